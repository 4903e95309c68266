//! One question to a model: asked with a schema, the answer parsed and checked, and asked once more if that failed.

use genai::chat::{ChatMessage, ToolResponse};
use parking_lot::Mutex;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure};
use pipeline::reason::Reason;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::endpoint::{AnswerEnd, ModelAnswer};
use super::prompt::Stage;
use super::prompt_data::{PromptData, escape_untrusted};
use super::provider_client::{BoxedListener, ModelRequest};
use super::schema::Schema;
use super::tools::Toolbox;
use super::usage_meter::{CallInfo, UsageMeter};
use super::{Models, lenient_json, output_filter};

/// When a model has to repair its answer, the old answer is quoted to it up to this length.
const MAX_QUOTED_CHARS: usize = 6_000;

/// A question to a model, before the model and the form of the call are chosen.
pub struct Question<'a> {
    /// The stage, which chooses the prompt and the schema.
    pub stage: Stage,
    /// The seat or stage that chooses the model.
    pub role: &'a str,
    /// The text of the user role: data only, never instructions.
    pub data: String,
    /// The tools that the model may use.
    pub tools: Option<Toolbox<'a>>,
    /// Called with the partial answer while it streams.
    pub listener: Option<BoxedListener<'a>>,
}

impl<'a> Question<'a> {
    /// A question without tools and without a listener.
    pub fn plain(stage: Stage, role: &'a str, data: PromptData) -> Self {
        Self {
            stage,
            role,
            data: data.text(),
            tools: None,
            listener: None,
        }
    }
}

impl Models {
    /// Asks a model and converts its answer with `read`. If that fails, the model gets the error and one more chance.
    pub(super) async fn ask<T, R>(
        &self,
        question: Question<'_>,
        context: &CallContext<'_>,
        meter: &mut UsageMeter,
        mut read: impl FnMut(T) -> Result<R, String> + Send,
    ) -> Result<R, ReasonerFailure>
    where
        T: DeserializeOwned + JsonSchema,
    {
        let prompt = question.stage.prompt();
        let schema = Schema::of_stage::<T>(question.stage, self.settings.bounded);
        let model = self.settings.model(question.role, context.tier);
        let call_info = CallInfo {
            model,
            prompt: prompt.name,
            prompt_sha256: &prompt.sha256,
            schema_sha256: &schema.sha256,
            price: self.settings.price(model),
        };
        let listener = question.listener.map(Mutex::new);
        let mut tools = question.tools;
        let mut turns = vec![ChatMessage::user(question.data)];
        let mut repaired = false;
        loop {
            let offered = tools.as_ref().map(Toolbox::offered).unwrap_or_default();
            let request = ModelRequest {
                call_info,
                system: &prompt.text,
                turns: &turns,
                schema,
                tools: &offered,
                temperature: self.settings.temperature,
                listener: listener.as_ref(),
            };
            let answer = self.client.call(&request, meter).await?;
            self.take_turn().await;
            if let Some(toolbox) = tools
                .as_mut()
                .filter(|_| !answer.tools.is_empty() && !offered.is_empty())
            {
                answer_tool_calls(&answer, toolbox, &mut turns, meter);
                continue;
            }
            if answer.end == AnswerEnd::Declined {
                meter.reject_last(Reason::ModelDeclined.name());
                return Err(ReasonerFailure::Unusable(Reason::ModelDeclined));
            }
            let parsed = lenient_json::parse::<Value>(&answer.text).and_then(|value| {
                output_filter::check_prompt_leak(&value, prompt)?;
                serde_json::from_value(value)
                    .map_err(|error| error.to_string())
                    .and_then(&mut read)
            });
            let problem = match parsed {
                Ok(parsed) => return Ok(parsed),
                Err(_) if answer.end == AnswerEnd::CutOff => "the answer was cut off because it is too long".to_owned(),
                Err(problem) => problem,
            };
            meter.reject_last(&problem);
            if repaired {
                return Err(ReasonerFailure::Unusable(Reason::AnswerUnusable));
            }
            repaired = true;
            turns.push(ChatMessage::assistant(escape_untrusted(&answer.text, MAX_QUOTED_CHARS)));
            turns.push(ChatMessage::user(repair_message(&problem)));
        }
    }
}

fn answer_tool_calls(
    answer: &ModelAnswer,
    toolbox: &mut Toolbox<'_>,
    turns: &mut Vec<ChatMessage>,
    meter: &mut UsageMeter,
) {
    turns.push(ChatMessage::from(answer.tools.clone()));
    for call in &answer.tools {
        let (result, used) = toolbox.answer(&call.fn_name, &call.fn_arguments);
        if let Some(used) = used {
            meter.record_tool_use(used);
        }
        turns.push(ChatMessage::from(ToolResponse::from_tool_call(call, result)));
    }
}

fn repair_message(problem: &str) -> String {
    format!(
        "That answer cannot be used. The problem:\n<<<problem>>>\n{}\n<<<end problem>>>\n\
         Answer again with one complete JSON object.",
        escape_untrusted(problem, 300)
    )
}
