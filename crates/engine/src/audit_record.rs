//! The audit record of a session, as a PDF, and its pictures alone.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use pipeline::canonical::sha256_hex;
use pipeline::language::Language;
use pipeline::locale::Locale;
use pipeline::ports::audit::{AuditRecord, Chart, FORMAT};
use pipeline::ports::store::{Batch, DocumentKind, Mutation};
use pipeline::record::{ledger_of, tracks};
use pipeline::session::Session;
use pipeline::{Outcome, Refusal};

use crate::Engine;

/// How many records are set at once: each takes a core for as long as it takes.
pub(crate) const AT_ONCE: usize = 2;
/// How long a caller waits for one. The setting itself goes on and counts as one of those at once until it ends.
const PATIENCE: Duration = Duration::from_secs(30);

impl Engine {
    /// The PDF, rendered once and kept. Whatever cannot be had is one and the same "not found".
    pub async fn audit_pdf(&self, owner: &str, session_id: &str) -> Outcome<Vec<u8>> {
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
        let record = self.audit_record(&session).await?.ok_or_else(nothing)?;
        let pdf = self.printed(record).await?;
        // Guarded by the account, so that an erasure under way leaves nothing behind.
        let keep = Batch::of([
            Mutation::TouchProfile {
                owner: owner.to_owned(),
                now: self.now(),
            },
            Mutation::PutAuditBlob {
                session_id: session_id.to_owned(),
                owner: owner.to_owned(),
                sha256: sha256_hex(&pdf),
                body: STANDARD.encode(&pdf),
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
        let record = self.audit_record(&session).await?.ok_or_else(Refusal::missing)?;
        let printer = self.ports.printer.clone();
        let charts = tokio::task::spawn_blocking(move || printer.charts(&record))
            .await
            .map_err(|error| Refusal::Internal(error.to_string()))?;
        Ok((charts, session.language))
    }

    /// Sets a record, with few others at once, for as long as a caller would wait.
    pub(crate) async fn printed(&self, record: AuditRecord) -> Outcome<Vec<u8>> {
        let busy = || Refusal::Upstream("The audit record could not be made in time. Try again.".to_owned());
        let turn = self.printing.clone().acquire_owned();
        let turn = tokio::time::timeout(PATIENCE, turn)
            .await
            .map_err(|_| busy())?
            .map_err(|error| Refusal::Internal(error.to_string()))?;
        let printer = self.ports.printer.clone();
        let session_id = record.stored.session_id.clone();
        let printing = tokio::task::spawn_blocking(move || {
            let made = printer.print(&record);
            drop(turn);
            made
        });
        let made = match tokio::time::timeout(PATIENCE, printing).await {
            Ok(Ok(made)) => made,
            Ok(Err(error)) => Err(error.to_string()),
            Err(_) => {
                tracing::error!(session_id, "an audit record takes too long");
                return Err(busy());
            }
        };
        made.map_err(|reason| {
            // Kept nowhere, so the next request tries again.
            tracing::error!(session_id, reason, "an audit record could not be made");
            Refusal::Internal(reason)
        })
    }

    /// Everything of a session in one value, to the byte as it is stored.
    async fn audit_record(&self, session: &Session) -> Outcome<Option<AuditRecord>> {
        let Some(stored) = self.found(self.store().record(&session.session_id).await)? else {
            return Ok(None);
        };
        if stored.plan.is_none() || stored.execution.is_none() || stored.analysis.is_none() || stored.summary.is_none()
        {
            return Ok(None);
        }
        let ledger = ledger_of(&stored.steps).unwrap_or_default();
        let contents = self.contents(&ledger).await;
        let series = |source: &_, name: &str| contents.series(source, name);
        Ok(Some(AuditRecord {
            format: FORMAT.to_owned(),
            software: env!("CARGO_PKG_VERSION").to_owned(),
            title: session.title.clone(),
            asked_at: session.created_at,
            disclosure: Locale::of(Language::En).disclosure.text.clone(),
            tracks: tracks::tracks(&ledger, &series),
            stored,
        }))
    }
}
