//! A person's profile, provisioned when it is first asked for.

use pipeline::account::Profile;
use pipeline::ports::store::{Batch, Mutation};
use pipeline::principal::{Person, Principal, Tier};
use pipeline::{Outcome, Refusal, Timestamp};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::refused;

/// The profile of somebody who comes for the first time.
pub(crate) fn new_profile(person: &Person, now: Timestamp) -> Profile {
    Profile {
        owner: person.owner(),
        issuer: person.issuer.clone(),
        subject: person.subject.clone(),
        email: person.email.clone(),
        tier: Tier::Free,
        upgrade_session: None,
        erasing: false,
        created_at: now,
    }
}

impl Engine {
    /// The caller's profile; made if absent. The tier is the one a committee would run on now.
    pub async fn provision(&self, caller: &Caller) -> Outcome<Profile> {
        let now = self.now();
        let Principal::Human(person) = &caller.principal else {
            return Err(Refusal::Forbidden("Only a signed-in person has a profile.".to_owned()));
        };
        let mut profile = match &caller.profile {
            Some(profile) => profile.clone(),
            None => {
                let provision = Mutation::ProvisionProfile {
                    profile: new_profile(person, now),
                    token_issued_at: person.issued_at,
                };
                let store = self.store();
                store
                    .commit(Batch::of([provision]))
                    .await
                    .map_err(|error| refused(error, now))?;
                let standing = store
                    .standing(&caller.owner)
                    .await
                    .map_err(|error| refused(error, now))?;
                standing
                    .profile
                    .ok_or_else(|| Refusal::Unauthorized("This token is not valid. Sign in again.".to_owned()))?
            }
        };
        profile.tier = caller.paid_tier(Some(&profile));
        Ok(profile)
    }

    /// Sets the tier of everybody with that address; tells how many there are.
    pub async fn set_tier(&self, email: &str, tier: Tier) -> Outcome<usize> {
        let now = self.now();
        let profiles = self
            .store()
            .profiles_by_email(email)
            .await
            .map_err(|error| refused(error, now))?;
        let batch = Batch::of(profiles.iter().map(|profile| Mutation::SetTier {
            owner: profile.owner.clone(),
            tier,
        }));
        self.store().commit(batch).await.map_err(|error| refused(error, now))?;
        Ok(profiles.len())
    }
}
