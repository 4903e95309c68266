//! Layers four to six: the chair's synthesis, the red team's attack on it, one revision.

use languages::locale::Arg;
use pipeline::committee::{Analysis, MemberVote, Objection, Ruling, cap_confidence, checks};
use pipeline::plan::Member;
use pipeline::ports::reasoner::{Ask, Reply};
use pipeline::transcript::Kind;
use serde_json::json;

use super::calling::StepKey;
use super::{CLOSING_STEPS, Record, Run, turn};
use crate::stop::Stop;

/// Confidence in a draft that had to be revised and could not be.
const UNREVISED: f64 = 0.3;
/// Confidence in a draft that the red team rejected.
const REJECTED: f64 = 0.1;

impl Run<'_> {
    /// The chair's analysis after the red team; the inner error is why there is none.
    pub(super) async fn conclude(&self, record: &mut Record) -> Result<Result<Analysis, String>, Stop> {
        let draft = match self.synthesise(record).await? {
            Ok(draft) => draft,
            Err(reason) => return Ok(Err(format!("no synthesis could be made of the findings ({reason})"))),
        };
        record.findings = checks::ruled(&record.findings, &draft.rulings);
        let (objections, ruling) = self.red_team(&draft).await?;
        let mut last = match ruling {
            Ruling::Pass => Analysis {
                red_team: objections,
                ..draft
            },
            _ => self.revise(record, &draft, objections, ruling).await?,
        };
        last.red_team_ruling = Some(ruling);
        last.absent.clone_from(&record.absent);
        last.confidence = cap_confidence(last.confidence, record.absent.len());
        self.mind_the_budget(record, &mut last).await;
        last.votes = record
            .findings
            .iter()
            .filter_map(|finding| {
                Some(MemberVote {
                    member_id: finding.member_id.clone(),
                    vote: finding.vote?,
                })
            })
            .collect();
        Ok(Ok(last))
    }

    /// A run whose budget was spent says so and is believed less; one that has heard too few has no view.
    async fn mind_the_budget(&self, record: &Record, analysis: &mut Analysis) {
        if !self.journal.state().await.execution.budget_exhausted {
            return;
        }
        analysis.data_gaps.push(self.say("message-budget-spent", &[]));
        analysis.confidence = cap_confidence(analysis.confidence, record.absent.len().max(1));
        if record.cut_short {
            "insufficient_evidence".clone_into(&mut analysis.balance);
        }
    }

    async fn synthesise(&self, record: &Record) -> Result<Result<Analysis, String>, Stop> {
        let ask = Ask::Synthesise {
            brief: self.plan.brief.clone(),
            committee: self.plan.committee.clone(),
            findings: record.findings.clone(),
            challenges: record.challenges.clone(),
            rebuttals: record.rebuttals.clone(),
            ledger: self.ledger.clone(),
            absent: record
                .absent
                .iter()
                .map(|absence| format!("{} ({})", absence.title, absence.reason))
                .collect(),
        };
        let read = self.reading(record);
        self.journal
            .call(&StepKey::of("synthesis", "synthesise"), &ask, read, |draft, effects| {
                effects.execution.steps.only_left(CLOSING_STEPS - 1);
                let Ok(draft) = draft else { return };
                for ruling in draft.rulings.iter().filter(|ruling| !ruling.reason.is_empty()) {
                    let mut word = turn(
                        Kind::Synthesis,
                        self.seat("chair"),
                        None,
                        self.say(
                            "floor-ruled",
                            &[
                                ("claim", Arg::Text(&ruling.claim_id)),
                                ("ruling", Arg::Text(&ruling.ruling)),
                                ("reason", Arg::Text(&ruling.reason)),
                            ],
                        ),
                    );
                    word.data = serde_json::to_value(ruling).ok();
                    effects.say(word);
                }
                for finding in checks::ruled(&record.findings, &draft.rulings) {
                    if !record.findings.contains(&finding) {
                        effects.find(&finding);
                    }
                }
                effects.say(self.verdict(draft, draft.thesis.clone(), Kind::Synthesis));
            })
            .await
    }

    /// The red team's objections. One that cannot be read counts as a rejection.
    async fn red_team(&self, draft: &Analysis) -> Result<(Vec<Objection>, Ruling), Stop> {
        let ask = Ask::RedTeam {
            brief: self.plan.brief.clone(),
            draft: draft.clone(),
            ledger: self.ledger.clone(),
        };
        let seat = self.seat("red_team");
        let read = |reply| match reply {
            Reply::RedTeam { objections, ruling } => Ok((checks::objections(objections), ruling)),
            _ => Err("the answer is not a ruling".to_owned()),
        };
        let ruled = self
            .journal
            .call(&StepKey::of("red_team", "red_team"), &ask, read, |ruled, effects| {
                let (text, ruling) = match ruled {
                    Ok((objections, ruling)) => {
                        for objection in objections {
                            let mut challenge = turn(Kind::Challenge, seat, None, objection.objection.clone());
                            challenge.data = Some(json!({"severity": objection.severity}));
                            effects.say(challenge);
                        }
                        (self.say(spoken(*ruling), &[]), *ruling)
                    }
                    Err(reason) => (
                        self.say("red-team-unheard", &[("reason", Arg::Text(reason))]),
                        Ruling::Reject,
                    ),
                };
                let mut verdict = turn(Kind::Synthesis, seat, None, text);
                verdict.data = Some(json!({"ruling": ruling}));
                effects.say(verdict);
            })
            .await?;
        Ok(ruled.unwrap_or((Vec::new(), Ruling::Reject)))
    }

    /// One revision at most. A draft that could not be revised goes out with its objections open and its confidence cut.
    async fn revise(
        &self,
        record: &Record,
        draft: &Analysis,
        objections: Vec<Objection>,
        ruling: Ruling,
    ) -> Result<Analysis, Stop> {
        let ask = Ask::Revise {
            brief: self.plan.brief.clone(),
            draft: draft.clone(),
            objections: objections.clone(),
            ruling,
        };
        let read = self.reading(record);
        let revised = self
            .journal
            .call(&StepKey::of("revision", "revise"), &ask, read, |revised, effects| {
                if let Ok(analysis) = revised {
                    let text = self.say("floor-revised", &[("thesis", Arg::Text(&analysis.thesis))]);
                    effects.say(self.verdict(analysis, text, Kind::Response));
                }
            })
            .await?;
        let mut last = revised.unwrap_or_else(|_| Analysis {
            confidence: draft.confidence.min(UNREVISED),
            red_team: objections,
            ..draft.clone()
        });
        last.confidence = last.confidence.min(draft.confidence);
        if ruling == Ruling::Reject {
            // Whatever the revision says, nobody has vouched for it.
            "insufficient_evidence".clone_into(&mut last.balance);
            last.confidence = last.confidence.min(REJECTED);
        }
        Ok(last)
    }

    /// What makes an analysis of an answer, or says why it is none.
    fn reading(&self, record: &Record) -> impl FnOnce(Reply) -> Result<Analysis, String> + Send + use<> {
        let (findings, absent) = (record.findings.clone(), record.absent.len());
        let ledger = self.ledger.clone();
        move |reply| match reply {
            Reply::Analysis { analysis } => {
                let mut analysis = checks::analysis(*analysis, &findings, &ledger)?;
                analysis.confidence = cap_confidence(analysis.confidence, absent);
                Ok(analysis)
            }
            _ => Err("the answer is not an analysis".to_owned()),
        }
    }

    fn verdict(&self, analysis: &Analysis, text: String, kind: Kind) -> pipeline::transcript::Turn {
        let chair: Option<&Member> = self.seat("chair");
        let mut verdict = turn(kind, chair, None, text);
        verdict.data = Some(json!({"balance": analysis.balance, "confidence": analysis.confidence}));
        verdict
    }
}

/// The message for a ruling.
const fn spoken(ruling: Ruling) -> &'static str {
    match ruling {
        Ruling::Pass => "red-team-pass",
        Ruling::Revise => "red-team-revise",
        Ruling::Reject => "red-team-reject",
    }
}
