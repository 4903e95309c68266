//! The plan. Who sits on the committee and which tasks there are is code; a model may say what to look at. It sees the
//! brief as an ordinary member does, so that what only the Risk Officer may know cannot travel in an instruction.

use figures::ledger::Ledger;
use pipeline::brief::Mib;
use pipeline::committee::brief_for;
use pipeline::plan::{Budget, Member, Task};
use pipeline::ports::reasoner::{CallContext, ReasonerFailure};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{SENTENCE, tell};
use crate::Models;
use crate::conversation::Question;
use crate::fence::Data;
use crate::figure_context::Scribe;
use crate::prompt::Stage;
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

/// Tokens of a task in all its stages: a guard against answers without end, several times what a long one takes.
const TOKENS: u64 = 200_000;
/// Research, questions and answers, each with a repair and a second try.
const CALLS: u32 = 9;

/// The committee and its tasks, with a model's instructions where it gave any.
pub async fn plan(
    models: &Models,
    brief: &Mib,
    around: &CallContext<'_>,
    account: &mut UsageMeter,
) -> Result<(Vec<Member>, Vec<Task>), ReasonerFailure> {
    let (committee, mut tasks) = roster::plan(brief);
    for task in &mut tasks {
        task.budget = Budget {
            calls: CALLS + models.settings.tools_per_task,
            tokens: TOKENS,
            seconds: 0,
        };
    }
    let seen = brief_for("plan", brief);
    let mut data = Data::default();
    tell(&mut data, &seen);
    let lines: Vec<String> = tasks
        .iter()
        .map(|task| format!("{}: {}", task.task_id, task.title))
        .collect();
    data.part("tasks", &lines.join("\n"), 2_000);
    let question = Question::plain(Stage::Plan, "plan", data);
    match models
        .ask::<PlanAnswer, PlanAnswer>(question, around, account, Ok)
        .await
    {
        Ok(answer) => {
            let ledger = Ledger::default();
            let mut scribe = Scribe::new(&seen, &ledger);
            for task in &mut tasks {
                let said = answer.tasks.iter().find(|said| said.task_id == task.task_id);
                let more = said
                    .map(|said| scribe.write(&said.instructions, SENTENCE))
                    .unwrap_or_default();
                if !more.is_empty() && !more.contains(figures::numbers::CUT) {
                    task.instructions = format!("{} {more}", task.instructions);
                }
            }
            Ok((committee, tasks))
        }
        // The plan stands without further words.
        Err(ReasonerFailure::Unusable(_)) => Ok((committee, tasks)),
        Err(away) => Err(away),
    }
}
