//! Model answers that never end.

use std::sync::atomic::{AtomicBool, Ordering};

use model_server::{Act, ModelServer};

use crate::abuse::bystander::Bystander;
use crate::harness::{Db, TestApp};
use crate::models::think_at;

async fn an_answer_without_an_end_is_not_taken(db: Db) {
    for streaming in [true, false] {
        // The first member who is asked does not come to an end, and is asked once more.
        let endless = AtomicBool::new(true);
        let server = ModelServer::start(move |heard| match heard.stage.as_str() {
            "research" if endless.swap(false, Ordering::SeqCst) => Act::Text("x".repeat(1_200_000)),
            _ => Act::Answer,
        })
        .await;
        let app = TestApp::with(db, |config| {
            think_at(config, "openai", &server.base_url());
            config.models.streaming = streaming;
            config.models.retries = 0;
            config.models.circuit_failures = 1_000;
        })
        .await;
        let ann = app.person("ann").await;
        let bystander = Bystander::of(&app, "bob").await;
        let session = ann.convened().await;
        let execution = ann.finished(&session).await;
        assert_eq!(execution["status"], "completed", "{execution}");
        let tasks = execution["tasks"].as_array().unwrap().len();
        assert_eq!(server.count("research"), tasks + 1);
        assert_eq!(app.tables().containing("xxxxxxxx").await, Vec::<String>::new());
        bystander.leaves().await;
        app.stop().await;
    }
}

both_stores!(an_answer_without_an_end_is_not_taken);
