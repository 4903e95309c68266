//! Whether the service is well.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the service is. All values are strings. Everybody reads `status` and `store`; a caller with a valid token or key
/// also reads the parts, their versions and how each is doing.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(example = json!({"status": "ok", "store": "ok"}))]
pub struct Health(pub BTreeMap<String, String>);
