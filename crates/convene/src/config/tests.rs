use pipeline::setting::Secret;

use super::*;

#[test]
fn a_password_is_masked_and_the_rest_is_shown() {
    assert_eq!(
        mask_password("postgres://ann:s3cr@t@db:5432/c"),
        "postgres://ann:********@db:5432/c"
    );
    assert_eq!(mask_password("postgres://ann@db/c"), "postgres://ann@db/c");
    assert_eq!(mask_password("sqlite:/x.db"), "sqlite:/x.db");
    for (url, shown) in [
        (
            "postgres://db/c?user=ann&password=s3cr@t&sslmode=require",
            "postgres://db/c?user=ann&password=********&sslmode=require",
        ),
        ("postgres://db?Password=s3cret", "postgres://db?Password=********"),
        (
            "postgres://db/c?p%61ssword=s3cret",
            "postgres://db/c?p%61ssword=********",
        ),
        (
            "postgres://ann:s3c?r@t@db/c?sslpassword=x",
            "postgres://ann:********@db/c?sslpassword=********",
        ),
        ("postgres://ann:s3c?r@db/c", "postgres://ann:********@db/c"),
        ("postgres://db/c?sslmode=disable", "postgres://db/c?sslmode=disable"),
    ] {
        assert_eq!(mask_password(url), shown, "{url}");
    }
}

#[test]
fn the_shown_configuration_reads_back() {
    let mut config = Config::default();
    config.models.api_key = Secret::new("sk-very-secret");
    let shown = config.to_masked_toml().unwrap();
    assert!(!shown.contains("sk-very-secret") && !format!("{config:?}").contains("sk-very-secret"));
    let read: Config = toml::from_str(&shown).unwrap();
    assert_eq!(read.server.listen, config.server.listen);
}

#[test]
fn no_key_and_no_password_of_a_live_source_is_shown() {
    let mut data: toml::Table = toml::Value::try_from(LiveSettings::default())
        .unwrap()
        .try_into()
        .unwrap();
    for (key, value) in &mut data {
        if key.ends_with("_url") || key.ends_with("_api_key") {
            *value = toml::Value::from("https://ann:s3cret@example.org");
        }
    }
    let config = Config {
        data: toml::Value::Table(data).try_into().unwrap(),
        ..Config::default()
    };
    let shown = config.to_masked_toml().unwrap();
    assert!(shown.contains("https://ann:********@example.org"), "{shown}");
    let bare: Vec<&str> = shown.lines().filter(|line| line.contains("s3cret")).collect();
    assert!(bare.is_empty(), "not masked: {bare:?}");
}

#[test]
fn the_shipped_file_is_known_and_turns_every_switch_on() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../convene.toml");
    let text = std::fs::read_to_string(path).unwrap();
    let config: Config = toml::from_str(&text).unwrap();
    let on = config.switches;
    assert!(on.convene && on.audit_pdf && on.reviews && on.erasure && on.erasure_durable);
    let defaults = Config::default().switches;
    assert!(
        !(defaults.convene || defaults.audit_pdf || defaults.reviews || defaults.erasure || defaults.erasure_durable)
    );
    // Every key is explained in the file, set or commented out.
    let all: toml::Table = toml::Value::try_from(Config::default()).unwrap().try_into().unwrap();
    for (section, value) in all {
        match value {
            toml::Value::Table(keys) => {
                for key in keys.keys() {
                    assert!(
                        text.contains(&format!("{key} =")),
                        "convene.toml says nothing of {section}.{key}"
                    );
                }
            }
            _ => assert!(
                text.contains(&format!("{section} =")),
                "convene.toml says nothing of {section}"
            ),
        }
    }
}

#[test]
fn a_proxy_that_is_no_address_stops_the_start() {
    let mut config = Config::default();
    config.server.trusted_proxies = vec!["10.0.0.0/8".to_owned()];
    assert!(config.check().is_ok());
    config.server.trusted_proxies.push("proxy.example".to_owned());
    let said = config.check().unwrap_err().to_string();
    assert!(
        said.contains("server.trusted_proxies") && said.contains("proxy.example"),
        "{said}"
    );
}

#[test]
fn a_public_address_that_is_none_stops_the_start() {
    let mut config = Config::default();
    for good in [
        "",
        "https://convene.example.org",
        "http://127.0.0.1:8080/",
        "https://example.org/convene",
    ] {
        good.clone_into(&mut config.server.public_url);
        assert!(config.check().is_ok(), "{good}");
    }
    let long = format!("https://{}", "x".repeat(200));
    for bad in [
        "example.org",
        "https://a b",
        "https://a?b",
        "https://u:p@a",
        "https://a\n",
        &long,
    ] {
        bad.clone_into(&mut config.server.public_url);
        let said = config.check().unwrap_err().to_string();
        assert!(said.contains("server.public_url"), "{said}");
    }
}
