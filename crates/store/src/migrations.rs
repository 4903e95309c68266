//! Numbered migrations, in pairs of the same number and name, and what to do with a database at hand.

use figures::canonical::sha256_hex;

use crate::OpenError;

/// One step of the schema.
pub(crate) struct Migration {
    pub(crate) version: i64,
    pub(crate) name: &'static str,
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

macro_rules! migrations {
    ($($version:literal $name:literal $file:literal),+ $(,)?) => {
        &[$(Migration {
            version: $version,
            name: $name,
            sqlite: include_str!(concat!("../migrations/sqlite/", $file, ".sql")),
            postgres: include_str!(concat!("../migrations/postgres/", $file, ".sql")),
        }),+]
    };
}

/// All of them, in order. To add one, write both files and a line here; a published one never changes.
pub(crate) const ALL: &[Migration] = migrations![
    1 "first" "0001_first",
    2 "fair_turns" "0002_fair_turns",
    3 "own_data" "0003_own_data",
    4 "budgets" "0004_budgets",
    5 "record_keys" "0005_record_keys",
    6 "health" "0006_health",
    7 "owner_spend" "0007_owner_spend",
];

/// Where what was applied is recorded. Both databases understand it.
pub(crate) const CREATE_TABLE: &str = "create table if not exists schema_migrations \
    (version bigint not null primary key, name text not null, checksum text not null)";
/// What was applied, in order.
pub(crate) const APPLIED: &str = "select version, checksum from schema_migrations order by version";
/// Records one.
pub(crate) const RECORD: &str = "insert into schema_migrations (version, name, checksum) values ($1, $2, $3)";

/// What a migration of the schema has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Migrated {
    /// The version that was there; 0 for an empty database.
    pub from: i64,
    /// The version that is there now.
    pub to: i64,
}

/// Which spelling of a migration.
pub(crate) type Spelling = fn(&Migration) -> &'static str;

/// The digest that says that an applied migration is the one we know.
pub(crate) fn checksum(migration: &Migration, spelling: Spelling) -> String {
    sha256_hex(spelling(migration))
}

/// Judges what a database says was applied: refuses a newer or a foreign one, else names what is missing.
pub(crate) fn missing(applied: &[(i64, String)], spelling: Spelling) -> Result<&'static [Migration], OpenError> {
    let known = ALL.last().map_or(0, |migration| migration.version);
    if let Some((found, _)) = applied.last().filter(|(found, _)| *found > known) {
        return Err(OpenError::Newer { found: *found, known });
    }
    for (at, migration) in ALL.iter().enumerate() {
        let Some((version, sum)) = applied.get(at) else {
            return Ok(&ALL[at..]);
        };
        if *version != migration.version || *sum != checksum(migration, spelling) {
            return Err(OpenError::Checksum {
                version: *version,
                name: migration.name.to_owned(),
            });
        }
    }
    Ok(&[])
}

/// From the last version applied to the last one known.
pub(crate) fn outcome(applied: &[(i64, String)]) -> Migrated {
    Migrated {
        from: applied.last().map_or(0, |(version, _)| *version),
        to: ALL.last().map_or(0, |migration| migration.version),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_run_from_one_without_a_gap() {
        for (at, migration) in ALL.iter().enumerate() {
            assert_eq!(migration.version, i64::try_from(at).unwrap() + 1);
        }
    }

    #[test]
    fn a_newer_or_a_foreign_database_is_refused() {
        let spelling: Spelling = |migration| migration.sqlite;
        let ours: Vec<(i64, String)> = ALL.iter().map(|m| (m.version, checksum(m, spelling))).collect();
        assert_eq!(missing(&[], spelling).unwrap().len(), ALL.len());
        assert!(missing(&ours, spelling).unwrap().is_empty());
        let mut newer = ours.clone();
        newer.push((ours.len() as i64 + 1, "x".to_owned()));
        assert!(matches!(missing(&newer, spelling), Err(OpenError::Newer { .. })));
        let foreign = vec![(1, "x".to_owned())];
        assert!(matches!(missing(&foreign, spelling), Err(OpenError::Checksum { .. })));
    }
}
