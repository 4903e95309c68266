//! The built binary as an operator sees it: commands, messages, exit codes.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Output, Stdio};

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::harness::{Db, Process, Tables, command, email, free_address};

fn run(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let all: Vec<(String, String)> = [("CONVENE_DATA_DIR", folder.to_str().unwrap())]
        .iter()
        .chain(environment)
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    command(&all).args(arguments).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn succeeded(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", err(output));
    out(output)
}

/// Asserts that a setting was refused by its name, in one line, and that nothing began.
#[track_caller]
fn names(output: &Output, key: &str) {
    assert_eq!(output.status.code(), Some(2), "{}", err(output));
    assert!(err(output).contains(key), "{key}: {}", err(output));
    assert_eq!(
        (out(output).as_str(), err(output).lines().count()),
        ("", 1),
        "{}",
        err(output)
    );
}

fn file(folder: &TempDir, text: &str) -> String {
    let path = folder.path().join("settings.toml");
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_wrong_setting_stops_the_start_and_is_named() {
    let folder = tempdir().unwrap();
    for (environment, key) in [
        (("CONVENE_SERVER__LISTN", "127.0.0.1:0"), "server.listn"),
        (("CONVENE_SERVICE__LISTEN", "127.0.0.1:0"), "service"),
        (("CONVENE_LIMITS__SUBMIT_BURST", "many"), "limits.submit_burst"),
        (("CONVENE_LIMITS__SUBMIT_BURST", "0"), "limits.submit_burst"),
        (("CONVENE_LIMITS__SUBMIT_PER_SECOND", "-1"), "limits.submit_per_second"),
        (("CONVENE_SWITCHES__REVIEWS", "perhaps"), "switches.reviews"),
        (("CONVENE_SERVER__LISTEN", "nowhere"), "server.listen"),
        (("CONVENE_STORE__URL", "mysql://localhost/x"), "store.url"),
        (("CONVENE_STORE__URL", "sqlite:/proc/none/x.db"), "store.url"),
        (("CONVENE_DATA_DIR", "/proc/none"), "data_dir"),
        (("CONVENE_IDENTITY__KIND", "oidc"), "identity.issuer"),
        (("CONVENE_IDENTITY__KIND", "firebase"), "identity.project"),
        (("CONVENE_IDENTITY__KIND", "ldap"), "identity.kind"),
        (("CONVENE_ANALYST__KIND", "models"), "models.provider"),
        (("CONVENE_ANALYST__KIND", "oracle"), "analyst.kind"),
        (("CONVENE_LOG__FORMAT", "xml"), "log.format"),
        (("CONVENE_DATA__SEC_ENABLED", "true"), "data.contact"),
        (("CONVENE_DATA__LIVE", "free"), "data.contact"),
        (("CONVENE_DATA__LIVE", "all"), "data.live"),
        (("CONVENE_DATA__CONTACT", "a\u{e9}"), "data.contact"),
        (("CONVENE_DATA__ECB_BASE_URL", "ecb.europa.eu"), "data.ecb_base_url"),
        (
            ("CONVENE_DATA__CURRENCY_API_BASE_URL", "https://example.org"),
            "data.currency_api_base_url",
        ),
        (("CONVENE_DATA__SEC_USER_AGENT", "a\u{e9}"), "data.sec_user_agent"),
        (("CONVENE_DATA__TIMEOUT_SECONDS", "0"), "data.timeout_seconds"),
        (("CONVENE_DATA__RETRIES", "99"), "data.retries"),
        (("CONVENE_DATA__STOOQ_BASE_URL", "stooq.com"), "data.stooq_base_url"),
        (("CONVENE_DATA__STOOQ", "true"), "data.stooq"),
    ] {
        // Whatever listens on the usual ports of this machine is not the point.
        let free = ["CONVENE_SERVER__LISTEN", "CONVENE_AUTH__LISTEN"].map(|name| (name, "127.0.0.1:0"));
        let others = free.into_iter().filter(|(name, _)| *name != environment.0);
        let settings: Vec<_> = others.chain([environment]).collect();
        names(&run(folder.path(), &["serve"], &settings), key);
    }
    let with_issuer = [
        ("CONVENE_IDENTITY__KIND", "oidc"),
        ("CONVENE_IDENTITY__ISSUER", "https://id.example.org"),
    ];
    names(&run(folder.path(), &["serve"], &with_issuer), "identity.audience");
}

#[test]
fn a_wrong_file_is_named_too() {
    let folder = tempdir().unwrap();
    for (text, key) in [
        ("[server]\nlistn = \"127.0.0.1:0\"", "server.listn"),
        ("[limits]\ndaily_kickoffs = \"a lot\"", "limits.daily_kickoffs"),
        ("colour = \"red\"", "colour"),
    ] {
        let path = file(&folder, text);
        let output = run(folder.path(), &["--config", &path, "serve"], &[]);
        names(&output, key);
        assert!(err(&output).contains("settings.toml"), "{}", err(&output));
    }
    let output = run(folder.path(), &["--config", "no-such-file.toml", "config"], &[]);
    names(&output, "no-such-file.toml");
}

#[test]
fn a_store_that_is_away_is_named_without_its_password() {
    let folder = tempdir().unwrap();
    let url = format!("postgres://ann:s3cr3t-w0rd@{}/convene", free_address());
    let output = run(folder.path(), &["migrate"], &[("CONVENE_STORE__URL", &url)]);
    names(&output, "store.url");
    assert!(!err(&output).contains("s3cr3t-w0rd"), "{}", err(&output));
}

#[test]
fn the_effective_configuration_is_shown_with_secrets_masked() {
    let folder = tempdir().unwrap();
    let path = file(
        &folder,
        "[limits]\nsubmit_burst = 7\ndaily_kickoffs = 8\n[models]\nquick = \"small\"",
    );
    let text = succeeded(&run(
        folder.path(),
        &["config", "--config", &path],
        &[
            (
                "CONVENE_STORE__URL",
                "postgres://ann:s3cr3t-w0rd@db.example.org:5432/convene",
            ),
            ("CONVENE_MODELS__API_KEY", "sk-s3cr3t-key"),
            ("CONVENE_LIMITS__DAILY_KICKOFFS", "9"),
        ],
    ));
    assert!(!text.contains("s3cr3t"), "{text}");
    let shown: toml::Table = toml::from_str(&text).unwrap();
    // The environment wins over the file, and the file over the defaults.
    assert_eq!(shown["limits"]["submit_burst"].as_integer(), Some(7));
    assert_eq!(shown["limits"]["daily_kickoffs"].as_integer(), Some(9));
    assert_eq!(shown["limits"]["poll_floor_ms"].as_integer(), Some(250));
    assert_eq!(shown["models"]["quick"].as_str(), Some("small"));
    assert_eq!(shown["switches"]["erasure"].as_bool(), Some(false));
    assert_eq!(shown["metrics"]["listen"].as_str(), Some(""));
    let url = shown["store"]["url"].as_str().unwrap();
    assert!(
        url.starts_with("postgres://ann:") && url.ends_with("@db.example.org:5432/convene"),
        "{url}"
    );
}

async fn a_token_is_all_that_is_printed_and_works_while_the_server_runs(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let process = Process::start(folder.path(), &[("CONVENE_STORE__URL", &url)]).await;
    let output = process.run(&["token", "--email", &email("ann")]);
    let text = succeeded(&output);
    assert_eq!((text.lines().count(), text.trim().split('.').count()), (1, 3));
    assert_eq!(err(&output), "");
    let ann = process.person("ann");
    let profile = ann.get("/api/v1/auth/me").await.ok(200).json();
    assert_eq!(profile["tier"], "free");
    // The same address is the same person.
    assert_eq!(
        process.person("ann").get("/api/v1/auth/me").await.json()["user_id"],
        profile["user_id"]
    );
    assert_ne!(
        process.person("ben").get("/api/v1/auth/me").await.json()["user_id"],
        profile["user_id"]
    );

    let address = email("ann");
    assert_eq!(
        succeeded(&process.run(&["tier", "--email", &address, "--set", "pro"])).trim(),
        "pro"
    );
    assert_eq!(ann.get("/api/v1/auth/me").await.json()["tier"], "pro");
    for (arguments, word) in [
        (
            ["tier", "--email", &email("nobody"), "--set", "pro"].as_slice(),
            "--email",
        ),
        (&["tier", "--email", &address, "--set", "gold"], "--set"),
        (&["token", "--email", "no address"], "email"),
    ] {
        let output = process.run(arguments);
        assert_eq!(
            (output.status.code(), out(&output).as_str()),
            (Some(1), ""),
            "{arguments:?}"
        );
        assert!(err(&output).contains(word), "{}", err(&output));
    }
    assert_eq!(ann.get("/api/v1/auth/me").await.json()["tier"], "pro");
}

#[test]
fn no_token_is_printed_for_an_external_issuer() {
    let folder = tempdir().unwrap();
    let environment = [
        ("CONVENE_IDENTITY__KIND", "oidc"),
        ("CONVENE_IDENTITY__ISSUER", "https://id.example.org"),
        ("CONVENE_IDENTITY__AUDIENCE", "convene"),
    ];
    let output = run(folder.path(), &["token", "--email", &email("ann")], &environment);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    assert!(err(&output).contains("identity.kind"), "{}", err(&output));
}

async fn a_database_is_migrated_once_and_a_newer_one_is_refused(db: Db) {
    let folder = tempdir().unwrap();
    let url = db.fresh(folder.path()).await;
    let environment = [
        ("CONVENE_STORE__URL", url.as_str()),
        ("CONVENE_SERVER__LISTEN", "127.0.0.1:0"),
        ("CONVENE_AUTH__LISTEN", "127.0.0.1:0"),
    ];
    for _ in 0..2 {
        succeeded(&run(folder.path(), &["migrate"], &environment));
    }
    let tables = Tables::at(&url);
    assert!(tables.count("schema_migrations").await >= 1);
    assert_eq!(tables.count("sessions").await, 0);
    tables
        .run("insert into schema_migrations (version, name, checksum) values (999, 'future', 'x')")
        .await;
    for arguments in [["serve"].as_slice(), &["migrate"], &["token", "--email", &email("ann")]] {
        let output = run(folder.path(), arguments, &environment);
        names(&output, "store.url");
        assert!(err(&output).contains("999"), "{}", err(&output));
    }
}

#[tokio::test]
async fn the_printed_description_is_the_served_one() {
    let folder = tempdir().unwrap();
    let process = Process::start(folder.path(), &[]).await;
    for (arguments, base) in [
        (["openapi"].as_slice(), &process.edge),
        (&["openapi", "--auth"], &process.auth),
    ] {
        let printed: Value = serde_json::from_str(&succeeded(&run(folder.path(), arguments, &[]))).unwrap();
        let served = process.person("ann").to(base, "GET", "/openapi.json", &[], None).await;
        assert_eq!(served.ok(200).json(), printed, "{arguments:?}");
        assert_eq!(printed["info"]["version"], "0.1.0");
    }
}

#[test]
fn the_greeting_names_the_addresses() {
    let folder = tempdir().unwrap();
    let (edge, auth, metrics) = (free_address(), free_address(), free_address());
    let environment = [
        ("CONVENE_DATA_DIR", folder.path().to_str().unwrap()),
        ("CONVENE_SERVER__LISTEN", &edge),
        ("CONVENE_AUTH__LISTEN", &auth),
        ("CONVENE_METRICS__LISTEN", &metrics),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()));
    let mut child = command(&environment)
        .arg("serve")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut greeting = String::new();
    while !["http://", "token --email", "pipeline:read"]
        .iter()
        .all(|word| greeting.contains(word))
    {
        let line = lines.next().expect("the process ended before it greeted").unwrap();
        greeting.push_str(&line);
        greeting.push('\n');
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(greeting.starts_with("Convene is ready."), "{greeting}");
    for address in [
        format!("http://{edge}/"),
        format!("http://{auth}/api/v1/keys"),
        format!("http://{metrics}/metrics"),
    ] {
        assert!(greeting.contains(&address), "{address}: {greeting}");
    }
}

both_stores!(
    a_token_is_all_that_is_printed_and_works_while_the_server_runs,
    a_database_is_migrated_once_and_a_newer_one_is_refused,
);
