//! A question comes in.

use std::sync::Arc;

use languages::language::{LOOKED_AT, Language, Wanted, tell};
use pipeline::brief::Brief;
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError};
use pipeline::principal::Principal;
use pipeline::session::{Session, title_of};
use pipeline::{Outcome, Refusal, Timestamp};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::refused;
use crate::reading::PendingBrief;
use crate::submission::{Submission, Submitted};

/// How long a title may be.
const TITLE_LENGTH: usize = 80;

impl Engine {
    /// Reads the question and answers with a rejection, questions, or the brief. `wanted` is what the caller says
    /// about its language.
    pub async fn submit_brief(
        self: &Arc<Self>,
        submission: &Submission,
        input: String,
        wanted: Wanted,
    ) -> Outcome<Submitted<Session>> {
        self.once(submission, async |slot| {
            let now = self.now();
            let session = Session {
                session_id: self.ports.ids.next("ses"),
                owner: submission.caller.owner.clone(),
                title: title_of(&input, TITLE_LENGTH),
                language: self.language_of(&submission.caller.owner, &input, wanted).await?,
                version: 1,
                created_at: now,
                updated_at: now,
                brief: Brief::new(input.clone()),
            };
            let pending = PendingBrief { session, before: None };
            Box::pin(self.triage_and_commit(&submission.caller, &slot, pending)).await
        })
        .await
    }

    /// The language of a question: the one that the caller names, else what the text says.
    async fn language_of(&self, owner: &str, input: &str, wanted: Wanted) -> Outcome<Language> {
        if let Some(said) = wanted.said {
            return Ok(said);
        }
        let (room, text) = (
            self.ports.data_room.clone(),
            input.chars().take(LOOKED_AT).collect::<String>(),
        );
        let work = move || tell(&text, &room.names(&text), wanted.accepted);
        self.compute_always(owner, work).await
    }

    /// Refuses a key that has no kickoff left, before anything is asked that costs. The guard of the commit decides.
    pub(crate) async fn may_kick_off(&self, caller: &Caller) -> Outcome<()> {
        let Some(key_id) = caller.principal.key_id() else {
            return Ok(());
        };
        let now = self.now();
        let limits = &self.settings.limits;
        for (drawn_by, cap, guard) in [
            (key_id, i64::from(limits.daily_kickoffs), Guard::QuotaLeft),
            (&caller.owner, limits.owner_kickoffs(), Guard::OwnerQuotaLeft),
        ] {
            let drawn = self.found(self.store().kickoffs(drawn_by, now.utc_day()).await)?;
            if drawn >= cap {
                return Err(refused(StoreError::Guard(guard), now));
            }
        }
        Ok(())
    }

    /// The writes every kickoff begins with: the account is active, and a key draws from its day and from its owner's.
    pub(crate) fn kickoff(&self, caller: &Caller, now: Timestamp) -> Batch {
        let mut batch = caller.opening(now);
        if let Principal::Key { key_id, owner, .. } = &caller.principal {
            batch.push(Mutation::DrawQuota {
                key_id: key_id.clone(),
                owner: owner.clone(),
                day: now.utc_day(),
                cap: i64::from(self.settings.limits.daily_kickoffs),
            });
            batch.push(Mutation::DrawOwnerQuota {
                owner: owner.clone(),
                day: now.utc_day(),
                cap: self.settings.limits.owner_kickoffs(),
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
