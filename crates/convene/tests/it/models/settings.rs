//! The settings in `[models]`: errors name the key, API keys are never shown, and `convene models check` reports.

use std::process::Output;

use super::KEY;
use crate::harness::command;
use model_server::{Act, ModelServer};

fn run(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let all: Vec<(String, String)> = [("CONVENE_DATA_DIR", folder.path().to_str().unwrap())]
        .iter()
        .chain(environment)
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    command(&all).args(arguments).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&[output.stdout.as_slice(), output.stderr.as_slice()].concat()).into_owned()
}

#[test]
fn a_wrong_setting_stops_the_start_and_is_named() {
    let good = [
        ("CONVENE_ANALYST__KIND", "models"),
        ("CONVENE_MODELS__PROVIDER", "openai"),
        ("CONVENE_MODELS__API_KEY", KEY),
        ("CONVENE_MODELS__QUICK", "a-model"),
    ];
    assert_eq!(run(&["config"], &good).status.code(), Some(0));
    for (name, value, key) in [
        ("CONVENE_MODELS__PROVIDER", "", "models.provider"),
        ("CONVENE_MODELS__PROVIDER", "nobody", "models.provider"),
        ("CONVENE_MODELS__QUICK", "", "models.quick"),
        ("CONVENE_MODELS__BASE_URL", "ftp://x", "models.base_url"),
        ("CONVENE_MODELS__API_KEY", "", "models.api_key"),
        ("CONVENE_MODELS__API_KEY_FILE", "/nowhere", "models.api_key_file"),
        ("CONVENE_MODELS__TEMPERATURE", "3", "models.temperature"),
        ("CONVENE_MODELS__MAX_TOKENS", "1", "models.max_tokens"),
        ("CONVENE_MODELS__TIMEOUT_SECONDS", "4000", "models.timeout_seconds"),
        ("CONVENE_MODELS__ANSWERS", "xml", "models.answers"),
        ("CONVENE_MODELS__IN_FLIGHT", "0", "models.in_flight"),
        ("CONVENE_MODELS__ROLES__CLOWN", "x", "models.roles.clown"),
        ("CONVENE_MODELS__PRICES", "{x={input=-1}}", "models.prices.x"),
        ("CONVENE_MODELS__SIZE", "1", "models.size"),
        // Without a price for the model nothing would be counted.
        ("CONVENE_BUDGET__DAY_COST_USD", "5", "budget.day_cost_usd"),
        ("CONVENE_BUDGET__SESSION_COST_USD", "0.5", "budget.session_cost_usd"),
        ("CONVENE_BUDGET__OWNER_PERCENT", "0", "budget.owner_percent"),
    ] {
        let mut environment = good.to_vec();
        environment.retain(|(known, _)| *known != name);
        environment.push((name, value));
        let output = run(&["config"], &environment);
        assert_eq!(output.status.code(), Some(2), "{name}: {}", text(&output));
        assert!(text(&output).contains(key), "{name}: {}", text(&output));
        assert!(!text(&output).contains(KEY), "{name}: {}", text(&output));
    }
    let mut priced = good.to_vec();
    priced.push(("CONVENE_BUDGET__DAY_COST_USD", "5"));
    priced.push(("CONVENE_MODELS__PRICES", "{a-model={input=1.0, output=2.0}}"));
    let output = run(&["config"], &priced);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output));
    priced.push(("CONVENE_MODELS__ROLES__CHAIR", "b-model"));
    let output = run(&["config"], &priced);
    assert!(text(&output).contains("models.prices.b-model"), "{}", text(&output));
}

#[test]
fn a_key_is_shown_nowhere() {
    let environment = [
        ("CONVENE_MODELS__API_KEY", KEY),
        ("CONVENE_MODELS__BASE_URL", "http://u:hush-pw@h/v1"),
    ];
    let shown = text(&run(&["config"], &environment));
    assert!(
        shown.contains("********") && !shown.contains(KEY) && !shown.contains("hush-pw"),
        "{shown}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_check_prints_what_works_and_fails_where_nothing_does() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), format!("{KEY}\n")).unwrap();
    for (decent, code) in [(true, 0), (false, 1)] {
        let server = ModelServer::start(move |_| {
            if decent {
                Act::Answer
            } else {
                Act::Status(401, Vec::new())
            }
        })
        .await;
        let address = server.base_url();
        let path = file.path().to_str().unwrap().to_owned();
        let output = tokio::task::spawn_blocking(move || {
            run(
                &["models", "check"],
                &[
                    ("CONVENE_MODELS__PROVIDER", "openai"),
                    ("CONVENE_MODELS__BASE_URL", &address),
                    ("CONVENE_MODELS__API_KEY_FILE", &path),
                    ("CONVENE_MODELS__QUICK", "a-model"),
                ],
            )
        })
        .await
        .unwrap();
        let said = text(&output);
        assert_eq!(output.status.code(), Some(code), "{said}");
        assert!(
            said.contains("json schema") && said.contains("a-model") && !said.contains(KEY),
            "{said}"
        );
        assert!(server.heard().iter().all(|heard| heard.authorization.ends_with(KEY)));
    }
}
