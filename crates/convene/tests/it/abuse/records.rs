//! The origin of audit records: genuine ones are recognised, forged ones never pass.

mod forging;
mod lasting;

use std::path::PathBuf;

use identity::records::Ed25519Signer;
use pipeline::ports::audit::{AuditPrinter, AuditRecord};
use pipeline::ports::signing::RecordSigner;
use serde_json::Value;
use tempfile::TempDir;

use crate::harness::{Caller, TestApp, command};

/// The exit codes of `convene verify`.
const TRUSTED: i32 = 0;
const INCONSISTENT: i32 = 3;
const ALTERED: i32 = 4;
const FOREIGN: i32 = 5;
const UNSIGNED: i32 = 6;

const KEYS: &str = "/.well-known/convene-record-keys";

async fn pdf_of(caller: &Caller, session: &str) -> Vec<u8> {
    let path = format!("/api/v1/summaries/{session}/audit.pdf");
    caller.get(&path).await.ok(200).bytes.clone()
}

fn record_in(pdf: &[u8]) -> AuditRecord {
    audit::PdfPrinter.extract(pdf).unwrap()
}

/// Someone with the program and an empty database who received a file.
struct Reader {
    folder: TempDir,
}

impl Reader {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Saves a file; returns its path.
    fn keeps(&self, name: &str, bytes: &[u8]) -> String {
        std::fs::write(self.path(name), bytes).unwrap();
        self.path(name).display().to_string()
    }

    /// Runs `convene verify`, over a store or over none; returns the exit code and everything that was printed.
    fn verifies(&self, store: Option<&str>, arguments: &[&str]) -> (i32, String) {
        let mut environment = vec![(
            "CONVENE_DATA_DIR".to_owned(),
            self.path("elsewhere").display().to_string(),
        )];
        environment.extend(store.map(|url| ("CONVENE_STORE__URL".to_owned(), url.to_owned())));
        let output = command(&environment).arg("verify").args(arguments).output().unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        (output.status.code().unwrap(), said)
    }
}

/// The keys that a service publishes, as anybody gets them.
async fn published(app: &TestApp) -> Value {
    let reply = app.anonymous().get(KEYS).await;
    assert_eq!(reply.ok(200).header("cache-control"), Some("public, max-age=300"));
    let set: contract::RecordKeySet = serde_json::from_value(reply.json()).unwrap();
    let as_described = |key: &contract::RecordKey| {
        (key.kty.as_str(), key.crv.as_str(), key.usage.as_str()) == ("OKP", "Ed25519", "sig")
            && Ed25519Signer.kid(&key.x).as_ref() == Some(&key.kid)
            && key.iat > 0
    };
    assert!(set.keys.iter().all(as_described), "{set:?}");
    reply.json()
}
