//! Logs and metrics.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::EnvFilter;

use crate::config::Log;
use crate::fault::Fault;

/// Latency buckets in seconds, from a cached read to a long model call.
const BUCKETS: [f64; 14] = [
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0,
];

/// Starts the log, on standard error.
pub fn start_log(log: &Log) -> Result<(), Fault> {
    // `genai` logs the answers of providers verbatim, at any level.
    let filter =
        EnvFilter::try_new(format!("{},genai=off", log.level)).map_err(|error| Fault::key("log.level", error))?;
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    let started = match log.format.as_str() {
        "json" => builder
            .json()
            .flatten_event(true)
            .with_current_span(true)
            .with_span_list(false)
            .try_init(),
        "text" => builder.try_init(),
        other => {
            return Err(Fault::key(
                "log.format",
                format_args!("`{other}` is not one of json, text"),
            ));
        }
    };
    started.map_err(|error| Fault::Other(error.to_string()))?;
    std::panic::set_hook(Box::new(|panic| {
        // Only the location: a panic message may quote user input.
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "a panic");
    }));
    Ok(())
}

/// Installs the metrics recorder. Without a metrics listener it is not installed, and metrics cost nothing.
pub fn start_metrics() -> Result<PrometheusHandle, Fault> {
    PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)
        .and_then(PrometheusBuilder::install_recorder)
        .map_err(|error| Fault::Other(error.to_string()))
}
