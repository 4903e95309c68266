//! Before anybody speaks: the data room is asked once for everyone. After the research: the votes are counted.

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

use super::calling::{Called, StepKey};
use super::{Record, Run, turn};
use crate::interrupt::Interrupt;

impl Run<'_> {
    /// The chair opens the meeting with what the data room holds.
    pub(super) async fn open(&mut self) -> Result<(), Interrupt> {
        let request_sha256 = digest(&json!({"ledger": self.plan.brief}));
        let look = async {
            Ok(Called::nobody(match self.look_up().await {
                Ok(ok) => StepResult::Ok { ok },
                Err(problem) => {
                    tracing::warn!(problem, "the data room has no figures");
                    StepResult::failed(Reason::FiguresMissing, Spent::default())
                }
            }))
        };
        let understand = |value| serde_json::from_value::<Ledger>(value).map_err(|_| "no ledger".to_owned());
        let ledger = self
            .journal
            .settle(
                &StepKey::of(LEDGER_STEP, "ledger"),
                request_sha256,
                look,
                understand,
                |ledger, effects| {
                    let (figures, gaps) = ledger
                        .as_ref()
                        .map_or((0, 1), |ledger| (ledger.evidence.len(), ledger.gaps.len()));
                    let mut floor = turn(
                        Kind::Floor,
                        self.seat("chair"),
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
                    effects.say(floor);
                },
            )
            .await?;
        // Without a data room the committee knows of one thing only: that nothing could be looked up, and why.
        let ledger = ledger.unwrap_or_else(|why| Ledger {
            gaps: vec![self.words(why)],
            ..Ledger::default()
        });
        self.ledger = SharedLedger::new(ledger);
        Ok(())
    }

    /// What the data room has, as the journal will have it; or why there is nothing. It may ask others, who may be
    /// slow.
    async fn look_up(&self) -> Result<Value, String> {
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

    /// The chair reads out how everybody voted before they had heard each other.
    pub(super) async fn count_votes(&self, record: &Record) -> Result<(), Interrupt> {
        let count = |stance| {
            record
                .findings
                .iter()
                .filter(|finding| finding.stance == stance)
                .count()
        };
        let (supports, opposes) = (count(Stance::Supports), count(Stance::Opposes));
        let neutral = record.findings.len() - supports - opposes;
        self.journal
            .note("votes", |effects| {
                let tasks = u64::try_from(self.plan.tasks.len()).unwrap_or_default();
                let steps = &mut effects.execution.steps;
                steps.only_left(steps.total.saturating_sub(1 + tasks));
                let mut floor = turn(
                    Kind::Floor,
                    self.seat("chair"),
                    None,
                    self.say(
                        "floor-votes",
                        &[
                            ("supports", Arg::Count(supports as u64)),
                            ("opposes", Arg::Count(opposes as u64)),
                            ("neutral", Arg::Count(neutral as u64)),
                            ("next", Arg::Text(self.what_follows(record))),
                        ],
                    ),
                );
                floor.data = Some(json!({"supports": supports, "opposes": opposes, "neutral": neutral}));
                effects.say(floor);
            })
            .await
    }

    fn what_follows(&self, record: &Record) -> &'static str {
        if self.plan.tier != pipeline::principal::Tier::Pro {
            "tier"
        } else if record.findings.len() < 2 {
            "nobody"
        } else {
            "questions"
        }
    }
}
