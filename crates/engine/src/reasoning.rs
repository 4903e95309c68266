//! Reasoner calls outside a committee: the reading of a question and the making of a plan. They too are journal steps,
//! recorded in the commit that carries what they led to.

use std::time::Duration;

use pipeline::Timestamp;
use pipeline::canonical::digest;
use pipeline::ports::reasoner::{Answered, Around, Ask, ReasonerFailure};
use pipeline::ports::store::{Mutation, Step};
use pipeline::record::step_digest;
use serde_json::json;

use crate::Engine;

impl Engine {
    /// Asks once, in turn with everybody else, with a limit on time.
    pub(crate) async fn ask_once(
        &self,
        stage: &'static str,
        owner: &str,
        ask: &Ask,
    ) -> Result<Answered, ReasonerFailure> {
        let _permit = self.calls.enter(owner).await;
        metrics::counter!("convene_reasoner_calls_total", "stage" => stage).increment(1);
        let limit = Duration::from_secs(self.settings.step_timeout_seconds);
        match tokio::time::timeout(limit, self.ports.reasoner.reason(ask, Around::plain())).await {
            Ok(answer) => answer.map_err(|failed| failed.why),
            Err(_) => Err(ReasonerFailure::Unavailable("no answer came in time".to_owned())),
        }
    }
}

/// A call as a finished step.
pub(crate) fn journaled(name: &str, ask: &Ask, answer: &Result<Answered, ReasonerFailure>, at: Timestamp) -> Step {
    let request_sha256 = digest(&serde_json::to_value(ask).unwrap_or_default());
    let result = match answer {
        Ok(answered) => json!({"ok": answered}),
        Err(failure) => json!({"failed": failure.reason()}),
    }
    .to_string();
    Step {
        sha256: step_digest(name, &request_sha256, &result),
        name: name.to_owned(),
        request_sha256,
        result,
        at,
    }
}

/// The write of a step.
pub(crate) fn record(session_id: &str, step: Step) -> Mutation {
    Mutation::RecordStep {
        session_id: session_id.to_owned(),
        step,
    }
}
