//! The keys that sign records: made at the first start, shared by all instances on one store, replaced by an operator.

use pipeline::ports::store::{Batch, Guard, Mutation, RecordKey, StoreError, Stored};
use pipeline::record::signature::{self, Purpose, RecordSignature};
use pipeline::{Outcome, Refusal};

use crate::Engine;

impl Engine {
    /// All keys, newest first; their public halves are for everybody.
    pub async fn record_keys(&self) -> Outcome<Vec<RecordKey>> {
        self.or_refusal(self.store().record_keys().await)
    }

    /// Creates the first key if there is none, and makes a trial signature, so that a key that cannot sign is noticed
    /// at the start.
    pub async fn prepare_record_key(&self) -> Outcome<RecordKey> {
        let key = self.or_refusal(self.record_key().await)?;
        let signer = self.ports.record_signer.as_ref();
        let tried = signature::sign(signer, &key, Purpose::Seal, "", "").map_err(Refusal::Internal)?;
        let trusted = [key.trusted()];
        match signature::judge_signature(signer, Some(&tried), (Purpose::Seal, "", ""), &trusted) {
            signature::SignatureTrust::Trusted => Ok(key),
            _ => Err(Refusal::Internal(
                "the key that signs records does not fit its public half".to_owned(),
            )),
        }
    }

    /// Puts a new key to use and forgets the private half of the old one. The old public half stays published.
    pub async fn rotate_record_key(&self) -> Outcome<RecordKey> {
        let old = self.or_refusal(self.record_key().await)?;
        let new = self.or_refusal(self.new_record_key())?;
        let batch = Batch::of([
            Mutation::RetireRecordKey {
                kid: old.kid,
                at: self.now(),
            },
            Mutation::InsertRecordKey(Box::new(new.clone())),
        ]);
        self.or_refusal(self.store().commit(batch).await)?;
        // The old private half should not stay readable in the database's files either. If the wipe fails because of an
        // open read, the new key is in use nevertheless.
        if let Err(error) = self.store().wipe().await {
            tracing::warn!(%error, "a private key that was replaced may still be readable in the database's files");
        }
        Ok(new)
    }

    /// Signs the seal of a session. If signing fails, the session still gets its result: the record stays unsigned, and
    /// the log says so.
    pub(crate) async fn sign_seal(&self, session_id: &str, head: &str) -> Stored<Option<RecordSignature>> {
        let key = self.record_key().await?;
        let signer = self.ports.record_signer.as_ref();
        match signature::sign(signer, &key, Purpose::Seal, session_id, head) {
            Ok(signed) => Ok(Some(signed)),
            Err(reason) => {
                tracing::error!(session_id, kid = key.kid, reason, "a record could not be signed");
                metrics::counter!("convene_records_unsigned_total").increment(1);
                Ok(None)
            }
        }
    }

    /// The key in use for the address of this service, created if there is none. If another instance creates one at the
    /// same time, the store accepts only the first, which both then use.
    pub(crate) async fn record_key(&self) -> Stored<RecordKey> {
        let issuer = &self.settings.record_issuer;
        if let Some(key) = self.store().record_key(issuer).await? {
            return Ok(key);
        }
        let new = self.new_record_key()?;
        let insert = Mutation::InsertRecordKey(Box::new(new.clone()));
        match self.store().commit(Batch::of([insert])).await {
            Ok(()) => Ok(new),
            Err(StoreError::Guard(Guard::RecordKeyAbsent)) => {
                let first = self.store().record_key(issuer).await?;
                // Missing only if the key is being replaced right now.
                first.ok_or_else(|| StoreError::Unavailable("the key that signs records is being replaced".to_owned()))
            }
            Err(error) => Err(error),
        }
    }

    fn new_record_key(&self) -> Stored<RecordKey> {
        let made = self.ports.record_signer.generate().map_err(StoreError::Fault)?;
        Ok(RecordKey {
            kid: made.kid,
            issuer: self.settings.record_issuer.clone(),
            public_key: made.public_key,
            private_key: Some(made.private_key),
            created_at: self.now(),
            retired_at: None,
        })
    }
}
