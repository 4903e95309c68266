//! Sessions and their briefs.

use contract::master_brief::{Holdings, Position};
use contract::{
    BriefResponse, Clarification, Disclosure, MasterInvestmentBrief, Question, SessionEntry, SessionList, Subject,
};
use languages::language::Language;
use pipeline::brief::{self, BriefStatus, MAX_ROUNDS, MasterBrief, holdings};
use pipeline::session::{Session, SessionSummary};

use super::instrument;
use crate::disclosed::Disclosed;

/// The response to a submit, where the status with open questions is `needs_clarification`.
pub(crate) fn submitted_brief(session: &Session) -> Disclosed<BriefResponse> {
    brief(session, "needs_clarification")
}

/// The response to a read, where the status with open questions is `awaiting_answers`.
pub(crate) fn read_brief(session: &Session) -> Disclosed<BriefResponse> {
    brief(session, BriefStatus::AwaitingAnswers.name())
}

fn brief(session: &Session, asking_status: &str) -> Disclosed<BriefResponse> {
    let state = &session.brief;
    let asks = state.status == BriefStatus::AwaitingAnswers;
    let body = BriefResponse {
        session_id: session.session_id.clone(),
        status: if asks { asking_status } else { state.status.name() }.to_owned(),
        title: session.title.clone(),
        language: session.language.code().to_owned(),
        created_at: session.created_at.rfc3339(),
        updated_at: session.updated_at.rfc3339(),
        round: state.round,
        max_rounds: MAX_ROUNDS,
        message: state.message.clone(),
        questions: asks.then(|| state.questions.iter().cloned().map(question).collect()),
        brief: state.brief.clone().map(master_brief),
        disclosure: Disclosure::default(),
    };
    Disclosed::new(session.language, body)
}

/// The session list, with the disclosure in the caller's language, or else in that of the newest session.
pub(crate) fn sessions(lines: Vec<SessionSummary>, accepted: Option<Language>) -> Disclosed<SessionList> {
    let newest = lines.first().and_then(|line| Language::known(&line.language));
    let entry = |line: SessionSummary| SessionEntry {
        session_id: line.session_id,
        title: line.title,
        status: line.status,
        language: line.language,
        execution_status: line.execution_status,
        created_at: line.created_at.rfc3339(),
    };
    let body = SessionList {
        sessions: lines.into_iter().map(entry).collect(),
        disclosure: Disclosure::default(),
    };
    Disclosed::new(accepted.or(newest).unwrap_or_default(), body)
}

fn question(question: brief::Question) -> Question {
    Question {
        question_id: question.question_id,
        text: question.text,
        why: question.why,
        options: question.options,
        allows_custom: question.allows_custom,
        required: question.required,
    }
}

pub(super) fn master_brief(brief: MasterBrief) -> MasterInvestmentBrief {
    MasterInvestmentBrief {
        schema: brief.schema,
        session_id: brief.session_id,
        question: brief.question,
        title: brief.title,
        language: brief.language,
        subject: Subject {
            kind: brief.subject.kind,
            instruments: brief.subject.instruments.into_iter().map(instrument).collect(),
            themes: brief.subject.themes,
        },
        objective: brief.objective,
        horizon: brief.horizon,
        risk_tolerance: brief.risk_tolerance,
        constraints: brief.constraints,
        holdings: Holdings {
            status: brief.holdings.status.name().to_owned(),
            positions: brief.holdings.positions.into_iter().map(position).collect(),
        },
        key_questions: brief.key_questions,
        assumptions: brief.assumptions,
        clarifications: brief.clarifications.into_iter().map(clarification).collect(),
        as_of: brief.as_of,
        extra: serde_json::Map::new(),
    }
}

fn position(position: holdings::Position) -> Position {
    Position {
        symbol: position.symbol,
        name: position.name,
        quantity: position.quantity,
        cost: position.cost,
        weight: position.weight,
    }
}

fn clarification(clarification: brief::Clarification) -> Clarification {
    Clarification {
        question_id: clarification.question_id,
        question: clarification.question,
        answer: clarification.answer,
    }
}
