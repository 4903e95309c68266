use std::sync::Arc;
use std::time::Duration;

use genai::chat::ToolResponse;
use pipeline::ports::clock::Clock;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::*;
use crate::endpoint::Endpoint;
use crate::schema::Schema;
use crate::settings::ModelSettings;

struct Noon;

impl Clock for Noon {
    fn now(&self) -> Timestamp {
        Timestamp::from_seconds(1_800_000_000)
    }
}

#[derive(serde::Deserialize, schemars::JsonSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Reply {
    claim: String,
}

fn schema() -> Schema {
    Schema::of::<Reply>("reply")
}

async fn endpoint() -> (TcpListener, Endpoint) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let settings = ModelSettings {
        provider: "openai_compatible".to_owned(),
        base_url: format!("http://{}/v1", listener.local_addr().unwrap()),
        ..ModelSettings::default()
    };
    let endpoint = Endpoint::new(&settings, Arc::new(Noon)).unwrap();
    (listener, endpoint)
}

fn request<'a>(model: &'a str, form: ResponseFormat, schema: &'a Schema) -> EndpointRequest<'a> {
    let call = ToolCall {
        call_id: "call_1".to_owned(),
        fn_name: "figures_of".to_owned(),
        fn_arguments: json!({"symbol": "AAPL"}),
        thought_signatures: None,
    };
    EndpointRequest {
        model,
        system: "You are a member.".to_owned(),
        turns: vec![
            ChatMessage::user("What about Apple?"),
            ChatMessage::from(vec![call.clone()]),
            ChatMessage::from(ToolResponse::from_tool_call(&call, "12.5")),
            ChatMessage::assistant("It grew."),
            ChatMessage::user("Say it as JSON."),
        ],
        form,
        schema,
        tools: vec![
            Tool::new("figures_of")
                .with_description("Figures")
                .with_schema(schema.value.clone()),
        ],
        max_tokens: 700,
        temperature: Some(0.25),
    }
}

/// The head and the JSON body of the next request.
async fn heard(stream: &mut TcpStream) -> (String, Value) {
    let mut bytes = Vec::new();
    loop {
        assert_ne!(stream.read_buf(&mut bytes).await.unwrap(), 0);
        let text = String::from_utf8_lossy(&bytes);
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        if let Ok(body) = serde_json::from_str(body) {
            return (head.to_ascii_lowercase(), body);
        }
    }
}

/// Calls, answers with bytes, and gives the request and what came of the call.
async fn called(
    ours: bool,
    asked: EndpointRequest<'_>,
    streams: bool,
    reply: Vec<u8>,
) -> (Result<ModelAnswer, ProviderError>, (String, Value)) {
    let (listener, mut endpoint) = endpoint().await;
    if !ours {
        endpoint.openai = None;
    }
    let mut nobody = |_: &str| {};
    let listening: Option<PartialAnswerListener<'_>> = if streams { Some(&mut nobody) } else { None };
    let answering = async {
        let (mut stream, _) = listener.accept().await.unwrap();
        let heard = heard(&mut stream).await;
        stream.write_all(&reply).await.unwrap();
        heard
    };
    tokio::join!(endpoint.call(asked, listening), answering)
}

fn reply(status: &str, kind: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!("HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}")
        .into_bytes()
}

#[tokio::test]
async fn a_request_is_what_the_library_sends() {
    let schema = schema();
    for (model, form) in [
        ("local-model", ResponseFormat::Schema),
        ("gpt-5-high", ResponseFormat::Json),
        ("openai::o3-zero", ResponseFormat::Text),
    ] {
        for streams in [true, false] {
            let mut bodies = Vec::new();
            for ours in [true, false] {
                let no = reply("400 no", "text/plain", "");
                let (called, (head, body)) = called(ours, request(model, form, &schema), streams, no).await;
                assert_eq!(called.unwrap_err(), ProviderError::Refused);
                assert!(head.starts_with("post /v1/chat/completions http/1.1"), "{head}");
                assert!(head.contains("authorization: bearer none"), "{head}");
                assert_eq!(body["stream"], streams);
                bodies.push(body);
            }
            assert_eq!(bodies[0], bodies[1]);
        }
    }
}

#[tokio::test]
async fn a_stream_is_read_as_the_library_reads_it() {
    let schema = schema();
    let stream = [
        json!({"choices": [{"delta": {"role": "assistant", "content": ""}}]}),
        json!({"choices": [{"delta": {"reasoning": "Well."}}]}),
        json!({"choices": [{"delta": {"content": "It "}}]}),
        json!({"choices": [{"delta": {"content": "grew."}}]}),
        json!({"choices": [{"delta": {"tool_calls": [
            {"index": 0, "id": "a", "function": {"name": "f", "arguments": "{\"a\": "}},
        ]}}]}),
        json!({"choices": [{"delta": {"tool_calls": [{"index": 0, "function": {"arguments": "1}"}}]}}]}),
        json!({"choices": [{"delta": {}, "finish_reason": "length"}]}),
        json!({"choices": [], "usage": {"prompt_tokens": 7, "completion_tokens": 9, "total_tokens": 16}}),
    ];
    let lines = stream.iter().map(|message| format!("data: {message}\n\n"));
    let lines = format!("{}data: [DONE]\n\n", lines.collect::<String>());
    let mut read = Vec::new();
    for ours in [true, false] {
        let stream = reply("200 OK", "text/event-stream", &lines);
        let asked = request("local-model", ResponseFormat::Text, &schema);
        let (answer, _) = called(ours, asked, true, stream).await;
        let answer = answer.unwrap();
        let tools: Vec<_> = answer
            .tools
            .into_iter()
            .map(|call| (call.call_id, call.fn_name, call.fn_arguments))
            .collect();
        read.push((answer.text, tools, answer.tokens, answer.end));
    }
    assert_eq!(read[0], read[1]);
    assert_eq!((read[0].0.as_str(), read[0].2), ("It grew.", Some((7, 9))));
}

/// Sends one piece again and again, and gives the error of the call and how much was sent.
async fn flooded(head: String, piece: &'static [u8], streams: bool, most: usize) -> (ProviderError, usize) {
    let schema = schema();
    let (listener, endpoint) = endpoint().await;
    let sending = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        heard(&mut stream).await;
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut sent = 0;
        while sent < most && stream.write_all(piece).await.is_ok() {
            sent += piece.len();
        }
        sent
    });
    let asked = request("local-model", ResponseFormat::Text, &schema);
    let mut nobody = |_: &str| {};
    let listening: Option<PartialAnswerListener<'_>> = if streams { Some(&mut nobody) } else { None };
    let called = tokio::time::timeout(Duration::from_secs(60), endpoint.call(asked, listening)).await;
    let error = called.expect("it ends").unwrap_err();
    drop(endpoint);
    (error, sending.await.unwrap())
}

#[tokio::test]
async fn an_answer_without_end_is_cut_while_it_arrives() {
    const ENDLESS: usize = 200 * MAX_ANSWER_BYTES;
    static SPACES: [u8; 64 * 1024] = [b' '; 64 * 1024];
    let head = |status: &str| format!("HTTP/1.1 {status}\r\ncontent-length: {ENDLESS}\r\n\r\n");
    for (status, streams) in [("200 OK", false), ("200 OK", true), ("400 no", false), ("400 no", true)] {
        let (error, sent) = flooded(head(status), &SPACES, streams, ENDLESS).await;
        let wanted = if status == "200 OK" {
            BROKE_OFF
        } else {
            ProviderError::Refused
        };
        assert_eq!(error, wanted);
        // What lies in the buffers of the connection has been sent too.
        assert!(sent < ENDLESS / 4, "{sent}");
    }
}

#[test]
fn answers_are_read_as_endpoints_send_them() {
    let read = |message: Value, reason: &str| {
        let body = json!({
            "choices": [{"message": message, "finish_reason": reason}],
            "usage": {"prompt_tokens": 7, "completion_tokens": 9},
        });
        answer(body.to_string().as_bytes()).unwrap()
    };
    let plain = read(json!({"content": " {\"a\": 1}\n", "tool_calls": null}), "stop");
    assert_eq!(
        (plain.text.as_str(), plain.end, plain.tokens),
        ("{\"a\": 1}", AnswerEnd::Complete, Some((7, 9)))
    );
    assert_eq!(read(json!({"content": "x"}), "length").end, AnswerEnd::CutOff);
    assert_eq!(read(json!({"content": "x"}), "content_filter").end, AnswerEnd::Declined);
    assert_eq!(
        read(json!({"content": null, "refusal": "No."}), "stop").end,
        AnswerEnd::Declined
    );
    let thinking = json!({"content": "<think>Well.</think>\n{}"});
    assert_eq!(read(thinking, "stop").text, "{}");
    let apart = json!({"content": "{} <think>a</think>", "reasoning_content": "Well."});
    assert_eq!(read(apart, "stop").text, "{} <think>a</think>");

    let call = |arguments: Value| json!({"id": "c", "function": {"name": "f", "arguments": arguments}});
    let asked = json!({"tool_calls": [call(json!("{\"symbol\": \"A\"}")), call(json!({"symbol": "B"}))]});
    let tools = read(asked, "tool_calls").tools;
    let symbols: Vec<&Value> = tools.iter().map(|call| &call.fn_arguments["symbol"]).collect();
    assert_eq!(symbols, ["A", "B"]);
    for broken in [call(json!("{")), call(json!(1)), json!({"id": "c"})] {
        let body = json!({"choices": [{"message": {"tool_calls": [broken]}}]}).to_string();
        assert!(answer(body.as_bytes()).is_err(), "{body}");
    }
    // Nothing at all is an empty answer, which is repaired like any other useless one.
    assert_eq!(answer(b"{}").unwrap().text, "");
    assert_eq!(
        answer(b"{\"what\": [").unwrap_err(),
        ProviderError::down(Reason::ProviderFault)
    );
}
