//! Whether the service is well.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The health of the service. All values are strings. Everybody sees `status` and `store`; a caller with a valid token
/// or key also sees the parts, their versions and the state of each.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(example = json!({"status": "ok", "store": "ok"}))]
pub struct Health(pub BTreeMap<String, String>);
