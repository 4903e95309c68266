//! A person changes their password, or signs out everywhere.

use pipeline::account::token_cutoff_of_sign_out;
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError};
use pipeline::principal::{BUILT_IN_ISSUER, Principal, owner_of};
use pipeline::{Outcome, Refusal};

use super::BuiltInIdentity;

impl BuiltInIdentity {
    /// Changes the password, given the current one, and ends every sign-in, so that anybody else who knew the old
    /// password is signed out.
    pub async fn change_password(&self, caller: &Principal, current: &str, new: &str) -> Outcome<()> {
        let subject = subject_of(caller)?;
        let identity = self.or_refusal(self.ports.store.identity(&subject).await)?;
        let Some(old) = identity.ok_or_else(Refusal::not_found)?.password_hash else {
            return Err(Refusal::Conflict(
                "This account has no password: it was made on the command line of the service.".to_owned(),
            ));
        };
        if !self.hashing.verify(current, &old).await? {
            return Err(wrong_password());
        }
        let new = self.hashing.hash(new, self.ports.ids.secret()).await?;
        let change = Mutation::SetPassword {
            subject: subject.clone(),
            from: old,
            to: new,
        };
        match self.end_sign_ins(&subject, Batch::of([change])).await {
            // Another request changed the password between our read and our write.
            Err(StoreError::Guard(Guard::PasswordUnchanged)) => Err(wrong_password()),
            ended => ended.map_err(|error| error.refusal(self.now())),
        }
    }

    /// Ends every sign-in of the caller: refresh tokens and codes are gone, and ID tokens issued until now are refused.
    pub async fn sign_out_everywhere(&self, caller: &Principal) -> Outcome<()> {
        let subject = subject_of(caller)?;
        self.end_sign_ins(&subject, Batch::default())
            .await
            .map_err(|error| error.refusal(self.now()))
    }

    async fn end_sign_ins(&self, subject: &str, mut batch: Batch) -> Result<(), StoreError> {
        let owner = owner_of(BUILT_IN_ISSUER, subject);
        let before = self.ports.store.account_state(&owner).await?.erased_at;
        // Codes first: a code that is being exchanged becomes a refresh token, which the next statement deletes.
        batch.push(Mutation::EraseCodes {
            subject: subject.to_owned(),
        });
        batch.push(Mutation::EraseRefreshTokens {
            subject: subject.to_owned(),
        });
        batch.push(Mutation::RefuseTokensUntil {
            owner,
            at: token_cutoff_of_sign_out(self.now(), before),
        });
        self.ports.store.commit(batch).await
    }
}

/// The subject of a caller who signed in with the built-in provider; anybody else is refused.
fn subject_of(caller: &Principal) -> Outcome<String> {
    let person = caller.require_human()?;
    if person.issuer == BUILT_IN_ISSUER {
        Ok(person.subject.clone())
    } else {
        Err(Refusal::not_found())
    }
}

fn wrong_password() -> Refusal {
    Refusal::Forbidden("The current password is wrong.".to_owned())
}
