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
use super::{CLOSING_STEPS, CommitteeResults, Run, turn};
use crate::interrupt::Interrupt;

/// Cap for a draft that should have been revised but could not be.
const MAX_CONFIDENCE_UNREVISED: f64 = 0.3;
/// Cap for a draft that the red team rejected.
const MAX_CONFIDENCE_REJECTED: f64 = 0.1;

impl Run<'_> {
    /// The chair's analysis after the red team; the inner error says why there is none.
    pub(super) async fn conclude(&self, results: &mut CommitteeResults) -> Result<Result<Analysis, String>, Interrupt> {
        let mut draft = match self.synthesise(results).await? {
            Ok(draft) => draft,
            Err(reason) => return Ok(Err(self.say_with_reason("failed-synthesis", reason))),
        };
        results.findings = checks::ruled(&results.findings, &draft.rulings);
        let lowered_by = if results.absent.is_empty() { "chair" } else { "absent" };
        self.explain_confidence(&mut draft, lowered_by);
        let (objections, ruling) = self.red_team(&draft).await?;
        let mut last = match ruling {
            Ruling::Pass => Analysis {
                red_team: objections,
                ..draft
            },
            _ => self.revise(results, &draft, objections, ruling).await?,
        };
        self.explain_confidence(&mut last, "red_team");
        last.red_team_ruling = Some(ruling);
        last.absent.clone_from(&results.absent);
        last.confidence = cap_confidence(last.confidence, results.absent.len());
        self.explain_confidence(&mut last, "absent");
        self.apply_spent_budget(results, &mut last).await;
        self.reconcile_dissent(results, &mut last);
        last.votes = results
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

    /// Makes the dissent list exactly the members who voted against the final balance, whatever the draft said.
    fn reconcile_dissent(&self, results: &CommitteeResults, analysis: &mut Analysis) {
        let dissenting = checks::dissenting(analysis.balance, &results.findings);
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

    /// If the budget was spent, adds a data gap and caps the confidence; with too few findings there is no judgement.
    async fn apply_spent_budget(&self, results: &CommitteeResults, analysis: &mut Analysis) {
        if !self.journal.state().await.execution.budget_exhausted {
            return;
        }
        analysis.data_gaps.push(self.say("message-budget-spent", &[]));
        analysis.confidence = cap_confidence(analysis.confidence, results.absent.len().max(1));
        self.explain_confidence(analysis, "budget");
        if results.cut_short {
            analysis.balance = Balance::InsufficientEvidence;
        }
    }

    /// Adds a step to the confidence breakdown that explains the lower value.
    pub(super) fn explain_confidence(&self, analysis: &mut Analysis, lowered_by: &str) {
        let why = || match lowered_by {
            "budget" => self.say("message-budget-spent", &[]),
            _ => self.say(&format!("confidence-step-{}", lowered_by.replace('_', "-")), &[]),
        };
        if let Some(breakdown) = &mut analysis.confidence_breakdown {
            breakdown.lowered(lowered_by, analysis.confidence, why);
        }
    }

    async fn synthesise(&self, results: &CommitteeResults) -> Result<Result<Analysis, Reason>, Interrupt> {
        let request = StageRequest::Synthesise {
            brief: self.plan.brief.clone(),
            committee: self.plan.committee.clone(),
            findings: results.findings.clone(),
            challenges: results.challenges.clone(),
            rebuttals: results.rebuttals.clone(),
            ledger: self.ledger.clone(),
            absent: results
                .absent
                .iter()
                .map(|absence| format!("{} ({})", absence.title, absence.reason))
                .collect(),
        };
        let read = self.analysis_parser(results);
        self.journal
            .call(
                &StepKey::of("synthesis", "synthesise"),
                &request,
                read,
                |draft, effects| {
                    effects.execution.steps.skip_to_remaining(CLOSING_STEPS - 1);
                    let Ok(draft) = draft else { return };
                    for ruling in draft.rulings.iter().filter(|ruling| !ruling.reason.is_empty()) {
                        let mut word = turn(
                            Kind::Synthesis,
                            self.member_with_role("chair"),
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
                        effects.append_turn(word);
                    }
                    for finding in checks::ruled(&results.findings, &draft.rulings) {
                        if !results.findings.contains(&finding) {
                            effects.store_finding(&finding);
                        }
                    }
                    effects.append_turn(self.verdict_turn(draft, draft.thesis.clone(), Kind::Synthesis));
                },
            )
            .await
    }

    /// The red team's objections and ruling. A red team without a usable answer counts as a rejection.
    async fn red_team(&self, draft: &Analysis) -> Result<(Vec<Objection>, Ruling), Interrupt> {
        let request = StageRequest::RedTeam {
            brief: self.plan.brief.clone(),
            draft: draft.clone(),
            ledger: self.ledger.clone(),
        };
        let seat = self.member_with_role("red_team");
        let read = |reply| match reply {
            StageResponse::RedTeam { objections, ruling } => Ok((checks::objections(objections), ruling)),
            _ => Err("the answer is not a ruling".to_owned()),
        };
        let ruled = self
            .journal
            .call(
                &StepKey::of("red_team", "red_team"),
                &request,
                read,
                |ruled, effects| {
                    let (text, ruling) = match ruled {
                        Ok((objections, ruling)) => {
                            for objection in objections {
                                let mut challenge = turn(Kind::Challenge, seat, None, objection.objection.clone());
                                challenge.data = Some(json!({"severity": objection.severity}));
                                effects.append_turn(challenge);
                            }
                            (self.say(ruling_message(*ruling), &[]), *ruling)
                        }
                        Err(reason) => (self.say_with_reason("red-team-unheard", *reason), Ruling::Reject),
                    };
                    let mut verdict = turn(Kind::Synthesis, seat, None, text);
                    verdict.data = Some(json!({"ruling": ruling}));
                    effects.append_turn(verdict);
                },
            )
            .await?;
        Ok(ruled.unwrap_or((Vec::new(), Ruling::Reject)))
    }

    /// Revises the draft once. A draft that could not be revised is published with its open objections and a capped
    /// confidence.
    async fn revise(
        &self,
        results: &CommitteeResults,
        draft: &Analysis,
        objections: Vec<Objection>,
        ruling: Ruling,
    ) -> Result<Analysis, Interrupt> {
        let request = StageRequest::Revise {
            brief: self.plan.brief.clone(),
            draft: draft.clone(),
            objections: objections.clone(),
            ruling,
        };
        let read = self.analysis_parser(results);
        let revised = self
            .journal
            .call(
                &StepKey::of("revision", "revise"),
                &request,
                read,
                |revised, effects| {
                    if let Ok(analysis) = revised {
                        effects.append_turn(self.revision_turn(draft, analysis));
                    }
                },
            )
            .await?;
        let mut last = revised.unwrap_or_else(|_| Analysis {
            confidence: draft.confidence.min(MAX_CONFIDENCE_UNREVISED),
            red_team: objections,
            ..draft.clone()
        });
        last.confidence = last.confidence.min(draft.confidence);
        if ruling == Ruling::Reject {
            // Nobody has reviewed the revision, so it cannot lift the rejection.
            last.balance = Balance::InsufficientEvidence;
            last.confidence = last.confidence.min(MAX_CONFIDENCE_REJECTED);
        }
        last.revision = text_changes(draft, &last);
        Ok(last)
    }

    /// The chair's turn that says what the revision changed, or that the draft stands.
    fn revision_turn(&self, draft: &Analysis, revised: &Analysis) -> Turn {
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
        let mut verdict = self.verdict_turn(revised, said.join(&self.say("between-sentences", &[])), Kind::Response);
        verdict.data = Some(json!({
            "balance": revised.balance,
            "confidence": revised.confidence,
            "changes": changes,
        }));
        verdict
    }

    /// A pure function that turns an answer into a checked analysis, or says why it cannot be used.
    fn analysis_parser(
        &self,
        results: &CommitteeResults,
    ) -> impl FnOnce(StageResponse) -> Result<Analysis, String> + Send + use<> {
        let (findings, absent) = (results.findings.clone(), results.absent.len());
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

    fn verdict_turn(&self, analysis: &Analysis, text: String, kind: Kind) -> Turn {
        let chair: Option<&Member> = self.member_with_role("chair");
        let mut verdict = turn(kind, chair, None, text);
        verdict.data = Some(json!({"balance": analysis.balance, "confidence": analysis.confidence}));
        verdict
    }
}

/// The Fluent message of a ruling.
const fn ruling_message(ruling: Ruling) -> &'static str {
    match ruling {
        Ruling::Pass => "red-team-pass",
        Ruling::Revise => "red-team-revise",
        Ruling::Reject => "red-team-reject",
    }
}
