//! One question to a model and its answer: asked by schema, read and checked, asked once more if that failed.

use genai::chat::{ChatMessage, ToolResponse};
use parking_lot::Mutex;
use pipeline::ports::reasoner::{CallContext, ReasonerFailure};
use pipeline::reason::Reason;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::endpoint::{End, Said};
use super::fence::{Data, harmless};
use super::prompt::Stage;
use super::provider_client::{Asking, Hearing};
use super::schema::Schema;
use super::tools::Toolbox;
use super::usage_meter::{Entry, UsageMeter};
use super::{Models, speech, tolerant};

/// So much of an answer is shown to the model again when it has to repair it.
const QUOTED: usize = 6_000;

/// A question.
pub struct Question<'a> {
    /// Which prompt.
    pub stage: Stage,
    /// The seat or stage that chooses the model.
    pub role: &'a str,
    /// The user role: data, and nothing but data.
    pub data: String,
    /// What it may look up.
    pub tools: Option<Toolbox<'a>>,
    /// Who wants to hear it while it is written.
    pub hearing: Option<Hearing<'a>>,
}

impl<'a> Question<'a> {
    /// A question that is answered from its data alone, and heard when it is finished.
    pub fn plain(stage: Stage, role: &'a str, data: Data) -> Self {
        Self {
            stage,
            role,
            data: data.text(),
            tools: None,
            hearing: None,
        }
    }
}

impl Models {
    /// Asks, and reads the answer with `read`; what that finds wrong is quoted to the model once.
    pub(super) async fn ask<T, R>(
        &self,
        question: Question<'_>,
        around: &CallContext<'_>,
        account: &mut UsageMeter,
        mut read: impl FnMut(T) -> Result<R, String> + Send,
    ) -> Result<R, ReasonerFailure>
    where
        T: DeserializeOwned + JsonSchema,
    {
        let prompt = question.stage.prompt();
        let schema = Schema::of_stage::<T>(question.stage, self.settings.bounded);
        let model = self.settings.model(question.role, around.tier);
        let entry = Entry {
            model,
            prompt: prompt.name,
            prompt_sha256: &prompt.sha256,
            schema_sha256: &schema.sha256,
            price: self.settings.price(model),
        };
        let hearing = question.hearing.map(Mutex::new);
        let mut tools = question.tools;
        let mut turns = vec![ChatMessage::user(question.data)];
        let mut repaired = false;
        loop {
            let offered = tools.as_ref().map(Toolbox::on_offer).unwrap_or_default();
            let asking = Asking {
                entry,
                system: &prompt.text,
                turns: &turns,
                schema,
                tools: &offered,
                temperature: self.settings.temperature,
                hearing: hearing.as_ref(),
            };
            let said = self.line.ask(&asking, account).await?;
            if let Some(toolbox) = tools.as_mut().filter(|_| !said.tools.is_empty() && !offered.is_empty()) {
                look_up(&said, toolbox, &mut turns, account);
                continue;
            }
            if said.end == End::Declined {
                account.reject(Reason::ModelDeclined.name());
                return Err(ReasonerFailure::Unusable(Reason::ModelDeclined));
            }
            let answer = tolerant::read::<Value>(&said.text).and_then(|value| {
                speech::check(&value, prompt)?;
                serde_json::from_value(value)
                    .map_err(|error| error.to_string())
                    .and_then(&mut read)
            });
            let problem = match answer {
                Ok(answer) => return Ok(answer),
                Err(_) if said.end == End::CutOff => "the answer was cut off because it is too long".to_owned(),
                Err(problem) => problem,
            };
            account.reject(&problem);
            if repaired {
                return Err(ReasonerFailure::Unusable(Reason::AnswerUnusable));
            }
            repaired = true;
            turns.push(ChatMessage::assistant(harmless(&said.text, QUOTED)));
            turns.push(ChatMessage::user(repair(&problem)));
        }
    }
}

fn look_up(said: &Said, toolbox: &mut Toolbox<'_>, turns: &mut Vec<ChatMessage>, account: &mut UsageMeter) {
    turns.push(ChatMessage::from(said.tools.clone()));
    for call in &said.tools {
        let (result, used) = toolbox.answer(&call.fn_name, &call.fn_arguments);
        if let Some(used) = used {
            account.used(used);
        }
        turns.push(ChatMessage::from(ToolResponse::from_tool_call(call, result)));
    }
}

fn repair(problem: &str) -> String {
    format!(
        "That answer cannot be used. The problem:\n<<<problem>>>\n{}\n<<<end problem>>>\nAnswer again with one complete JSON object.",
        harmless(problem, 300)
    )
}
