//! Whether the service is well.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The parts of the service and how each is doing. All values are strings.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(example = json!({"status": "ok", "store": "ok", "version": "0.1.0"}))]
pub struct Health(pub BTreeMap<String, String>);
