//! The journal: every call with its model, prompt, tokens, cost and time.

use pipeline::ports::reasoner::ModelCall;
use pipeline::ports::store::Step;
use pipeline::record::step::StepResult;
use serde::Serialize;

use super::{ParsedRecord, format_time, short_digest};

/// The totals and the steps.
#[derive(Serialize)]
pub struct Journal<'a> {
    totals: Vec<(&'static str, String)>,
    steps: Vec<StepView<'a>>,
}

#[derive(Serialize)]
struct StepView<'a> {
    name: &'a str,
    at: String,
    outcome: String,
    tokens: String,
    cost: String,
    sha256: &'a str,
    calls: Vec<CallView>,
}

#[derive(Serialize)]
struct CallView {
    model: String,
    prompt: String,
    prompt_sha256: String,
    milliseconds: u64,
    rejected: Option<String>,
    tools: String,
}

/// The journal of a record.
pub fn journal<'a>(parsed: &'a ParsedRecord<'_>) -> Journal<'a> {
    let (execution, steps) = (&parsed.execution, &parsed.record.stored.steps);
    let usage = execution.usage;
    let mut totals = vec![
        ("Calls", usage.calls.to_string()),
        ("Tokens read", usage.input_tokens.to_string()),
        ("Tokens written", usage.output_tokens.to_string()),
        ("Cost", format!("{:.4} USD", usage.cost_micros as f64 / 1e6)),
    ];
    if let Some(end) = execution.finished_at {
        let micros = end.micros() - execution.started_at.micros();
        totals.push((
            "Time from convening to the end",
            format!("{:.1} s", micros as f64 / 1e6),
        ));
    }
    totals.push(("Steps of the journal", steps.len().to_string()));
    Journal {
        totals,
        steps: steps.iter().map(step).collect(),
    }
}

fn step(step: &Step) -> StepView<'_> {
    let result = StepResult::read(&step.result);
    let outcome = match &result {
        StepResult::Failed { failed, .. } => format!("failed: {}", failed.name()),
        StepResult::Ok { .. } => "done".to_owned(),
    };
    let spent = result.spent();
    StepView {
        name: &step.name,
        at: format_time(step.at),
        outcome,
        tokens: format!("{} / {}", spent.usage.input_tokens, spent.usage.output_tokens),
        cost: format!("{:.4}", spent.usage.cost_micros as f64 / 1e6),
        sha256: short_digest(&step.sha256),
        calls: spent.calls.into_iter().map(call).collect(),
    }
}

fn call(call: ModelCall) -> CallView {
    let tools: Vec<String> = call.tools.into_iter().map(|used| used.tool).collect();
    CallView {
        prompt_sha256: short_digest(&call.prompt_sha256).to_owned(),
        model: call.model,
        prompt: call.prompt,
        milliseconds: call.milliseconds,
        rejected: call.rejected,
        tools: tools.join(", "),
    }
}
