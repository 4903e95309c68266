//! Measures the service against a bare axum hello on loopback.
//!
//! Machines are noisy, so everything is a ratio: in each round every candidate is measured right
//! after hello, and the median of the rounds' ratios counts.

#![expect(clippy::print_stdout, reason = "the table is what this program is for")]

mod answers;
mod attacks;
mod barrage;
mod calibrate;
mod committees;
mod health_watch;
mod hello;
mod labels;
mod learn;
mod load;
mod models;
mod record;
mod seed;
mod service;

use std::path::PathBuf;
use std::process::ExitCode;

use load::{FEW, MANY, middle, requests_per_second};
use seed::{Seeded, seed};
use service::Service;

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.as_slice() {
        // Seeds a database for profiling the service, and prints an API key for it.
        [command, url] if command == "seed" => seed(url).await.map(|data| println!("{}", data.small_key)),
        // Only how well questions are read; `mistakes` also prints the mistakes in the development half.
        [command] if command == "labels" => labels::measure(&labels_folder(), false),
        [command, more] if command == "labels" && more == "mistakes" => labels::measure(&labels_folder(), true),
        // Only how well whole answers fit the questions; `mistakes` as above.
        [command, work, binary] if command == "answers" => {
            answers::measure(&labels_folder(), &PathBuf::from(work), &PathBuf::from(binary), false).await
        }
        [command, more, work, binary] if command == "answers" && more == "mistakes" => {
            answers::measure(&labels_folder(), &PathBuf::from(work), &PathBuf::from(binary), true).await
        }
        // How often a gain followed a favourable answer in the past, by confidence.
        [command] if command == "calibrate" => calibrate::measure(&data_folder()),
        // Trains the classifier of questions on the labelled ones.
        [command, to] if command == "learn" => learn::learn(&labels_folder(), &PathBuf::from(to)),
        // A single part of the full measurement.
        [command, work, postgres, binary] if command == "committees" => {
            over_rules(&PathBuf::from(work), postgres, &PathBuf::from(binary)).await
        }
        [command, work, postgres, binary] if command == "attacks" => {
            under_attack(&PathBuf::from(work), postgres, &PathBuf::from(binary)).await
        }
        [command, work, postgres, binary] if command == "models" => {
            over_models(&PathBuf::from(work), postgres, &PathBuf::from(binary)).await
        }
        [work, postgres, binary, rounds] => {
            let rounds = rounds.parse().unwrap_or(5);
            run(&PathBuf::from(work), postgres, &PathBuf::from(binary), rounds).await
        }
        _ => Err(
            "usage: bench FOLDER POSTGRES_URL CONVENE_BINARY ROUNDS, bench seed STORE_URL, bench labels [mistakes], \
             bench answers [mistakes] FOLDER CONVENE_BINARY, bench learn FILE, bench calibrate, \
             or bench attacks|committees|models FOLDER POSTGRES_URL CONVENE_BINARY"
                .to_owned(),
        ),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("bench: {problem}");
            ExitCode::FAILURE
        }
    }
}

async fn run(work: &std::path::Path, postgres: &str, binary: &std::path::Path, rounds: usize) -> Result<(), String> {
    let sqlite_url = format!("sqlite:{}", work.join("bench.db").display());
    let data = [seed(&sqlite_url).await?, seed(postgres).await?];
    let hello = hello::start().await?;
    let sqlite = Service::start(binary, work, &sqlite_url)?;
    let on_postgres = Service::start(binary, work, postgres)?;
    let idle = (sqlite.resident_megabytes()?, on_postgres.resident_megabytes()?);

    println!("Requests per second as a fraction of hello's, median of {rounds} rounds\n");
    println!("{:<58} {:>8} {:>8}", "", "SQLite", "Postgres");
    let candidates: [(&str, Path); 4] = [
        ("poll by key, 20 new entries", |data| poll(&data.short_session, 80)),
        ("poll by key, 20 new of 100,000", |data| {
            poll(&data.long_session, 99_980)
        }),
        ("poll by key, nothing new", |data| poll(&data.short_session, 100)),
        ("list of 100 sessions", |_| "/api/v1/sessions".to_owned()),
    ];
    for (name, path) in candidates {
        let mut ratios = [Vec::new(), Vec::new()];
        for _ in 0..rounds {
            let base = requests_per_second(&format!("{hello}/"), None, MANY)?;
            for (at, service) in [&sqlite, &on_postgres].into_iter().enumerate() {
                let url = format!("{}{}", service.edge, path(&data[at]));
                ratios[at].push(requests_per_second(&url, Some(&data[at].small_key), MANY)? / base);
            }
        }
        println!(
            "{name:<58} {:>8.2} {:>8.2}",
            middle(&mut ratios[0]),
            middle(&mut ratios[1])
        );
    }

    println!("\nWhat a list costs as it grows: microseconds per session returned");
    for (name, key) in [("100 sessions", 0), ("10,000 sessions", 1)] {
        let mut costs = [Vec::new(), Vec::new()];
        let count = if key == 0 { 100.0 } else { 10_000.0 };
        for _ in 0..rounds {
            for (at, service) in [&sqlite, &on_postgres].into_iter().enumerate() {
                let owner = if key == 0 {
                    &data[at].small_key
                } else {
                    &data[at].large_key
                };
                let rate = requests_per_second(&format!("{}/api/v1/sessions", service.edge), Some(owner), FEW)?;
                costs[at].push(1_000_000.0 / rate / count);
            }
        }
        println!(
            "{name:<58} {:>8.2} {:>8.2}",
            middle(&mut costs[0]),
            middle(&mut costs[1])
        );
    }

    println!("\n{:<58} {:>8.0} {:>8.0}", "resident megabytes, idle", idle.0, idle.1);
    println!(
        "{:<58} {:>8.0} {:>8.0}",
        "resident megabytes, after the load",
        sqlite.resident_megabytes()?,
        on_postgres.resident_megabytes()?
    );
    drop((sqlite, on_postgres));
    let mut starts = [Vec::new(), Vec::new()];
    for _ in 0..rounds {
        for (at, url) in [sqlite_url.as_str(), postgres].into_iter().enumerate() {
            starts[at].push(Service::start(binary, work, url)?.started_in.as_secs_f64() * 1_000.0);
        }
    }
    println!(
        "{:<58} {:>8.0} {:>8.0}",
        "milliseconds from start to first answer",
        middle(&mut starts[0]),
        middle(&mut starts[1])
    );

    over_rules(work, postgres, binary).await?;
    over_models(work, postgres, binary).await?;
    under_attack(work, postgres, binary).await?;
    labels::measure(&labels_folder(), false)?;
    answers::measure(&labels_folder(), work, binary, false).await
}

async fn over_rules(work: &std::path::Path, postgres: &str, binary: &std::path::Path) -> Result<(), String> {
    println!("\nCommittees of six members, a chair and a red team");
    let file = format!("sqlite:{}", work.join("committees.db").display());
    let sqlite = committees::measure(binary, work, &file).await?;
    let on_postgres = committees::measure(binary, work, postgres).await?;
    print(sqlite, on_postgres);
    Ok(())
}

async fn over_models(work: &std::path::Path, postgres: &str, binary: &std::path::Path) -> Result<(), String> {
    println!("\nThe same committees with language models that take one second per answer");
    let file = format!("sqlite:{}", work.join("models.db").display());
    let sqlite = models::measure(binary, work, &file).await?;
    let on_postgres = models::measure(binary, work, postgres).await?;
    print(sqlite, on_postgres);
    Ok(())
}

async fn under_attack(work: &std::path::Path, postgres: &str, binary: &std::path::Path) -> Result<(), String> {
    println!("\nAttacks by one caller: slowest /health in milliseconds (under 250 wanted), CPU milliseconds");
    println!("of the service for one request and for a megabyte sent (under 100 wanted)");
    let file = format!("sqlite:{}", work.join("attacks.db").display());
    for (store, url) in [("SQLite", file.as_str()), ("Postgres", postgres)] {
        println!("\n{store:<48} {:>10} {:>10} {:>10}", "/health", "request", "megabyte");
        for seen in attacks::measure(binary, work, url).await? {
            let megabyte = seen
                .cpu_ms_per_megabyte
                .map_or_else(|| "-".to_owned(), |cpu| format!("{cpu:.0}"));
            let (health, request) = (seen.slowest_health_ms, seen.cpu_ms_per_request);
            println!("{:<48} {health:>10.0} {request:>10.1} {megabyte:>10}", seen.name);
        }
    }
    Ok(())
}

fn print(sqlite: Vec<(&str, f64)>, on_postgres: Vec<(&str, f64)>) {
    for ((name, sqlite), (_, on_postgres)) in sqlite.into_iter().zip(on_postgres) {
        println!("{name:<58} {sqlite:>8.2} {on_postgres:>8.2}");
    }
}

/// The folder of the labelled questions, in the source of this program.
fn labels_folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/labels"))
}

/// The folder of the data that ships.
fn data_folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/shipped-data/data"))
}

/// Gives the path to request, for the seeded data.
type Path = fn(&Seeded) -> String;

fn poll(session: &str, after: i64) -> String {
    format!("/api/v1/executions/{session}/transcript?after={after}")
}
