use proptest::prelude::*;
use serde_json::json;

use super::*;

/// What comes of a stream that arrives in pieces of this size, and what the listener heard last.
fn read_in_pieces(stream: &[u8], piece: usize) -> (Result<Option<ModelAnswer>, ProviderError>, String) {
    let mut heard = String::new();
    let mut listen = |so_far: &str| so_far.clone_into(&mut heard);
    let mut reading = Stream::new(&mut listen);
    let mut complete = Ok(false);
    for bytes in stream.chunks(piece) {
        complete = reading.push(bytes);
        if complete != Ok(false) {
            break;
        }
    }
    let answer = complete.map(|complete| complete.then(|| reading.finish()));
    (answer, heard)
}

fn whole(messages: &[Value]) -> Vec<u8> {
    let lines = messages.iter().map(|message| format!("data: {message}\n\n"));
    format!(": keep-alive\n\n{}data: [DONE]\n\n", lines.collect::<String>()).into_bytes()
}

fn delta(delta: &Value) -> Value {
    json!({"choices": [{"index": 0, "delta": delta}]})
}

fn read(messages: &[Value]) -> Result<ModelAnswer, ProviderError> {
    let (answer, heard) = read_in_pieces(&whole(messages), usize::MAX);
    answer.map(|answer| {
        let answer = answer.expect("it is complete");
        assert!(heard.ends_with(&answer.text), "{heard}");
        answer
    })
}

#[test]
fn an_answer_is_the_sum_of_its_pieces() {
    let messages = [
        delta(&json!({"role": "assistant", "content": ""})),
        delta(&json!({"reasoning_content": "Well."})),
        delta(&json!({"content": "{\"claim\""})),
        delta(&json!({"content": [{"type": "text", "text": ": \"it grew é\"}"}]})),
        json!({"choices": [{"delta": {}, "finish_reason": "length"}]}),
        json!({"choices": [], "usage": {"prompt_tokens": 7, "completion_tokens": u64::MAX}}),
    ];
    for piece in [1, 7, usize::MAX] {
        let (answer, heard) = read_in_pieces(&whole(&messages), piece);
        let answer = answer.unwrap().unwrap();
        assert_eq!(answer.text, "{\"claim\": \"it grew é\"}");
        assert_eq!(heard, answer.text);
        assert_eq!(answer.end, AnswerEnd::CutOff);
        assert_eq!(answer.tokens, Some((7, 10_000_000)));
    }
    let thinking = read(&[
        delta(&json!({"content": "<think>Well."})),
        delta(&json!({"content": "</think>{}"})),
    ]);
    assert_eq!(thinking.unwrap().text, "{}");
    let refused = read(&[delta(&json!({"refusal": "No."}))]).unwrap();
    assert_eq!((refused.end, refused.tokens), (AnswerEnd::Declined, None));
}

#[test]
fn uses_of_tools_are_put_together_by_their_index() {
    let piece = |index: u64, id: &str, name: &str, arguments: &str| {
        let function = json!({"name": name, "arguments": arguments});
        delta(&json!({"tool_calls": [{"index": index, "id": id, "function": function}]}))
    };
    let answer = read(&[
        piece(0, "a", "compare", "{\"left\": "),
        piece(1, "", "figures_of", "{\"symbol\": \"MSFT\"}"),
        piece(0, "", "", "\"AAPL\"}"),
        piece(5, "f", "find_instrument", "no JSON"),
        delta(&json!({"tool_calls": [{"function": {"name": "whole", "arguments": {"a": 1}}}]})),
    ]);
    let calls = answer.unwrap().tools.into_iter();
    let calls: Vec<_> = calls
        .map(|call| (call.call_id, call.fn_name, call.fn_arguments))
        .collect();
    let call = |id: &str, name: &str, arguments: Value| (id.to_owned(), name.to_owned(), arguments);
    assert_eq!(
        calls,
        [
            call("a", "compare", json!({"left": "AAPL"})),
            call("call_1", "figures_of", json!({"symbol": "MSFT"})),
            call("f", "find_instrument", json!("no JSON")),
            call("call_6", "whole", json!({"a": 1})),
        ]
    );
}

#[test]
fn what_has_no_end_is_cut() {
    let many = |message: Value, times: usize| vec![message; times];
    let letters = "x".repeat(100_000);
    let arguments = json!({"tool_calls": [{"index": 0, "function": {"name": "f", "arguments": letters}}]});
    for messages in [
        many(delta(&json!({"content": letters})), 11),
        many(delta(&json!({"reasoning": letters})), 11),
        many(delta(&arguments), 11),
        many(json!({"padding": letters}), 340),
        vec![delta(
            &json!({"tool_calls": [{"index": u64::from(u32::MAX), "function": {}}]}),
        )],
    ] {
        assert_eq!(read(&messages).unwrap_err(), BROKE_OFF);
    }
    let line = vec![b' '; MAX_BODY_BYTES + 1];
    assert_eq!(read_in_pieces(&line, 65_536).0.unwrap_err(), BROKE_OFF);
}

#[test]
fn faults_are_told_apart() {
    let fault = json!({"error": {"message": "overloaded"}});
    assert_eq!(read(&[fault]).unwrap_err(), ProviderError::down(Reason::ProviderFault));
    let (broken, _) = read_in_pieces(b"data: {\"choices\": [\n\n", usize::MAX);
    assert_eq!(broken.unwrap_err(), BROKE_OFF);
    let (early, _) = read_in_pieces(b"data: {\"choices\": []}\n\n", usize::MAX);
    assert!(early.unwrap().is_none());
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200), piece in 1_usize..9) {
        let _ = read_in_pieces(&bytes, piece);
        let _ = read_in_pieces(&[b"data: ".as_slice(), &bytes, b"\n"].concat(), piece);
    }
}
