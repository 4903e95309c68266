//! Streamed answers in OpenAI's protocol: lines that begin with `data:`, each with a piece of the answer.

use genai::chat::{StopReason, ToolCall};
use pipeline::reason::Reason;
use reqwest::Response;
use serde_json::Value;

use super::endpoint::{AnswerEnd, MAX_ANSWER_BYTES, ModelAnswer, PartialAnswerListener, answer_end, notify_step};
use super::openai::{MAX_BODY_BYTES, tokens, without_thoughts};
use super::provider_error::{self, BROKE_OFF, ProviderError};

/// A longer stream is given up as broken off: around a word of the answer stand a few hundred bytes of its message.
const MAX_STREAM_BYTES: usize = 32 * 1024 * 1024;
/// Uses of tools that one answer may ask for.
const MAX_TOOLS: usize = 64;

/// Reads the whole answer.
pub async fn read(mut response: Response, listener: PartialAnswerListener<'_>) -> Result<ModelAnswer, ProviderError> {
    let mut stream = Stream::new(listener);
    while let Some(chunk) = response
        .chunk()
        .await
        .map_err(|error| provider_error::from_reqwest(&error))?
    {
        // A fast endpoint always has the next chunk ready: without yielding, one answer would block its thread.
        tokio::task::coop::consume_budget().await;
        if stream.push(&chunk)? {
            return Ok(stream.finish());
        }
    }
    match stream.push(b"\n")? {
        true => Ok(stream.finish()),
        false => Err(BROKE_OFF),
    }
}

/// A stream as far as it was read.
struct Stream<'a> {
    listener: PartialAnswerListener<'a>,
    /// At which length of the text the listener is called next.
    notify_at: usize,
    read: usize,
    /// The line that has not come to its end.
    line: Vec<u8>,
    answer: PartialAnswer,
}

/// An answer as far as it was read.
#[derive(Default)]
struct PartialAnswer {
    text: String,
    /// The size of the text, the thoughts and the uses of tools.
    size: usize,
    thoughts_apart: bool,
    tools: Vec<PartialToolCall>,
    tokens: Option<(u64, u64)>,
    finish_reason: Option<String>,
    refused: bool,
}

#[derive(Default)]
struct PartialToolCall {
    id: String,
    name: String,
    arguments: String,
}

impl<'a> Stream<'a> {
    fn new(listener: PartialAnswerListener<'a>) -> Self {
        Self {
            listener,
            notify_at: 0,
            read: 0,
            line: Vec::new(),
            answer: PartialAnswer::default(),
        }
    }

    /// Reads the next bytes, and says whether the answer is complete.
    fn push(&mut self, bytes: &[u8]) -> Result<bool, ProviderError> {
        self.read += bytes.len();
        if self.read > MAX_STREAM_BYTES {
            return Err(BROKE_OFF);
        }
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            if self.line.len() + part.len() > MAX_BODY_BYTES {
                return Err(BROKE_OFF);
            }
            self.line.extend_from_slice(part);
            if !part.ends_with(b"\n") {
                continue;
            }
            let data = self.line.strip_prefix(b"data:").map(<[u8]>::trim_ascii);
            match data {
                None | Some([]) => {}
                Some(b"[DONE]") => return Ok(true),
                Some(message) => self.answer.add(message)?,
            }
            self.line.clear();
            let length = self.answer.text.len();
            if length > 0 && length >= self.notify_at {
                (self.listener)(&self.answer.text);
                self.notify_at = length + notify_step(length).max(1);
            }
        }
        Ok(false)
    }

    fn finish(self) -> ModelAnswer {
        (self.listener)(&self.answer.text);
        self.answer.finish()
    }
}

impl PartialAnswer {
    /// Adds one message. What is missing counts as empty, because endpoints differ.
    fn add(&mut self, message: &[u8]) -> Result<(), ProviderError> {
        let message: Value = serde_json::from_slice(message).map_err(|_| BROKE_OFF)?;
        if !message["error"].is_null() {
            return Err(ProviderError::down(Reason::ProviderFault));
        }
        self.tokens = tokens(&message["usage"]).or(self.tokens);
        let choice = &message["choices"][0];
        let delta = &choice["delta"];
        for thought in ["reasoning", "reasoning_content"] {
            let thought = delta[thought].as_str().unwrap_or_default();
            self.thoughts_apart |= !thought.is_empty();
            self.grow(thought.len())?;
        }
        self.add_content(&delta["content"])?;
        self.refused |= delta["refusal"].as_str().is_some_and(|refusal| !refusal.is_empty());
        for call in delta["tool_calls"].as_array().into_iter().flatten() {
            self.add_tool_call(call)?;
        }
        if let Some(reason) = choice["finish_reason"].as_str() {
            self.grow(reason.len())?;
            self.finish_reason = Some(reason.to_owned());
        }
        Ok(())
    }

    /// Adds content: a text, or a list of parts, of which those with a text count.
    fn add_content(&mut self, content: &Value) -> Result<(), ProviderError> {
        let parts = content.as_array().map(Vec::as_slice).unwrap_or_default();
        let texts = parts.iter().filter_map(|part| part["text"].as_str());
        for text in content.as_str().into_iter().chain(texts) {
            self.grow(text.len())?;
            self.text.push_str(text);
        }
        Ok(())
    }

    /// Adds a piece of a use of a tool: the pieces of one use have the same index.
    fn add_tool_call(&mut self, piece: &Value) -> Result<(), ProviderError> {
        let index = piece["index"].as_u64().map_or(Ok(self.tools.len()), usize::try_from);
        let index = index.ok().filter(|index| *index < MAX_TOOLS).ok_or(BROKE_OFF)?;
        if index >= self.tools.len() {
            self.tools.resize_with(index + 1, PartialToolCall::default);
        }
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let function = &piece["function"];
        let (id, name) = (text(&piece["id"]), text(&function["name"]));
        let arguments = match &function["arguments"] {
            whole @ Value::Object(_) => whole.to_string(),
            part => text(part),
        };
        self.grow(id.len() + name.len() + arguments.len())?;
        if let Some(call) = self.tools.get_mut(index) {
            if !name.is_empty() {
                (call.id, call.name) = (id, name);
            }
            call.arguments.push_str(&arguments);
        }
        Ok(())
    }

    fn grow(&mut self, bytes: usize) -> Result<(), ProviderError> {
        self.size += bytes;
        match self.size > MAX_ANSWER_BYTES {
            true => Err(BROKE_OFF),
            false => Ok(()),
        }
    }

    fn finish(self) -> ModelAnswer {
        let reason = self.finish_reason.map(StopReason::from);
        let calls = self.tools.into_iter().enumerate();
        let calls = calls.filter(|(_, call)| !call.name.is_empty());
        ModelAnswer {
            text: match self.thoughts_apart {
                true => self.text,
                false => without_thoughts(&self.text),
            },
            tools: calls.map(|(index, call)| call.finish(index)).collect(),
            tokens: self.tokens,
            end: match self.refused {
                true => AnswerEnd::Declined,
                false => answer_end(reason.as_ref()),
            },
        }
    }
}

impl PartialToolCall {
    /// Arguments that are no JSON stay a text: the tool then says to the model what it expects.
    fn finish(self, index: usize) -> ToolCall {
        ToolCall {
            call_id: match self.id.is_empty() {
                true => format!("call_{index}"),
                false => self.id,
            },
            fn_name: self.name,
            fn_arguments: serde_json::from_str(&self.arguments).unwrap_or(Value::String(self.arguments)),
            thought_signatures: None,
        }
    }
}

#[cfg(test)]
#[path = "tests/openai_stream.rs"]
mod tests;
