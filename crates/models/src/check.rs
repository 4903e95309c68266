//! Tries what the configured models can do: one call each for every form of answers, tools and streaming.

use std::time::Duration;

use genai::chat::{ChatMessage, Tool};
use parking_lot::Mutex;
use pipeline::ports::reasoner::Allowance;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;
use tokio::time::Instant;

use super::endpoint::{EndpointRequest, ModelAnswer, PartialAnswerListener};
use super::prompt::Stage;
use super::provider_client::{BoxedListener, ModelRequest, ProviderClient};
use super::provider_error::{ProviderError, TIMED_OUT};
use super::schema::Schema;
use super::settings::ResponseFormat;
use super::usage_meter::{CallInfo, UsageMeter};
use super::{ModelReasoner, lenient_json};

/// The result of one trial.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TrialResult {
    /// The model can do it.
    Works,
    /// The model cannot do it, and why; a committee then works without it, unless it is `answer`.
    Not(String),
}

/// One trial with one model.
#[derive(Debug, Clone)]
pub struct ModelCheck {
    /// The model.
    pub model: String,
    /// What was tried, such as `answer` or `tools`.
    pub what: &'static str,
    /// Whether the endpoint passed the trial.
    pub outcome: TrialResult,
    /// How long it took.
    pub took: Duration,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct TrialAnswer {
    #[expect(dead_code, reason = "it is asked for so that streaming has something to show")]
    thinking: String,
    #[expect(dead_code, reason = "only its form matters")]
    colour: Colour,
    #[expect(dead_code, reason = "only its form matters")]
    number: i64,
}

#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Colour {
    Red,
    Green,
    Blue,
}

impl ModelReasoner {
    /// Tries every configured model. A committee can work if `answer` works.
    pub async fn check(&self) -> Vec<ModelCheck> {
        let mut all = Vec::new();
        for model in self.models.settings.models() {
            all.extend(self.check_one(model).await);
        }
        all
    }

    async fn check_one(&self, model: &str) -> Vec<ModelCheck> {
        let schema = Schema::of::<TrialAnswer>("answer");
        let mut rows = Vec::new();
        let mut row = |what, outcome, started: Instant| {
            rows.push(ModelCheck {
                model: model.to_owned(),
                what,
                outcome,
                took: started.elapsed(),
            });
        };
        let started = Instant::now();
        row("answer", self.try_as_committee(model, &schema).await, started);
        let mut usage = TrialResult::Not("no call was answered".to_owned());
        for (what, form) in [
            ("json schema", ResponseFormat::Schema),
            ("json mode", ResponseFormat::Json),
            ("plain text", ResponseFormat::Text),
        ] {
            let started = Instant::now();
            let answer = self.try_once(model, &schema, form, Vec::new(), false).await;
            if let Ok(answer) = &answer {
                usage = match answer.tokens {
                    Some((_, written)) if written > 0 => TrialResult::Works,
                    _ => TrialResult::Not("tokens are not counted; they are estimated".to_owned()),
                };
            }
            row(what, judge_answer(answer), started);
        }
        let started = Instant::now();
        let tool = Tool::new("pick_colour")
            .with_description("Picks a colour. Use it before you answer.")
            .with_schema(json!({
                "type": "object", "properties": {"hint": {"type": "string"}}, "required": ["hint"],
                "additionalProperties": false,
            }));
        let answer = self
            .try_once(model, &schema, ResponseFormat::Text, vec![tool], false)
            .await;
        row("tools", judge_tool_use(&answer), started);
        let started = Instant::now();
        row(
            "streaming",
            judge_answer(
                self.try_once(model, &schema, ResponseFormat::Schema, Vec::new(), true)
                    .await,
            ),
            started,
        );
        row("usage", usage, Instant::now());
        rows
    }

    /// Calls the model as a committee does: in any form that works and with retries, but without a repair.
    async fn try_as_committee(&self, model: &str, schema: &Schema) -> TrialResult {
        let prompt = Stage::Check.prompt();
        let turns = [ChatMessage::user("Answer the test.")];
        let listener: Mutex<BoxedListener<'_>> = Mutex::new(Box::new(|_: &str| {}));
        let request = ModelRequest {
            call_info: CallInfo {
                model,
                prompt: prompt.name,
                prompt_sha256: &prompt.sha256,
                schema_sha256: &schema.sha256,
                price: None,
            },
            system: &prompt.text,
            turns: &turns,
            schema,
            tools: &[],
            temperature: self.models.settings.temperature,
            listener: Some(&listener),
        };
        let mut meter = UsageMeter::new(Allowance::default());
        match self.models.client.call(&request, &mut meter).await {
            Ok(answer) => judge_answer(Ok(answer)),
            Err(why) => TrialResult::Not(why.reason().name().to_owned()),
        }
    }

    async fn try_once(
        &self,
        model: &str,
        schema: &Schema,
        form: ResponseFormat,
        tools: Vec<Tool>,
        stream: bool,
    ) -> Result<ModelAnswer, &'static str> {
        let prompt = Stage::Check.prompt();
        let system = match form {
            ResponseFormat::Schema => prompt.text.clone(),
            _ => format!(
                "{}\n\nAnswer with one JSON object of this schema: {}",
                prompt.text, schema.value
            ),
        };
        let request = EndpointRequest {
            model,
            system,
            turns: vec![ChatMessage::user("Answer the test.")],
            form,
            schema,
            tools,
            max_tokens: 300,
            temperature: self.models.settings.temperature,
        };
        let mut pieces = 0_usize;
        let mut count = |_: &str| pieces += 1;
        let listener: Option<PartialAnswerListener<'_>> = if stream { Some(&mut count) } else { None };
        let outcome = self.models.client.call_endpoint(request, listener).await;
        match outcome {
            Ok(_) if stream && pieces < 2 => Err("the answer came in one piece"),
            outcome => outcome.map_err(|error| error.reason_name()),
        }
    }
}

fn judge_answer(outcome: Result<ModelAnswer, &'static str>) -> TrialResult {
    match outcome.map(|answer| lenient_json::parse::<TrialAnswer>(&answer.text)) {
        Ok(Ok(_)) => TrialResult::Works,
        Ok(Err(_)) => TrialResult::Not("the answer does not have the form that was asked for".to_owned()),
        Err(why) => TrialResult::Not(why.to_owned()),
    }
}

fn judge_tool_use(outcome: &Result<ModelAnswer, &'static str>) -> TrialResult {
    match outcome {
        Ok(answer) if !answer.tools.is_empty() => TrialResult::Works,
        Ok(_) => TrialResult::Not("the model did not use the tool".to_owned()),
        Err(why) => TrialResult::Not((*why).to_owned()),
    }
}

impl ProviderClient {
    /// One call without limit, retries and circuit breaker, for the check only.
    async fn call_endpoint(
        &self,
        request: EndpointRequest<'_>,
        listener: Option<PartialAnswerListener<'_>>,
    ) -> Result<ModelAnswer, ProviderError> {
        let call = self.endpoint().call(request, listener);
        tokio::time::timeout(self.timeout(), call)
            .await
            .unwrap_or(Err(TIMED_OUT))
    }
}
