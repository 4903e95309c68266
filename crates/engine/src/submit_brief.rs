//! Use case: a caller submits a question.

use std::sync::Arc;

use languages::language::{Language, LanguageWish, MAX_DETECTION_CHARS, detect_beside_names};
use pipeline::brief::Brief;
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError};
use pipeline::principal::Principal;
use pipeline::session::{Session, title_of};
use pipeline::{Outcome, Refusal, Timestamp};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::store_refusal;
use crate::reading::PendingBrief;
use crate::submission::{Submission, Submitted};

/// The length of a title in characters at most.
const TITLE_LENGTH: usize = 80;

impl Engine {
    /// Reads the question; the outcome is a rejection, clarifying questions, or the brief. `wanted` is the language
    /// that the caller asked for, if any.
    pub async fn submit_brief(
        self: &Arc<Self>,
        submission: &Submission,
        input: String,
        wanted: LanguageWish,
    ) -> Outcome<Submitted<Session>> {
        self.run_once(submission, async |slot| {
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

    /// The language of a question: the one that the caller names, else the one that is detected in the text.
    async fn language_of(&self, owner: &str, input: &str, wanted: LanguageWish) -> Outcome<Language> {
        if let Some(named) = wanted.named {
            return Ok(named);
        }
        let (room, text) = (
            self.ports.data_room.clone(),
            input.chars().take(MAX_DETECTION_CHARS).collect::<String>(),
        );
        let work = move || detect_beside_names(&text, &room.names(&text), wanted.accepted);
        self.compute_in_slot(owner, work).await
    }

    /// Refuses a key without kickoffs left before a call causes cost. The guard of the commit has the final say.
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
            let drawn = self.or_refusal(self.store().kickoffs(drawn_by, now.utc_day()).await)?;
            if drawn >= cap {
                return Err(store_refusal(StoreError::Guard(guard), now));
            }
        }
        Ok(())
    }

    /// The writes that every kickoff begins with: they check that the account is active, and for an API key they take
    /// one kickoff from the daily quotas of the key and of its owner.
    pub(crate) fn kickoff(&self, caller: &Caller, now: Timestamp) -> Batch {
        let mut batch = caller.opening_writes(now);
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

/// The write that stores a session's brief.
pub(crate) fn put_brief(session: &Session) -> Outcome<Mutation> {
    Ok(Mutation::PutBrief {
        session_id: session.session_id.clone(),
        owner: session.owner.clone(),
        brief: serde_json::to_string(&session.brief).map_err(|error| Refusal::Internal(error.to_string()))?,
    })
}

/// The title of the finished brief, else the session's. Never empty, so that a list can show it.
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
