//! The audit record of a session, as a PDF.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use pipeline::canonical::sha256_hex;
use pipeline::language::Language;
use pipeline::locale::Locale;
use pipeline::ports::audit::AuditRecord;
use pipeline::ports::store::{Batch, DocumentKind, Mutation};
use pipeline::session::Session;
use pipeline::{Outcome, Refusal};
use serde_json::{Value, json};

use crate::Engine;

impl Engine {
    /// The PDF, rendered once and kept. Whatever cannot be had is one and the same "not found".
    pub async fn audit_pdf(&self, owner: &str, session_id: &str) -> Outcome<Vec<u8>> {
        let nothing = || Refusal::NotFound("There is no audit record here.".to_owned());
        let session = self
            .found(self.store().session(owner, session_id).await)?
            .ok_or_else(nothing)?;
        let summary = self
            .found(self.store().document(owner, session_id, DocumentKind::Summary).await)?
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
        let record = self.audit_record(&session, &summary).await?.ok_or_else(nothing)?;
        let printer = self.ports.printer.clone();
        let pdf = tokio::task::spawn_blocking(move || printer.print(&record))
            .await
            .map_err(|error| Refusal::Internal(error.to_string()))?
            .map_err(Refusal::Internal)?;
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

    async fn audit_record(&self, session: &Session, summary: &str) -> Outcome<Option<AuditRecord>> {
        let (owner, id) = (session.owner.as_str(), session.session_id.as_str());
        let plan = self.found(self.store().plan(owner, id).await)?;
        let execution = self.found(self.store().execution(owner, id).await)?;
        let analysis = self.found(self.store().document(owner, id, DocumentKind::Analysis).await)?;
        let transcript = self.found(self.store().transcript(owner, id, 0).await)?;
        let (Some(plan), Some(execution), Some(analysis), Some(transcript)) = (plan, execution, analysis, transcript)
        else {
            return Ok(None);
        };
        let findings = self.found(self.store().findings(owner, id).await)?;
        let content = json!({
            "question": session.brief.input,
            "brief": plan.brief,
            "clarifications": session.brief.clarifications,
            "plan": {"committee": plan.committee, "tasks": plan.tasks, "tier": plan.tier, "upgraded": plan.upgraded},
            "execution": execution,
            "findings": parse(&format!("[{}]", findings.join(",")))?,
            "analysis": parse(&analysis)?,
            "summary": parse(summary)?,
            "transcript": parse(&format!("[{}]", transcript.entries))?,
            "software": {"name": "convene", "version": env!("CARGO_PKG_VERSION")},
        });
        Ok(Some(AuditRecord {
            session_id: id.to_owned(),
            title: session.title.clone(),
            content,
            disclosure: Locale::of(Language::En).disclosure.text.clone(),
        }))
    }
}

fn parse(text: &str) -> Outcome<Value> {
    serde_json::from_str(text).map_err(|error| Refusal::Internal(error.to_string()))
}
