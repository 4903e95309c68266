//! The built-in analyst: arithmetic and rules over the data room. It needs no key and no network, and the same
//! request always gets the same reply, byte for byte.

use std::time::Duration;

use async_trait::async_trait;
use pipeline::brief::Triage;
use pipeline::execution::Usage;
use pipeline::ports::compute::compute;
use pipeline::ports::reasoner::{
    AnsweredCall, CallContext, FailedCall, Reasoner, ReasonerFailure, StageRequest, StageResponse,
};

use intent::question::Question;
use languages::language::Language;
use languages::text;
use reading::{self, horizon, lexicon};

mod account_years;
mod additions;
mod answer;
mod asked;
mod bearable_fall;
mod bounds;
mod challenge;
mod confidence;
pub mod debrief;
mod definition;
mod economy;
mod examination;
pub mod figures;
mod gaps;
mod grounds;
mod holdings;
mod judge;
mod leads;
mod lookups;
pub mod measures;
mod message_args;
mod missing;
mod mixes;
mod names;
mod past;
mod past_economy;
mod plain;
mod questions;
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
mod sides;
mod spot;
mod stated_limits;
mod supposed_falls;
pub mod synthesis;
mod tables;
mod thesis;
mod topics;
pub mod weighing;
pub mod words;

/// Reads a question. What can be looked up is answered at once.
pub fn triage(asked: reading::Asked<'_>) -> Triage {
    intent::at_once(reading::triage(asked))
}

/// Builds the word lists and the names of instruments, which otherwise happens at their first use and takes long.
pub fn load_words() {
    let question = reading::Asked {
        session_id: "",
        input: "Is Apple a good investment for ten years?",
        language: Language::En,
        clarifications: &[],
        as_of: "2000-01-01",
        portfolio: &[],
    };
    if let Triage::Complete { brief } | Triage::Clarify { draft: brief, .. } = triage(question) {
        Question::of(&brief);
    }
}

/// Answers every stage by rules and arithmetic, without a language model.
#[derive(Debug, Clone, Copy, Default)]
pub struct BuiltinAnalyst {
    pace: Duration,
}

impl BuiltinAnalyst {
    /// An analyst that waits `pace` before every answer, so that people can watch a committee at work; zero: no wait.
    pub const fn new(pace: Duration) -> Self {
        Self { pace }
    }

    /// Answers synchronously, without the wait and without an async runtime.
    pub fn answer(&self, ask: &StageRequest) -> StageResponse {
        match ask {
            StageRequest::Triage {
                session_id,
                input,
                language,
                clarifications,
                as_of,
                portfolio,
            } => StageResponse::Triage {
                triage: triage(reading::Asked {
                    session_id,
                    input,
                    language: *language,
                    clarifications,
                    as_of,
                    portfolio,
                }),
            },
            StageRequest::Plan { brief, .. } => {
                let (committee, tasks) = roster::plan(brief);
                StageResponse::Plan { committee, tasks }
            }
            StageRequest::Research {
                brief,
                member,
                task,
                given,
                ledger,
            } => {
                let (thinking, finding) = research::research(brief, member, task, given, ledger);
                StageResponse::Research {
                    thinking,
                    finding: Box::new(finding),
                }
            }
            StageRequest::Challenge {
                brief,
                member,
                findings,
                ledger,
            } => StageResponse::Challenge {
                challenges: challenge::challenge(brief, member, findings, ledger),
            },
            StageRequest::Rebut {
                brief,
                finding,
                challenges,
                ledger,
                ..
            } => StageResponse::Rebut {
                rebuttals: rebuttal::rebut(brief, finding, challenges, ledger),
            },
            StageRequest::Synthesise {
                brief,
                committee,
                findings,
                challenges,
                rebuttals,
                ledger,
                absent,
            } => {
                let heard = weighing::Deliberation {
                    committee,
                    findings,
                    challenges,
                    rebuttals,
                    absent,
                };
                StageResponse::Analysis {
                    analysis: Box::new(synthesis::synthesise(brief, &heard, ledger)),
                }
            }
            StageRequest::RedTeam { brief, draft, ledger } => {
                let (objections, ruling) = red_team::attack(brief, draft, ledger);
                StageResponse::RedTeam { objections, ruling }
            }
            StageRequest::Revise {
                brief,
                draft,
                objections,
                ruling,
            } => StageResponse::Analysis {
                analysis: Box::new(revision::revise(brief, draft, objections, *ruling)),
            },
            StageRequest::Debrief {
                brief,
                analysis,
                members,
                language,
            } => StageResponse::Debrief {
                debrief: debrief::debrief(brief, analysis, *members, *language),
            },
        }
    }
}

#[async_trait]
impl Reasoner for BuiltinAnalyst {
    async fn reason(&self, ask: &StageRequest, context: CallContext<'_>) -> Result<AnsweredCall, FailedCall> {
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
        let reply = compute(context.computer, move || analyst.answer(&ask)).await;
        Ok(AnsweredCall {
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
mod tests_breakdown;
#[cfg(test)]
mod tests_committee;
#[cfg(test)]
mod tests_confidence;
#[cfg(test)]
mod tests_definition;
#[cfg(test)]
mod tests_deliberation;
#[cfg(test)]
mod tests_earnings;
#[cfg(test)]
mod tests_first;
#[cfg(test)]
mod tests_horizon;
#[cfg(test)]
mod tests_lookup_prices;
#[cfg(test)]
mod tests_plans;
#[cfg(test)]
mod tests_repetition;
#[cfg(test)]
mod tests_scenarios;
#[cfg(test)]
mod tests_session;
#[cfg(test)]
mod tests_stated_limits;
