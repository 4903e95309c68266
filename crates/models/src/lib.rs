//! Language models as the reasoner. Models write texts and rate them; code decides the instruments, the figures, the
//! committee and the upper bound of every confidence.

use std::sync::Arc;

use async_trait::async_trait;
use pipeline::brief::MasterBrief;
use pipeline::committee::Ledger;
use pipeline::ports::clock::Clock;
use pipeline::ports::compute::compute;
use pipeline::ports::ids::Ids;
use pipeline::ports::reasoner::{
    AnsweredCall, CallContext, FailedCall, Reasoner, ReasonerFailure, SharedLedger, StageRequest, StageResponse,
};
use pipeline::reason::Reason;
use tokio::sync::{OnceCell, Semaphore};

mod check;
mod circuit;
mod concurrency_limit;
mod conversation;
mod endpoint;
mod figure_context;
mod lenient_json;
mod openai;
mod openai_stream;
mod output_filter;
mod prompt;
mod prompt_data;
mod provider_client;
mod provider_error;
mod schema;
mod settings;
mod stages;
mod thinking;
mod tools;
mod usage_meter;

pub use check::{ModelCheck, TrialResult};
pub use endpoint::provider_names;
pub use settings::{ModelSettings, Price, ResponseFormat};

use figure_context::FigureContext;
use prompt::Stage;
use provider_client::ProviderClient;
use usage_meter::UsageMeter;

/// Answers every stage of a committee with language models.
pub struct ModelReasoner {
    models: Models,
}

/// The settings of the models, and the client that calls them.
pub(crate) struct Models {
    settings: ModelSettings,
    client: ProviderClient,
    /// Whose turn it is to compute; see [`Models::take_turn`].
    turn: Semaphore,
}

impl ModelReasoner {
    /// A reasoner for the configured endpoint; the error says what is wrong with the settings.
    pub fn new(settings: ModelSettings, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, String> {
        let client = ProviderClient::new(&settings, clock, ids)?;
        Ok(Self {
            models: Models {
                settings,
                client,
                turn: Semaphore::new(1),
            },
        })
    }
}

/// Set when the word lists are built: that takes too long for the threads that serve requests.
static LOADED_WORDS: OnceCell<()> = OnceCell::const_new();

/// Does once what the first member of a committee would have to wait for.
fn load_words(brief: &MasterBrief, ledger: &Ledger) {
    analyst::load_words();
    let figure_context = FigureContext::new(brief, ledger);
    let figures = figure_context.for_seat("chair", usize::MAX);
    figure_context.table(&figures);
    figure_context.sanitiser().write("Sales rose 5% in 2024.", 100);
    Stage::Research.prompt();
}

/// The brief and the ledger of a request that has both.
const fn with_ledger(request: &StageRequest) -> Option<(&MasterBrief, &SharedLedger)> {
    match request {
        StageRequest::Research { brief, ledger, .. }
        | StageRequest::Challenge { brief, ledger, .. }
        | StageRequest::Rebut { brief, ledger, .. }
        | StageRequest::Synthesise { brief, ledger, .. }
        | StageRequest::RedTeam { brief, ledger, .. } => Some((brief, ledger)),
        _ => None,
    }
}

impl Models {
    /// Waits for a poll of one's own. The members of a committee share a task: what all of them compute before and
    /// after their calls would otherwise add up in one poll, and hold up the other tasks of the thread.
    pub(crate) async fn take_turn(&self) {
        let turn = self.turn.acquire().await;
        tokio::task::yield_now().await;
        drop(turn);
    }

    async fn answer(
        &self,
        request: &StageRequest,
        context: &CallContext<'_>,
        meter: &mut UsageMeter,
    ) -> Result<StageResponse, ReasonerFailure> {
        if let Some((brief, ledger)) = with_ledger(request) {
            let (brief, ledger) = (brief.clone(), ledger.clone());
            let load = move || load_words(&brief, &ledger);
            LOADED_WORDS.get_or_try_init(|| compute(context.computer, load)).await?;
        }
        self.take_turn().await;
        Ok(match request {
            StageRequest::Triage { .. } => StageResponse::Triage {
                triage: stages::triage::triage(self, request, context, meter).await?,
            },
            StageRequest::Plan { brief, tier } => {
                let context = CallContext {
                    tier: *tier,
                    ..*context
                };
                let (committee, tasks) = stages::plan::plan(self, brief, &context, meter).await?;
                StageResponse::Plan { committee, tasks }
            }
            StageRequest::Research { .. } => {
                let (thinking, finding) = stages::research::research(self, request, context, meter).await?;
                StageResponse::Research {
                    thinking,
                    finding: Box::new(finding),
                }
            }
            StageRequest::Challenge { .. } => StageResponse::Challenge {
                challenges: stages::challenge::challenge(self, request, context, meter).await?,
            },
            StageRequest::Rebut { .. } => StageResponse::Rebut {
                rebuttals: stages::rebut::rebut(self, request, context, meter).await?,
            },
            StageRequest::Synthesise { .. } => StageResponse::Analysis {
                analysis: Box::new(stages::synthesise::synthesise(self, request, context, meter).await?),
            },
            StageRequest::RedTeam { .. } => {
                let (objections, ruling) = stages::red_team::red_team(self, request, context, meter).await?;
                StageResponse::RedTeam { objections, ruling }
            }
            StageRequest::Revise { .. } => StageResponse::Analysis {
                analysis: Box::new(stages::revise::revise(self, request, context, meter).await?),
            },
            StageRequest::Debrief { .. } => StageResponse::Debrief {
                debrief: stages::debrief::debrief(self, request, context, meter).await?,
            },
        })
    }
}

#[async_trait]
impl Reasoner for ModelReasoner {
    async fn reason(&self, request: &StageRequest, context: CallContext<'_>) -> Result<AnsweredCall, FailedCall> {
        let mut meter = UsageMeter::new(context.allowance);
        let reply = self.models.answer(request, &context, &mut meter).await;
        let usage = meter.usage();
        let calls = meter.into_calls();
        match reply {
            Ok(reply) => Ok(AnsweredCall { reply, usage, calls }),
            Err(why) => Err(FailedCall { why, calls }),
        }
    }

    fn name(&self) -> String {
        format!("models ({})", self.models.settings.models().join(", "))
    }

    fn availability(&self) -> Result<(), ReasonerFailure> {
        self.models.client.check_available()
    }
}

/// The error of a stage that was given another stage's request; [`Models::answer`] never does that.
fn wrong_stage() -> ReasonerFailure {
    ReasonerFailure::Unusable(Reason::AnswerUnusable)
}

#[cfg(test)]
mod tests;
