//! The built binary in its own process, to test kills, signals and exit codes.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use super::caller::Caller;

/// A running `convene serve`.
pub struct Process {
    pub child: Child,
    pub edge: String,
    pub auth: String,
    environment: Vec<(String, String)>,
    only: Option<&'static str>,
}

impl Process {
    /// Starts the binary over a data folder, with these environment variables, and waits until it accepts connections.
    pub async fn start(folder: &Path, environment: &[(&str, &str)]) -> Self {
        Self::start_at(&[free_address(), free_address()], None, folder, environment).await
    }

    /// Starts it at these addresses of the edge and the auth service; with `only`, just one part.
    pub async fn start_at(
        addresses: &[String; 2],
        only: Option<&'static str>,
        folder: &Path,
        environment: &[(&str, &str)],
    ) -> Self {
        let [edge, auth] = addresses;
        let all: Vec<(String, String)> = [
            ("CONVENE_DATA_DIR", folder.to_str().unwrap()),
            ("CONVENE_SERVER__LISTEN", edge),
            ("CONVENE_AUTH__LISTEN", auth),
            ("CONVENE_SWITCHES__CONVENE", "true"),
            ("CONVENE_SWITCHES__AUDIT_PDF", "true"),
            ("CONVENE_SWITCHES__REVIEWS", "true"),
            ("CONVENE_SWITCHES__ERASURE", "true"),
            ("CONVENE_SWITCHES__ERASURE_DURABLE", "true"),
            ("CONVENE_LIMITS__POLL_FLOOR_MS", "0"),
        ]
        .iter()
        .chain(environment)
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
        let mut process = Self {
            child: serve(&all, only),
            edge: format!("http://{edge}"),
            auth: format!("http://{auth}"),
            environment: all,
            only,
        };
        process.wait_until_listening().await;
        process
    }

    /// Kills it as a power cut would, and starts it again on the same addresses.
    pub async fn kill_and_restart(&mut self) {
        self.kill();
        self.child = serve(&self.environment, self.only);
        self.wait_until_listening().await;
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a signal by name, such as `TERM`.
    pub fn signal(&self, name: &str) {
        let status = Command::new("kill")
            .args([&format!("-{name}"), &self.child.id().to_string()])
            .status()
            .unwrap();
        assert!(status.success());
    }

    /// A signed-in person, through `convene token`.
    pub fn person(&self, name: &str) -> Caller {
        let output = self.run(&["token", "--email", &super::email(name)]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let token = String::from_utf8(output.stdout).unwrap().trim().to_owned();
        Caller::new(&self.edge, &self.auth, Some(token))
    }

    /// Runs a command of the binary with the same settings.
    pub fn run(&self, arguments: &[&str]) -> Output {
        command(&self.environment).args(arguments).output().unwrap()
    }

    async fn wait_until_listening(&mut self) {
        let address = match self.only {
            Some("worker") => return,
            Some("auth") => self.auth.trim_start_matches("http://").to_owned(),
            _ => self.edge.trim_start_matches("http://").to_owned(),
        };
        let deadline = tokio::time::Instant::now() + Duration::from_secs(30);
        while tokio::net::TcpStream::connect(&address).await.is_err() {
            assert_eq!(self.child.try_wait().unwrap(), None, "the process has stopped");
            assert!(tokio::time::Instant::now() < deadline, "the process never answered");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The binary with this environment only. It runs in the temporary folder, so that it finds no `convene.toml`.
pub fn command(environment: &[(String, String)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_convene"));
    command
        .env_clear()
        .envs(environment.iter().cloned())
        .current_dir(std::env::temp_dir());
    command
}

fn serve(environment: &[(String, String)], only: Option<&str>) -> Child {
    let mut serve = command(environment);
    serve.arg("serve").args(only.map(|part| format!("--only={part}")));
    serve.stdout(Stdio::null()).stderr(log_file()).spawn().unwrap()
}

/// An address that nobody listens on. A process binds it later, so the port must not be given away meanwhile: it is
/// below those that the system gives to connections, and each test process has a block of its own.
pub fn free_address() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    const FIRST: u32 = 10_000;
    const BLOCKS: u32 = 220;
    const BLOCK: u32 = 100;
    let first = FIRST + std::process::id() % BLOCKS * BLOCK;
    for _ in 0..BLOCK {
        let port = first + NEXT.fetch_add(1, Ordering::Relaxed) % BLOCK;
        let address = format!("127.0.0.1:{port}");
        if TcpListener::bind(&address).is_ok() {
            return address;
        }
    }
    panic!("no port from {first} on is free");
}

/// The log of a process goes to the folder that is searched for leaks at the end of the suite.
fn log_file() -> Stdio {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/logs");
    std::fs::create_dir_all(folder).unwrap();
    let path = format!("{folder}/process-{}.log", std::process::id());
    std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .unwrap()
        .into()
}
