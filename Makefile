# The only commands a person needs. Everything else is called from here.
SHELL := /bin/bash
.DEFAULT_GOAL := help

help: ## Show these lines
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: console ## Build quickly and serve with convene.toml
	cargo build --profile quick --locked --package convene
	exec ./target/quick/convene serve

console: ## Build the web console, where Node is installed
	web/build.sh

release: console ## The production build: answers faster, takes several times as long to build
	cargo build --release --locked --package convene

test: ## Set everything up and run every check
	checks/all.sh

check: ## Before every commit: formatting, clippy, unit tests, the main black-box tests; under three minutes
	checks/setup.sh
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	checks/tests.sh --profile check

soak: ## Kill processes a few hundred times while committees run
	checks/soak.sh

bench: ## Measure, as ratios within one run
	bench/run.sh

learn: ## Train the classifier of questions on bench/labels
	cargo run --release --locked --package bench -- learn crates/reading/src/learned.bin

calibrate: ## Compare what the built-in analyst called favourable in the past with what came after
	cargo run --release --locked --package bench -- calibrate

fmt: ## Format
	cargo fmt --all

lint: ## Formatting, clippy with our lints, documentation
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items --locked

openapi: ## Write docs/openapi*.json after a change of routes or shapes
	cargo run --quiet --package convene -- openapi > docs/openapi.json
	cargo run --quiet --package convene -- openapi --auth > docs/openapi-auth.json

notices: ## Write THIRD-PARTY-NOTICES after a change of Cargo.lock; compiles cargo-about the first time
	checks/notices.sh

.PHONY: help run console release test check soak bench learn calibrate fmt lint openapi notices
