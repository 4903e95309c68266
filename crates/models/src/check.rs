//! Tries what the configured models can do: one question each for schema, tools, streaming and usage.

use std::time::Duration;

use genai::chat::{ChatMessage, Tool};
use parking_lot::Mutex;
use pipeline::ports::reasoner::Allowance;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;
use tokio::time::Instant;

use super::endpoint::{Request, Said};
use super::prompt::Stage;
use super::provider_client::{Asking, Hearing};
use super::provider_error::{LATE, ProviderError};
use super::schema::Schema;
use super::settings::Form;
use super::usage_meter::{Entry, UsageMeter};
use super::{ModelReasoner, tolerant};

/// What came of one try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TrialResult {
    /// It works.
    Works,
    /// It does not, and why; the committee does without it.
    Not(String),
}

/// One thing that was tried with one model.
#[derive(Debug, Clone)]
pub struct Checked {
    /// The model.
    pub model: String,
    /// What was tried.
    pub what: &'static str,
    /// What came of it.
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
    pub async fn check(&self) -> Vec<Checked> {
        let mut all = Vec::new();
        for model in self.models.settings.models() {
            all.extend(self.check_one(model).await);
        }
        all
    }

    async fn check_one(&self, model: &str) -> Vec<Checked> {
        let schema = Schema::of::<TrialAnswer>("answer");
        let mut rows = Vec::new();
        let mut row = |what, outcome, started: Instant| {
            rows.push(Checked {
                model: model.to_owned(),
                what,
                outcome,
                took: started.elapsed(),
            });
        };
        let started = Instant::now();
        row("answer", self.whole(model, &schema).await, started);
        let mut usage = TrialResult::Not("no call was answered".to_owned());
        for (what, form) in [
            ("json schema", Form::Schema),
            ("json mode", Form::Json),
            ("plain text", Form::Text),
        ] {
            let started = Instant::now();
            let said = self.once(model, &schema, form, Vec::new(), false).await;
            if let Ok(said) = &said {
                usage = match said.tokens {
                    Some((_, written)) if written > 0 => TrialResult::Works,
                    _ => TrialResult::Not("tokens are not counted; they are estimated".to_owned()),
                };
            }
            row(what, read(said), started);
        }
        let started = Instant::now();
        let tool = Tool::new("pick_colour").with_description("Picks a colour. Use it before you answer.").with_schema(
            json!({"type": "object", "properties": {"hint": {"type": "string"}}, "required": ["hint"], "additionalProperties": false}),
        );
        let said = self.once(model, &schema, Form::Text, vec![tool], false).await;
        row("tools", used(&said), started);
        let started = Instant::now();
        row(
            "streaming",
            read(self.once(model, &schema, Form::Schema, Vec::new(), true).await),
            started,
        );
        row("usage", usage, Instant::now());
        rows
    }

    /// As a committee asks: in whatever form works, with patience and one repair.
    async fn whole(&self, model: &str, schema: &Schema) -> TrialResult {
        let prompt = Stage::Check.prompt();
        let turns = [ChatMessage::user("TrialAnswer the test.")];
        let hearing: Mutex<Hearing<'_>> = Mutex::new(Box::new(|_: &str| {}));
        let asking = Asking {
            entry: Entry {
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
            hearing: Some(&hearing),
        };
        let mut account = UsageMeter::new(Allowance::default());
        match self.models.line.ask(&asking, &mut account).await {
            Ok(said) => read(Ok(said)),
            Err(why) => TrialResult::Not(why.reason().name().to_owned()),
        }
    }

    async fn once(
        &self,
        model: &str,
        schema: &Schema,
        form: Form,
        tools: Vec<Tool>,
        stream: bool,
    ) -> Result<Said, &'static str> {
        let prompt = Stage::Check.prompt();
        let system = match form {
            Form::Schema => prompt.text.clone(),
            _ => format!(
                "{}\n\nAnswer with one JSON object of this schema: {}",
                prompt.text, schema.value
            ),
        };
        let request = Request {
            model,
            system,
            turns: vec![ChatMessage::user("TrialAnswer the test.")],
            form,
            schema,
            tools,
            max_tokens: 300,
            temperature: self.models.settings.temperature,
        };
        let mut pieces = 0_usize;
        let mut hear = |_: &str| pieces += 1;
        let hearing: Option<super::endpoint::Hearing<'_>> = if stream { Some(&mut hear) } else { None };
        let said = self.models.line.try_once(request, hearing).await;
        match said {
            Ok(_) if stream && pieces < 2 => Err("the answer came in one piece"),
            said => said.map_err(|trouble| trouble.why()),
        }
    }
}

fn read(said: Result<Said, &'static str>) -> TrialResult {
    match said.map(|said| tolerant::read::<TrialAnswer>(&said.text)) {
        Ok(Ok(_)) => TrialResult::Works,
        Ok(Err(_)) => TrialResult::Not("the answer does not have the form that was asked for".to_owned()),
        Err(why) => TrialResult::Not(why.to_owned()),
    }
}

fn used(said: &Result<Said, &'static str>) -> TrialResult {
    match said {
        Ok(said) if !said.tools.is_empty() => TrialResult::Works,
        Ok(_) => TrialResult::Not("the model did not use the tool".to_owned()),
        Err(why) => TrialResult::Not((*why).to_owned()),
    }
}

impl super::provider_client::ProviderClient {
    /// One call as it is, for the check alone: no patience, no circuit.
    async fn try_once(
        &self,
        request: Request<'_>,
        hearing: Option<super::endpoint::Hearing<'_>>,
    ) -> Result<Said, ProviderError> {
        let call = self.endpoint().say(request, hearing);
        tokio::time::timeout(self.timeout(), call).await.unwrap_or(Err(LATE))
    }
}
