//! The plan. Code chooses the committee and its tasks; a model may add instructions. The model sees the brief as an
//! ordinary member does, so that an instruction cannot reveal what only the Risk Officer may know.

use figures::ledger::Ledger;
use pipeline::brief::MasterBrief;
use pipeline::committee::brief_for;
use pipeline::plan::{Budget, Member, Task};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE_CHARS, add_brief};
use crate::Models;
use crate::conversation::Question;
use crate::figure_context::TextSanitiser;
use crate::prompt::Stage;
use crate::prompt_data::PromptData;
use crate::usage_meter::UsageMeter;
use analyst::roster;

#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct PlanAnswer {
    tasks: Vec<Instructed>,
}

#[derive(Debug, Deserialize, JsonSchema)]
struct Instructed {
    task_id: String,
    instructions: String,
}

/// The token budget of a task in all its stages: a guard against endless answers, several times what a long task takes.
const TASK_TOKENS: u64 = 200_000;
/// The call budget of a task without tools: research, challenge and rebuttal, each with a repair and a retry.
const TASK_CALLS: u32 = 9;

/// The committee and its tasks, with a model's instructions where it gave any.
pub async fn plan(
    models: &Models,
    brief: &MasterBrief,
    context: &CallContext<'_>,
    meter: &mut UsageMeter,
) -> Result<(Vec<Member>, Vec<Task>), ReasonerFailure> {
    let (committee, mut tasks) = roster::plan(brief);
    for task in &mut tasks {
        task.budget = Budget {
            calls: TASK_CALLS + models.settings.tools_per_task,
            tokens: TASK_TOKENS,
            seconds: 0,
        };
    }
    let seen = brief_for("plan", brief);
    let mut data = PromptData::default();
    add_brief(&mut data, &seen);
    let lines: Vec<String> = tasks
        .iter()
        .map(|task| format!("{}: {}", task.task_id, task.title))
        .collect();
    data.part("tasks", &lines.join("\n"), 2_000);
    let question = Question::plain(Stage::Plan, "plan", data);
    match models.ask::<PlanAnswer, PlanAnswer>(question, context, meter, Ok).await {
        Ok(answer) => {
            let ledger = Ledger::default();
            let mut sanitiser = TextSanitiser::new(&seen, &ledger);
            for task in &mut tasks {
                let item = answer.tasks.iter().find(|item| item.task_id == task.task_id);
                let more = item
                    .map(|item| sanitiser.write(&item.instructions, SENTENCE_CHARS))
                    .unwrap_or_default();
                if !more.is_empty() && !more.contains(figures::numbers::CUT) {
                    task.instructions = format!("{} {more}", task.instructions);
                }
            }
            Ok((committee, tasks))
        }
        // The plan is complete without a model's instructions.
        Err(ReasonerFailure::Unusable(_)) => Ok((committee, tasks)),
        Err(failure) => Err(failure),
    }
}
