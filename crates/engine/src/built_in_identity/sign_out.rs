//! A person changes their password, or signs out everywhere.

use pipeline::account::mark_of_sign_out;
use pipeline::ports::store::{Batch, Guard, Mutation, StoreError};
use pipeline::principal::{BUILT_IN_ISSUER, owner_of};
use pipeline::{Outcome, Refusal};

use super::BuiltInIdentity;
use crate::authenticate::Caller;
use crate::faults::refused;

impl BuiltInIdentity {
    /// Changes the password of somebody who knows the old one, and ends every sign-in there was: whoever else knew the
    /// old one is out.
    pub async fn change_password(&self, caller: &Caller, current: &str, new: &str) -> Outcome<()> {
        let subject = subject_of(caller)?;
        let identity = self.found(self.ports.store.identity(&subject).await)?;
        let Some(old) = identity.ok_or_else(Refusal::missing)?.password_hash else {
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
            // Somebody changed it between our look and our write.
            Err(StoreError::Guard(Guard::PasswordSame)) => Err(wrong_password()),
            ended => ended.map_err(|error| refused(error, self.now())),
        }
    }

    /// Ends every sign-in of the caller: refresh tokens and codes are gone, and ID tokens issued until now are refused.
    pub async fn sign_out_everywhere(&self, caller: &Caller) -> Outcome<()> {
        let subject = subject_of(caller)?;
        self.end_sign_ins(&subject, Batch::default())
            .await
            .map_err(|error| refused(error, self.now()))
    }

    async fn end_sign_ins(&self, subject: &str, mut batch: Batch) -> Result<(), StoreError> {
        let owner = owner_of(BUILT_IN_ISSUER, subject);
        let before = self.ports.store.standing(&owner).await?.erased_at;
        // Codes first: one that is being exchanged becomes a refresh token, which then goes with the others.
        batch.push(Mutation::EraseCodes {
            subject: subject.to_owned(),
        });
        batch.push(Mutation::EraseRefreshTokens {
            subject: subject.to_owned(),
        });
        batch.push(Mutation::MarkErased {
            owner,
            at: mark_of_sign_out(self.now(), before),
        });
        self.ports.store.commit(batch).await
    }
}

/// The caller's subject, if they are one of ours.
fn subject_of(caller: &Caller) -> Outcome<String> {
    let person = caller.principal.require_human()?;
    if person.issuer == BUILT_IN_ISSUER {
        Ok(person.subject.clone())
    } else {
        Err(Refusal::missing())
    }
}

fn wrong_password() -> Refusal {
    Refusal::Forbidden("The current password is wrong.".to_owned())
}
