//! A minimal HTTP server, and the messages of the two protocols.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::{Act, ReceivedCall, Shape, answer, failure};

/// Reads one request; `None` if the caller hangs up or the body is not a chat request.
pub async fn read(mut stream: TcpStream) -> Option<(TcpStream, ReceivedCall)> {
    let mut bytes = Vec::new();
    let mut chunk = vec![0; 16 * 1024];
    let (head, body) = loop {
        let length = stream.read(&mut chunk).await.ok().filter(|length| *length > 0)?;
        bytes.extend_from_slice(&chunk[..length]);
        let text = String::from_utf8_lossy(&bytes);
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let wanted = header(head, "content-length")
                .and_then(|length| length.parse().ok())
                .unwrap_or(0);
            if body.len() >= wanted {
                break (head.to_owned(), body.to_owned());
            }
        }
    };
    let shape = if head.starts_with("POST /v1/messages ") {
        Shape::Anthropic
    } else {
        Shape::OpenAi
    };
    let body: Value = serde_json::from_str(&body).ok()?;
    let messages = body["messages"].as_array()?;
    let system = match shape {
        Shape::OpenAi => text(&messages.first()?["content"]),
        Shape::Anthropic => text(&body["system"]),
    };
    let users: Vec<&Value> = messages.iter().filter(|turn| turn["role"] == "user").collect();
    let heard = ReceivedCall {
        shape,
        stage: stage(&system).to_owned(),
        model: body["model"].as_str().unwrap_or_default().to_owned(),
        user: users.first().map(|turn| text(&turn["content"])).unwrap_or_default(),
        users: users.len(),
        system,
        authorization: header(&head, "authorization")
            .or_else(|| header(&head, "x-api-key"))
            .unwrap_or_default(),
        body,
    };
    Some((stream, heard))
}

fn header(head: &str, name: &str) -> Option<String> {
    head.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
    })
}

/// The text of a message, whose content is a string or a list of parts.
fn text(content: &Value) -> String {
    match content {
        Value::String(text) => text.clone(),
        Value::Array(parts) => parts.iter().filter_map(|part| part["text"].as_str()).collect(),
        _ => String::new(),
    }
}

/// The stage of a prompt, by words from `crates/models/prompts`.
fn stage(system: &str) -> &'static str {
    [
        ("read a person's question", "triage"),
        ("write instructions for the members", "plan"),
        ("research one question", "research"),
        ("question the claims of other members", "challenge"),
        ("answer the challenges", "rebut"),
        ("Bring the findings together", "synthesise"),
        ("attack the draft", "red_team"),
        ("Revise your draft once", "revise"),
        ("tell the result to the person", "debrief"),
        ("show that you can answer", "check"),
    ]
    .into_iter()
    .find(|(words, _)| system.contains(words))
    .map_or("unknown", |(_, stage)| stage)
}

/// Responds to a call; false if the caller hung up before the end.
pub async fn respond(stream: &mut TcpStream, heard: &ReceivedCall, act: Act) -> bool {
    let streams = heard.body["stream"] == true;
    match act {
        Act::Answer => content(stream, heard, streams, &answer(heard).to_string()).await,
        Act::Say(value) => content(stream, heard, streams, &value.to_string()).await,
        Act::Text(text) => content(stream, heard, streams, &text).await,
        Act::Slow(pause) => slowly(stream, heard, pause, &answer(heard)).await,
        Act::SaySlowly(pause, value) => slowly(stream, heard, pause, &value).await,
        Act::Status(status, headers) => {
            let extra: String = headers
                .iter()
                .map(|(name, value)| format!("{name}: {value}\r\n"))
                .collect();
            send(stream, status, "application/json", &extra, &failure(status).to_string()).await
        }
        Act::Break => {
            let whole = if streams {
                sse(heard, &answer(heard).to_string())
            } else {
                reply(heard, &answer(heard).to_string())
            };
            let kind = if streams {
                "text/event-stream"
            } else {
                "application/json"
            };
            let half: String = whole.chars().take(whole.chars().count() / 2).collect();
            let head = format!(
                "HTTP/1.1 200 OK\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\r\n",
                whole.len()
            );
            let _ = stream.write_all(format!("{head}{half}").as_bytes()).await;
            stream.shutdown().await.is_ok()
        }
        Act::Garbage => send(stream, 200, "application/json", "", "{\"what\": [").await,
        Act::Decline => decline(stream, heard, streams).await,
        Act::Tool(name, arguments) => tool(stream, heard, streams, name, &arguments).await,
    }
}

async fn slowly(stream: &mut TcpStream, heard: &ReceivedCall, pause: Duration, value: &Value) -> bool {
    let streams = heard.body["stream"] == true;
    let mut nothing = [0; 1];
    tokio::select! {
        () = tokio::time::sleep(pause) => content(stream, heard, streams, &value.to_string()).await,
        // The caller sends nothing more, so this read ends only when it hangs up.
        _ = stream.read(&mut nothing) => false,
    }
}

async fn content(stream: &mut TcpStream, heard: &ReceivedCall, streams: bool, text: &str) -> bool {
    if streams {
        send(stream, 200, "text/event-stream", "", &sse(heard, text)).await
    } else {
        send(stream, 200, "application/json", "", &reply(heard, text)).await
    }
}

fn usage(heard: &ReceivedCall, text: &str) -> (usize, usize) {
    ((heard.system.len() + heard.user.len()) / 4, text.len() / 4)
}

fn reply(heard: &ReceivedCall, text: &str) -> String {
    let (read, written) = usage(heard, text);
    match heard.shape {
        Shape::OpenAi => json!({
            "id": "x", "object": "chat.completion", "model": heard.model,
            "choices": [{"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}],
            "usage": {"prompt_tokens": read, "completion_tokens": written, "total_tokens": read + written},
        }),
        Shape::Anthropic => json!({
            "id": "x", "type": "message", "role": "assistant", "model": heard.model,
            "content": [{"type": "text", "text": text}], "stop_reason": "end_turn",
            "usage": {"input_tokens": read, "output_tokens": written},
        }),
    }
    .to_string()
}

fn sse(heard: &ReceivedCall, text: &str) -> String {
    let (read, written) = usage(heard, text);
    let letters: Vec<char> = text.chars().collect();
    let pieces = letters.chunks(40).map(|piece| piece.iter().collect::<String>());
    let mut events = String::new();
    match heard.shape {
        Shape::OpenAi => {
            for piece in pieces {
                let event = json!({"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": null}]});
                events.push_str(&format!("data: {event}\n\n"));
            }
            let end = json!({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]});
            let counted = json!({"choices": [], "usage": {
                "prompt_tokens": read, "completion_tokens": written, "total_tokens": read + written,
            }});
            events.push_str(&format!("data: {end}\n\ndata: {counted}\n\ndata: [DONE]\n\n"));
        }
        Shape::Anthropic => {
            let mut event = |name: &str, data: Value| events.push_str(&format!("event: {name}\ndata: {data}\n\n"));
            event(
                "message_start",
                json!({"type": "message_start", "message": {
                    "id": "x", "type": "message", "role": "assistant", "model": heard.model, "content": [],
                    "usage": {"input_tokens": read, "output_tokens": 1},
                }}),
            );
            event(
                "content_block_start",
                json!({"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}}),
            );
            for piece in pieces {
                event(
                    "content_block_delta",
                    json!({"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": piece}}),
                );
            }
            event("content_block_stop", json!({"type": "content_block_stop", "index": 0}));
            event(
                "message_delta",
                json!({
                    "type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": written},
                }),
            );
            event("message_stop", json!({"type": "message_stop"}));
        }
    }
    events
}

async fn decline(stream: &mut TcpStream, heard: &ReceivedCall, streams: bool) -> bool {
    if streams {
        let end = json!({"choices": [{"index": 0, "delta": {"content": ""}, "finish_reason": "content_filter"}]});
        return send(
            stream,
            200,
            "text/event-stream",
            "",
            &format!("data: {end}\n\ndata: [DONE]\n\n"),
        )
        .await;
    }
    let body = match heard.shape {
        Shape::OpenAi => json!({
            "model": heard.model,
            "choices": [{
                "index": 0, "message": {"role": "assistant", "content": null, "refusal": "I will not."},
                "finish_reason": "stop",
            }],
            "usage": {"prompt_tokens": 5, "completion_tokens": 3, "total_tokens": 8},
        }),
        Shape::Anthropic => json!({
            "type": "message", "role": "assistant", "model": heard.model, "content": [], "stop_reason": "refusal",
            "usage": {"input_tokens": 5, "output_tokens": 3},
        }),
    };
    send(stream, 200, "application/json", "", &body.to_string()).await
}

async fn tool(stream: &mut TcpStream, heard: &ReceivedCall, streams: bool, name: &str, arguments: &Value) -> bool {
    if streams {
        let call = json!({
            "index": 0, "id": "call_1", "type": "function",
            "function": {"name": name, "arguments": arguments.to_string()},
        });
        let event = json!({"choices": [{"index": 0, "delta": {"tool_calls": [call]}, "finish_reason": null}]});
        let end = json!({"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]});
        return send(
            stream,
            200,
            "text/event-stream",
            "",
            &format!("data: {event}\n\ndata: {end}\n\ndata: [DONE]\n\n"),
        )
        .await;
    }
    let call =
        json!({"id": "call_1", "type": "function", "function": {"name": name, "arguments": arguments.to_string()}});
    let body = json!({
        "model": heard.model,
        "choices": [{
            "index": 0, "message": {"role": "assistant", "content": null, "tool_calls": [call]},
            "finish_reason": "tool_calls",
        }],
        "usage": {"prompt_tokens": 5, "completion_tokens": 3, "total_tokens": 8},
    });
    send(stream, 200, "application/json", "", &body.to_string()).await
}

async fn send(stream: &mut TcpStream, status: u16, kind: &str, extra: &str, body: &str) -> bool {
    let head = format!(
        "HTTP/1.1 {status} X\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n{extra}\r\n",
        body.len()
    );
    let sent = stream.write_all(format!("{head}{body}").as_bytes()).await.is_ok();
    let _ = tokio::time::timeout(Duration::from_millis(50), stream.shutdown()).await;
    sent
}
