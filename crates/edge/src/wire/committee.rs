//! Plans and executions.

use contract::{
    Budget, ConveneResponse, Disclosure, ExecutionResponse, Head, Member, OrchestrationResponse, Progress, StepCount,
    Task, TaskRun, Usage,
};
use languages::language::Language;
use pipeline::execution::{self, Execution};
use pipeline::plan::{self, Plan};
use pipeline::{Outcome, Timestamp};

use super::briefs::master_brief;
use super::{Stored, stored};
use crate::disclosed::Disclosed;

pub(crate) fn plan(plan: &Plan) -> Disclosed<OrchestrationResponse> {
    let language = Language::from_code(&plan.brief.language);
    let body = OrchestrationResponse {
        session_id: plan.session_id.clone(),
        status: plan.status.name().to_owned(),
        tier: plan.tier.name().to_owned(),
        upgraded: plan.upgraded,
        committee: plan.committee.iter().cloned().map(member).collect(),
        tasks: plan.tasks.iter().cloned().map(task).collect(),
        brief: Some(master_brief(plan.brief.clone())),
        message: plan.message.clone(),
        created_at: plan.created_at.rfc3339(),
        disclosure: Disclosure::default(),
    };
    Disclosed::new(language, body)
}

pub(crate) fn convened(execution: &Execution) -> Disclosed<ConveneResponse> {
    let body = ConveneResponse {
        session_id: execution.session_id.clone(),
        status: execution.status.name().to_owned(),
        disclosure: Disclosure::default(),
    };
    Disclosed::new(execution.language, body)
}

pub(crate) fn execution(execution: Execution, findings: Vec<String>) -> Outcome<Disclosed<ExecutionResponse<Stored>>> {
    let body = ExecutionResponse {
        progress: progress(&execution),
        session_id: execution.session_id,
        status: execution.status.name().to_owned(),
        tier: execution.tier.name().to_owned(),
        upgraded: execution.upgraded,
        tasks: execution.tasks.into_iter().map(task_run).collect(),
        findings: findings.into_iter().map(stored).collect::<Outcome<_>>()?,
        usage: usage(&execution.usage),
        budget_exhausted: execution.budget_exhausted,
        waiting_since: execution.waiting_since.map(Timestamp::rfc3339),
        head: Head {
            seq: execution.latest_seq,
            hash: execution.head_hash,
        },
        started_at: execution.started_at.rfc3339(),
        finished_at: execution.finished_at.map(Timestamp::rfc3339),
        message: execution.message,
        disclosure: Disclosure::default(),
    };
    Ok(Disclosed::new(execution.language, body))
}

/// The cost is absent if it is 0, as it is for a model without a known price.
pub(super) fn usage(usage: &execution::Usage) -> Usage {
    Usage {
        calls: usage.calls,
        input_tokens: usage.input_tokens,
        output_tokens: usage.output_tokens,
        cost_usd: (usage.cost_micros > 0).then(|| usage.cost_usd()),
    }
}

fn progress(execution: &Execution) -> Progress {
    let tasks = execution.progress();
    Progress {
        done: tasks.done,
        failed: tasks.failed,
        total: tasks.total,
        steps: StepCount {
            done: execution.steps.done,
            failed: execution.steps.failed,
            total: execution.steps.total,
        },
    }
}

fn member(member: plan::Member) -> Member {
    Member {
        member_id: member.member_id,
        role: member.role,
        title: member.title,
        mandate: member.mandate,
        lens: member.lens,
        tier: member.tier.name().to_owned(),
    }
}

fn task(task: plan::Task) -> Task {
    Task {
        task_id: task.task_id,
        member_id: task.member_id,
        title: task.title,
        instructions: task.instructions,
        depends_on: task.depends_on,
        data_needed: task.data_needed,
        acceptance: task.acceptance,
        budget: Budget {
            calls: task.budget.calls,
            tokens: task.budget.tokens,
            seconds: task.budget.seconds,
        },
        required: task.required,
        status: task.status.name().to_owned(),
    }
}

fn task_run(task: execution::TaskRun) -> TaskRun {
    TaskRun {
        usage: usage(&task.usage),
        task_id: task.task_id,
        member_id: task.member_id,
        title: task.title,
        required: task.required,
        status: task.status.name().to_owned(),
        started_at: task.started_at.map(Timestamp::rfc3339),
        finished_at: task.finished_at.map(Timestamp::rfc3339),
        message: task.message,
    }
}
