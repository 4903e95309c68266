//! Profiles of people, created at their first request, and their tiers.

use pipeline::account::Profile;
use pipeline::ports::store::{Batch, Mutation};
use pipeline::principal::{Principal, Tier};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::authenticate::Caller;
use crate::faults::store_refusal;

impl Engine {
    /// The caller's profile, created if absent. Its tier is the one that the caller pays for now.
    pub async fn provision(&self, caller: &Caller) -> Outcome<Profile> {
        let now = self.now();
        let Principal::Human(person) = &caller.principal else {
            return Err(Refusal::Forbidden("Only a signed-in person has a profile.".to_owned()));
        };
        let mut profile = match &caller.profile {
            Some(profile) => profile.clone(),
            None => {
                let provision = Mutation::ProvisionProfile {
                    profile: Profile::new(person, now),
                    token_issued_at: person.issued_at,
                };
                let store = self.store();
                store
                    .commit(Batch::of([provision]))
                    .await
                    .map_err(|error| store_refusal(error, now))?;
                let account = store
                    .account_state(&caller.owner)
                    .await
                    .map_err(|error| store_refusal(error, now))?;
                account
                    .profile
                    .ok_or_else(|| Refusal::Unauthorized("This token is not valid. Sign in again.".to_owned()))?
            }
        };
        profile.tier = caller.paid_tier(Some(&profile));
        Ok(profile)
    }

    /// Sets the tier of every profile with this address and returns their number.
    pub async fn set_tier(&self, email: &str, tier: Tier) -> Outcome<usize> {
        let now = self.now();
        let profiles = self
            .store()
            .profiles_by_email(email)
            .await
            .map_err(|error| store_refusal(error, now))?;
        let batch = Batch::of(profiles.iter().map(|profile| Mutation::SetTier {
            owner: profile.owner.clone(),
            tier,
        }));
        self.store()
            .commit(batch)
            .await
            .map_err(|error| store_refusal(error, now))?;
        Ok(profiles.len())
    }
}
