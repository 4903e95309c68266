//! Committees of language models that take one second per answer: the time of one committee, and of a hundred at once.

use std::path::Path;
use std::time::Duration;

use model_server::{Act, ModelServer};
use serde_json::json;

use crate::committees::{convene_all, person, prepare, span, text};
use crate::service::Service;

const PAUSE: Duration = Duration::from_secs(1);
const AT_ONCE: usize = 100;

/// Measures one store. A committee of six researching members, a chair and a red team is six calls deep, or seven if
/// the red team wants a revision.
pub(crate) async fn measure(binary: &Path, work: &Path, store: &str) -> Result<Vec<(&'static str, f64)>, String> {
    let sessions = prepare(binary, work, store, AT_ONCE + 2).await?;
    let [content, strict, rest @ ..] = sessions.as_slice() else {
        return Err("nothing was prepared".to_owned());
    };
    let passes = || json!({"objections": [], "ruling": "pass"});
    let lenient = ModelServer::start(move |heard| match heard.stage.as_str() {
        "red_team" => Act::SaySlowly(PAUSE, passes()),
        _ => Act::Slow(PAUSE),
    })
    .await;
    let service = start(binary, work, store, &lenient)?;
    let client = person(binary, work, store, &service)?;
    client.convene(content).await.map_err(text)?;
    let one = span(&client, std::slice::from_ref(content)).await?;
    convene_all(&client, rest).await?;
    let together = span(&client, rest).await?;
    let peak = service.peak_megabytes()?;
    let most = lenient.peak_in_flight();
    drop(service);

    let severe = ModelServer::start(|_| Act::Slow(PAUSE)).await;
    let service = start(binary, work, store, &severe)?;
    let client = person(binary, work, store, &service)?;
    client.convene(strict).await.map_err(text)?;
    let revised = span(&client, std::slice::from_ref(strict)).await?;
    Ok(vec![
        ("seconds for one, six calls deep", one.since_convened),
        (
            "seconds for one with a revision, seven calls deep",
            revised.since_convened,
        ),
        ("seconds for 100 at once", together.since_convened),
        ("their peak, resident megabytes", peak),
        ("calls in flight at once, at most", most as f64),
    ])
}

fn start(binary: &Path, work: &Path, store: &str, models: &ModelServer) -> Result<Service, String> {
    let settings = [
        ("CONVENE_ANALYST__KIND", "models"),
        ("CONVENE_MODELS__PROVIDER", "openai"),
        ("CONVENE_MODELS__BASE_URL", &models.base_url()),
        ("CONVENE_MODELS__API_KEY", "a-key"),
        ("CONVENE_MODELS__QUICK", "a-model"),
    ];
    Service::start_with(binary, work, store, &settings)
}
