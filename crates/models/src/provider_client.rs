//! Calls the provider: a limit on calls in flight, retries after transient errors, the circuit breaker, and the form of
//! requests that the endpoint was found to accept.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use genai::chat::{ChatMessage, Tool};
use parking_lot::Mutex;
use pipeline::ports::clock::Clock;
use pipeline::ports::ids::Ids;
use pipeline::ports::reasoner::ReasonerFailure;
use pipeline::reason::Reason;
use tokio::time::Instant;

use super::circuit::Circuit;
use super::concurrency_limit::ConcurrencyLimit;
use super::endpoint::{Endpoint, EndpointRequest, ModelAnswer, PartialAnswerListener};
use super::provider_error::{ProviderError, TIMED_OUT};
use super::schema::Schema;
use super::settings::{ModelSettings, ResponseFormat};
use super::usage_meter::{CallInfo, UsageMeter, estimate_tokens};

/// The pause after the first failure; it doubles from there.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// A longer `Retry-After` is not waited for.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);

/// What an endpoint accepts in calls of one model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndpointCapabilities {
    /// The form of answers.
    pub form: ResponseFormat,
    /// Whether requests may offer tools.
    pub tools: bool,
    /// Whether answers can be streamed.
    pub streams: bool,
}

/// A call before it is adapted to what the endpoint accepts.
pub struct ModelRequest<'a, 'h> {
    /// The model, the prompt and the price.
    pub call_info: CallInfo<'a>,
    /// The system role, without the schema, which is added for endpoints that do not enforce it.
    pub system: &'a str,
    /// The turns so far.
    pub turns: &'a [ChatMessage],
    /// The schema of the answer.
    pub schema: &'a Schema,
    /// The tools on offer.
    pub tools: &'a [Tool],
    /// The sampling temperature; the endpoint chooses if absent.
    pub temperature: Option<f64>,
    /// Called with the partial answer while it streams.
    pub listener: Option<&'a Mutex<BoxedListener<'h>>>,
}

/// An owned [`PartialAnswerListener`].
pub type BoxedListener<'a> = Box<dyn FnMut(&str) + Send + 'a>;

/// Calls one provider: concurrency limit, retries, circuit breaker.
pub struct ProviderClient {
    endpoint: Endpoint,
    circuit: Circuit,
    limit: ConcurrencyLimit,
    /// By model, where the endpoint refused a call with `initial`.
    capabilities: Mutex<HashMap<String, EndpointCapabilities>>,
    ids: Arc<dyn Ids>,
    initial: EndpointCapabilities,
    timeout: Duration,
    retries: u32,
    max_tokens: u32,
}

impl ProviderClient {
    /// A client for the configured provider; the error says what is wrong with the settings.
    pub fn new(settings: &ModelSettings, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, String> {
        Ok(Self {
            endpoint: Endpoint::new(settings, clock)?,
            circuit: Circuit::new(settings.circuit_failures, settings.circuit_pause),
            limit: ConcurrencyLimit::new(settings.in_flight),
            capabilities: Mutex::default(),
            ids,
            initial: EndpointCapabilities {
                form: settings.form,
                tools: settings.tools_per_task > 0,
                streams: settings.streaming,
            },
            timeout: settings.timeout,
            retries: settings.retries,
            max_tokens: settings.max_tokens,
        })
    }

    /// The endpoint, for calls without limit, retries and circuit breaker.
    pub const fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// How long one call may take.
    pub const fn timeout(&self) -> Duration {
        self.timeout
    }

    /// An error while the circuit breaker lets no call through.
    pub fn check_available(&self) -> Result<(), ReasonerFailure> {
        self.circuit.check_available()
    }

    /// What the endpoint accepts for a model, as far as it is known.
    pub fn capabilities(&self, model: &str) -> EndpointCapabilities {
        self.capabilities.lock().get(model).copied().unwrap_or(self.initial)
    }

    /// Calls the model, first in the form that is known to work, then in simpler ones if the endpoint refuses it.
    pub async fn call(
        &self,
        request: &ModelRequest<'_, '_>,
        meter: &mut UsageMeter,
    ) -> Result<ModelAnswer, ReasonerFailure> {
        let known = self.capabilities(request.call_info.model);
        let mut refused = false;
        for capabilities in fallbacks(known, request) {
            match self.call_with_retries(request, capabilities, meter).await {
                Ok(answer) => {
                    if refused {
                        let model = request.call_info.model;
                        tracing::info!(model, habits = ?capabilities, "the endpoint accepts only simpler calls");
                        self.capabilities.lock().insert(model.to_owned(), capabilities);
                    }
                    return Ok(answer);
                }
                Err(Failure::Refused) => refused = true,
                Err(Failure::Other(why)) => return Err(why),
            }
        }
        Err(ReasonerFailure::Unusable(Reason::ProviderRefused))
    }

    async fn call_with_retries(
        &self,
        request: &ModelRequest<'_, '_>,
        capabilities: EndpointCapabilities,
        meter: &mut UsageMeter,
    ) -> Result<ModelAnswer, Failure> {
        let mut pause = FIRST_PAUSE;
        let mut tries_left = self.retries;
        loop {
            let (reason, retry_after) = match self.call_once(request, capabilities, meter).await? {
                Ok(answer) => return Ok(answer),
                Err(ProviderError::Refused) => return Err(Failure::Refused),
                Err(ProviderError::Denied(reason)) => return Err(Failure::unavailable(reason)),
                Err(ProviderError::Transient {
                    reason, retry_after, ..
                }) => (reason, retry_after.unwrap_or_default()),
            };
            if tries_left == 0 || retry_after > LONGEST_PAUSE {
                return Err(Failure::unavailable(reason));
            }
            tries_left -= 1;
            tokio::time::sleep(self.jittered(pause).max(retry_after)).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// One call. The outer error means that no call was made; the inner one is the provider's.
    async fn call_once(
        &self,
        request: &ModelRequest<'_, '_>,
        capabilities: EndpointCapabilities,
        meter: &mut UsageMeter,
    ) -> Result<Result<ModelAnswer, ProviderError>, ReasonerFailure> {
        let slot = self.limit.acquire().await;
        let permit = self.circuit.acquire()?;
        let system = with_schema(request, capabilities.form);
        let prompt_bytes = system.len() + request.turns.iter().map(ChatMessage::size).sum::<usize>();
        let max_tokens = meter.max_answer_tokens(request.call_info.price, prompt_bytes, self.max_tokens)?;
        let endpoint_request = EndpointRequest {
            model: request.call_info.model,
            system,
            turns: request.turns.to_vec(),
            form: capabilities.form,
            schema: request.schema,
            tools: if capabilities.tools {
                request.tools.to_vec()
            } else {
                Vec::new()
            },
            max_tokens,
            temperature: request.temperature,
        };
        let started = Instant::now();
        let mut notify = |so_far: &str| {
            if let Some(listener) = request.listener {
                (listener.lock())(so_far);
            }
        };
        // Streamed even if nobody listens, so that an answer that is too long is cut while it arrives.
        let listener: Option<PartialAnswerListener<'_>> = if capabilities.streams { Some(&mut notify) } else { None };
        let outcome = tokio::time::timeout(self.timeout, self.endpoint.call(endpoint_request, listener)).await;
        let outcome = outcome.unwrap_or(Err(TIMED_OUT));
        let took = started.elapsed();
        log_outcome(&outcome, took);
        match &outcome {
            Ok(_) => slot.answered(),
            Err(ProviderError::Transient {
                provider_down: false, ..
            }) => slot.busy(),
            Err(_) => drop(slot),
        }
        match &outcome {
            Ok(answer) => {
                permit.answered();
                let tokens = answer
                    .tokens
                    .unwrap_or((estimate_tokens(prompt_bytes), estimate_tokens(answer.text.len())));
                meter.record(request.call_info, tokens, took, None);
            }
            Err(ProviderError::Transient {
                provider_down: true,
                reason,
                ..
            }) => {
                permit.failed();
                // The provider may have processed the call all the same, so it counts; its tokens are unknown.
                meter.record(request.call_info, (0, 0), took, Some(reason.name().to_owned()));
            }
            Err(ProviderError::Denied(_)) => permit.failed(),
            Err(_) => permit.answered(),
        }
        Ok(outcome)
    }

    /// Adds up to half of the pause at random, so that calls that failed together are not repeated together.
    fn jittered(&self, pause: Duration) -> Duration {
        let chance = u32::try_from(self.ids.unique() & 0xff).unwrap_or_default();
        pause + pause * chance / 512
    }
}

/// Why a call with retries gave no answer.
enum Failure {
    /// The endpoint refuses this form of request; a simpler one may work.
    Refused,
    /// A simpler request would not help.
    Other(ReasonerFailure),
}

impl Failure {
    const fn unavailable(reason: Reason) -> Self {
        Self::Other(ReasonerFailure::Unavailable(reason))
    }
}

impl From<ReasonerFailure> for Failure {
    fn from(why: ReasonerFailure) -> Self {
        Self::Other(why)
    }
}

/// The forms of a request to try in turn while the endpoint refuses it: the known one, then simpler ones.
fn fallbacks(known: EndpointCapabilities, request: &ModelRequest<'_, '_>) -> Vec<EndpointCapabilities> {
    let effective = |capabilities: EndpointCapabilities| EndpointCapabilities {
        tools: capabilities.tools && !request.tools.is_empty(),
        ..capabilities
    };
    let all = [
        known,
        EndpointCapabilities { tools: false, ..known },
        EndpointCapabilities {
            streams: false,
            ..known
        },
        EndpointCapabilities {
            form: ResponseFormat::Json.max(known.form),
            ..known
        },
        EndpointCapabilities {
            form: ResponseFormat::Json.max(known.form),
            tools: false,
            ..known
        },
        EndpointCapabilities {
            form: ResponseFormat::Text,
            tools: false,
            streams: false,
        },
    ];
    let mut distinct: Vec<EndpointCapabilities> = Vec::new();
    for capabilities in all {
        if !distinct
            .iter()
            .any(|other| effective(*other) == effective(capabilities))
        {
            distinct.push(capabilities);
        }
    }
    distinct
}

/// The system role, with the schema where the endpoint does not enforce it.
fn with_schema(request: &ModelRequest<'_, '_>, form: ResponseFormat) -> String {
    match form {
        ResponseFormat::Schema => request.system.to_owned(),
        _ => format!(
            "{}\n\nAnswer with one JSON object and nothing else. It must fit this JSON schema:\n{}",
            request.system, request.schema.value
        ),
    }
}

fn log_outcome(result: &Result<ModelAnswer, ProviderError>, took: Duration) {
    let outcome = match result {
        Ok(_) => "answered",
        Err(ProviderError::Refused) => "refused",
        Err(ProviderError::Denied(_)) => "denied",
        Err(ProviderError::Transient {
            provider_down: false, ..
        }) => "busy",
        Err(ProviderError::Transient { .. }) => "failed",
    };
    tracing::debug!(outcome, milliseconds = took.as_millis(), "a model was called");
}
