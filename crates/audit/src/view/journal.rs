//! What it took: every call with its model, prompt, tokens, cost and time.

use pipeline::execution::Usage;
use pipeline::ports::reasoner::ModelCall;
use pipeline::ports::store::Step;
use serde_json::{Value, json};

use super::{Read, moment, short};

/// The totals and the steps.
pub fn journal(read: &Read<'_>) -> Value {
    let usage = read.execution.usage;
    let seconds = read
        .execution
        .finished_at
        .map(|end| end.micros() - read.execution.started_at.micros());
    let seconds = seconds.map_or_else(String::new, |micros| format!("{:.1} s", micros as f64 / 1e6));
    let steps: Vec<&Step> = read.record.stored.steps.iter().collect();
    json!({
        "totals": [
            ["Calls", usage.calls.to_string()],
            ["Tokens read", usage.input_tokens.to_string()],
            ["Tokens written", usage.output_tokens.to_string()],
            ["Cost", format!("{:.4} USD", usage.cost_micros as f64 / 1e6)],
            ["Time from convening to the end", seconds],
            ["Steps of the journal", steps.len().to_string()],
        ],
        "steps": steps.into_iter().map(step).collect::<Vec<_>>(),
    })
}

fn step(step: &Step) -> Value {
    let result: Value = serde_json::from_str(&step.result).unwrap_or_default();
    // A call that failed has cost something too.
    let answer = if result["ok"].is_null() { &result } else { &result["ok"] };
    let usage: Usage = serde_json::from_value(answer["usage"].clone()).unwrap_or_default();
    let calls: Vec<ModelCall> = serde_json::from_value(answer["calls"].clone()).unwrap_or_default();
    let failed = result["failed"].as_str().map(|reason| format!("failed: {reason}"));
    json!({
        "name": step.name,
        "at": moment(step.at),
        "outcome": failed.unwrap_or_else(|| "done".to_owned()),
        "tokens": format!("{} / {}", usage.input_tokens, usage.output_tokens),
        "cost": format!("{:.4}", usage.cost_micros as f64 / 1e6),
        "sha256": short(&step.sha256),
        "calls": calls.iter().map(|call| json!({
            "model": call.model,
            "prompt": call.prompt,
            "prompt_sha256": short(&call.prompt_sha256),
            "milliseconds": call.milliseconds,
            "rejected": call.rejected,
            "tools": call.tools.iter().map(|used| used.tool.clone()).collect::<Vec<_>>().join(", "),
        })).collect::<Vec<_>>(),
    })
}
