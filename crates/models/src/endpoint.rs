//! One endpoint: with OpenAI's protocol through our own client, with that of another vendor through the library
//! `genai`. Elsewhere only the library's error, message and tool types are used.

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

use super::openai::OpenAiEndpoint;
use super::provider_error::{self, BROKE_OFF, ProviderError};
use super::schema::Schema;
use super::settings::{ModelSettings, ResponseFormat};

/// A longer answer is given up as broken off.
pub const MAX_ANSWER_BYTES: usize = 1024 * 1024;

/// Where Ollama listens. It is called as an OpenAI-compatible endpoint: through its own protocol the library can
/// neither ask for a schema nor stream tools.
const OLLAMA_BASE_URL: &str = "http://127.0.0.1:11434/v1/";
const OPENAI_BASE_URL: &str = "https://api.openai.com/v1/";

/// A client of the configured endpoint. It neither retries nor limits calls.
pub struct Endpoint {
    client: Client,
    kind: AdapterKind,
    /// For all calls in OpenAI's protocol.
    pub(super) openai: Option<OpenAiEndpoint>,
    clock: Arc<dyn Clock>,
}

/// One call, in the form that this endpoint takes.
#[derive(Debug, Clone)]
pub struct EndpointRequest<'a> {
    /// The model.
    pub model: &'a str,
    /// The system role.
    pub system: String,
    /// The conversation so far.
    pub turns: Vec<ChatMessage>,
    /// The form of the answer.
    pub form: ResponseFormat,
    /// The schema of the answer.
    pub schema: &'a Schema,
    /// The tools that the model may use.
    pub tools: Vec<Tool>,
    /// Tokens that the model may write.
    pub max_tokens: u32,
    /// The sampling temperature.
    pub temperature: Option<f64>,
}

/// How an answer ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerEnd {
    /// The model came to its own end.
    Complete,
    /// The answer reached the token limit.
    CutOff,
    /// The model refused to answer.
    Declined,
}

/// The answer to one call.
#[derive(Debug, Clone)]
pub struct ModelAnswer {
    /// The text, without what a reasoning model thought before it.
    pub text: String,
    /// The tool calls that the model asks for.
    pub tools: Vec<ToolCall>,
    /// Input and output tokens, if the endpoint reports them.
    pub tokens: Option<(u64, u64)>,
    /// How it ended.
    pub end: AnswerEnd,
}

/// Called with all of the answer so far while it streams.
pub type PartialAnswerListener<'a> = &'a mut (dyn FnMut(&str) + Send);

/// The library's adapter for a provider name of the configuration.
pub fn adapter_kind(provider: &str) -> Option<AdapterKind> {
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
        let kind = adapter_kind(&settings.provider)
            .ok_or_else(|| format!("`{}` is not a known provider", settings.provider))?;
        let http = reqwest::Client::builder()
            // A redirect could send the key to another host.
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(settings.timeout.min(Duration::from_secs(5)))
            // A small compressed answer could unpack to a thousand times its size.
            .no_gzip()
            .pool_idle_timeout(Duration::from_secs(30))
            .tcp_nodelay(true)
            .build()
            .map_err(|error| error.without_url().to_string())?;
        // The library needs a key; endpoints without keys ignore the header.
        let key = if settings.api_key.is_empty() {
            "none"
        } else {
            settings.api_key.reveal()
        };
        let mut provider = ProviderConfig::from_auth(AuthData::from_single(key));
        let base = match (settings.base_url.as_str(), settings.provider.as_str()) {
            ("", "ollama") => OLLAMA_BASE_URL,
            ("", _) if kind == AdapterKind::OpenAI => OPENAI_BASE_URL,
            (base, _) => base,
        };
        let base = format!("{}/", base.trim_end_matches('/'));
        if base != "/" {
            provider = provider.with_endpoint(Address::from_owned(base.clone()));
        }
        let openai = (kind == AdapterKind::OpenAI).then(|| OpenAiEndpoint {
            http: http.clone(),
            base,
            key: key.to_owned(),
        });
        let client = Client::builder()
            .with_reqwest(http)
            .append_provider_config(kind, provider)
            .build()
            .map_err(|_| "the client cannot be made".to_owned())?;
        Ok(Self {
            client,
            kind,
            openai,
            clock,
        })
    }

    /// Makes one call. With a listener the answer is streamed.
    pub async fn call(
        &self,
        request: EndpointRequest<'_>,
        listener: Option<PartialAnswerListener<'_>>,
    ) -> Result<ModelAnswer, ProviderError> {
        if let Some(openai) = &self.openai {
            return openai.call(&request, listener, self.clock.now()).await;
        }
        let options = options(&request);
        let model = ModelIden::new(self.kind, request.model);
        let mut chat = ChatRequest::new(request.turns).with_system(request.system);
        if !request.tools.is_empty() {
            chat = chat.with_tools(request.tools);
        }
        match listener {
            Some(listener) => self.call_streaming(model, chat, &options, listener).await,
            None => self.call_buffered(model, chat, &options).await,
        }
    }

    /// A call of a vendor with a protocol of its own. All of these stream, unless the configuration says otherwise.
    async fn call_buffered(
        &self,
        model: ModelIden,
        chat: ChatRequest,
        options: &ChatOptions,
    ) -> Result<ModelAnswer, ProviderError> {
        let response = self.client.exec_chat(model, chat, Some(options)).await;
        let response = response.map_err(|error| provider_error::from_genai(&error, self.clock.now()))?;
        let refusal = response
            .captured_raw_body
            .as_ref()
            .and_then(|body| body.pointer("/choices/0/message/refusal"));
        let mut end = answer_end(response.stop_reason.as_ref());
        if refusal.and_then(Value::as_str).is_some_and(|text| !text.is_empty()) {
            end = AnswerEnd::Declined;
        }
        let text = response.content.texts().concat();
        let tools: Vec<ToolCall> = response.content.tool_calls().into_iter().cloned().collect();
        // The library has already read all of it; this only keeps a huge answer from the code that follows.
        if text.len() + tools.iter().map(ToolCall::size).sum::<usize>() > MAX_ANSWER_BYTES {
            return Err(BROKE_OFF);
        }
        Ok(ModelAnswer {
            text,
            tools,
            tokens: tokens(&response.usage),
            end,
        })
    }

    async fn call_streaming(
        &self,
        model: ModelIden,
        chat: ChatRequest,
        options: &ChatOptions,
        listener: PartialAnswerListener<'_>,
    ) -> Result<ModelAnswer, ProviderError> {
        let response = self.client.exec_chat_stream(model, chat, Some(options)).await;
        let mut stream = response
            .map_err(|error| provider_error::from_genai(&error, self.clock.now()))?
            .stream;
        let mut text = String::new();
        // Thoughts and tool calls are not part of `text`, but they take memory too.
        let mut arrived = 0;
        let mut notify_at = 0;
        while let Some(event) = stream.next().await {
            let event = event.map_err(|error| provider_error::from_genai(&error, self.clock.now()))?;
            // A fast endpoint always has the next event ready: without yielding, one answer would block its thread.
            tokio::task::coop::consume_budget().await;
            let so_far = match &event {
                ChatStreamEvent::Chunk(chunk)
                | ChatStreamEvent::ReasoningChunk(chunk)
                | ChatStreamEvent::ThoughtSignatureChunk(chunk) => {
                    arrived += chunk.content.len();
                    arrived
                }
                // Each chunk holds the whole tool call so far.
                ChatStreamEvent::ToolCallChunk(chunk) => arrived + chunk.tool_call.size(),
                _ => arrived,
            };
            if so_far > MAX_ANSWER_BYTES {
                return Err(BROKE_OFF);
            }
            match event {
                ChatStreamEvent::Chunk(chunk) => {
                    text.push_str(&chunk.content);
                    if text.len() >= notify_at {
                        listener(&text);
                        notify_at = text.len() + notify_step(text.len());
                    }
                }
                ChatStreamEvent::End(end) => {
                    listener(&text);
                    return Ok(ModelAnswer {
                        text,
                        tokens: end.captured_usage.as_ref().and_then(tokens),
                        end: answer_end(end.captured_stop_reason.as_ref()),
                        tools: end.captured_into_tool_calls().unwrap_or_default(),
                    });
                }
                _ => {}
            }
        }
        Err(BROKE_OFF)
    }
}

/// How many bytes more must arrive before the listener is called again. A listener scans the answer from its beginning,
/// so calling it for every chunk of a long answer would be quadratic.
pub(super) const fn notify_step(length: usize) -> usize {
    match length {
        0..8_192 => 0,
        _ => length / 8,
    }
}

fn options(request: &EndpointRequest<'_>) -> ChatOptions {
    let mut options = ChatOptions::default()
        .with_max_tokens(request.max_tokens)
        .with_capture_usage(true)
        .with_capture_tool_calls(true)
        .with_capture_raw_body(true)
        // Keeps what a reasoning model thinks before it answers out of the answer.
        .with_normalize_reasoning_content(true);
    options.temperature = request.temperature;
    options.response_format = match request.form {
        ResponseFormat::Schema => Some(JsonSpec::new(request.schema.name, request.schema.value.clone()).into()),
        ResponseFormat::Json => Some(ChatResponseFormat::JsonMode),
        ResponseFormat::Text => None,
    };
    options
}

/// What a reason to stop says about an answer.
pub fn answer_end(reason: Option<&StopReason>) -> AnswerEnd {
    match reason {
        Some(StopReason::MaxTokens(_)) => AnswerEnd::CutOff,
        Some(StopReason::ContentFilter(_)) => AnswerEnd::Declined,
        _ => AnswerEnd::Complete,
    }
}

fn tokens(usage: &Usage) -> Option<(u64, u64)> {
    let count = |tokens: Option<i32>| tokens.and_then(|tokens| u64::try_from(tokens).ok());
    let (read, written) = (count(usage.prompt_tokens), count(usage.completion_tokens));
    (read.is_some() || written.is_some()).then(|| (read.unwrap_or_default(), written.unwrap_or_default()))
}
