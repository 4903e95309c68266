//! Use case: an operator verifies the record of a session, or a PDF that claims to be one.

use std::collections::HashMap;
use std::sync::Arc;

use figures::ledger::{Ledger, Source};
use pipeline::ports::compute::{Computer, InlineComputer};
use pipeline::ports::data_room::Columns;
use pipeline::record::signature::{self, Purpose, RecordSignature, SignatureTrust, TrustedKey};
use pipeline::record::{self, RecordFault, VerifiedRecord, tracks};
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::store_refusal;

/// The result of verifying a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifiedDocument {
    /// The session.
    pub session_id: String,
    /// The result for the record inside the document.
    pub record: VerifiedRecord,
    /// The digest of the record inside.
    pub sha256: String,
    /// Whether the store has the session. If it has, the stored record is identical.
    pub in_store: bool,
    /// The signature on the document, not yet checked.
    pub signature: Option<RecordSignature>,
    /// The digest that the signature is for.
    pub signed_sha256: String,
    /// Whether the document was re-rendered from its record and is identical to the byte. False for documents of
    /// another version of the program, which may render differently and are not compared.
    pub re_rendered: bool,
}

/// The keys that the reader of a record trusts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trust {
    /// The keys in this instance's store.
    Own,
    /// Trust only these keys, not those in the store.
    Keys(Vec<TrustedKey>),
}

/// The contents of the sources of a ledger that the data room still has, by their digest.
pub(crate) struct SourceContents(HashMap<String, Arc<Columns>>);

impl SourceContents {
    /// A series by its source and name.
    pub(crate) fn series(&self, source: &Source, name: &str) -> Option<Vec<f64>> {
        self.0.get(source.content_sha256.as_str())?.get(name).cloned()
    }
}

impl Engine {
    /// Verifies the stored record of a session; the inner error names the first part that does not hold.
    pub async fn verify_record(&self, session_id: &str) -> Outcome<Result<VerifiedRecord, RecordFault>> {
        let found = self.store().record(session_id).await;
        let stored = found
            .map_err(|error| store_refusal(error, self.now()))?
            .ok_or_else(Refusal::not_found)?;
        // An unreadable ledger counts as empty here; the verification reports what is wrong with it.
        let ledger = record::ledger_of(&stored.steps).unwrap_or_default();
        let contents = self.contents(&ledger, &InlineComputer).await;
        Ok(record::verify(&stored, &|source, name| contents.series(source, name)))
    }

    /// Verifies a PDF: the record inside it, its rendering, and that it equals the stored session if there is one.
    pub async fn verify_document(&self, pdf: &[u8]) -> Outcome<Result<VerifiedDocument, RecordFault>> {
        let broken = |what: &str, why: &str| {
            Ok(Err(RecordFault {
                what: what.to_owned(),
                why: why.to_owned(),
            }))
        };
        let record = match self.ports.printer.extract(pdf) {
            Ok(record) => record,
            Err(why) => return broken("document", &why),
        };
        let ledger = record::ledger_of(&record.stored.steps).unwrap_or_default();
        let contents = self.contents(&ledger, &InlineComputer).await;
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
        let kept = kept.map_err(|error| store_refusal(error, self.now()))?;
        if kept.as_ref().is_some_and(|kept| *kept != record.stored) {
            return broken("store", "the session there is not the one in the document");
        }
        let (sha256, signed_sha256) = (record.sha256(), record.signed_sha256());
        let signature = record.signature.clone();
        let re_rendered = record.software == env!("CARGO_PKG_VERSION");
        if re_rendered && self.reprint(record).await? != pdf {
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

    /// Who signed the seal of a session, judged by the trusted keys.
    pub async fn seal_signer(
        &self,
        session_id: &str,
        verified: &VerifiedRecord,
        trust: &Trust,
    ) -> Outcome<SignatureTrust> {
        let over = (Purpose::Seal, session_id, verified.head.as_str());
        self.whose(verified.signature.as_ref(), over, trust).await
    }

    /// Who signed a document. Seal and document must both be signed; the worse of the two results counts.
    pub async fn document_signer(&self, verified: &VerifiedDocument, trust: &Trust) -> Outcome<SignatureTrust> {
        let session_id = verified.session_id.as_str();
        let seal = self.seal_signer(session_id, &verified.record, trust).await?;
        let over = (Purpose::Document, session_id, verified.signed_sha256.as_str());
        let document = self.whose(verified.signature.as_ref(), over, trust).await?;
        Ok(seal.max(document))
    }

    async fn whose(
        &self,
        claimed: Option<&RecordSignature>,
        over: (Purpose, &str, &str),
        trust: &Trust,
    ) -> Outcome<SignatureTrust> {
        let trusted = match trust {
            Trust::Keys(keys) => keys.clone(),
            Trust::Own => self.record_keys().await?.iter().map(|key| key.trusted()).collect(),
        };
        let signer = self.ports.record_signer.as_ref();
        Ok(signature::judge_signature(signer, claimed, over, &trusted))
    }

    /// Fetches the contents of a ledger's sources from the data room.
    pub(crate) async fn contents(&self, ledger: &Ledger, computer: &dyn Computer) -> SourceContents {
        let mut contents = HashMap::new();
        for source in &ledger.sources {
            if let Some(columns) = self.ports.data_room.series(source, computer).await {
                contents.insert(source.content_sha256.clone(), columns);
            }
        }
        SourceContents(contents)
    }
}
