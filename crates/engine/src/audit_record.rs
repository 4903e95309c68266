//! The audit record of a session as a PDF, and its charts on their own.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use figures::canonical::sha256_hex;
use figures::ledger::Ledger;
use languages::language::Language;
use languages::locale::Locale;
use pipeline::execution::Execution;
use pipeline::ports::audit::{AuditRecord, Chart, FORMAT};
use pipeline::ports::compute::NotComputed;
use pipeline::ports::signing::RecordSigner;
use pipeline::ports::store::{Batch, DocumentKind, Mutation, RecordKey, StoredRecord};
use pipeline::record::signature::{self, Purpose, SignatureTrust};
use pipeline::record::{ledger_of, tracks};
use pipeline::session::{Owner, SessionSummary};
use pipeline::{Outcome, Refusal};
use tokio::time::timeout;

use crate::Engine;
use crate::press::{Document, Printed};
use crate::verify_record::SourceContents;
use fair_share::owner_slots::OwnerSlot;
use fair_share::semaphore::Permit;

/// Audit records that may be in memory at once, until they are sent. A record can have several megabytes.
pub(crate) const MAX_RECORDS: usize = 64;
/// Of them for one owner.
pub(crate) const MAX_RECORDS_PER_OWNER: usize = 12;

/// How many records may be loaded at once to be rendered, drawn or searched.
pub(crate) const MAX_LOADED: usize = 8;
/// Of them for one owner.
pub(crate) const MAX_LOADED_PER_OWNER: usize = 4;
/// How long a caller waits until a record can be loaded.
const LOAD_TIMEOUT: Duration = Duration::from_secs(30);

/// Everything that an audit record is made of.
pub(crate) struct RecordParts {
    /// Held for as long as the record is in memory.
    loaded: Permit,
    session: SessionSummary,
    stored: StoredRecord,
    pub(crate) ledger: Ledger,
    pub(crate) contents: SourceContents,
}

impl Engine {
    /// The PDF, rendered once and stored. An unknown, foreign or unfinished session all give the same "not found". The
    /// slot must be held until the PDF is sent.
    pub async fn audit_pdf(self: &Arc<Self>, owner: &str, session_id: &str) -> Outcome<(Vec<u8>, Arc<OwnerSlot>)> {
        let nothing = || Refusal::NotFound("There is no audit record here.".to_owned());
        let session = self
            .or_refusal(self.store().session_summary(owner, session_id).await)?
            .ok_or_else(nothing)?;
        let (_, language) = self
            .or_refusal(self.store().document(owner, session_id, DocumentKind::Summary).await)?
            .ok_or_else(nothing)?;
        if language != Language::En {
            return Err(Refusal::UnsupportedLanguage(
                Locale::of(language).fill("message-unsupported-language", &[("language", language.code())]),
            ));
        }
        let slot = self.records.enter(owner).ok_or_else(|| {
            metrics::counter!("convene_limits_hit_total", "limit" => "records").increment(1);
            Refusal::Upstream("there is no room for one more audit record".to_owned())
        })?;
        let slot = Arc::new(slot);
        if let Some(blob) = self.or_refusal(self.store().audit_blob(owner, session_id).await)? {
            let bytes = blob.len();
            let pdf = self.compute_bytes(owner, bytes, move || STANDARD.decode(blob)).await?;
            return Ok((pdf.map_err(|error| Refusal::Internal(error.to_string()))?, slot));
        }
        let failure_key = format!("pdf/{session_id}");
        self.printing.may_try(&failure_key, self.now())?;
        // Rendering goes on when the caller is gone, and holds the slot until its end.
        let (engine, held, owner) = (self.clone(), Arc::clone(&slot), owner.to_owned());
        let make = async move {
            let made = engine.make_pdf(owner, session, &failure_key).await;
            drop(held);
            made
        };
        let pdf = self.printing.get_or_make(&self.tasks, session_id, make).await?;
        Ok((Arc::unwrap_or_clone(pdf), slot))
    }

    /// Renders and stores the PDF of a session. A failure is remembered under `failure_key`.
    async fn make_pdf(&self, owner: Owner, session: SessionSummary, failure_key: &str) -> Outcome<Document> {
        let session_id = session.session_id.clone();
        let parts = self.record_parts(&owner, session).await?;
        let parts = parts.ok_or_else(|| Refusal::NotFound("There is no audit record here.".to_owned()))?;
        let printer = self.ports.printer.clone();
        let keys = self.record_keys().await?;
        let signer = self.ports.record_signer.clone();
        let issuer = self.settings.record_issuer.clone();
        let work = move || {
            let (mut record, _loaded) = record_of(parts);
            sign(&mut record, signer.as_ref(), &keys, &issuer);
            printer.print(&record)
        };
        let pdf = Arc::new(
            self.run_in_press(Printed::Record, &owner, &session_id, failure_key, work)
                .await?,
        );
        // Guarded by the account, so that nothing is stored for an account that is being erased.
        let keep = Batch::of([
            Mutation::TouchProfile {
                owner: owner.clone(),
                now: self.now(),
            },
            Mutation::PutAuditBlob {
                session_id,
                owner,
                sha256: sha256_hex(pdf.as_slice()),
                body: STANDARD.encode(pdf.as_slice()),
                at: self.now(),
            },
        ]);
        if let Err(error) = self.store().commit(keep).await {
            tracing::warn!(%error, "an audit record could not be kept");
        }
        Ok(pdf)
    }

    /// The charts of a finished session, with the session's language.
    pub async fn charts(&self, owner: &str, session_id: &str) -> Outcome<(Vec<Chart>, Language)> {
        let session = self
            .or_refusal(self.store().session_summary(owner, session_id).await)?
            .ok_or_else(Refusal::not_found)?;
        let (_, language) = self
            .or_refusal(self.store().document(owner, session_id, DocumentKind::Summary).await)?
            .ok_or_else(Refusal::not_found_yet)?;
        let failure_key = format!("charts/{session_id}");
        self.printing.may_try(&failure_key, self.now())?;
        let parts = self
            .record_parts(owner, session)
            .await?
            .ok_or_else(Refusal::not_found)?;
        let printer = self.ports.printer.clone();
        let work = move || {
            let (record, _loaded) = record_of(parts);
            Ok(printer.charts(&record))
        };
        Ok((
            self.run_in_press(Printed::Charts, owner, session_id, &failure_key, work)
                .await?,
            language,
        ))
    }

    /// Renders a record again, to compare the result with a document.
    pub(crate) async fn reprint(&self, record: AuditRecord) -> Outcome<Vec<u8>> {
        let session_id = record.stored.session_id.clone();
        let printer = self.ports.printer.clone();
        let failure_key = format!("again/{session_id}");
        let work = move || printer.print(&record);
        self.run_in_press(Printed::Record, "", &session_id, &failure_key, work)
            .await
    }

    /// Runs rendering work in a slot of the press, with its time limits, and remembers a failure under `failure_key`.
    async fn run_in_press<T: Send + 'static>(
        &self,
        printed: Printed,
        owner: &str,
        session_id: &str,
        failure_key: &str,
        work: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Outcome<T> {
        let made = match self.printing.slots(printed).run(owner, work).await {
            Ok(made) => made,
            // No slot was free; this says nothing about the document, so it is no failure of it.
            Err(why @ NotComputed::Busy) => return Err(Refusal::Upstream(why.to_string())),
            // Counts as a failure, so that the next attempt has to wait.
            Err(why @ NotComputed::TimedOut) => {
                self.printing.record_attempt(failure_key, false, self.now());
                tracing::warn!(session_id, "an audit record or its pictures took too long to make");
                return Err(Refusal::Upstream(why.to_string()));
            }
            Err(why) => Err(why.to_string()),
        };
        self.printing.record_attempt(failure_key, made.is_ok(), self.now());
        made.map_err(|reason| {
            tracing::error!(session_id, reason, "an audit record or its pictures could not be made");
            Refusal::Internal(reason)
        })
    }

    /// Reads what the record of a session is made of; `None` if the session is not finished.
    pub(crate) async fn record_parts(&self, owner: &str, session: SessionSummary) -> Outcome<Option<RecordParts>> {
        let loaded = timeout(LOAD_TIMEOUT, self.loaded_records.enter(owner)).await;
        let loaded = loaded.map_err(|_| Refusal::Upstream("too many records are being read".to_owned()))?;
        let Some(stored) = self.or_refusal(self.store().record(&session.session_id).await)? else {
            return Ok(None);
        };
        if stored.plan.is_none() || stored.execution.is_none() || stored.analysis.is_none() || stored.summary.is_none()
        {
            return Ok(None);
        }
        let read = move || (ledger_of(&stored.steps).unwrap_or_default(), stored);
        let read = self.compute.run(owner, read).await;
        let (ledger, stored) = read.map_err(|why| Refusal::Upstream(why.to_string()))?;
        let contents = self.contents(&ledger, &self.compute.of(owner)).await;
        Ok(Some(RecordParts {
            loaded,
            session,
            stored,
            ledger,
            contents,
        }))
    }
}

/// The audit record, with the stored texts unchanged to the byte, and the permit to have it in memory.
fn record_of(parts: RecordParts) -> (AuditRecord, Permit) {
    let RecordParts {
        loaded,
        session,
        stored,
        ledger,
        contents,
    } = parts;
    let series = |source: &_, name: &str| contents.series(source, name);
    let record = AuditRecord {
        format: FORMAT.to_owned(),
        software: env!("CARGO_PKG_VERSION").to_owned(),
        title: session.title,
        asked_at: session.created_at,
        disclosure: Locale::of(Language::En).disclosure.text.clone(),
        tracks: tracks::tracks(&ledger, &series),
        stored,
        signature: None,
    };
    (record, loaded)
}

/// Signs a record whose seal this instance has signed: title, disclosure and charts are not covered by the seal. If the
/// seal is not signed, nothing proves what the record was when its committee ended, so the record stays unsigned.
fn sign(record: &mut AuditRecord, signer: &dyn RecordSigner, keys: &[RecordKey], issuer: &str) {
    let execution = record.stored.execution.as_deref().unwrap_or_default();
    let Ok(execution) = serde_json::from_str::<Execution>(execution) else {
        return;
    };
    let session_id = record.stored.session_id.as_str();
    let over = (Purpose::Seal, session_id, execution.head_hash.as_str());
    let ours: Vec<_> = keys.iter().map(RecordKey::trusted).collect();
    let in_use = keys.iter().find(|key| key.issuer == issuer && key.retired_at.is_none());
    let seal = signature::judge_signature(signer, execution.signature.as_ref(), over, &ours);
    let (SignatureTrust::Trusted, Some(key)) = (seal, in_use) else {
        tracing::warn!(
            session_id,
            ?seal,
            "a document is not signed, because its seal is not signed by a key of ours"
        );
        return;
    };
    match signature::sign(signer, key, Purpose::Document, session_id, &record.signed_sha256()) {
        Ok(signed) => record.signature = Some(signed),
        Err(reason) => tracing::error!(session_id, reason, "a document could not be signed"),
    }
}
