//! Before the research: the data room is asked once for the ledger of all members. After it: the votes are counted.

use figures::canonical::digest;
use figures::ledger::Ledger;
use languages::locale::Arg;
use pipeline::committee::Stance;
use pipeline::ports::reasoner::SharedLedger;
use pipeline::reason::Reason;
use pipeline::record::LEDGER_STEP;
use pipeline::record::step::{Spent, StepResult};
use pipeline::transcript::Kind;
use serde_json::{Value, json};

use super::calling::{CallReport, StepKey};
use super::{CommitteeResults, Run, turn};
use crate::interrupt::Interrupt;

impl Run<'_> {
    /// Fetches the ledger; the chair's opening turn says how many figures and gaps it has.
    pub(super) async fn open(&mut self) -> Result<(), Interrupt> {
        let request_sha256 = digest(&json!({"ledger": self.plan.brief}));
        let fetch = async {
            Ok(CallReport::not_called(match self.fetch_ledger().await {
                Ok(ok) => StepResult::Ok { ok },
                Err(problem) => {
                    tracing::warn!(problem, "the data room has no figures");
                    StepResult::failed(Reason::FiguresMissing, Spent::default())
                }
            }))
        };
        let decode = |value| serde_json::from_value::<Ledger>(value).map_err(|_| "no ledger".to_owned());
        let ledger = self
            .journal
            .run_step(
                &StepKey::of(LEDGER_STEP, "ledger"),
                request_sha256,
                fetch,
                decode,
                |ledger, effects| {
                    let (figures, gaps) = ledger
                        .as_ref()
                        .map_or((0, 1), |ledger| (ledger.evidence.len(), ledger.gaps.len()));
                    let mut floor = turn(
                        Kind::Floor,
                        self.member_with_role("chair"),
                        None,
                        self.say(
                            "floor-opened",
                            &[
                                ("title", Arg::Text(&self.plan.brief.title)),
                                ("figures", Arg::Count(figures as u64)),
                                ("gaps", Arg::Count(gaps as u64)),
                            ],
                        ),
                    );
                    floor.data = Some(json!({"figures": figures, "gaps": gaps}));
                    effects.append_turn(floor);
                },
            )
            .await?;
        // Without a ledger the committee goes on with a single gap: the reason why there are no figures.
        let ledger = ledger.unwrap_or_else(|why| Ledger {
            gaps: vec![self.reason_text(why)],
            ..Ledger::default()
        });
        self.ledger = SharedLedger::new(ledger);
        Ok(())
    }

    /// The ledger as JSON for the journal, or why there is none. The data room may ask slow external sources, so there
    /// is a time limit.
    async fn fetch_ledger(&self) -> Result<Value, String> {
        let engine = self.engine;
        let computer = engine.compute.of(self.journal.owner());
        let ledger = engine.ports.data_room.ledger(&self.plan.brief, &computer);
        let ledger = tokio::time::timeout(engine.compute_limit(), ledger).await;
        let ledger = ledger.map_err(|_| "the data room did not answer in time".to_owned())?;
        let ledger = ledger.map_err(|why| format!("the data room's figures are missing: {why}"))?;
        let written = self.journal.compute(move || serde_json::to_value(ledger)).await;
        let written = written.map_err(|why| why.to_string())?;
        written.map_err(|_| "the data room's answer cannot be written down".to_owned())
    }

    /// The chair's turn with the count of the stances that members took before they heard each other.
    pub(super) async fn count_votes(&self, results: &CommitteeResults) -> Result<(), Interrupt> {
        let count = |stance| {
            results
                .findings
                .iter()
                .filter(|finding| finding.stance == stance)
                .count()
        };
        let (supports, opposes) = (count(Stance::Supports), count(Stance::Opposes));
        let neutral = results.findings.len() - supports - opposes;
        self.journal
            .step_without_call("votes", |effects| {
                let tasks = u64::try_from(self.plan.tasks.len()).unwrap_or_default();
                let steps = &mut effects.execution.steps;
                steps.skip_to_remaining(steps.total.saturating_sub(1 + tasks));
                let mut floor = turn(
                    Kind::Floor,
                    self.member_with_role("chair"),
                    None,
                    self.say(
                        "floor-votes",
                        &[
                            ("supports", Arg::Count(supports as u64)),
                            ("opposes", Arg::Count(opposes as u64)),
                            ("neutral", Arg::Count(neutral as u64)),
                            ("next", Arg::Text(self.examination(results).name())),
                        ],
                    ),
                );
                floor.data = Some(json!({"supports": supports, "opposes": opposes, "neutral": neutral}));
                effects.append_turn(floor);
            })
            .await
    }
}
