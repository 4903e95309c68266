//! From what the service knows to what it says.

use contract::{
    AuthConfig, FeedbackResponse, Instrument as WireInstrument, InstrumentData as WireInstrumentData,
    InstrumentReport as WireInstrumentReport, KeyResponse, Kickoffs, Profile as WireProfile, ReviewResponse,
    Scope as WireScope, UsageResponse,
};
use engine::pipeline::account::{Profile, grant};
use engine::pipeline::api_key::KeyRecord;
use engine::pipeline::brief::mib::Instrument;
use engine::pipeline::brief::{BriefStatus, MAX_ROUNDS};
use engine::pipeline::execution::{Execution, TaskRun, Usage};
use engine::pipeline::plan::Plan;
use engine::pipeline::ports::audit::Chart;
use engine::pipeline::ports::data_room::InstrumentData;
use engine::pipeline::ports::identity::PublicIdentityConfig;
use engine::pipeline::ports::store::TranscriptPage;
use engine::pipeline::principal::Scope;
use engine::pipeline::record::rows::SeriesRows;
use engine::pipeline::review::{Feedback, Review};
use engine::pipeline::session::{Session, SessionLine};
use engine::pipeline::{Outcome, Refusal, Timestamp};
use engine::{InstrumentReport, UsageReport};
use languages::language::Language;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use crate::disclosed::Disclosed;

/// A brief as a submit answers it: open questions are `needs_clarification`.
pub(crate) fn submitted_brief(session: &Session) -> String {
    brief(session, "needs_clarification").into_text()
}

/// A brief as a read shows it: open questions are `awaiting_answers`.
pub(crate) fn read_brief(session: &Session) -> Disclosed {
    brief(session, BriefStatus::AwaitingAnswers.name())
}

fn brief(session: &Session, waiting: &str) -> Disclosed {
    let state = &session.brief;
    let mut body = Map::new();
    let mut put = |name: &str, value: Value| body.insert(name.to_owned(), value);
    put("session_id", json!(session.session_id));
    put(
        "status",
        json!(if state.status == BriefStatus::AwaitingAnswers {
            waiting
        } else {
            state.status.name()
        }),
    );
    put("title", json!(session.title));
    put("language", json!(session.language.code()));
    put("created_at", json!(session.created_at));
    put("updated_at", json!(session.updated_at));
    put("round", json!(state.round));
    put("max_rounds", json!(MAX_ROUNDS));
    if let Some(message) = &state.message {
        put("message", json!(message));
    }
    if state.status == BriefStatus::AwaitingAnswers {
        put("questions", json!(state.questions));
    }
    if let Some(brief) = &state.brief {
        put("brief", json!(brief));
    }
    Disclosed::new(session.language, &body)
}

/// The session list. It can be long, so it is written out without anything in between.
#[derive(Serialize)]
pub(crate) struct Sessions {
    sessions: Vec<SessionOut>,
}

#[derive(Serialize)]
struct SessionOut {
    session_id: String,
    title: String,
    status: String,
    language: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    execution_status: Option<String>,
    created_at: Timestamp,
}

/// The session list.
pub(crate) fn sessions(lines: Vec<SessionLine>) -> Sessions {
    let out = |line: SessionLine| SessionOut {
        session_id: line.session_id,
        title: line.title,
        status: line.status,
        language: line.language,
        execution_status: line.execution_status,
        created_at: line.created_at,
    };
    Sessions {
        sessions: lines.into_iter().map(out).collect(),
    }
}

/// A plan.
pub(crate) fn plan(plan: &Plan, language: Language) -> Disclosed {
    let mut body = json!({
        "session_id": plan.session_id,
        "status": plan.status,
        "tier": plan.tier,
        "upgraded": plan.upgraded,
        "committee": plan.committee,
        "tasks": plan.tasks,
        "brief": plan.brief,
        "created_at": plan.created_at,
    });
    if let Some(message) = &plan.message {
        body["message"] = json!(message);
    }
    Disclosed::new(language, &body)
}

/// A plan as a submit answers it.
pub(crate) fn submitted_plan(shown: &Plan, language: Language) -> String {
    plan(shown, language).into_text()
}

/// The dispatch of a committee.
pub(crate) fn convened(execution: &Execution) -> Disclosed {
    let body = json!({"session_id": execution.session_id, "status": execution.status});
    Disclosed::new(execution.language, &body)
}

/// An execution with its findings, which are JSON already.
pub(crate) fn execution(execution: &Execution, findings: &[String]) -> Outcome<Disclosed> {
    #[derive(Serialize)]
    struct Out<'a> {
        session_id: &'a str,
        status: &'a str,
        tier: &'a str,
        upgraded: bool,
        progress: Value,
        tasks: Value,
        findings: &'a RawValue,
        usage: Value,
        budget_exhausted: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        waiting_since: Option<Timestamp>,
        head: Value,
        started_at: Timestamp,
        #[serde(skip_serializing_if = "Option::is_none")]
        finished_at: Option<Timestamp>,
        #[serde(skip_serializing_if = "Option::is_none")]
        message: Option<&'a str>,
    }
    let progress = execution.progress();
    let list = format!("[{}]", findings.join(","));
    let body = Out {
        session_id: &execution.session_id,
        status: execution.status.name(),
        tier: execution.tier.name(),
        upgraded: execution.upgraded,
        progress: json!({
            "done": progress.done,
            "failed": progress.failed,
            "total": progress.total,
            "steps": execution.steps,
        }),
        tasks: execution.tasks.iter().map(task_run).collect(),
        findings: raw(&list)?,
        usage: usage(&execution.usage),
        budget_exhausted: execution.budget_exhausted,
        waiting_since: execution.waiting_since,
        head: json!({"seq": execution.latest_seq, "hash": execution.head_hash}),
        started_at: execution.started_at,
        finished_at: execution.finished_at,
        message: execution.message.as_deref(),
    };
    Ok(Disclosed::new(execution.language, &body))
}

fn task_run(task: &TaskRun) -> Value {
    let mut body = json!(task);
    body["usage"] = usage(&task.usage);
    body
}

/// What something cost, with the money where its price is known.
fn usage(usage: &Usage) -> Value {
    let mut body = json!({
        "calls": usage.calls,
        "input_tokens": usage.input_tokens,
        "output_tokens": usage.output_tokens,
    });
    if usage.cost_micros > 0 {
        body["cost_usd"] = json!(usage.cost_usd());
    }
    body
}

/// A stretch of a transcript. The entries are JSON already and go out as they were stored.
pub(crate) fn transcript(page: &TranscriptPage, after: i64) -> Disclosed {
    let latest = page.latest_seq.max(after);
    let mut body = String::with_capacity(page.entries.len() + 1_024);
    body.push_str("{\"entries\":[");
    body.push_str(&page.entries);
    body.push_str("],\"latest_seq\":");
    body.push_str(&latest.to_string());
    body.push('}');
    Disclosed::raw(page.language, body)
}

/// An analysis or a debrief. It is stored once it is finished, so its status is always the same.
pub(crate) fn document(session_id: &str, result: &str, language: Language) -> Outcome<Disclosed> {
    #[derive(Serialize)]
    struct Out<'a> {
        session_id: &'a str,
        status: &'a str,
        result: &'a RawValue,
    }
    let body = Out {
        session_id,
        status: "completed",
        result: raw(result)?,
    };
    Ok(Disclosed::new(language, &body))
}

/// The pictures of an analysis.
pub(crate) fn charts(session_id: &str, charts: &[Chart], language: Language) -> Disclosed {
    #[derive(Serialize)]
    struct Out<'a> {
        session_id: &'a str,
        charts: &'a [Chart],
    }
    Disclosed::new(language, &Out { session_id, charts })
}

/// The rows behind a figure.
pub(crate) fn figure_rows(session_id: &str, evidence_id: &str, series: &[SeriesRows], language: Language) -> Disclosed {
    #[derive(Serialize)]
    struct Out<'a> {
        session_id: &'a str,
        evidence_id: &'a str,
        series: &'a [SeriesRows],
    }
    let body = Out {
        session_id,
        evidence_id,
        series,
    };
    Disclosed::new(language, &body)
}

/// An instrument.
pub(crate) fn instrument(instrument: Instrument) -> WireInstrument {
    WireInstrument {
        symbol: instrument.symbol,
        name: instrument.name,
        exchange: instrument.exchange,
        asset_class: instrument.asset_class,
        currency: instrument.currency,
    }
}

/// What there is on an instrument.
pub(crate) fn instrument_report(report: InstrumentReport) -> WireInstrumentReport {
    let data = |data: InstrumentData| WireInstrumentData {
        kind: data.kind.name().to_owned(),
        provider: data.provider,
        title: data.title,
        uri: data.uri,
        retrieved_at: data.retrieved_at.map(Timestamp::rfc3339),
        rows: data.rows,
        first: data.first,
        last: data.last,
    };
    WireInstrumentReport {
        instrument: instrument(report.instrument),
        data: report.data.into_iter().map(data).collect(),
        missing: report.missing.into_iter().map(|kind| kind.name().to_owned()).collect(),
    }
}

/// What was used.
pub(crate) fn usage_report(report: &UsageReport) -> UsageResponse {
    let cost = |usage: &Usage| contract::Usage {
        calls: usage.calls,
        input_tokens: usage.input_tokens,
        output_tokens: usage.output_tokens,
        cost_usd: (usage.cost_micros > 0).then(|| usage.cost_usd()),
    };
    UsageResponse {
        kickoffs: Kickoffs {
            used: report.kickoffs,
            limit: report.kickoffs_limit,
            limit_per_key: report.kickoffs_limit_per_key,
            resets_at: report.now.next_utc_day().rfc3339(),
        },
        today: cost(&report.today),
        recent: cost(&report.recent),
        days: report.days,
    }
}

/// Feedback.
pub(crate) fn feedback(feedback: &Feedback) -> FeedbackResponse {
    FeedbackResponse {
        session_id: feedback.session_id.clone(),
        rating: feedback.rating.clone(),
        comment: feedback.comment.as_ref().map(|comment| comment.0.clone()),
        updated_at: feedback.updated_at.rfc3339(),
    }
}

/// A review.
pub(crate) fn review(review: &Review) -> ReviewResponse {
    ReviewResponse {
        response_type: review.key.response_type.clone(),
        session_id: review.key.session_id.clone(),
        task_id: review.key.task_id.clone(),
        rating: review.rating,
        comment: review.comment.as_ref().map(|comment| comment.0.clone()),
        created_at: review.created_at.rfc3339(),
        updated_at: review.updated_at.rfc3339(),
    }
}

/// A profile.
pub(crate) fn profile(profile: &Profile) -> WireProfile {
    WireProfile {
        user_id: profile.owner.clone(),
        email: profile.email.clone(),
        tier: profile.tier.name().to_owned(),
        upgrade_available: grant(profile.tier, profile.upgrade_session.as_deref(), "").upgraded,
        created_at: profile.created_at.rfc3339(),
    }
}

/// The bootstrap of a sign-in.
pub(crate) fn auth_config(config: PublicIdentityConfig, auth_url: &str) -> AuthConfig {
    AuthConfig {
        api_key: config.api_key,
        auth_domain: config.auth_domain,
        issuer: config.issuer,
        client_id: config.client_id,
        provider: config.provider,
        auth_url: auth_url.to_owned(),
    }
}

/// A key without its secret.
pub(crate) fn key(record: &KeyRecord, now: Timestamp) -> KeyResponse {
    KeyResponse {
        key_id: record.key_id.clone(),
        name: record.name.clone(),
        scopes: record.scopes.iter().map(|scope| scope.name().to_owned()).collect(),
        status: record.status_at(now).name().to_owned(),
        created_at: record.created_at.rfc3339(),
        expires_at: record.expires_at.map(Timestamp::rfc3339),
        last_used_at: record.last_used_at.map(Timestamp::rfc3339),
        grace_ends_at: record.grace_ends_at.map(Timestamp::rfc3339),
        successor_id: record.successor_id.clone(),
    }
}

/// The scopes of a request.
pub(crate) fn scopes(scopes: &[WireScope]) -> Vec<Scope> {
    scopes
        .iter()
        .filter_map(|scope| Scope::from_name(scope.name()))
        .collect()
}

fn raw(text: &str) -> Outcome<&RawValue> {
    serde_json::from_str(text).map_err(|error| Refusal::Internal(error.to_string()))
}
