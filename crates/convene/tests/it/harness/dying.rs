//! A test that another test starts as a process of its own, because it dies.

use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

/// Starts the ignored test of that name, with these settings. Tells whether it died; it must end well otherwise.
pub async fn dies(test: &'static str, settings: &[(&str, String)]) -> bool {
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

/// A setting that the process was started with.
pub fn setting(name: &str) -> String {
    std::env::vars().find(|(key, _)| key == name).unwrap().1
}
