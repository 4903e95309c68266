//! Imported and fetched datasets. They belong to no owner.

use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind};
use pipeline::ports::store::Guard;

use super::{Query, Write, params, statements};

/// All columns except the body, in the order of `rows::dataset_line`.
macro_rules! line {
    () => {
        "kind, subject, provider, title, uri, retrieved_at, sha256, row_count, first_date, last_date"
    };
}

statements! {
    PUT_DATASET = concat!("insert into datasets (", line!(), ", body) \
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (kind, subject, provider) do update set \
        title = excluded.title, uri = excluded.uri, retrieved_at = excluded.retrieved_at, sha256 = excluded.sha256, \
        row_count = excluded.row_count, first_date = excluded.first_date, last_date = excluded.last_date, \
        body = excluded.body");
    REMOVE_DATASET = "delete from datasets where kind = $1 and subject = $2 and provider = $3";
    DATASET_LINES = concat!("select ", line!(), " from datasets order by kind, subject, provider");
    DATASET_LINES_ON = concat!("select ", line!(), " from datasets where kind = $1 and subject = $2 order by provider");
    DATASET_LINE_BY_CONTENT = concat!("select ", line!(), " from datasets where sha256 = $1 \
        order by retrieved_at desc limit 1");
    DATASET = concat!("select ", line!(), ", body from datasets where kind = $1 and subject = $2 and provider = $3");
}

pub(super) fn put(dataset: Dataset) -> Write {
    let line = dataset.line();
    Write::unguarded(
        &PUT_DATASET,
        params![
            dataset.kind.name(),
            dataset.subject,
            dataset.provider,
            dataset.title,
            dataset.uri,
            dataset.retrieved_at,
            dataset.sha256,
            line.rows,
            line.first,
            line.last,
            dataset.body,
        ],
    )
}

pub(super) fn remove(key: DatasetKey) -> Write {
    Write::guarded(
        Guard::DatasetExists,
        &REMOVE_DATASET,
        params![key.kind.name(), key.subject, key.provider],
    )
}

pub(crate) fn lines() -> Query {
    Query {
        sql: &DATASET_LINES,
        params: Vec::new(),
    }
}

pub(crate) fn lines_on(kind: DatasetKind, subject: &str) -> Query {
    Query {
        sql: &DATASET_LINES_ON,
        params: params![kind.name(), subject],
    }
}

pub(crate) fn line_by_content(sha256: &str) -> Query {
    Query {
        sql: &DATASET_LINE_BY_CONTENT,
        params: params![sha256],
    }
}

pub(crate) fn dataset(key: &DatasetKey) -> Query {
    Query {
        sql: &DATASET,
        params: params![key.kind.name(), key.subject.as_str(), key.provider.as_str()],
    }
}
