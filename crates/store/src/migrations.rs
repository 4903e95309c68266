//! The numbered migrations, each with one file per database, and which of them a database still needs.

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

/// All migrations, in order. To add one, write both files and a line here. A published migration never changes.
pub(crate) const ALL: &[Migration] = migrations![
    1 "first" "0001_first",
    2 "fair_turns" "0002_fair_turns",
    3 "own_data" "0003_own_data",
    4 "budgets" "0004_budgets",
    5 "record_keys" "0005_record_keys",
    6 "health" "0006_health",
    7 "owner_spend" "0007_owner_spend",
    8 "bounded_work" "0008_bounded_work",
];

/// The table of applied migrations. The statement is the same for both databases.
pub(crate) const CREATE_TABLE: &str = "create table if not exists schema_migrations \
    (version bigint not null primary key, name text not null, checksum text not null)";
/// Reads the applied migrations, in order.
pub(crate) const SELECT_APPLIED: &str = "select version, checksum from schema_migrations order by version";
/// Records an applied migration.
pub(crate) const INSERT_APPLIED: &str = "insert into schema_migrations (version, name, checksum) values ($1, $2, $3)";

/// The schema version before and after a migration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Migrated {
    /// The version before; 0 for an empty database.
    pub from: i64,
    /// The version of the schema after the migration.
    pub to: i64,
}

/// Selects the text of a migration for one database.
pub(crate) type Dialect = fn(&Migration) -> &'static str;

/// The digest of a migration's text. It is stored with an applied migration, to notice a foreign schema.
pub(crate) fn checksum(migration: &Migration, dialect: Dialect) -> String {
    sha256_hex(dialect(migration))
}

/// The migrations that a database still needs. A database with newer or foreign migrations is refused.
pub(crate) fn pending(applied: &[(i64, String)], dialect: Dialect) -> Result<&'static [Migration], OpenError> {
    let known = ALL.last().map_or(0, |migration| migration.version);
    if let Some((found, _)) = applied.last().filter(|(found, _)| *found > known) {
        return Err(OpenError::Newer { found: *found, known });
    }
    for (at, migration) in ALL.iter().enumerate() {
        let Some((version, applied_checksum)) = applied.get(at) else {
            return Ok(&ALL[at..]);
        };
        if *version != migration.version || *applied_checksum != checksum(migration, dialect) {
            return Err(OpenError::Checksum {
                version: *version,
                name: migration.name.to_owned(),
            });
        }
    }
    Ok(&[])
}

/// The result of migrating a database that had these migrations applied.
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
        let dialect: Dialect = |migration| migration.sqlite;
        let ours: Vec<(i64, String)> = ALL.iter().map(|m| (m.version, checksum(m, dialect))).collect();
        assert_eq!(pending(&[], dialect).unwrap().len(), ALL.len());
        assert!(pending(&ours, dialect).unwrap().is_empty());
        let mut newer = ours.clone();
        newer.push((ours.len() as i64 + 1, "x".to_owned()));
        assert!(matches!(pending(&newer, dialect), Err(OpenError::Newer { .. })));
        let foreign = vec![(1, "x".to_owned())];
        assert!(matches!(pending(&foreign, dialect), Err(OpenError::Checksum { .. })));
    }
}
