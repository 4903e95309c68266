//! The URL: what is ours, and what the server is told at the start.

use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;

use super::call::Mode;
use crate::{OpenError, Options};

/// A transaction of ours is idle for one round trip. A client that stops for longer in the middle of one, or whose line
/// is cut, holds locks that keep its jobs from everybody else; the server then ends it, and the batch is tried again.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(5);

/// Where the database is and how to talk to it.
pub(super) struct Place {
    pub(super) config: Config,
    pub(super) mode: Mode,
}

/// Reads a URL. `pgbouncer=true` is ours: a pooler between us and the server keeps neither prepared
/// statements nor settings nor notifications from one transaction to the next.
pub(super) fn parse(url: &str, options: &Options) -> Result<Place, OpenError> {
    let (url, pooled) = take_parameters(url)?;
    let mut config = Config::from_str(&url).map_err(|cause| OpenError::Url(cause.to_string()))?;
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(options.connect_timeout);
    }
    if config.get_application_name().is_none() {
        config.application_name("convene");
    }
    if config.get_keepalives_interval().is_none() {
        // A connection that only listens would not notice for hours that its server is gone.
        config
            .keepalives_idle(Duration::from_secs(30))
            .keepalives_interval(Duration::from_secs(10))
            .keepalives_retries(3);
    }
    if !pooled {
        // Planning the cursor query again for every value costs a third of its throughput. A generic plan guesses how
        // many rows an owner has, and with few owners it guesses "most": every statement of ours has its index, so
        // a scan of a whole table is never the right answer.
        let ours = format!(
            "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_bitmapscan=off \
            -c statement_timeout={} -c idle_in_transaction_session_timeout={}",
            options.statement_timeout.as_millis(),
            FORGOTTEN_AFTER.as_millis(),
        );
        let all = match config.get_options() {
            Some(given) => format!("{ours} {given}"),
            None => ours,
        };
        config.options(all);
    }
    let mode = if pooled { Mode::Unnamed } else { Mode::Prepared };
    Ok(Place { config, mode })
}

/// Takes out what the driver does not know. `verify-full` and `verify-ca` are what `require` already does here.
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
            Some(("pgbouncer", _)) => return Err(OpenError::Url("pgbouncer is true or false".to_owned())),
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
