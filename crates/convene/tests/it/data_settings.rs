//! The settings of market data, as an operator sees them.

use convene::config::Config;
use pipeline::setting::Secret;

#[test]
fn the_keys_of_data_providers_are_masked_and_the_rest_is_shown() {
    let mut config = Config::default();
    config.data.fred_api_key = Secret::new("s3cr3t-one");
    config.data.alphavantage_api_key = Secret::new("s3cr3t-two");
    config.data.stooq_base_url = "https://ann:s3cr3t-three@proxy.example.org".to_owned();
    config.data.sec_user_agent = "Example admin@example.org".to_owned();
    let shown = config.to_masked_toml().unwrap();
    assert!(!shown.contains("s3cr3t"), "{shown}");
    let read: toml::Table = toml::from_str(&shown).unwrap();
    assert_eq!(read["data"]["fred_api_key"].as_str(), Some("********"));
    assert_eq!(
        read["data"]["sec_user_agent"].as_str(),
        Some("Example admin@example.org")
    );
    assert_eq!(read["data"]["max_age_hours"].as_integer(), Some(24));
    // A key that is not set shows as not set.
    let shown = Config::default().to_masked_toml().unwrap();
    let read: toml::Table = toml::from_str(&shown).unwrap();
    assert_eq!(read["data"]["fred_api_key"].as_str(), Some(""));
    assert_eq!(read["data"]["sec_enabled"].as_bool(), Some(false));
    assert_eq!(read["data"]["stooq_enabled"].as_bool(), Some(false));
}
