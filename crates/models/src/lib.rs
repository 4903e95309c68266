//! Language models as the reasoner. They propose; code computes: which instruments, which figures, who sits on the
//! committee and how far anything is believed is decided here, never by an answer.

use std::sync::Arc;

use async_trait::async_trait;
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;
use pipeline::ports::reasoner::{
    Answered, CallContext, Failed, Reasoner, ReasonerFailure, StageRequest, StageResponse,
};
use pipeline::reason::Reason;

mod check;
mod circuit;
mod concurrency_limit;
mod conversation;
mod endpoint;
mod fence;
mod figure_context;
mod prompt;
mod provider_client;
mod provider_error;
mod schema;
mod settings;
mod speech;
mod stages;
mod thinking;
mod tolerant;
mod tools;
mod usage_meter;

pub use check::{Checked, TrialResult};
pub use endpoint::provider_names;
pub use settings::{Form, ModelSettings, Price, Secret};

use provider_client::ProviderClient;
use usage_meter::UsageMeter;

/// The reasoner over language models.
pub struct ModelReasoner {
    models: Models,
}

/// The models and the line to them.
pub(crate) struct Models {
    settings: ModelSettings,
    line: ProviderClient,
}

impl ModelReasoner {
    /// Over the configured endpoint; the error says what is wrong with the settings.
    pub fn new(settings: ModelSettings, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, String> {
        let line = ProviderClient::new(&settings, clock, ids)?;
        Ok(Self {
            models: Models { settings, line },
        })
    }
}

impl Models {
    async fn answer(
        &self,
        ask: &StageRequest,
        around: &CallContext<'_>,
        account: &mut UsageMeter,
    ) -> Result<StageResponse, ReasonerFailure> {
        Ok(match ask {
            StageRequest::Triage { .. } => StageResponse::Triage {
                triage: stages::triage::triage(self, ask, around, account).await?,
            },
            StageRequest::Plan { brief, tier } => {
                let around = CallContext { tier: *tier, ..*around };
                let (committee, tasks) = stages::plan::plan(self, brief, &around, account).await?;
                StageResponse::Plan { committee, tasks }
            }
            StageRequest::Research { .. } => {
                let (thinking, finding) = stages::research::research(self, ask, around, account).await?;
                StageResponse::Research {
                    thinking,
                    finding: Box::new(finding),
                }
            }
            StageRequest::Challenge { .. } => StageResponse::Challenge {
                challenges: stages::challenge::challenge(self, ask, around, account).await?,
            },
            StageRequest::Rebut { .. } => StageResponse::Rebut {
                rebuttals: stages::rebut::rebut(self, ask, around, account).await?,
            },
            StageRequest::Synthesise { .. } => StageResponse::Analysis {
                analysis: Box::new(stages::synthesise::synthesise(self, ask, around, account).await?),
            },
            StageRequest::RedTeam { .. } => {
                let (objections, ruling) = stages::red_team::red_team(self, ask, around, account).await?;
                StageResponse::RedTeam { objections, ruling }
            }
            StageRequest::Revise { .. } => StageResponse::Analysis {
                analysis: Box::new(stages::revise::revise(self, ask, around, account).await?),
            },
            StageRequest::Debrief { .. } => StageResponse::Debrief {
                debrief: stages::debrief::debrief(self, ask, around, account).await?,
            },
        })
    }
}

#[async_trait]
impl Reasoner for ModelReasoner {
    async fn reason(&self, ask: &StageRequest, around: CallContext<'_>) -> Result<Answered, Failed> {
        let mut account = UsageMeter::new(around.allowance);
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
    ReasonerFailure::Unusable(Reason::AnswerUnusable)
}

#[cfg(test)]
mod tests;
