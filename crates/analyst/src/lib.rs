//! The built-in analyst: arithmetic and rules over the data room. It needs no key and no network, and the same ask
//! gets the same reply, to the byte.

use std::time::Duration;

use async_trait::async_trait;
use pipeline::execution::Usage;
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{Answered, Around, Ask, Failed, Reasoner, ReasonerFailure, Reply};

use languages::text;
use reading::{self, horizon, lexicon};

mod answer;
mod challenge;
pub mod debrief;
pub mod figures;
mod gaps;
mod grounds;
mod judge;
pub mod measures;
mod rebuttal;
mod recency;
pub mod red_team;
mod research;
pub mod revision;
mod risks;
pub mod roster;
pub mod rulebook;
pub mod rules;
pub mod scenarios;
pub mod synthesis;
mod tables;
mod thesis;
pub mod weighing;
pub mod words;

/// The analyst that ships.
#[derive(Debug, Clone, Copy, Default)]
pub struct BuiltinAnalyst {
    pace: Duration,
}

impl BuiltinAnalyst {
    /// An analyst who takes this long for every answer, so that people can follow a committee at work; zero for none.
    pub const fn new(pace: Duration) -> Self {
        Self { pace }
    }

    /// Answers without waiting and without a runtime.
    pub fn answer(&self, ask: &Ask) -> Reply {
        match ask {
            Ask::Triage {
                session_id,
                input,
                language,
                clarifications,
                as_of,
                portfolio,
            } => Reply::Triage {
                triage: reading::triage(reading::Asked {
                    session_id,
                    input,
                    language: *language,
                    clarifications,
                    as_of,
                    portfolio,
                }),
            },
            Ask::Plan { brief, .. } => {
                let (committee, tasks) = roster::plan(brief);
                Reply::Plan { committee, tasks }
            }
            Ask::Research {
                brief,
                member,
                task,
                given,
                ledger,
            } => {
                let (thinking, finding) = research::research(brief, member, task, given, ledger);
                Reply::Research {
                    thinking,
                    finding: Box::new(finding),
                }
            }
            Ask::Challenge {
                brief,
                member,
                findings,
                ledger,
            } => Reply::Challenge {
                challenges: challenge::challenge(brief, member, findings, ledger),
            },
            Ask::Rebut {
                brief,
                finding,
                challenges,
                ledger,
                ..
            } => Reply::Rebut {
                rebuttals: rebuttal::rebut(brief, finding, challenges, ledger),
            },
            Ask::Synthesise {
                brief,
                committee,
                findings,
                challenges,
                rebuttals,
                ledger,
                absent,
            } => {
                let heard = weighing::Heard {
                    committee,
                    findings,
                    challenges,
                    rebuttals,
                    absent,
                };
                Reply::Analysis {
                    analysis: Box::new(synthesis::synthesise(brief, &heard, ledger)),
                }
            }
            Ask::RedTeam { brief, draft, ledger } => {
                let (objections, ruling) = red_team::attack(brief, draft, ledger);
                Reply::RedTeam { objections, ruling }
            }
            Ask::Revise {
                brief,
                draft,
                objections,
                ruling,
            } => Reply::Analysis {
                analysis: Box::new(revision::revise(brief, draft, objections, *ruling)),
            },
            Ask::Debrief {
                brief,
                analysis,
                members,
                language,
            } => Reply::Debrief {
                debrief: debrief::debrief(brief, analysis, *members, *language),
            },
        }
    }
}

#[async_trait]
impl Reasoner for BuiltinAnalyst {
    async fn reason(&self, ask: &Ask, around: Around<'_>) -> Result<Answered, Failed> {
        if !self.pace.is_zero() {
            tokio::time::sleep(self.pace).await;
        }
        let usage = Usage {
            calls: 1,
            input_tokens: 0,
            output_tokens: 0,
            cost_micros: 0,
        };
        let (analyst, ask) = (*self, ask.clone());
        let reply = compute(around.computer, move || analyst.answer(&ask)).await;
        Ok(Answered {
            reply: reply.map_err(ReasonerFailure::from)?,
            usage,
            calls: Vec::new(),
        })
    }

    fn name(&self) -> String {
        "builtin".to_owned()
    }
}

#[cfg(test)]
mod tests_committee;
#[cfg(test)]
mod tests_confidence;
#[cfg(test)]
mod tests_horizon;
#[cfg(test)]
mod tests_session;
