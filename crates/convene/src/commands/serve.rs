//! `convene serve` and `convene migrate`.

use std::io::Write;

use tokio::signal::unix::{SignalKind, signal};

use super::Only;
use crate::addresses::issuer;
use crate::app::{App, Overrides, Parts, assemble};
use crate::config::Config;
use crate::fault::Fault;
use crate::telemetry;

/// Serves until a signal says to stop.
pub(super) async fn serve(config: &Config, only: Option<Only>) -> Result<(), Fault> {
    telemetry::start_log(&config.log)?;
    let meters = if config.metrics.listen.is_empty() {
        None
    } else {
        Some(telemetry::start_metrics()?)
    };
    let parts = match only {
        None => Parts::ALL,
        Some(only) => Parts {
            edge: matches!(only, Only::Edge),
            auth: matches!(only, Only::Auth),
            worker: matches!(only, Only::Worker),
        },
    };
    let unix = |kind| signal(kind).map_err(|error| Fault::Other(error.to_string()));
    let (mut term, mut int) = (unix(SignalKind::terminate())?, unix(SignalKind::interrupt())?);
    let app = App::start(config, parts, Overrides::default(), meters).await?;
    print_addresses(config, &app);
    tokio::select! {
        _ = term.recv() => {}
        _ = int.recv() => {}
    }
    tracing::info!("stopping");
    tokio::select! {
        () = app.stop() => Ok(()),
        // A second signal stops at once.
        _ = term.recv() => Err(Fault::StoppedAtOnce),
        _ = int.recv() => Err(Fault::StoppedAtOnce),
    }
}

/// Migrates the database to the schema of this version; opening the store does that.
pub(super) async fn migrate(config: &Config) -> Result<(), Fault> {
    let (engine, _) = assemble(config, &issuer(config, None), Overrides::default()).await?;
    engine.close().await;
    writeln!(std::io::stdout(), "the database is at this version").map_err(|error| Fault::Other(error.to_string()))
}

/// Prints the addresses and the first steps to standard output; the log goes to standard error.
fn print_addresses(config: &Config, app: &App) {
    let mut lines = vec!["Convene is ready.".to_owned(), String::new()];
    if let Some(edge) = app.edge {
        lines.push(format!(
            "  open      http://{edge}/        (the API to read and try: http://{edge}/docs)"
        ));
    }
    if let Some(auth) = app.auth {
        lines.push(format!("  keys      http://{auth}/api/v1/keys"));
    }
    if let Some(metrics) = app.metrics {
        lines.push(format!("  metrics   http://{metrics}/metrics"));
    }
    if let (Some(_), Some(auth), "builtin") = (app.edge, app.auth, config.identity.kind.as_str()) {
        let program = std::env::args().next().unwrap_or_else(|| "convene".to_owned());
        lines.extend([
            String::new(),
            "A first token and a first key, in another terminal:".to_owned(),
            String::new(),
            format!("  TOKEN=$({program} token --email you@example.org)"),
            format!(
                "  curl -s http://{auth}/api/v1/keys -H \"Authorization: Bearer $TOKEN\" \
                 -H 'Content-Type: application/json' \\"
            ),
            "    -d '{\"name\":\"first\",\
             \"scopes\":[\"pipeline:read\",\"pipeline:write\",\"pipeline:findings\"]}'"
                .to_owned(),
        ]);
    }
    lines.push(String::new());
    // Standard output may be closed, as under a service manager.
    let _ = writeln!(std::io::stdout(), "{}", lines.join("\n"));
}
