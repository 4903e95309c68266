//! The schema of a posted brief in the API description: every known key with its bound, and any other key.

use serde_json::json;
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::{Array, ArrayBuilder, Object, ObjectBuilder, Schema, Type};

use crate::bounds::{
    BRIEF_BYTES_MAX, BRIEF_INSTRUMENTS_MAX, BRIEF_LIST_MAX, BRIEF_POSITIONS_MAX, BRIEF_TEXT_MAX, ID_MAX, JSON_KEY_MAX,
};

/// The schema of `brief`. No key is required: what is absent comes from the session's own brief.
pub(crate) fn posted_brief() -> Object {
    let mut brief = ObjectBuilder::new()
        .property("schema", text(BRIEF_TEXT_MAX))
        .property("session_id", text(ID_MAX));
    for name in [
        "question",
        "title",
        "language",
        "objective",
        "horizon",
        "risk_tolerance",
        "as_of",
    ] {
        brief = brief.property(name, text(BRIEF_TEXT_MAX));
    }
    for name in ["constraints", "key_questions", "assumptions"] {
        brief = brief.property(name, list(text(BRIEF_TEXT_MAX), BRIEF_LIST_MAX));
    }
    let instruments = texts(&["symbol", "name"], &["exchange", "asset_class", "currency"]);
    let positions = texts(&[], &["symbol", "name", "quantity", "cost", "weight"]);
    let clarifications = texts(&["question_id", "question", "answer"], &[]);
    let subject = ObjectBuilder::new()
        .property("kind", text(BRIEF_TEXT_MAX))
        .property("instruments", list(instruments, BRIEF_INSTRUMENTS_MAX))
        .property("themes", list(text(BRIEF_TEXT_MAX), BRIEF_LIST_MAX))
        .build();
    let holdings = ObjectBuilder::new()
        .property("status", text(BRIEF_TEXT_MAX))
        .property("positions", list(positions, BRIEF_POSITIONS_MAX))
        .build();
    let kib = BRIEF_BYTES_MAX / 1024;
    brief
        .property("subject", subject)
        .property("holdings", holdings)
        .property("clarifications", list(clarifications, BRIEF_LIST_MAX))
        .additional_properties(Some(AdditionalProperties::FreeForm(true)))
        .property_names(Some(Schema::Object(text(JSON_KEY_MAX))))
        .description(Some(format!(
            "The Master Investment Brief, unchanged or amended. Keys of `mib/1` that are present must have the right \
             type and stay within their bounds. Keys that are absent are taken from the session's own brief, and \
             further keys are kept. The whole brief has at most {kib} KiB as compact JSON. A part that is unchanged \
             from the session's own brief is always accepted and does not count."
        )))
        .examples([json!({"schema": "mib/1", "objective": "preserve capital"})])
        .build()
}

fn text(most: usize) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .max_length(Some(most))
        .build()
}

/// An object whose fields are all texts.
fn texts(required: &[&str], optional: &[&str]) -> Object {
    let mut object = ObjectBuilder::new();
    for name in required.iter().chain(optional) {
        object = object.property(*name, text(BRIEF_TEXT_MAX));
    }
    for name in required {
        object = object.required(*name);
    }
    object.build()
}

fn list(items: Object, most: usize) -> Array {
    ArrayBuilder::new().items(items).max_items(Some(most)).build()
}
