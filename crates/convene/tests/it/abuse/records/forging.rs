//! Forged records, signed as well as a forger can.

use figures::canonical::{canonical_json, sha256_hex};
use identity::records::Ed25519Signer;
use pipeline::ports::audit::{AuditPrinter, AuditRecord};
use pipeline::ports::signing::RecordSigner;
use pipeline::ports::store::RecordKey;
use pipeline::record::signature::{Purpose, RecordSignature, sign};
use pipeline::transcript::entry_hash;
use serde_json::{Value, json};

use super::{ALTERED, FOREIGN, INCONSISTENT, KEYS, Reader, TRUSTED, UNSIGNED, pdf_of, published, record_in};
use crate::abuse::bystander::Bystander;
use crate::harness::{Db, TestApp};

/// A key of the forger's, who says that it belongs to somebody else.
fn own_key(claimed: &str) -> RecordKey {
    let made = Ed25519Signer.generate().unwrap();
    RecordKey {
        kid: made.kid,
        issuer: claimed.to_owned(),
        public_key: made.public_key,
        private_key: Some(made.private_key),
        created_at: pipeline::Timestamp::from_seconds(0),
        retired_at: None,
    }
}

fn value(text: Option<&String>) -> Value {
    serde_json::from_str(text.unwrap()).unwrap()
}

/// Changes something of the execution.
fn with_execution(record: &mut AuditRecord, change: impl FnOnce(&mut Value)) {
    let mut execution = value(record.stored.execution.as_ref());
    change(&mut execution);
    record.stored.execution = Some(execution.to_string());
}

/// Changes the debrief and nothing else.
fn retell(record: &mut AuditRecord) {
    let mut debrief = value(record.stored.summary.as_ref());
    debrief["headline"] = json!("Everybody should own this.");
    record.stored.summary = Some(debrief.to_string());
}

/// Changes the debrief, and seals the record again as the service would: it is consistent then.
fn reseal(record: &mut AuditRecord) {
    retell(record);
    let entries = &mut record.stored.entries;
    let mut last = value(entries.pop().as_ref());
    let before = value(entries.last())["hash"].as_str().unwrap().to_owned();
    last["data"]["record"]["debrief"] = json!(sha256_hex(record.stored.summary.as_ref().unwrap()));
    last.as_object_mut().unwrap().remove("hash");
    let head = entry_hash(&before, &last);
    last["hash"] = json!(head);
    entries.push(canonical_json(&last));
    with_execution(record, |execution| execution["head_hash"] = json!(head));
}

fn sign_seal(record: &mut AuditRecord, key: &RecordKey) {
    let head = value(record.stored.execution.as_ref())["head_hash"].clone();
    let session = record.stored.session_id.clone();
    let signed = sign(&Ed25519Signer, key, Purpose::Seal, &session, head.as_str().unwrap()).unwrap();
    with_execution(record, |execution| execution["signature"] = json!(signed));
}

fn sign_document(record: &mut AuditRecord, key: &RecordKey) {
    let session = &record.stored.session_id;
    let signed = sign(&Ed25519Signer, key, Purpose::Document, session, &record.signed_sha256()).unwrap();
    record.signature = Some(signed);
}

fn strip(record: &mut AuditRecord) {
    record.signature = None;
    with_execution(record, |execution| {
        execution.as_object_mut().unwrap().remove("signature");
    });
}

/// Changes something of the signature on the document.
fn touch(record: &mut AuditRecord, change: impl FnOnce(&mut RecordSignature)) {
    change(record.signature.as_mut().unwrap());
}

/// A change of a record, and what `verify` must end with.
type Forgery = (&'static str, i32, fn(&mut AuditRecord));

const FORGERIES: [Forgery; 17] = [
    ("nothing", TRUSTED, |_| {}),
    ("the text alone", INCONSISTENT, retell),
    ("sealed again", ALTERED, reseal),
    ("sealed again, no signature", UNSIGNED, |record| {
        reseal(record);
        strip(record);
    }),
    ("sealed again, signed with a key of their own", FOREIGN, |record| {
        let key = own_key(&record.signature.as_ref().unwrap().issuer);
        reseal(record);
        sign_seal(record, &key);
        sign_document(record, &key);
    }),
    ("a key of their own under the name of ours", ALTERED, |record| {
        let ours = record.signature.clone().unwrap();
        let key = RecordKey {
            kid: ours.kid,
            ..own_key(&ours.issuer)
        };
        reseal(record);
        sign_seal(record, &key);
        sign_document(record, &key);
    }),
    ("our public key beside a signature of their own", ALTERED, |record| {
        let ours = record.signature.clone().unwrap();
        let key = RecordKey {
            kid: ours.kid,
            public_key: ours.public_key,
            ..own_key(&ours.issuer)
        };
        reseal(record);
        sign_seal(record, &key);
        sign_document(record, &key);
    }),
    ("another title", ALTERED, |record| {
        "Buy now".clone_into(&mut record.title)
    }),
    ("no disclosure", ALTERED, |record| record.disclosure.clear()),
    ("no pictures", ALTERED, |record| record.tracks.clear()),
    ("another title, document not signed", UNSIGNED, |record| {
        "Buy now".clone_into(&mut record.title);
        record.signature = None;
    }),
    (
        "another title, document signed with a key of their own",
        FOREIGN,
        |record| {
            let key = own_key(&record.signature.as_ref().unwrap().issuer);
            "Buy now".clone_into(&mut record.title);
            sign_document(record, &key);
        },
    ),
    ("another issuer", ALTERED, |record| {
        touch(record, |signature| {
            "https://other.example.org".clone_into(&mut signature.issuer)
        });
    }),
    ("a signature that is none", ALTERED, |record| {
        touch(record, |signature| signature.signature = "A".repeat(86));
    }),
    ("the signature of the seal on the document", ALTERED, |record| {
        let seal = value(record.stored.execution.as_ref())["signature"].clone();
        record.signature = Some(serde_json::from_value(seal).unwrap());
    }),
    (
        "a committee that has not ended, so that no seal counts",
        INCONSISTENT,
        |record| {
            with_execution(record, |execution| execution["status"] = json!("partial"));
            retell(record);
        },
    ),
    ("the same without signatures", INCONSISTENT, |record| {
        with_execution(record, |execution| execution["status"] = json!("partial"));
        retell(record);
        strip(record);
    }),
];

/// A document with this record and no page: what another version of the program may have made, so that only the record
/// counts.
fn document(record: &AuditRecord) -> Vec<u8> {
    let packed = packed(record.text().as_bytes());
    let stream = format!(
        "<</Length {}/Type/EmbeddedFile/Filter/FlateDecode>>\nstream\n",
        packed.len()
    );
    let objects = [
        b"<</Type/Catalog/AF[2 0 R]>>".to_vec(),
        b"<</Type/Filespec/F(record.json)/EF<</F 3 0 R>>>>".to_vec(),
        [stream.as_bytes(), &packed, b"\nendstream"].concat(),
    ];
    let mut pdf = b"%PDF-1.7\n".to_vec();
    let mut table = "xref\n0 4\n0000000000 65535 f\r\n".to_owned();
    for (at, object) in objects.iter().enumerate() {
        table.push_str(&format!("{:010} 00000 n\r\n", pdf.len()));
        pdf.extend(format!("{} 0 obj\n", at + 1).into_bytes());
        pdf.extend(object);
        pdf.extend(b"\nendobj\n");
    }
    let start = pdf.len();
    pdf.extend(format!("{table}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n{start}\n%%EOF").into_bytes());
    pdf
}

/// The zlib form with nothing compressed.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = vec![0x78, 0x01];
    let blocks = bytes.chunks(0xffff);
    let last = blocks.len() - 1;
    for (at, block) in blocks.enumerate() {
        let length = u16::try_from(block.len()).unwrap();
        packed.push(u8::from(at == last));
        packed.extend(length.to_le_bytes());
        packed.extend((!length).to_le_bytes());
        packed.extend(block);
    }
    let (mut low, mut high) = (1u32, 0u32);
    for byte in bytes {
        low = (low + u32::from(*byte)) % 65_521;
        high = (high + low) % 65_521;
    }
    packed.extend(((high << 16) | low).to_be_bytes());
    packed
}

/// A genuine record as another version of the program would have signed it. Its pages are not compared, so all rests on
/// the record.
async fn of_another_version(app: &TestApp, genuine: &AuditRecord) -> AuditRecord {
    let mut record = genuine.clone();
    "0.0.9".clone_into(&mut record.software);
    let signed = record.signature.clone().unwrap();
    let ours = app.tables().texts("select private_key from record_keys").await;
    let key = RecordKey {
        kid: signed.kid,
        public_key: signed.public_key,
        private_key: Some(ours[0].clone()),
        ..own_key(&signed.issuer)
    };
    sign_document(&mut record, &key);
    record
}

/// Whoever reads these files has no store, so one store is enough to make them.
#[tokio::test]
async fn a_forgery_is_never_taken_for_genuine() {
    let app = TestApp::start(Db::Sqlite).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let genuine = record_in(&pdf_of(&ann, &session).await);
    let genuine = of_another_version(&app, &genuine).await;
    let reader = Reader::new();
    let keys = reader.keeps("keys.json", published(&app).await.to_string().as_bytes());
    let bystander = Bystander::of(&app, "bob").await;
    for (what, expected, forge) in FORGERIES {
        let mut record = genuine.clone();
        forge(&mut record);
        let file = reader.keeps("forged.pdf", &document(&record));
        let (code, said) = reader.verifies(None, &["--key", &keys, &file]);
        assert_eq!(code, expected, "{what}: {said}");
        assert_eq!(
            said.contains("which you trust\n"),
            expected == TRUSTED,
            "{what}: {said}"
        );
    }
    bystander.leaves().await;
    app.stop().await;
}

/// The same with everything that the program checks of a document of its own version: a whole new document.
async fn a_document_printed_from_a_forged_record_is_foreign(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let mut record = record_in(&pdf_of(&ann, &session).await);
    let key = own_key(&record.signature.as_ref().unwrap().issuer);
    reseal(&mut record);
    sign_seal(&mut record, &key);
    sign_document(&mut record, &key);
    let reader = Reader::new();
    let file = reader.keeps("forged.pdf", &audit::PdfPrinter.print(&record).unwrap());
    let keys = reader.keeps("keys.json", published(&app).await.to_string().as_bytes());
    let bystander = Bystander::of(&app, "bob").await;
    for trust in [["--key", keys.as_str()], ["--issuer", app.edge.as_str()]] {
        let (code, said) = reader.verifies(None, &[&trust[..], &[&file]].concat());
        assert_eq!(code, FOREIGN, "{said}");
        assert!(said.contains("the same to the byte"), "{said}");
        assert!(
            said.contains("which you do not know") && said.contains(&key.kid),
            "{said}"
        );
        assert!(said.contains(&format!("it claims to be from {}", app.edge)), "{said}");
    }
    // Over the service's own database it is no better: there is another session there.
    let (code, said) = reader.verifies(Some(&app.config.store_url()), &[&file]);
    assert_eq!(code, INCONSISTENT, "{said}");
    assert!(said.contains("verification failed at store"), "{said}");
    bystander.leaves().await;
    app.stop().await;
}

/// What a reader is told of a genuine record, with the right keys, with others and with none.
async fn a_record_says_who_made_it(db: Db) {
    let app = TestApp::start(db).await;
    let ann = app.person("ann").await;
    let session = ann.completed().await;
    let reader = Reader::new();
    let pdf = pdf_of(&ann, &session).await;
    let file = reader.keeps("record.pdf", &pdf);
    let older = document(&of_another_version(&app, &record_in(&pdf)).await);
    let older = reader.keeps("older.pdf", &older);
    let set = published(&app).await;
    let kid = set["keys"][0]["kid"].as_str().unwrap().to_owned();
    assert_eq!(
        (set["keys"].as_array().unwrap().len(), &set["keys"][0]["iss"]),
        (1, &json!(app.edge))
    );
    let private = app
        .tables()
        .texts("select private_key from record_keys")
        .await
        .remove(0);
    assert!(!set.to_string().contains(&private) && set["keys"][0].get("d").is_none());
    let keys = reader.keeps("keys.json", set.to_string().as_bytes());
    let store = app.config.store_url();
    let bystander = Bystander::of(&app, "bob").await;
    for (store, arguments) in [
        (Some(store.as_str()), vec![file.as_str()]),
        (Some(&store), vec![session.as_str()]),
        (None, vec!["--key", &keys, &file]),
        (None, vec!["--issuer", &app.edge, &older]),
        (Some(&store), vec!["--key", &keys, &session]),
    ] {
        let (code, said) = reader.verifies(store, &arguments);
        assert_eq!(code, TRUSTED, "{said}");
        let line = format!("signed      by {}, with the key {kid}, which you trust", app.edge);
        assert!(said.contains(&line), "{said}");
    }
    // Nobody's keys, or somebody else's.
    let other = Ed25519Signer.generate().unwrap();
    let mut elsewhere = set.clone();
    elsewhere["keys"][0]["x"] = json!(other.public_key);
    let elsewhere = reader.keeps("elsewhere.json", elsewhere.to_string().as_bytes());
    for (store, arguments) in [
        (None, vec![older.as_str()]),
        (None, vec!["--key", &elsewhere, &older]),
        (Some(store.as_str()), vec!["--key", &elsewhere, &file]),
        (Some(&store), vec!["--key", &elsewhere, &session]),
    ] {
        let (code, said) = reader.verifies(store, &arguments);
        assert_eq!(code, FOREIGN, "{said}");
        assert!(said.contains(&kid) && said.contains(&app.edge), "{said}");
    }
    // The right key under another address.
    let mut moved = set.clone();
    moved["keys"][0]["iss"] = json!("https://other.example.org");
    let moved = reader.keeps("moved.json", moved.to_string().as_bytes());
    let (code, said) = reader.verifies(None, &["--key", &moved, &older]);
    assert_eq!(code, FOREIGN, "{said}");
    assert!(said.contains("not the address of that key"), "{said}");
    // What cannot be checked is not judged.
    let none = reader.keeps("none.json", b"{\"keys\": []}");
    for (arguments, names) in [
        (vec!["--key", &none, &file], "--key"),
        (vec!["--key", "/nowhere.json", &file], "--key"),
        (vec!["--issuer", "http://example.org", &file], "--issuer"),
        (vec!["--issuer", &app.auth, &file], "--issuer"),
    ] {
        let (code, said) = reader.verifies(None, &arguments);
        assert_eq!(code, 1, "{said}");
        assert!(said.contains(names), "{said}");
    }
    bystander.leaves().await;
    assert_eq!(app.anonymous().send("POST", KEYS, &[], None).await.status, 405);
    app.stop().await;
}

both_stores!(
    a_document_printed_from_a_forged_record_is_foreign,
    a_record_says_who_made_it,
);
