//! A question comes in.

use pipeline::brief::{Brief, Clarification, Triage};
use pipeline::idempotency::StoredAnswer;
use pipeline::language;
use pipeline::ports::reasoner::{Ask, Reply};
use pipeline::ports::store::{Batch, Mutation, Step};
use pipeline::principal::Principal;
use pipeline::session::{Session, title_of};
use pipeline::{Outcome, Refusal, Timestamp};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::{not_reasoned, refused};
use crate::reasoning::{journaled, record};
use crate::submission::{Submission, Submitted};

/// How long a title may be.
const TITLE_LENGTH: usize = 80;

impl Engine {
    /// Reads the question and answers with a rejection, questions, or the brief. `render` makes
    /// the body of the answer, which is kept to the byte for replays.
    pub async fn submit_brief(
        &self,
        submission: &Submission,
        input: String,
        render: fn(&Session) -> String,
    ) -> Outcome<Submitted> {
        self.once(submission, async |seal| {
            let now = self.now();
            let language = language::detect(&input);
            let mut session = Session {
                session_id: self.ports.ids.next("ses"),
                owner: submission.caller.owner.clone(),
                title: title_of(&input, TITLE_LENGTH),
                language,
                version: 1,
                created_at: now,
                updated_at: now,
                brief: Brief::new(input.clone()),
            };
            let (triage, step) = self.triage(&session, &[], now).await?;
            session.brief = session.brief.settle(triage);
            session.title = title(&session);

            let answer = StoredAnswer {
                status: 200,
                body: render(&session),
            };
            let mut batch = self.kickoff(&submission.caller, now);
            batch.push(Mutation::InsertSession(Box::new(session.clone())));
            batch.push(put_brief(&session)?);
            batch.push(record(&session.session_id, step));
            seal.put(&mut batch, &answer);
            self.store().commit(batch).await.map_err(|error| refused(error, now))?;
            Ok(answer)
        })
        .await
    }

    /// Asks the reasoner what to make of a question; with the verdict comes the journal step of the call.
    pub(crate) async fn triage(
        &self,
        session: &Session,
        clarifications: &[Clarification],
        now: Timestamp,
    ) -> Outcome<(Triage, Step)> {
        let portfolio = self
            .store()
            .portfolio(&session.owner)
            .await
            .map_err(|error| refused(error, now))?;
        let ask = Ask::Triage {
            session_id: session.session_id.clone(),
            input: session.brief.input.clone(),
            language: session.language,
            clarifications: clarifications.to_vec(),
            as_of: now.date(),
            portfolio: portfolio.map(|portfolio| portfolio.positions).unwrap_or_default(),
        };
        let answer = self.ask_once("triage", &session.owner, &ask).await;
        let step = journaled(&format!("triage/{}", session.version), &ask, &answer, now);
        match answer.map_err(not_reasoned)?.reply {
            Reply::Triage { triage } => Ok((triage, step)),
            _ => Err(Refusal::Upstream("the reasoner answered another stage".to_owned())),
        }
    }

    /// The writes every kickoff begins with: the account is active, and a key draws from its day.
    pub(crate) fn kickoff(&self, caller: &Caller, now: Timestamp) -> Batch {
        let mut batch = caller.opening(now);
        if let Principal::Key { key_id, owner, .. } = &caller.principal {
            batch.push(Mutation::DrawQuota {
                key_id: key_id.clone(),
                owner: owner.clone(),
                day: now.utc_day(),
                cap: i64::from(self.settings.limits.daily_kickoffs),
            });
        }
        batch
    }
}

/// The write of a session's brief.
pub(crate) fn put_brief(session: &Session) -> Outcome<Mutation> {
    Ok(Mutation::PutBrief {
        session_id: session.session_id.clone(),
        owner: session.owner.clone(),
        brief: serde_json::to_string(&session.brief).map_err(|error| Refusal::Internal(error.to_string()))?,
    })
}

/// The brief's own title once there is one; never empty, so that a list can show it.
pub(crate) fn title(session: &Session) -> String {
    let own = session
        .brief
        .brief
        .as_ref()
        .map(|brief| brief.title.trim())
        .unwrap_or_default();
    match (own.is_empty(), session.title.is_empty()) {
        (false, _) => title_of(own, TITLE_LENGTH),
        (true, false) => session.title.clone(),
        (true, true) => "—".to_owned(),
    }
}
