//! Runs the built binary, and reads its memory and CPU time.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running service. Dropping the value kills the process.
pub(crate) struct Service {
    child: Child,
    pub(crate) edge: String,
    pub(crate) auth: String,
    /// From start to the first answer.
    pub(crate) started_in: Duration,
}

impl Service {
    pub(crate) fn start(binary: &Path, work: &Path, store: &str) -> Result<Self, String> {
        Self::start_with(binary, work, store, &[])
    }

    /// Starts the service with more settings, as environment variables.
    pub(crate) fn start_with(
        binary: &Path,
        work: &Path,
        store: &str,
        settings: &[(&str, &str)],
    ) -> Result<Self, String> {
        Self::launch(binary, work, store, settings, None)
    }

    /// Starts only one part of the service: `edge`, `auth` or `worker`.
    pub(crate) fn start_part(binary: &Path, work: &Path, store: &str, part: &str) -> Result<Self, String> {
        Self::launch(binary, work, store, &[], Some(part))
    }

    fn launch(
        binary: &Path,
        work: &Path,
        store: &str,
        settings: &[(&str, &str)],
        only: Option<&str>,
    ) -> Result<Self, String> {
        let (edge, auth) = (free_address()?, free_address()?);
        let begin = Instant::now();
        let child = command(binary, work, store, &auth)?
            .arg("serve")
            .args(only.map(|part| format!("--only={part}")))
            .env("CONVENE_SERVER__LISTEN", &edge)
            .env("CONVENE_SWITCHES__CONVENE", "true")
            .env("CONVENE_LIMITS__POLL_FLOOR_MS", "0")
            .env("CONVENE_LIMITS__SUBMIT_BURST", "100000")
            .envs(settings.iter().copied())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut service = Self {
            child,
            edge: format!("http://{edge}"),
            auth,
            started_in: Duration::ZERO,
        };
        while !answers(&edge) {
            if begin.elapsed() > Duration::from_secs(20) {
                return Err("the service did not start".to_owned());
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        service.started_in = begin.elapsed();
        Ok(service)
    }

    /// The most resident memory of the process since its start, in megabytes.
    pub(crate) fn peak_megabytes(&self) -> Result<f64, String> {
        memory(self.child.id(), "VmHWM:")
    }

    /// Resident memory at this moment.
    pub(crate) fn resident_megabytes(&self) -> Result<f64, String> {
        memory(self.child.id(), "VmRSS:")
    }

    /// User and system time so far.
    pub(crate) fn cpu_milliseconds(&self) -> Result<f64, String> {
        cpu_milliseconds(self.child.id())
    }
}

/// User and system time of a process so far.
fn cpu_milliseconds(process: u32) -> Result<f64, String> {
    let path = format!("/proc/{process}/stat");
    let stat = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    // The name in brackets may contain spaces; user and system time are the 12th and 13th field after it, in
    // hundredths of a second.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split_whitespace();
    let ticks: f64 = fields
        .skip(11)
        .take(2)
        .filter_map(|field| field.parse::<f64>().ok())
        .sum();
    Ok(ticks * 10.0)
}

/// A field of `/proc/PROCESS/status`, in megabytes.
fn memory(process: u32, kind: &str) -> Result<f64, String> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).map_err(|error| error.to_string())?;
    status
        .lines()
        .find_map(|line| line.strip_prefix(kind))
        .and_then(|rest| rest.split_whitespace().next())
        .and_then(|kilobytes| kilobytes.parse::<f64>().ok())
        .map(|kilobytes| kilobytes / 1_024.0)
        .ok_or_else(|| format!("no {kind}"))
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a command of the binary beside a running service and returns what it prints.
pub(crate) fn run_command(
    binary: &Path,
    work: &Path,
    store: &str,
    service: &Service,
    arguments: &[&str],
) -> Result<String, String> {
    let output = command(binary, work, store, &service.auth)?
        .args(arguments)
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn command(binary: &Path, work: &Path, store: &str, auth: &str) -> Result<Command, String> {
    let mut command = Command::new(std::fs::canonicalize(binary).map_err(|error| error.to_string())?);
    command
        .current_dir(work)
        .env_clear()
        .env("CONVENE_STORE__URL", store)
        .env("CONVENE_AUTH__LISTEN", auth);
    Ok(command)
}

/// Whether `/health` answers 200, on a new connection.
pub(crate) fn answers(address: &str) -> bool {
    let Ok(mut stream) = TcpStream::connect(address) else {
        return false;
    };
    let asked = stream.write_all(b"GET /health HTTP/1.1\r\nhost: bench\r\nconnection: close\r\n\r\n");
    let mut reply = String::new();
    asked.is_ok() && stream.read_to_string(&mut reply).is_ok() && reply.starts_with("HTTP/1.1 200")
}

fn free_address() -> Result<String, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    listener
        .local_addr()
        .map(|address| address.to_string())
        .map_err(|error| error.to_string())
}
