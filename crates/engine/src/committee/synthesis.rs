//! Layers four to six: the chair's synthesis, the red team's attack on it, one revision.

use languages::decimal::Decimal;
use languages::locale::Arg;
use pipeline::committee::{
    Analysis, Balance, Claim, ClaimStatus, Dissent, MemberVote, Objection, Ruling, cap_confidence, checks, text_changes,
};
use pipeline::plan::Member;
use pipeline::ports::reasoner::{StageRequest, StageResponse};
use pipeline::reason::Reason;
use pipeline::transcript::{Kind, Turn};
use serde_json::json;

use super::calling::StepKey;
use super::{CLOSING_STEPS, Record, Run, turn};
use crate::interrupt::Interrupt;

/// Confidence in a draft that had to be revised and could not be.
const UNREVISED: f64 = 0.3;
/// Confidence in a draft that the red team rejected.
const REJECTED: f64 = 0.1;

impl Run<'_> {
    /// The chair's analysis after the red team; the inner error is why there is none.
    pub(super) async fn conclude(&self, record: &mut Record) -> Result<Result<Analysis, String>, Interrupt> {
        let mut draft = match self.synthesise(record).await? {
            Ok(draft) => draft,
            Err(reason) => return Ok(Err(self.say_why("failed-synthesis", reason))),
        };
        record.findings = checks::ruled(&record.findings, &draft.rulings);
        let lowered_by = if record.absent.is_empty() { "chair" } else { "absent" };
        self.explain(&mut draft, lowered_by);
        let (objections, ruling) = self.red_team(&draft).await?;
        let mut last = match ruling {
            Ruling::Pass => Analysis {
                red_team: objections,
                ..draft
            },
            _ => self.revise(record, &draft, objections, ruling).await?,
        };
        self.explain(&mut last, "red_team");
        last.red_team_ruling = Some(ruling);
        last.absent.clone_from(&record.absent);
        last.confidence = cap_confidence(last.confidence, record.absent.len());
        self.explain(&mut last, "absent");
        self.mind_the_budget(record, &mut last).await;
        self.name_dissent(record, &mut last);
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

    /// Every vote against what the committee says in the end is under its dissent, whatever the draft said.
    fn name_dissent(&self, record: &Record, analysis: &mut Analysis) {
        let dissenting = checks::dissenting(analysis.balance, &record.findings);
        let differs = |member_id: &str| dissenting.iter().any(|finding| finding.member_id == member_id);
        analysis.dissent.retain(|dissent| differs(&dissent.member_id));
        for finding in dissenting {
            if analysis
                .dissent
                .iter()
                .any(|known| known.member_id == finding.member_id)
            {
                continue;
            }
            let stance = finding.vote.map_or(finding.stance, |vote| vote.stance);
            let withdrawn = |claim: &Claim| {
                let mut rulings = analysis.rulings.iter();
                rulings.any(|ruling| ruling.claim_id == claim.claim_id && ruling.ruling == ClaimStatus::Withdrawn)
            };
            let point = checks::point_of(finding, stance, withdrawn).to_owned();
            analysis.dissent.push(Dissent {
                member_id: finding.member_id.clone(),
                stance,
                text: self.say(
                    "dissent",
                    &[
                        ("seat", Arg::Text(self.title(&finding.member_id))),
                        ("stance", Arg::Text(stance.name())),
                        ("claim", Arg::Text(&point)),
                    ],
                ),
            });
        }
    }

    /// A run whose budget was spent says so and is believed less; one that has heard too few has no view.
    async fn mind_the_budget(&self, record: &Record, analysis: &mut Analysis) {
        if !self.journal.state().await.execution.budget_exhausted {
            return;
        }
        analysis.data_gaps.push(self.say("message-budget-spent", &[]));
        analysis.confidence = cap_confidence(analysis.confidence, record.absent.len().max(1));
        self.explain(analysis, "budget");
        if record.cut_short {
            analysis.balance = Balance::InsufficientEvidence;
        }
    }

    /// Writes down why the confidence is lower than it was.
    pub(super) fn explain(&self, analysis: &mut Analysis, lowered_by: &str) {
        let why = || match lowered_by {
            "budget" => self.say("message-budget-spent", &[]),
            _ => self.say(&format!("confidence-step-{}", lowered_by.replace('_', "-")), &[]),
        };
        if let Some(breakdown) = &mut analysis.confidence_breakdown {
            breakdown.lowered(lowered_by, analysis.confidence, why);
        }
    }

    async fn synthesise(&self, record: &Record) -> Result<Result<Analysis, Reason>, Interrupt> {
        let ask = StageRequest::Synthesise {
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
                                ("ruling", Arg::Text(ruling.ruling.name())),
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
    async fn red_team(&self, draft: &Analysis) -> Result<(Vec<Objection>, Ruling), Interrupt> {
        let ask = StageRequest::RedTeam {
            brief: self.plan.brief.clone(),
            draft: draft.clone(),
            ledger: self.ledger.clone(),
        };
        let seat = self.seat("red_team");
        let read = |reply| match reply {
            StageResponse::RedTeam { objections, ruling } => Ok((checks::objections(objections), ruling)),
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
                    Err(reason) => (self.say_why("red-team-unheard", *reason), Ruling::Reject),
                };
                let mut verdict = turn(Kind::Synthesis, seat, None, text);
                verdict.data = Some(json!({"ruling": ruling}));
                effects.say(verdict);
            })
            .await?;
        Ok(ruled.unwrap_or((Vec::new(), Ruling::Reject)))
    }

    /// One revision at most. A draft that could not be revised goes out with its objections open and its confidence
    /// cut.
    async fn revise(
        &self,
        record: &Record,
        draft: &Analysis,
        objections: Vec<Objection>,
        ruling: Ruling,
    ) -> Result<Analysis, Interrupt> {
        let ask = StageRequest::Revise {
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
                    effects.say(self.revised(draft, analysis));
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
            last.balance = Balance::InsufficientEvidence;
            last.confidence = last.confidence.min(REJECTED);
        }
        last.revision = text_changes(draft, &last);
        Ok(last)
    }

    /// The chair says what the revision changed, or that the draft stands.
    fn revised(&self, draft: &Analysis, revised: &Analysis) -> Turn {
        let changes = text_changes(draft, revised);
        let [before, after] = [draft.confidence, revised.confidence].map(|sure| Decimal::rounded(sure, 2));
        let quantity = |value| Arg::Quantity { value, unit: "ratio" };
        let confidence = [("before", quantity(before)), ("after", quantity(after))];
        let mut said = match changes.iter().find(|change| change.part == "thesis") {
            Some(thesis) => vec![self.say("floor-revised", &[("thesis", Arg::Text(&thesis.after))])],
            None if changes.is_empty() => Vec::new(),
            None => vec![self.say("floor-revised-parts", &[])],
        };
        for change in changes
            .iter()
            .filter(|change| !["balance", "thesis"].contains(&change.part.as_str()))
        {
            let (key, text) = match change.after.as_str() {
                "" => ("floor-taken-out", &change.before),
                _ => ("floor-put-in", &change.after),
            };
            said.push(self.say(key, &[("text", Arg::Text(text))]));
        }
        if changes.is_empty() {
            let key = if before == after {
                "floor-stands"
            } else {
                "floor-stands-lower"
            };
            said.push(self.say(key, &confidence));
        }
        let mut verdict = self.verdict(revised, said.join(&self.say("between-sentences", &[])), Kind::Response);
        verdict.data = Some(json!({
            "balance": revised.balance,
            "confidence": revised.confidence,
            "changes": changes,
        }));
        verdict
    }

    /// What makes an analysis of an answer, or says why it is none.
    fn reading(&self, record: &Record) -> impl FnOnce(StageResponse) -> Result<Analysis, String> + Send + use<> {
        let (findings, absent) = (record.findings.clone(), record.absent.len());
        let ledger = self.ledger.clone();
        move |reply| match reply {
            StageResponse::Analysis { analysis } => {
                let mut analysis = checks::analysis(*analysis, &findings, &ledger)?;
                analysis.confidence = cap_confidence(analysis.confidence, absent);
                Ok(analysis)
            }
            _ => Err("the answer is not an analysis".to_owned()),
        }
    }

    fn verdict(&self, analysis: &Analysis, text: String, kind: Kind) -> Turn {
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
