//! Portfolios: imported for a person, used for their questions, and erased with their account.

use std::path::PathBuf;
use std::process::Output;

use pipeline::ports::reasoner::StageRequest;
use serde_json::Value;
use tempfile::tempdir;

use crate::harness::scripted::{Act, Scripted};
use crate::harness::{Db, Process, Tables, TestApp, clear_question, command, email, vague_question};

fn portfolio() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../market-data/fixtures/market/portfolio.csv");
    path.to_str().unwrap().to_owned()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[track_caller]
fn succeeded(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout)
}

async fn a_portfolio_is_imported_for_a_person_and_goes_with_them(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let process = Process::start(folder.path(), &[("CONVENE_STORE__URL", &url)]).await;
    let (ann, ben) = (email("ann"), email("ben"));
    let refused = process.run(&["data", "import", &portfolio()]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("--owner"), "{}", text(&refused.stderr));
    let refused = process.run(&["data", "import", "--owner", "nobody", &portfolio()]);
    assert!(
        text(&refused.stderr).contains("not a valid address"),
        "{}",
        text(&refused.stderr)
    );

    // For somebody who has not been here yet, and for somebody who has.
    process.person("ben").get("/api/v1/auth/me").await.ok(200);
    for owner in [&ann, &ben] {
        let said = succeeded(&process.run(&["data", "import", "--owner", owner, &portfolio()]));
        assert!(said.contains("imported a portfolio of 3 positions"), "{said}");
    }
    let list: Vec<Value> = serde_json::from_str(&succeeded(&process.run(&["data", "list", "--json"]))).unwrap();
    let mut owners: Vec<&str> = list.iter().map(|line| line["subject"].as_str().unwrap()).collect();
    owners.sort_unstable();
    assert_eq!(owners, [&ann, &ben]);
    assert_eq!(
        (&list[0]["kind"], &list[0]["rows"]),
        (&Value::from("portfolio"), &Value::from(3))
    );
    let shown = succeeded(&process.run(&["data", "show", "portfolio", &ann]));
    assert!(
        shown.contains("BTC-USD  Bitcoin                0.25      31000.5"),
        "{shown}"
    );

    // The account that was made for the import is the one they sign in to.
    let tables = Tables::at(&url);
    assert_eq!(tables.count("portfolios").await, 2);
    process.person("ann").delete("/api/v1/auth/me").await.ok(204);
    assert_eq!(tables.count("portfolios").await, 1);
    assert_eq!(process.run(&["data", "show", "portfolio", &ann]).status.code(), Some(1));
    succeeded(&process.run(&["data", "remove", "portfolio", &ben]));
    assert_eq!(tables.count("portfolios").await, 0);
    assert_eq!(
        process.run(&["data", "remove", "portfolio", &ben]).status.code(),
        Some(1)
    );
}

async fn a_question_is_read_with_what_its_asker_owns(db: Db) {
    let scripted = Scripted::new(|_| Act::Answer);
    let app = TestApp::with_reasoner(db, scripted.clone(), |_| {}).await;
    let (ann, ben) = (app.person("ann").await, app.person("ben").await);
    let settings = [
        ("CONVENE_STORE__URL".to_owned(), app.config.store_url()),
        (
            "CONVENE_DATA_DIR".to_owned(),
            app.config.data_dir.to_str().unwrap().to_owned(),
        ),
    ];
    let import = ["data", "import", "--owner", &email("ann"), &portfolio()].map(str::to_owned);
    succeeded(&command(&settings).args(import).output().unwrap());
    ann.ask(&clear_question()).await;
    ben.ask(&vague_question()).await;
    let symbols = |ask: &StageRequest| match ask {
        StageRequest::Triage { portfolio, .. } => {
            Some(portfolio.iter().map(|one| one.symbol.clone()).collect::<Vec<_>>())
        }
        _ => None,
    };
    let read: Vec<_> = scripted.asked().iter().filter_map(symbols).collect();
    assert_eq!(read, [vec!["AAPL", "MSFT", "BTC-USD"], vec![]]);
    app.stop().await;
}

#[test]
fn with_an_external_issuer_only_known_people_have_a_portfolio() {
    let folder = tempdir().unwrap();
    let settings = [
        ("CONVENE_DATA_DIR", folder.path().to_str().unwrap()),
        ("CONVENE_IDENTITY__KIND", "oidc"),
        ("CONVENE_IDENTITY__ISSUER", "https://id.example.org"),
        ("CONVENE_IDENTITY__AUDIENCE", "convene"),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()));
    let import = ["data", "import", "--owner", &email("ann"), &portfolio()].map(str::to_owned);
    let output = command(&settings).args(import).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let errors = text(&output.stderr);
    assert!(
        errors.contains("nobody with that address has used the service yet"),
        "{errors}"
    );
}

both_stores!(
    a_portfolio_is_imported_for_a_person_and_goes_with_them,
    a_question_is_read_with_what_its_asker_owns,
);
