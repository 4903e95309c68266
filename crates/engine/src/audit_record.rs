//! The audit record of a session, as a PDF, and its pictures alone.

use std::sync::Arc;

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
use pipeline::record::signature::{self, Purpose, Whose};
use pipeline::record::{ledger_of, tracks};
use pipeline::session::Session;
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::press::Document;
use crate::verify_record::Contents;

/// Everything that a record is made of.
pub(crate) struct Parts {
    session: Session,
    stored: StoredRecord,
    pub(crate) ledger: Ledger,
    pub(crate) contents: Contents,
}

impl Engine {
    /// The PDF, rendered once and kept. Whatever cannot be had is one and the same "not found".
    pub async fn audit_pdf(self: &Arc<Self>, owner: &str, session_id: &str) -> Outcome<Vec<u8>> {
        let nothing = || Refusal::NotFound("There is no audit record here.".to_owned());
        let session = self
            .found(self.store().session(owner, session_id).await)?
            .ok_or_else(nothing)?;
        self.found(self.store().document(owner, session_id, DocumentKind::Summary).await)?
            .ok_or_else(nothing)?;
        if session.language != Language::En {
            let locale = Locale::of(session.language);
            return Err(Refusal::UnsupportedLanguage(locale.fill(
                "message-unsupported-language",
                &[("language", session.language.code())],
            )));
        }
        if let Some(blob) = self.found(self.store().audit_blob(owner, session_id).await)? {
            return STANDARD
                .decode(blob)
                .map_err(|error| Refusal::Internal(error.to_string()));
        }
        let what = format!("pdf/{session_id}");
        self.printing.may_try(&what, self.now())?;
        let engine = self.clone();
        let make = async move { engine.make_pdf(session, &what).await };
        let pdf = self.printing.once(&self.tasks, session_id, make).await?;
        Ok(Arc::unwrap_or_clone(pdf))
    }

    /// Makes the PDF of a session and keeps it; or remembers that it cannot be made.
    async fn make_pdf(&self, session: Session, what: &str) -> Outcome<Document> {
        let (owner, session_id) = (session.owner.clone(), session.session_id.clone());
        let parts = self.parts(session).await?;
        let parts = parts.ok_or_else(|| Refusal::NotFound("There is no audit record here.".to_owned()))?;
        let printer = self.ports.printer.clone();
        let keys = self.record_keys().await?;
        let signer = self.ports.record_signer.clone();
        let issuer = self.settings.record_issuer.clone();
        let work = move || {
            let mut record = record_of(parts);
            sign(&mut record, signer.as_ref(), &keys, &issuer);
            printer.print(&record)
        };
        let pdf = Arc::new(self.pressed(&owner, &session_id, what, work).await?);
        // Guarded by the account, so that an erasure under way leaves nothing behind.
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

    /// The pictures of a finished session, with the session's language.
    pub async fn charts(&self, owner: &str, session_id: &str) -> Outcome<(Vec<Chart>, Language)> {
        let session = self
            .found(self.store().session(owner, session_id).await)?
            .ok_or_else(Refusal::missing)?;
        self.found(self.store().document(owner, session_id, DocumentKind::Summary).await)?
            .ok_or_else(Refusal::not_yet)?;
        let what = format!("charts/{session_id}");
        self.printing.may_try(&what, self.now())?;
        let language = session.language;
        let parts = self.parts(session).await?.ok_or_else(Refusal::missing)?;
        let printer = self.ports.printer.clone();
        let work = move || Ok(printer.charts(&record_of(parts)));
        Ok((self.pressed(owner, session_id, &what, work).await?, language))
    }

    /// Sets a record once more, to compare it with a document.
    pub(crate) async fn printed(&self, record: AuditRecord) -> Outcome<Vec<u8>> {
        let session_id = record.stored.session_id.clone();
        let printer = self.ports.printer.clone();
        let what = format!("again/{session_id}");
        self.pressed("", &session_id, &what, move || printer.print(&record))
            .await
    }

    /// Makes something of a session, with few others at once, for as long as a caller would wait.
    async fn pressed<T: Send + 'static>(
        &self,
        owner: &str,
        session_id: &str,
        what: &str,
        work: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Outcome<T> {
        let made = match self.printing.slots().run(owner, work).await {
            Ok(made) => made,
            // Nothing is wrong with this one: others were before it.
            Err(why @ NotComputed::Busy) => return Err(Refusal::Upstream(why.to_string())),
            // Too much for now: the next try waits a while.
            Err(why @ NotComputed::Late) => {
                self.printing.note(what, false, self.now());
                tracing::warn!(session_id, "an audit record or its pictures took too long to make");
                return Err(Refusal::Upstream(why.to_string()));
            }
            Err(why) => Err(why.to_string()),
        };
        self.printing.note(what, made.is_ok(), self.now());
        made.map_err(|reason| {
            tracing::error!(session_id, reason, "an audit record or its pictures could not be made");
            Refusal::Internal(reason)
        })
    }

    /// Everything that the record of a session is made of, if it is finished.
    pub(crate) async fn parts(&self, session: Session) -> Outcome<Option<Parts>> {
        let Some(stored) = self.found(self.store().record(&session.session_id).await)? else {
            return Ok(None);
        };
        if stored.plan.is_none() || stored.execution.is_none() || stored.analysis.is_none() || stored.summary.is_none()
        {
            return Ok(None);
        }
        let read = move || (ledger_of(&stored.steps).unwrap_or_default(), stored);
        let read = self.compute.run(&session.owner, read).await;
        let (ledger, stored) = read.map_err(|why| Refusal::Upstream(why.to_string()))?;
        let contents = self.contents(&ledger, &self.compute.of(&session.owner)).await;
        Ok(Some(Parts {
            session,
            stored,
            ledger,
            contents,
        }))
    }
}

/// Everything of a session in one value, to the byte as it is stored.
fn record_of(parts: Parts) -> AuditRecord {
    let Parts {
        session,
        stored,
        ledger,
        contents,
    } = parts;
    let series = |source: &_, name: &str| contents.series(source, name);
    AuditRecord {
        format: FORMAT.to_owned(),
        software: env!("CARGO_PKG_VERSION").to_owned(),
        title: session.title,
        asked_at: session.created_at,
        disclosure: Locale::of(Language::En).disclosure.text.clone(),
        tracks: tracks::tracks(&ledger, &series),
        stored,
        signature: None,
    }
}

/// Signs a record whose seal this instance has signed: title, disclosure and pictures are not under the seal. Where the
/// seal is not signed, nobody can say any more what the record was when its committee ended: so it stays unsigned.
fn sign(record: &mut AuditRecord, signer: &dyn RecordSigner, keys: &[RecordKey], issuer: &str) {
    let execution = record.stored.execution.as_deref().unwrap_or_default();
    let Ok(execution) = serde_json::from_str::<Execution>(execution) else {
        return;
    };
    let session_id = record.stored.session_id.as_str();
    let over = (Purpose::Seal, session_id, execution.head_hash.as_str());
    let ours: Vec<_> = keys.iter().map(RecordKey::trusted).collect();
    let in_use = keys.iter().find(|key| key.issuer == issuer && key.retired_at.is_none());
    let seal = signature::whose(signer, execution.signature.as_ref(), over, &ours);
    let (Whose::Trusted, Some(key)) = (seal, in_use) else {
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
