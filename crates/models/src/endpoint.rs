//! One endpoint, over genai. Nothing else knows that library, but for the kinds of its failures and of its tools.

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use genai::adapter::AdapterKind;
use genai::chat::{
    ChatMessage, ChatOptions, ChatRequest, ChatResponseFormat, ChatStreamEvent, JsonSpec, StopReason, Tool, ToolCall,
    Usage,
};
use genai::resolver::{AuthData, Endpoint as Address, ProviderConfig};
use genai::{Client, ModelIden};
use pipeline::ports::clock::Clock;
use serde_json::Value;

use super::provider_error::{self, BROKEN, ProviderError};
use super::schema::Schema;
use super::settings::{Form, ModelSettings};

/// More than this of an answer is not read.
const MOST_TEXT: usize = 1024 * 1024;

/// Where Ollama listens. It is asked as an OpenAI-compatible endpoint: through its own protocol the library can neither
/// ask for a schema nor stream tools.
const OLLAMA: &str = "http://127.0.0.1:11434/v1/";

/// The endpoint and its key.
pub struct Endpoint {
    client: Client,
    kind: AdapterKind,
    clock: Arc<dyn Clock>,
}

/// What is asked of it.
#[derive(Debug, Clone)]
pub struct Request<'a> {
    /// The model.
    pub model: &'a str,
    /// The system role.
    pub system: String,
    /// What was said so far.
    pub turns: Vec<ChatMessage>,
    /// The form of the answer.
    pub form: Form,
    /// Its schema.
    pub schema: &'a Schema,
    /// The tools it may use.
    pub tools: Vec<Tool>,
    /// Tokens it may write.
    pub max_tokens: u32,
    /// The sampling temperature.
    pub temperature: Option<f64>,
}

/// How an answer ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// As it should.
    Whole,
    /// It had no more room.
    CutOff,
    /// The model would not.
    Declined,
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Said {
    /// What it says.
    pub text: String,
    /// Tools it wants used.
    pub tools: Vec<ToolCall>,
    /// Tokens read and written, where the endpoint tells.
    pub tokens: Option<(u64, u64)>,
    /// How it ended.
    pub end: End,
}

/// Hears an answer that is still being written: all of it so far.
pub type Hearing<'a> = &'a mut (dyn FnMut(&str) + Send);

/// The kind of endpoint that a name means.
pub fn kind(provider: &str) -> Option<AdapterKind> {
    match provider {
        "ollama" | "openai_compatible" => Some(AdapterKind::OpenAI),
        name => AdapterKind::from_lower_str(name),
    }
}

/// The names of the providers that can be configured.
pub fn provider_names() -> Vec<&'static str> {
    let own = AdapterKind::all().iter().map(AdapterKind::as_lower_str);
    let mut names: Vec<&str> = own.chain(["openai_compatible"]).collect();
    names.sort_unstable();
    names.dedup();
    names
}

impl Endpoint {
    /// Makes a client for the configured endpoint; the error names what is wrong.
    pub fn new(settings: &ModelSettings, clock: Arc<dyn Clock>) -> Result<Self, String> {
        let kind =
            kind(&settings.provider).ok_or_else(|| format!("`{}` is not a known provider", settings.provider))?;
        let http = reqwest::Client::builder()
            // A redirect could carry the key to anywhere.
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(settings.timeout.min(Duration::from_secs(5)))
            // A small compressed answer could unpack to a thousand times its size.
            .no_gzip()
            .pool_idle_timeout(Duration::from_secs(30))
            .tcp_nodelay(true)
            .build()
            .map_err(|error| error.without_url().to_string())?;
        // Endpoints without keys still get a header, and ignore it.
        let key = if settings.api_key.is_empty() {
            "none"
        } else {
            settings.api_key.reveal()
        };
        let mut provider = ProviderConfig::from_auth(AuthData::from_single(key));
        let base = match (settings.base_url.as_str(), settings.provider.as_str()) {
            ("", "ollama") => OLLAMA,
            (base, _) => base,
        };
        if !base.is_empty() {
            provider = provider.with_endpoint(Address::from_owned(format!("{}/", base.trim_end_matches('/'))));
        }
        let client = Client::builder()
            .with_reqwest(http)
            .append_provider_config(kind, provider)
            .build()
            .map_err(|_| "the client cannot be made".to_owned())?;
        Ok(Self { client, kind, clock })
    }

    /// Asks once. With somebody who listens the answer is streamed.
    pub async fn say(&self, request: Request<'_>, hearing: Option<Hearing<'_>>) -> Result<Said, ProviderError> {
        let options = options(&request);
        let model = ModelIden::new(self.kind, request.model);
        let mut chat = ChatRequest::new(request.turns).with_system(request.system);
        if !request.tools.is_empty() {
            chat = chat.with_tools(request.tools);
        }
        match hearing {
            Some(hearing) => self.streamed(model, chat, &options, hearing).await,
            None => self.whole(model, chat, &options).await,
        }
    }

    async fn whole(&self, model: ModelIden, chat: ChatRequest, options: &ChatOptions) -> Result<Said, ProviderError> {
        let response = self.client.exec_chat(model, chat, Some(options)).await;
        let response = response.map_err(|error| provider_error::read(&error, self.clock.now()))?;
        let refusal = response
            .captured_raw_body
            .as_ref()
            .and_then(|body| body.pointer("/choices/0/message/refusal"));
        let mut end = ending(response.stop_reason.as_ref());
        if refusal.and_then(Value::as_str).is_some_and(|text| !text.is_empty()) {
            end = End::Declined;
        }
        let text = response.content.texts().concat();
        let tools: Vec<ToolCall> = response.content.tool_calls().into_iter().cloned().collect();
        // The library has read it whole: here it is too late to spare the memory, but not to spare everybody after us.
        if text.len() + tools.iter().map(ToolCall::size).sum::<usize>() > MOST_TEXT {
            return Err(BROKEN);
        }
        Ok(Said {
            text,
            tools,
            tokens: tokens(&response.usage),
            end,
        })
    }

    async fn streamed(
        &self,
        model: ModelIden,
        chat: ChatRequest,
        options: &ChatOptions,
        hearing: Hearing<'_>,
    ) -> Result<Said, ProviderError> {
        let response = self.client.exec_chat_stream(model, chat, Some(options)).await;
        let mut stream = response
            .map_err(|error| provider_error::read(&error, self.clock.now()))?
            .stream;
        let mut text = String::new();
        // What is thought and what tools are asked is not read as text, but it arrives and is kept all the same.
        let mut arrived = 0;
        let mut next = 0;
        while let Some(event) = stream.next().await {
            let event = event.map_err(|error| provider_error::read(&error, self.clock.now()))?;
            // A fast endpoint always has the next event ready: without a pause, one answer would keep its thread.
            tokio::task::coop::consume_budget().await;
            let so_far = match &event {
                ChatStreamEvent::Chunk(chunk)
                | ChatStreamEvent::ReasoningChunk(chunk)
                | ChatStreamEvent::ThoughtSignatureChunk(chunk) => {
                    arrived += chunk.content.len();
                    arrived
                }
                // The library hands out all of the call each time.
                ChatStreamEvent::ToolCallChunk(chunk) => arrived + chunk.tool_call.size(),
                _ => arrived,
            };
            if so_far > MOST_TEXT {
                return Err(BROKEN);
            }
            match event {
                ChatStreamEvent::Chunk(chunk) => {
                    text.push_str(&chunk.content);
                    if text.len() >= next {
                        hearing(&text);
                        next = text.len() + pause(text.len());
                    }
                }
                ChatStreamEvent::End(end) => {
                    hearing(&text);
                    return Ok(Said {
                        text,
                        tokens: end.captured_usage.as_ref().and_then(tokens),
                        end: ending(end.captured_stop_reason.as_ref()),
                        tools: end.captured_into_tool_calls().unwrap_or_default(),
                    });
                }
                _ => {}
            }
        }
        Err(BROKEN)
    }
}

/// How much more of an answer must have come before it is heard again. Whoever hears it reads it from its beginning, so
/// a long one is not heard at every word.
const fn pause(length: usize) -> usize {
    match length {
        0..8_192 => 0,
        _ => length / 8,
    }
}

fn options(request: &Request<'_>) -> ChatOptions {
    let mut options = ChatOptions::default()
        .with_max_tokens(request.max_tokens)
        .with_capture_usage(true)
        .with_capture_tool_calls(true)
        .with_capture_raw_body(true)
        // What a model thinks before it answers is not part of the answer.
        .with_normalize_reasoning_content(true);
    options.temperature = request.temperature;
    options.response_format = match request.form {
        Form::Schema => Some(JsonSpec::new(request.schema.name, request.schema.value.clone()).into()),
        Form::Json => Some(ChatResponseFormat::JsonMode),
        Form::Text => None,
    };
    options
}

fn ending(reason: Option<&StopReason>) -> End {
    match reason {
        Some(StopReason::MaxTokens(_)) => End::CutOff,
        Some(StopReason::ContentFilter(_)) => End::Declined,
        _ => End::Whole,
    }
}

fn tokens(usage: &Usage) -> Option<(u64, u64)> {
    let count = |tokens: Option<i32>| tokens.and_then(|tokens| u64::try_from(tokens).ok());
    let (read, written) = (count(usage.prompt_tokens), count(usage.completion_tokens));
    (read.is_some() || written.is_some()).then(|| (read.unwrap_or_default(), written.unwrap_or_default()))
}
