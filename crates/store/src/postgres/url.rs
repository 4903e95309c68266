//! Parses the URL: our own parameters, and the settings that each connection starts with.

use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;

use super::call::Mode;
use crate::{OpenError, Options};

/// Our transactions are idle for one round trip only. A client that hangs or is cut off in the middle of a transaction
/// keeps its row locks, so that nobody else can claim its jobs. After this time the server ends the transaction.
const IDLE_IN_TRANSACTION_TIMEOUT: Duration = Duration::from_secs(5);

/// How to connect to the database and how to send statements.
pub(super) struct Target {
    pub(super) config: Config,
    pub(super) mode: Mode,
}

/// Parses a URL. `pgbouncer=true` is our own parameter: a pooler in transaction mode keeps neither prepared statements
/// nor settings nor notifications from one transaction to the next.
pub(super) fn parse(url: &str, options: &Options) -> Result<Target, OpenError> {
    let (url, pooled) = take_parameters(url)?;
    let mut config = Config::from_str(&url).map_err(|cause| OpenError::Url(cause.to_string()))?;
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(options.connect_timeout);
    }
    if config.get_application_name().is_none() {
        config.application_name("convene");
    }
    if config.get_keepalives_interval().is_none() {
        // Without keep-alives a connection that only listens would not notice for hours that its server is gone.
        config
            .keepalives_idle(Duration::from_secs(30))
            .keepalives_interval(Duration::from_secs(10))
            .keepalives_retries(3);
    }
    if !pooled {
        // Planning the transcript query again for every value costs a third of its throughput. But a generic plan
        // estimates the rows of an owner, and with few owners it would choose to scan the table. Every statement of
        // ours has an index, so table scans are switched off.
        let ours = format!(
            "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_bitmapscan=off \
            -c statement_timeout={} -c lock_timeout={} -c idle_in_transaction_session_timeout={}",
            options.statement_timeout.as_millis(),
            options.lock_timeout.as_millis(),
            IDLE_IN_TRANSACTION_TIMEOUT.as_millis(),
        );
        let all = match config.get_options() {
            Some(given) => format!("{ours} {given}"),
            None => ours,
        };
        config.options(all);
    }
    let mode = if pooled { Mode::Unnamed } else { Mode::Prepared };
    Ok(Target { config, mode })
}

/// Removes the parameters that the driver does not know. `verify-full` and `verify-ca` become `require`, which verifies
/// certificates here anyway.
fn take_parameters(url: &str) -> Result<(String, bool), OpenError> {
    let Some((base, query)) = url.split_once('?') else {
        return Ok((url.to_owned(), false));
    };
    let mut pooled = false;
    let mut kept = Vec::new();
    for pair in query.split('&') {
        match pair.split_once('=') {
            Some(("pgbouncer", "true" | "1")) => pooled = true,
            Some(("pgbouncer", "false" | "0")) => {}
            Some(("pgbouncer", _)) => return Err(OpenError::Url("pgbouncer must be true or false".to_owned())),
            Some(("sslmode", "verify-full" | "verify-ca")) => kept.push("sslmode=require"),
            _ => kept.push(pair),
        }
    }
    Ok((format!("{base}?{}", kept.join("&")), pooled))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_parameters_are_taken_out() {
        let (url, pooled) = take_parameters("postgres://h/d?sslmode=verify-full&pgbouncer=true&user=u").unwrap();
        assert_eq!((url.as_str(), pooled), ("postgres://h/d?sslmode=require&user=u", true));
        assert!(take_parameters("postgres://h/d?pgbouncer=perhaps").is_err());
    }

    #[test]
    fn a_pooler_is_told_no_settings() {
        let direct = parse("postgres://u@h/d?options=-c%20work_mem%3D8MB", &Options::default()).unwrap();
        let given = direct.config.get_options().unwrap();
        assert!(given.contains("force_generic_plan") && given.ends_with("work_mem=8MB"));
        let pooled = parse("postgres://u@h/d?pgbouncer=true", &Options::default()).unwrap();
        assert!(pooled.config.get_options().is_none() && pooled.mode == Mode::Unnamed);
    }
}
