//! An operator has the record of a session checked, or a document that claims to be one.

use std::collections::HashMap;
use std::sync::Arc;

use figures::ledger::{Ledger, Source};
use pipeline::ports::compute::{AtOnce, Computer};
use pipeline::ports::data_room::Columns;
use pipeline::record::signature::{self, Purpose, RecordSignature, TrustedKey, Whose};
use pipeline::record::{self, Broken, Verified, tracks};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::refused;

/// What was found to hold of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifiedDocument {
    /// The session.
    pub session_id: String,
    /// The record inside.
    pub record: Verified,
    /// The digest of the record inside.
    pub sha256: String,
    /// Whether the store has the session; then it is the same there.
    pub in_store: bool,
    /// The signature on the document, as it stands there.
    pub signature: Option<RecordSignature>,
    /// What that is over.
    pub signed_sha256: String,
    /// Whether the document was re-rendered from its record and is the same to the byte. Another version of the program
    /// may set it otherwise, so then it is not tried.
    pub re_rendered: bool,
}

/// The keys that the reader of a record trusts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trust {
    /// The keys of this instance, out of its store.
    Own,
    /// These.
    Keys(Vec<TrustedKey>),
}

/// The contents of the sources of a ledger, as far as they are at hand.
pub(crate) struct Contents(HashMap<String, Arc<Columns>>);

impl Contents {
    /// A series by its source and name.
    pub(crate) fn series(&self, source: &Source, name: &str) -> Option<Vec<f64>> {
        self.0.get(source.content_sha256.as_str())?.get(name).cloned()
    }
}

impl Engine {
    /// Whether the record of a session holds; the inner error names the first thing that does not.
    pub async fn verify_record(&self, session_id: &str) -> Outcome<Result<Verified, Broken>> {
        let found = self.store().record(session_id).await;
        let stored = found
            .map_err(|error| refused(error, self.now()))?
            .ok_or_else(Refusal::missing)?;
        // A ledger that cannot be read has no sources, and the verification says what is wrong with it.
        let ledger = record::ledger_of(&stored.steps).unwrap_or_default();
        let contents = self.contents(&ledger, &AtOnce).await;
        Ok(record::verify(&stored, &|source, name| contents.series(source, name)))
    }

    /// Whether a document holds: the record inside it, the document itself, and the store where it has the session.
    pub async fn verify_document(&self, pdf: &[u8]) -> Outcome<Result<VerifiedDocument, Broken>> {
        let broken = |what: &str, why: &str| {
            Ok(Err(Broken {
                what: what.to_owned(),
                why: why.to_owned(),
            }))
        };
        let record = match self.ports.printer.extract(pdf) {
            Ok(record) => record,
            Err(why) => return broken("document", &why),
        };
        let ledger = record::ledger_of(&record.stored.steps).unwrap_or_default();
        let contents = self.contents(&ledger, &AtOnce).await;
        let verified = match record::verify(&record.stored, &|source, name| contents.series(source, name)) {
            Ok(verified) => verified,
            Err(fault) => return Ok(Err(fault)),
        };
        let series = |source: &Source, name: &str| contents.series(source, name);
        if let Some(track) = tracks::altered(&record.tracks, &ledger, &series) {
            let why = format!("the line of {} is not what its source gives", track.name);
            return broken("pictures", &why);
        }
        if !verified.status.is_terminal() {
            return broken("execution", "it has not ended, so nothing is sealed");
        }
        let session_id = record.stored.session_id.clone();
        let kept = self.store().record(&session_id).await;
        let kept = kept.map_err(|error| refused(error, self.now()))?;
        if kept.as_ref().is_some_and(|kept| *kept != record.stored) {
            return broken("store", "the session there is not the one in the document");
        }
        let (sha256, signed_sha256) = (record.sha256(), record.signed_sha256());
        let signature = record.signature.clone();
        let re_rendered = record.software == env!("CARGO_PKG_VERSION");
        if re_rendered && self.printed(record).await? != pdf {
            return broken("document", "it is not what its record looks like when it is printed");
        }
        Ok(Ok(VerifiedDocument {
            session_id,
            record: verified,
            sha256,
            in_store: kept.is_some(),
            signature,
            signed_sha256,
            re_rendered,
        }))
    }

    /// Whose the seal of a session is.
    pub async fn whose_seal(&self, session_id: &str, verified: &Verified, trust: &Trust) -> Outcome<Whose> {
        let over = (Purpose::Seal, session_id, verified.head.as_str());
        self.whose(verified.signature.as_ref(), over, trust).await
    }

    /// Whose a document is: seal and document must both be signed, and the worse of the two counts.
    pub async fn whose_document(&self, verified: &VerifiedDocument, trust: &Trust) -> Outcome<Whose> {
        let session_id = verified.session_id.as_str();
        let seal = self.whose_seal(session_id, &verified.record, trust).await?;
        let over = (Purpose::Document, session_id, verified.signed_sha256.as_str());
        let document = self.whose(verified.signature.as_ref(), over, trust).await?;
        Ok(seal.max(document))
    }

    async fn whose(
        &self,
        claimed: Option<&RecordSignature>,
        over: (Purpose, &str, &str),
        trust: &Trust,
    ) -> Outcome<Whose> {
        let trusted = match trust {
            Trust::Keys(keys) => keys.clone(),
            Trust::Own => self.record_keys().await?.iter().map(|key| key.trusted()).collect(),
        };
        let signer = self.ports.record_signer.as_ref();
        Ok(signature::whose(signer, claimed, over, &trusted))
    }

    /// What the data room has of a ledger's sources.
    pub(crate) async fn contents(&self, ledger: &Ledger, computer: &dyn Computer) -> Contents {
        let mut contents = HashMap::new();
        for source in &ledger.sources {
            if let Some(columns) = self.ports.data_room.series(source, computer).await {
                contents.insert(source.content_sha256.clone(), columns);
            }
        }
        Contents(contents)
    }
}
