//! Load from `wrk` in a second process, and the median of the results.

use std::process::Command;

/// Seconds of one measurement.
const SECONDS: &str = "2s";

/// Many connections are for short requests, few for long ones, which would only queue up behind each other.
pub(crate) const MANY: &str = "-c32";
pub(crate) const FEW: &str = "-c4";

/// The requests per second that wrk reaches. Any response but a success is an error: a fast refusal is no result.
pub(crate) fn requests_per_second(url: &str, key: Option<&String>, connections: &str) -> Result<f64, String> {
    let mut wrk = Command::new("wrk");
    wrk.args(["-t1", connections, "--timeout", "10s", "-d", SECONDS, url]);
    if let Some(key) = key {
        wrk.args(["-H", &format!("Authorization: Bearer {key}")]);
    }
    let output = wrk.output().map_err(|error| format!("wrk: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    if text.contains("Non-2xx") || text.contains("Socket errors") || !output.status.success() {
        return Err(format!("{url}: {text}"));
    }
    text.lines()
        .find_map(|line| line.trim().strip_prefix("Requests/sec:"))
        .and_then(|rate| rate.trim().parse().ok())
        .ok_or_else(|| format!("wrk said nothing useful: {text}"))
}

/// The median; of an even number of values, the upper one of the middle two.
pub(crate) fn middle(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
