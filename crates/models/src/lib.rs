//! Language models as the reasoner. They propose; code computes: which instruments, which figures, who sits on the
//! committee and how far anything is believed is decided here, never by an answer.

use std::sync::Arc;

use async_trait::async_trait;
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;
use pipeline::ports::reasoner::{Answered, Around, Ask, Failed, Reasoner, ReasonerFailure, Reply};

mod account;
mod check;
mod circuit;
mod conversation;
mod endpoint;
mod fence;
mod line;
mod prompt;
mod room;
mod schema;
mod settings;
mod speech;
mod stages;
mod thinking;
mod tolerant;
mod tools;
mod trouble;
mod window;

pub use check::{Checked, Outcome};
pub use endpoint::provider_names;
pub use settings::{Form, ModelSettings, Price, Secret};

use account::Account;
use line::Line;

/// The reasoner over language models.
pub struct ModelReasoner {
    models: Models,
}

/// The models and the line to them.
pub(crate) struct Models {
    settings: ModelSettings,
    line: Line,
}

impl ModelReasoner {
    /// Over the configured endpoint; the error says what is wrong with the settings.
    pub fn new(settings: ModelSettings, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, String> {
        let line = Line::new(&settings, clock, ids)?;
        Ok(Self {
            models: Models { settings, line },
        })
    }
}

impl Models {
    async fn answer(&self, ask: &Ask, around: &Around<'_>, account: &mut Account) -> Result<Reply, ReasonerFailure> {
        Ok(match ask {
            Ask::Triage { .. } => Reply::Triage {
                triage: stages::triage::triage(self, ask, around, account).await?,
            },
            Ask::Plan { brief, tier } => {
                let around = Around { tier: *tier, ..*around };
                let (committee, tasks) = stages::plan::plan(self, brief, &around, account).await?;
                Reply::Plan { committee, tasks }
            }
            Ask::Research { .. } => {
                let (thinking, finding) = stages::research::research(self, ask, around, account).await?;
                Reply::Research {
                    thinking,
                    finding: Box::new(finding),
                }
            }
            Ask::Challenge { .. } => Reply::Challenge {
                challenges: stages::challenge::challenge(self, ask, around, account).await?,
            },
            Ask::Rebut { .. } => Reply::Rebut {
                rebuttals: stages::rebut::rebut(self, ask, around, account).await?,
            },
            Ask::Synthesise { .. } => Reply::Analysis {
                analysis: Box::new(stages::synthesise::synthesise(self, ask, around, account).await?),
            },
            Ask::RedTeam { .. } => {
                let (objections, ruling) = stages::red_team::red_team(self, ask, around, account).await?;
                Reply::RedTeam { objections, ruling }
            }
            Ask::Revise { .. } => Reply::Analysis {
                analysis: Box::new(stages::revise::revise(self, ask, around, account).await?),
            },
            Ask::Debrief { .. } => Reply::Debrief {
                debrief: stages::debrief::debrief(self, ask, around, account).await?,
            },
        })
    }
}

#[async_trait]
impl Reasoner for ModelReasoner {
    async fn reason(&self, ask: &Ask, around: Around<'_>) -> Result<Answered, Failed> {
        let mut account = Account::new(around.allowance);
        let reply = self.models.answer(ask, &around, &mut account).await;
        let usage = account.usage();
        let calls = account.into_calls();
        match reply {
            Ok(reply) => Ok(Answered { reply, usage, calls }),
            Err(why) => Err(Failed { why, calls }),
        }
    }

    fn name(&self) -> String {
        format!("models ({})", self.models.settings.models().join(", "))
    }

    fn standing(&self) -> Result<(), ReasonerFailure> {
        self.models.line.standing()
    }
}

/// A stage was handed another stage's ask; [`Models::answer`] never does.
fn mismatched() -> ReasonerFailure {
    ReasonerFailure::Unusable("the ask is of another stage".to_owned())
}

#[cfg(test)]
mod tests;
