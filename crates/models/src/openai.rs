//! Calls in OpenAI's protocol.
//!
//! The library `genai` reads whole lines, whole error bodies and whole answers, however long they are. Here everything
//! is cut while it arrives, so that an endpoint cannot fill the memory. What is sent is the same; a test compares the
//! requests.

use genai::chat::{
    ChatMessage, ChatRole, JsonSchemaDialect, ReasoningEffort, StopReason, Tool, ToolCall, sanitize_json_schema,
};
use pipeline::Timestamp;
use pipeline::reason::Reason;
use reqwest::{Client, Response};
use serde_json::{Value, json};

use super::endpoint::{AnswerEnd, EndpointRequest, MAX_ANSWER_BYTES, ModelAnswer, PartialAnswerListener, answer_end};
use super::openai_stream;
use super::provider_error::{self, BROKE_OFF, ProviderError};
use super::settings::ResponseFormat;

/// A longer body is given up as broken off. In JSON a letter may take three times its bytes.
pub(super) const MAX_BODY_BYTES: usize = 3 * MAX_ANSWER_BYTES;
/// A larger number of tokens is counted as this one: no call has more, and an endpoint may report anything.
const MAX_TOKENS: u64 = 10_000_000;

/// An endpoint that speaks OpenAI's protocol.
pub struct OpenAiEndpoint {
    pub(super) http: Client,
    /// The address with a slash at its end.
    pub(super) base: String,
    pub(super) key: String,
}

impl OpenAiEndpoint {
    /// Makes one call. With a listener the answer is streamed.
    pub async fn call(
        &self,
        request: &EndpointRequest<'_>,
        listener: Option<PartialAnswerListener<'_>>,
        now: Timestamp,
    ) -> Result<ModelAnswer, ProviderError> {
        let mut body = body(request);
        if listener.is_some() {
            body["stream"] = json!(true);
            body["stream_options"] = json!({"include_usage": true});
        }
        let post = self.http.post(format!("{}chat/completions", self.base));
        let post = post.bearer_auth(&self.key).json(&body);
        let response = post
            .send()
            .await
            .map_err(|error| provider_error::from_reqwest(&error))?;
        if !response.status().is_success() {
            let headers = Some(response.headers());
            return Err(provider_error::from_status(response.status(), headers, now));
        }
        match listener {
            Some(listener) => openai_stream::read(response, listener).await,
            None => answer(&bounded(response).await?),
        }
    }
}

/// The body, unless it is too long.
async fn bounded(mut response: Response) -> Result<Vec<u8>, ProviderError> {
    let mut body = Vec::new();
    while let Some(chunk) = response
        .chunk()
        .await
        .map_err(|error| provider_error::from_reqwest(&error))?
    {
        // A fast endpoint always has the next chunk ready: without yielding, one answer would block its thread.
        tokio::task::coop::consume_budget().await;
        if body.len() + chunk.len() > MAX_BODY_BYTES {
            return Err(BROKE_OFF);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

fn body(request: &EndpointRequest<'_>) -> Value {
    let name = request.model.split_once("::").map_or(request.model, |(_, name)| name);
    // A name may end in how much the model is to think.
    let (effort, name) = ReasoningEffort::from_model_name(name);
    let system = json!({"role": "system", "content": request.system});
    let turns = request.turns.iter().flat_map(messages);
    let mut body = json!({
        "model": name,
        "stream": false,
        "messages": std::iter::once(system).chain(turns).collect::<Vec<Value>>(),
    });
    let limit = match ["gpt-5", "gpt-6", "o1", "o3", "o4"]
        .iter()
        .any(|new| name.starts_with(new))
    {
        true => "max_completion_tokens",
        false => "max_tokens",
    };
    body[limit] = json!(request.max_tokens);
    if let Some(effort) = effort.as_ref().and_then(effort_name) {
        body["reasoning_effort"] = json!(effort);
    }
    if let Some(temperature) = request.temperature {
        body["temperature"] = json!(temperature);
    }
    if !request.tools.is_empty() {
        body["tools"] = request.tools.iter().map(tool).collect();
    }
    match request.form {
        ResponseFormat::Schema => {
            let schema = sanitize_json_schema(&request.schema.value, JsonSchemaDialect::OpenAiStrict);
            let named = json!({"name": request.schema.name, "strict": true, "schema": schema});
            body["response_format"] = json!({"type": "json_schema", "json_schema": named});
        }
        ResponseFormat::Json => body["response_format"] = json!({"type": "json_object"}),
        ResponseFormat::Text => {}
    }
    body
}

fn effort_name(effort: &ReasoningEffort) -> Option<&'static str> {
    match effort {
        ReasoningEffort::Zero => Some("none"),
        other => other.as_keyword(),
    }
}

/// A turn as messages: the results of several tools are a message each.
fn messages(turn: &ChatMessage) -> Vec<Value> {
    let text = turn.content.texts().join("\n\n");
    match turn.role {
        ChatRole::System => vec![json!({"role": "system", "content": text})],
        ChatRole::User => vec![json!({"role": "user", "content": text})],
        ChatRole::Assistant => {
            let mut message = json!({"role": "assistant", "content": text});
            let calls: Vec<Value> = turn.content.tool_calls().into_iter().map(asked_tool).collect();
            if !calls.is_empty() {
                message["tool_calls"] = Value::Array(calls);
            }
            vec![message]
        }
        ChatRole::Tool => {
            let results = turn.content.tool_responses().into_iter();
            results
                .map(|result| json!({"role": "tool", "content": result.content, "tool_call_id": result.call_id}))
                .collect()
        }
    }
}

fn asked_tool(call: &ToolCall) -> Value {
    json!({
        "type": "function",
        "id": call.call_id,
        "function": {"name": call.fn_name, "arguments": call.fn_arguments.to_string()},
    })
}

fn tool(tool: &Tool) -> Value {
    let strict = tool.strict.unwrap_or_default();
    let parameters = match &tool.schema {
        Some(schema) if strict => Some(sanitize_json_schema(schema, JsonSchemaDialect::OpenAiStrictTool)),
        schema => schema.clone(),
    };
    let function = json!({
        "name": tool.name.as_str(),
        "description": tool.description,
        "parameters": parameters,
        "strict": strict,
    });
    json!({"type": "function", "function": function})
}

/// Reads an answer. What is missing counts as empty, because endpoints differ.
fn answer(body: &[u8]) -> Result<ModelAnswer, ProviderError> {
    let body: Value = serde_json::from_slice(body).map_err(|_| ProviderError::down(Reason::ProviderFault))?;
    let choice = &body["choices"][0];
    let message = &choice["message"];
    let said = message["content"].as_str().unwrap_or_default().trim();
    let text = match ["reasoning", "reasoning_content"]
        .iter()
        .any(|name| message[*name].is_string())
    {
        true => said.to_owned(),
        false => without_thoughts(said),
    };
    let tools = message["tool_calls"].as_array().map(Vec::as_slice).unwrap_or_default();
    let tools: Option<Vec<ToolCall>> = tools.iter().map(tool_call).collect();
    let tools = tools.ok_or(ProviderError::down(Reason::ProviderFault))?;
    if text.len() + tools.iter().map(ToolCall::size).sum::<usize>() > MAX_ANSWER_BYTES {
        return Err(BROKE_OFF);
    }
    let reason = choice["finish_reason"]
        .as_str()
        .map(|reason| StopReason::from(reason.to_owned()));
    let refused = message["refusal"].as_str().is_some_and(|refusal| !refusal.is_empty());
    Ok(ModelAnswer {
        text,
        tools,
        tokens: tokens(&body["usage"]),
        end: if refused {
            AnswerEnd::Declined
        } else {
            answer_end(reason.as_ref())
        },
    })
}

/// Input and output tokens, if the endpoint reports one of them.
pub(super) fn tokens(usage: &Value) -> Option<(u64, u64)> {
    let count = |name: &str| usage[name].as_u64().map(|tokens| tokens.min(MAX_TOKENS));
    let (read, written) = (count("prompt_tokens"), count("completion_tokens"));
    (read.is_some() || written.is_some()).then(|| (read.unwrap_or_default(), written.unwrap_or_default()))
}

/// Some endpoints send what a model thinks before it answers as a part of the answer.
pub(super) fn without_thoughts(said: &str) -> String {
    let parts = said.split_once("<think>");
    let parts = parts.and_then(|(before, rest)| Some((before, rest.split_once("</think>")?.1)));
    match parts {
        Some((before, after)) => format!("{before}{}", after.trim_start()),
        None => said.to_owned(),
    }
}

fn tool_call(call: &Value) -> Option<ToolCall> {
    let arguments = &call["function"]["arguments"];
    let arguments = match arguments.as_str() {
        Some(text) => serde_json::from_str(text).ok()?,
        None => Value::Object(arguments.as_object()?.clone()),
    };
    Some(ToolCall {
        call_id: call["id"].as_str()?.to_owned(),
        fn_name: call["function"]["name"].as_str()?.to_owned(),
        fn_arguments: arguments,
        thought_signatures: None,
    })
}

#[cfg(test)]
#[path = "tests/openai.rs"]
mod tests;
