//! Runs an ignored test in a child process, because it aborts its process.

use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

/// Runs the ignored test of this name with these environment variables. Returns whether a signal killed it; if not, it
/// must have passed.
pub async fn child_dies(test: &'static str, settings: &[(&str, String)]) -> bool {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", test, "--ignored", "--nocapture"])
        .envs(settings.iter().map(|(name, value)| (name, value)))
        .stderr(Stdio::piped());
    let output = tokio::task::spawn_blocking(move || command.output().unwrap())
        .await
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("running 1 test"), "{said}");
    let died = output.status.signal().is_some();
    assert!(died || output.status.success(), "it ended otherwise: {said}");
    died
}

/// An environment variable that the child process was started with.
pub fn setting(name: &str) -> String {
    std::env::vars().find(|(key, _)| key == name).unwrap().1
}
