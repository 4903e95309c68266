//! Ports that panic, and a custom route table, behind the real router.

use std::sync::Arc;
use std::time::Duration;

use convene::system::{SystemClock, SystemIds};
use data_room::BuiltinDataRoom;
use edge::route_table::{Access, Deprecation, EDGE, Limit, Method, Missing, Operation, Route};
use edge::{Edge, EdgeSettings, edge_router, serve};
use engine::{Engine, Ports, Settings};
use pipeline::Timestamp;
use pipeline::ports::datasets::NoDatasets;
use pipeline::ports::identity::{IdentityProvider, PublicIdentityConfig, TokenRefusal};
use pipeline::ports::probe::NoProbe;
use pipeline::ports::reasoner::{AnsweredCall, CallContext, FailedCall, Reasoner, StageRequest};
use pipeline::principal::Person;
use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::harness::{Caller, Db, vague_question};

/// What must not be told to anybody.
const INSIDE: &str = "the-inside-of-a-panic";

/// Knows everybody, and panics at one token.
struct Doorman;

#[async_trait::async_trait]
impl IdentityProvider for Doorman {
    async fn verify(&self, token: &str, now: Timestamp) -> Result<Person, TokenRefusal> {
        assert_ne!(token, "panic", "{INSIDE}");
        Ok(Person {
            issuer: "https://issuer.example".to_owned(),
            subject: token.to_owned(),
            email: None,
            tier: None,
            issued_at: now,
        })
    }

    fn leeway_seconds(&self) -> u32 {
        60
    }

    fn public_config(&self) -> PublicIdentityConfig {
        panic!("{INSIDE}")
    }

    fn health(&self) -> String {
        "ok".to_owned()
    }
}

/// Panics when asked.
struct Panicker;

#[async_trait::async_trait]
impl Reasoner for Panicker {
    async fn reason(&self, _ask: &StageRequest, _context: CallContext<'_>) -> Result<AnsweredCall, FailedCall> {
        panic!("{INSIDE}")
    }

    fn name(&self) -> String {
        "panicker".to_owned()
    }
}

/// The real router over these ports and these routes.
async fn serving(db: Db, folder: &TempDir, routes: Vec<Route>) -> (Arc<Engine>, Caller) {
    let url = db.fresh(folder.path()).await;
    let ports = Ports {
        store: store::open(&url, store::Options::default()).await.unwrap(),
        reasoner: Arc::new(Panicker),
        data_room: Arc::new(BuiltinDataRoom::new(Arc::new(NoDatasets))),
        identity: Arc::new(Doorman),
        record_signer: Arc::new(identity::records::Ed25519Signer),
        printer: Arc::new(audit::PdfPrinter),
        clock: Arc::new(SystemClock),
        ids: Arc::new(SystemIds),
        probe: Arc::new(NoProbe),
    };
    let engine = Engine::new(ports, Settings::default());
    let edge = Edge::new(engine.clone(), EdgeSettings::default(), routes).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(serve::serve(
        "edge",
        listener,
        edge_router(&edge),
        Default::default(),
        Default::default(),
        Duration::from_secs(1),
    ));
    (engine, Caller::new(&address, "", Some("ann".to_owned())))
}

async fn a_panic_is_an_internal_error_that_tells_nothing(db: Db) {
    let folder = tempfile::tempdir().unwrap();
    let (engine, ann) = serving(db, &folder, EDGE.to_vec()).await;
    let unlucky = Caller {
        token: Some("panic".to_owned()),
        ..ann.clone()
    };
    let panics = [
        // In the handler's own task, and in one that would outlive its caller.
        unlucky.get("/api/v1/sessions").await,
        ann.get("/api/v1/auth/config").await,
        ann.post("/api/v1/briefs", &json!({"input": vague_question()})).await,
    ];
    for reply in panics {
        // That the envelope has the id of the header is checked on every reply.
        reply.refused(500, "internal_error");
        assert!(
            !reply.text().contains(INSIDE) && !reply.text().contains("panic"),
            "{}",
            reply.text()
        );
    }
    assert_eq!(ann.get("/api/v1/sessions").await.ok(200).json()["sessions"], json!([]));
    engine.close().await;
}

async fn one_line_of_the_table_deprecates_a_route(db: Db) {
    let folder = tempfile::tempdir().unwrap();
    let sunset = "Wed, 31 Mar 2027 00:00:00 GMT";
    let old = Route {
        operation: Operation::ListSessions,
        id: "list_sessions_the_old_way",
        method: Method::Get,
        path: "/api/v1/old/sessions",
        access: Access::Scope(pipeline::principal::Scope::Read),
        limit: Limit::None,
        switch: None,
        missing: Missing::Final,
        deprecation: Some(Deprecation {
            sunset: sunset.to_owned(),
        }),
    };
    let (engine, ann) = serving(db, &folder, EDGE.into_iter().chain([old]).collect()).await;
    let reply = ann.get("/api/v1/old/sessions").await;
    reply.ok(200);
    assert_eq!(
        (reply.header("deprecation"), reply.header("sunset")),
        (Some("true"), Some(sunset))
    );
    let reply = Caller {
        token: None,
        ..ann.clone()
    }
    .get("/api/v1/old/sessions")
    .await;
    reply.ok(401);
    assert_eq!(
        (reply.header("deprecation"), reply.header("sunset")),
        (Some("true"), Some(sunset))
    );
    let reply = ann.get("/api/v1/sessions").await;
    assert_eq!(
        (reply.ok(200).header("deprecation"), reply.header("sunset")),
        (None, None)
    );
    let paths = ann.get("/openapi.json").await.json()["paths"].clone();
    assert_eq!(paths["/api/v1/old/sessions"]["get"]["deprecated"], true);
    assert!(paths["/api/v1/sessions"]["get"].get("deprecated").is_none());
    engine.close().await;
}

both_stores!(
    a_panic_is_an_internal_error_that_tells_nothing,
    one_line_of_the_table_deprecates_a_route
);
