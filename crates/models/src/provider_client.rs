//! The line to the provider: a cap on calls in flight, patience with failures in passing, the circuit, and the form of
//! answers that an endpoint was found to take.

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
use super::endpoint::{Endpoint, Request, Said};
use super::provider_error::{LATE, ProviderError};
use super::schema::Schema;
use super::settings::{Form, ModelSettings};
use super::usage_meter::{Entry, UsageMeter, estimate};

/// The pause after the first failure; it doubles from there.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// A longer `Retry-After` is not waited for.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);

/// How an endpoint takes calls of one model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndpointCapabilities {
    /// The form of answers.
    pub form: Form,
    /// Whether it takes tools.
    pub tools: bool,
    /// Whether it streams.
    pub streams: bool,
}

/// What is said on the line.
pub struct Asking<'a, 'h> {
    /// Who is asked, with which prompt.
    pub entry: Entry<'a>,
    /// The system role, where the endpoint enforces the schema itself.
    pub system: &'a str,
    /// The turns so far.
    pub turns: &'a [ChatMessage],
    /// The schema of the answer.
    pub schema: &'a Schema,
    /// The tools on offer.
    pub tools: &'a [Tool],
    /// The temperature.
    pub temperature: Option<f64>,
    /// Whether somebody wants to hear it while it is written.
    pub hearing: Option<&'a Mutex<Hearing<'h>>>,
}

/// Somebody who hears all that has come so far.
pub type Hearing<'a> = Box<dyn FnMut(&str) + Send + 'a>;

/// The line.
pub struct ProviderClient {
    endpoint: Endpoint,
    circuit: Circuit,
    window: ConcurrencyLimit,
    habits: Mutex<HashMap<String, EndpointCapabilities>>,
    ids: Arc<dyn Ids>,
    first: EndpointCapabilities,
    timeout: Duration,
    retries: u32,
    max_tokens: u32,
}

impl ProviderClient {
    /// Opens a line; the error says what is wrong with the settings.
    pub fn new(settings: &ModelSettings, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, String> {
        Ok(Self {
            endpoint: Endpoint::new(settings, clock)?,
            circuit: Circuit::new(settings.circuit_failures, settings.circuit_pause),
            window: ConcurrencyLimit::new(settings.in_flight),
            habits: Mutex::default(),
            ids,
            first: EndpointCapabilities {
                form: settings.form,
                tools: settings.tools_per_task > 0,
                streams: settings.streaming,
            },
            timeout: settings.timeout,
            retries: settings.retries,
            max_tokens: settings.max_tokens,
        })
    }

    /// The endpoint itself.
    pub const fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// How long one call may take.
    pub const fn timeout(&self) -> Duration {
        self.timeout
    }

    /// Whether a call could be made now.
    pub fn standing(&self) -> Result<(), ReasonerFailure> {
        self.circuit.standing()
    }

    /// How the endpoint takes calls of a model, as far as it is known.
    pub fn habits(&self, model: &str) -> EndpointCapabilities {
        self.habits.lock().get(model).copied().unwrap_or(self.first)
    }

    /// Asks, first in the form that is known to work, then in simpler ones.
    pub async fn ask(&self, asking: &Asking<'_, '_>, account: &mut UsageMeter) -> Result<Said, ReasonerFailure> {
        let known = self.habits(asking.entry.model);
        let mut refused = false;
        for habits in simpler(known, asking) {
            match self.patiently(asking, habits, account).await {
                Ok(said) => {
                    if refused {
                        tracing::info!(model = asking.entry.model, ?habits, "the endpoint takes calls only so");
                        self.habits.lock().insert(asking.entry.model.to_owned(), habits);
                    }
                    return Ok(said);
                }
                Err(Failure::Refused) => refused = true,
                Err(Failure::Other(why)) => return Err(why),
            }
        }
        Err(ReasonerFailure::Unusable(Reason::ProviderRefused))
    }

    async fn patiently(
        &self,
        asking: &Asking<'_, '_>,
        habits: EndpointCapabilities,
        account: &mut UsageMeter,
    ) -> Result<Said, Failure> {
        let mut pause = FIRST_PAUSE;
        let mut tries_left = self.retries;
        loop {
            let (reason, after) = match self.once(asking, habits, account).await? {
                Ok(said) => return Ok(said),
                Err(ProviderError::Refused) => return Err(Failure::Refused),
                Err(ProviderError::Denied(reason)) => return Err(Failure::away(reason)),
                Err(ProviderError::Passing { reason, after, .. }) => (reason, after.unwrap_or_default()),
            };
            if tries_left == 0 || after > LONGEST_PAUSE {
                return Err(Failure::away(reason));
            }
            tries_left -= 1;
            tokio::time::sleep(self.jittered(pause).max(after)).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// One call. The outer error is ours, the inner one the provider's.
    async fn once(
        &self,
        asking: &Asking<'_, '_>,
        habits: EndpointCapabilities,
        account: &mut UsageMeter,
    ) -> Result<Result<Said, ProviderError>, ReasonerFailure> {
        let place = self.window.enter().await;
        let pass = self.circuit.enter()?;
        let system = with_schema(asking, habits.form);
        let letters = system.len() + asking.turns.iter().map(ChatMessage::size).sum::<usize>();
        let max_tokens = account.room(asking.entry.price, letters, self.max_tokens)?;
        let request = Request {
            model: asking.entry.model,
            system,
            turns: asking.turns.to_vec(),
            form: habits.form,
            schema: asking.schema,
            tools: if habits.tools {
                asking.tools.to_vec()
            } else {
                Vec::new()
            },
            max_tokens,
            temperature: asking.temperature,
        };
        let started = Instant::now();
        let mut hear = |so_far: &str| {
            if let Some(hearing) = asking.hearing {
                (hearing.lock())(so_far);
            }
        };
        // Streamed even if nobody listens, so that an answer over its bound is cut while it arrives.
        let hearing: Option<super::endpoint::Hearing<'_>> = if habits.streams { Some(&mut hear) } else { None };
        let said = tokio::time::timeout(self.timeout, self.endpoint.say(request, hearing)).await;
        let said = said.unwrap_or(Err(LATE));
        let took = started.elapsed();
        noted(&said, took);
        match &said {
            Ok(_) => place.answered(),
            Err(ProviderError::Passing { down: false, .. }) => place.refused(),
            Err(_) => drop(place),
        }
        match &said {
            Ok(answer) => {
                pass.answered();
                let tokens = answer
                    .tokens
                    .unwrap_or((estimate(letters), estimate(answer.text.len())));
                account.record(asking.entry, tokens, took, None);
            }
            Err(ProviderError::Passing { down: true, reason, .. }) => {
                pass.failed();
                // It may have been read and written all the same.
                account.record(asking.entry, (0, 0), took, Some(reason.name().to_owned()));
            }
            Err(ProviderError::Denied(_)) => pass.failed(),
            Err(_) => pass.answered(),
        }
        Ok(said)
    }

    /// A pause made longer by up to half, so that those who failed together do not come back together.
    fn jittered(&self, pause: Duration) -> Duration {
        let chance = u32::try_from(self.ids.unique() & 0xff).unwrap_or_default();
        pause + pause * chance / 512
    }
}

/// Why the line gives no answer.
enum Failure {
    /// Not in this form.
    Refused,
    /// Not at all.
    Other(ReasonerFailure),
}

impl Failure {
    const fn away(reason: Reason) -> Self {
        Self::Other(ReasonerFailure::Unavailable(reason))
    }
}

impl From<ReasonerFailure> for Failure {
    fn from(why: ReasonerFailure) -> Self {
        Self::Other(why)
    }
}

/// What to try where the endpoint refuses a request, one change at a time.
fn simpler(known: EndpointCapabilities, asking: &Asking<'_, '_>) -> Vec<EndpointCapabilities> {
    let uses = |habits: EndpointCapabilities| EndpointCapabilities {
        tools: habits.tools && !asking.tools.is_empty(),
        ..habits
    };
    let all = [
        known,
        EndpointCapabilities { tools: false, ..known },
        EndpointCapabilities {
            streams: false,
            ..known
        },
        EndpointCapabilities {
            form: Form::Json.max(known.form),
            ..known
        },
        EndpointCapabilities {
            form: Form::Json.max(known.form),
            tools: false,
            ..known
        },
        EndpointCapabilities {
            form: Form::Text,
            tools: false,
            streams: false,
        },
    ];
    let mut distinct: Vec<EndpointCapabilities> = Vec::new();
    for habits in all {
        if !distinct.iter().any(|other| uses(*other) == uses(habits)) {
            distinct.push(habits);
        }
    }
    distinct
}

/// The system role: where the endpoint does not enforce the schema, it is told.
fn with_schema(asking: &Asking<'_, '_>, form: Form) -> String {
    match form {
        Form::Schema => asking.system.to_owned(),
        _ => format!(
            "{}\n\nAnswer with one JSON object and nothing else. It must fit this JSON schema:\n{}",
            asking.system, asking.schema.value
        ),
    }
}

fn noted(said: &Result<Said, ProviderError>, took: Duration) {
    let outcome = match said {
        Ok(_) => "answered",
        Err(ProviderError::Refused) => "refused",
        Err(ProviderError::Denied(_)) => "denied",
        Err(ProviderError::Passing { down: false, .. }) => "busy",
        Err(ProviderError::Passing { .. }) => "failed",
    };
    tracing::debug!(outcome, milliseconds = took.as_millis(), "a model was called");
}
