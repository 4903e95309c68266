//! Direct access to the tables of a database, bypassing the service.

use rusqlite::types::ValueRef;

/// The tables of a database.
#[derive(Debug, Clone)]
pub struct Tables {
    url: String,
}

impl Tables {
    pub fn at(url: &str) -> Self {
        Self { url: url.to_owned() }
    }

    /// Runs statements.
    pub async fn run(&self, sql: &str) {
        match self.sqlite() {
            Some(connection) => connection.execute_batch(sql).unwrap(),
            None => self.postgres().await.batch_execute(sql).await.unwrap(),
        }
    }

    /// How many rows a table has.
    pub async fn count(&self, table: &str) -> i64 {
        let sql = format!("select count(*) from {table}");
        match self.sqlite() {
            Some(connection) => connection.query_row(&sql, [], |row| row.get(0)).unwrap(),
            None => self.postgres().await.query_one(&sql, &[]).await.unwrap().get(0),
        }
    }

    /// The texts that a statement selects.
    pub async fn texts(&self, sql: &str) -> Vec<String> {
        match self.sqlite() {
            Some(connection) => {
                let mut statement = connection.prepare(sql).unwrap();
                let rows = statement.query_map([], |row| row.get(0)).unwrap();
                rows.collect::<Result<_, _>>().unwrap()
            }
            None => {
                let rows = self.postgres().await.query(sql, &[]).await.unwrap();
                rows.iter().map(|row| row.get(0)).collect()
            }
        }
    }

    /// The names of all tables that have a row with this text in any column.
    pub async fn containing(&self, text: &str) -> Vec<String> {
        match self.sqlite() {
            Some(connection) => tables_containing_sqlite(&connection, text).unwrap(),
            None => tables_containing_postgres(&self.postgres().await, text).await.unwrap(),
        }
    }

    /// Waits until PostgreSQL has finished the statements of disconnected clients. SQLite has no server.
    pub async fn wait_until_idle(&self) {
        if self.sqlite().is_some() {
            return;
        }
        let busy = "pg_stat_activity where datname = current_database() and state = 'active' \
            and backend_type = 'client backend' and pid <> pg_backend_pid()";
        let deadline = tokio::time::Instant::now() + std::time::Duration::from_secs(30);
        while self.count(busy).await > 0 {
            assert!(tokio::time::Instant::now() < deadline, "the server is never done");
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    fn sqlite(&self) -> Option<rusqlite::Connection> {
        let path = self.url.strip_prefix("sqlite:")?;
        let connection = rusqlite::Connection::open(path).unwrap();
        connection.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
        Some(connection)
    }

    async fn postgres(&self) -> tokio_postgres::Client {
        let (client, connection) = tokio_postgres::connect(&self.url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client
    }
}

fn tables_containing_sqlite(connection: &rusqlite::Connection, text: &str) -> rusqlite::Result<Vec<String>> {
    let mut names = connection.prepare("select name from sqlite_master where type = 'table' order by name")?;
    let names: Vec<String> = names.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    assert!(names.len() > 15, "{names:?}");
    let mut found = Vec::new();
    for name in names {
        let mut statement = connection.prepare(&format!("select * from {name}"))?;
        let columns = statement.column_count();
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let matches = |column| match row.get_ref_unwrap(column) {
                ValueRef::Text(bytes) | ValueRef::Blob(bytes) => String::from_utf8_lossy(bytes).contains(text),
                _ => false,
            };
            if (0..columns).any(matches) {
                found.push(name);
                break;
            }
        }
    }
    Ok(found)
}

async fn tables_containing_postgres(
    client: &tokio_postgres::Client,
    text: &str,
) -> Result<Vec<String>, tokio_postgres::Error> {
    let names = "select tablename from pg_tables where schemaname = current_schema() order by tablename";
    let names: Vec<String> = client.query(names, &[]).await?.iter().map(|row| row.get(0)).collect();
    assert!(names.len() > 15, "{names:?}");
    let mut found = Vec::new();
    for name in names {
        let sql = format!("select count(*) from {name} t where position($1 in t::text) > 0");
        if client.query_one(&sql, &[&text]).await?.get::<_, i64>(0) > 0 {
            found.push(name);
        }
    }
    Ok(found)
}
