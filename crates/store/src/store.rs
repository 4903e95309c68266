//! Implements the store port over a driver: maps each method to its statement.

use std::time::Instant;

use async_trait::async_trait;
use languages::language::Language;
use pipeline::Timestamp;
use pipeline::account::{AccountState, Profile};
use pipeline::api_key::KeyRecord;
use pipeline::budget::DaySpend;
use pipeline::erasure::ErasureRecord;
use pipeline::execution::{Execution, Usage};
use pipeline::idempotency::{IdempotencyRecord, IdempotencyScope};
use pipeline::plan::Plan;
use pipeline::portfolio::Portfolio;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind, DatasetStore, DatasetSummary};
use pipeline::ports::store::{
    AuthorizationCode, Batch, Claim, DocumentKind, IdentityRecord, Job, KeyedPage, Mutation, RecordKey, RefreshToken,
    SealedTexts, SigningKey, Step, Store, StoreError, Stored, StoredRecord, TranscriptPage,
};
use pipeline::review::{Feedback, Review, ReviewKey};
use pipeline::session::{Session, SessionSummary};
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;

use crate::driver::{Driver, Lane, LongRead};
use crate::large_commits::LargeCommits;
use crate::sql::{
    Query, accounts, budgets, committee, datasets, erasure, health, idempotency, identity, jobs, keys, mutations,
    portfolios, record, record_keys, reviews, sessions,
};
use crate::value::Decode;
use crate::{rows, timing};

/// The largest JSON document that is decoded on the async thread that asked for it: less than half a millisecond.
/// A brief on a question of 20,000 ordinary characters is below it, so that it does not wait for larger ones.
const MAX_INLINE_JSON: usize = 96 * 1024;
/// Larger documents that are decoded at once.
static LARGE_DECODES: Semaphore = Semaphore::const_new(2);

/// The store port over the driver of one database.
pub(crate) struct SqlStore<D> {
    driver: D,
    large_commits: LargeCommits,
}

impl<D: Driver> SqlStore<D> {
    pub(crate) fn new(driver: D) -> Self {
        Self {
            driver,
            large_commits: LargeCommits::new(),
        }
    }

    async fn read_one<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> Stored<Option<T>> {
        Ok(self.driver.read(query, decode).await?.pop())
    }

    /// Reads a JSON document.
    async fn read_document<T: DeserializeOwned + Send + 'static>(&self, query: Query) -> Stored<Option<T>> {
        match self.read_one(query, rows::text).await? {
            Some(text) => decode_json(text).await.map(Some),
            None => Ok(None),
        }
    }

    async fn read_one_long<T: Send + 'static>(&self, query: Query, decode: Decode<T>) -> Stored<Option<T>> {
        Ok(self.driver.read_long(LongRead::Other, query, decode).await?.pop())
    }
}

/// Decodes a JSON document. Large ones are decoded on blocking threads, a few at a time, because they would hold up an
/// async thread for milliseconds.
async fn decode_json<T: DeserializeOwned + Send + 'static>(text: String) -> Stored<T> {
    if text.len() <= MAX_INLINE_JSON {
        return rows::json(&text);
    }
    let _permit = LARGE_DECODES.acquire().await;
    let decoding = tokio::task::spawn_blocking(move || rows::json(&text));
    decoding
        .await
        .map_err(|_| StoreError::Unavailable("a read was interrupted".to_owned()))?
}

/// Whether a short read has left out the entries because there are too many.
fn entries_left_out<D: Driver>(page: Option<&TranscriptPage>, after: i64) -> bool {
    page.is_some_and(|page| page.latest_seq - after > D::SHORT_READ_ENTRIES)
}

#[async_trait]
impl<D: Driver> Store for SqlStore<D> {
    async fn commit(&self, batch: Batch) -> Stored<()> {
        let began = Instant::now();
        let owner = mutations::owner(&batch);
        let lane = if batch.skips_queue() {
            Lane::UnderWay
        } else {
            Lane::Caller {
                owner: owner.as_deref(),
            }
        };
        let (writes, wakes) = mutations::writes(batch)?;
        if writes.is_empty() {
            return Ok(());
        }
        let _turn = self.large_commits.enter(lane, &writes).await;
        let outcome = self.driver.commit(lane, writes, wakes).await;
        timing::COMMIT.record(began);
        outcome
    }

    async fn account_state(&self, owner: &str) -> Stored<AccountState> {
        let account = self
            .read_one(accounts::account_state(owner), rows::account_state)
            .await?;
        Ok(account.unwrap_or_default())
    }

    async fn profiles_by_email(&self, email: &str) -> Stored<Vec<Profile>> {
        self.driver
            .read(accounts::profiles_by_email(email), rows::profile)
            .await
    }

    async fn key(&self, key_id: &str) -> Stored<Option<KeyRecord>> {
        self.read_one(keys::key(key_id), rows::key).await
    }

    async fn keys_of(&self, owner: &str) -> Stored<Vec<KeyRecord>> {
        self.driver
            .read_long(LongRead::List, keys::keys_of(owner), rows::key)
            .await
    }

    async fn kickoffs(&self, key_id: &str, day: i64) -> Stored<i64> {
        Ok(self.read_one(keys::quota(key_id, day), rows::count).await?.unwrap_or(0))
    }

    async fn session(&self, owner: &str, session_id: &str) -> Stored<Option<Session>> {
        let row = self.read_one(sessions::session(owner, session_id), rows::session);
        let Some((mut session, brief)) = row.await? else {
            return Ok(None);
        };
        session.brief = decode_json(brief).await?;
        Ok(Some(session))
    }

    async fn session_summary(&self, owner: &str, session_id: &str) -> Stored<Option<SessionSummary>> {
        self.read_one(sessions::session_summary(owner, session_id), rows::session_summary)
            .await
    }

    async fn sessions(&self, owner: &str) -> Stored<Vec<SessionSummary>> {
        self.driver
            .read_long(LongRead::List, sessions::sessions(owner), rows::session_summary)
            .await
    }

    async fn plan(&self, owner: &str, session_id: &str) -> Stored<Option<Plan>> {
        self.read_document(sessions::plan(owner, session_id)).await
    }

    async fn execution(&self, owner: &str, session_id: &str) -> Stored<Option<Execution>> {
        self.read_document(committee::execution(owner, session_id)).await
    }

    async fn findings(&self, owner: &str, session_id: &str) -> Stored<Vec<String>> {
        self.driver
            .read_long(LongRead::Other, committee::findings(owner, session_id), rows::text)
            .await
    }

    async fn transcript(&self, owner: &str, session_id: &str, after: i64) -> Stored<Option<TranscriptPage>> {
        let after = after.max(0);
        let query = committee::transcript(owner, session_id, after, D::SHORT_READ_ENTRIES);
        let page = self.read_one(query, rows::page).await?.flatten();
        if !entries_left_out::<D>(page.as_ref(), after) {
            return Ok(page);
        }
        let query = committee::transcript(owner, session_id, after, i64::MAX);
        Ok(self.read_one_long(query, rows::page).await?.flatten())
    }

    async fn transcript_by_key(&self, key_id: &str, session_id: &str, after: i64) -> Stored<Option<KeyedPage>> {
        let after = after.max(0);
        let query = committee::transcript_by_key(key_id, session_id, after, D::SHORT_READ_ENTRIES);
        let keyed = self.read_one(query, rows::keyed_page).await?;
        if !entries_left_out::<D>(keyed.as_ref().and_then(|keyed| keyed.page.as_ref()), after) {
            return Ok(keyed);
        }
        let query = committee::transcript_by_key(key_id, session_id, after, i64::MAX);
        self.read_one_long(query, rows::keyed_page).await
    }

    async fn document(&self, owner: &str, session_id: &str, kind: DocumentKind) -> Stored<Option<(String, Language)>> {
        self.read_one(committee::document(owner, session_id, kind), rows::text_in_language)
            .await
    }

    async fn audit_blob(&self, owner: &str, session_id: &str) -> Stored<Option<String>> {
        let blob = committee::audit_blob(owner, session_id);
        Ok(self.driver.read_long(LongRead::Record, blob, rows::text).await?.pop())
    }

    async fn feedback(&self, owner: &str, session_id: &str) -> Stored<Option<Feedback>> {
        self.read_one(reviews::feedback(owner, session_id), rows::feedback)
            .await
    }

    async fn review(&self, owner: &str, key: &ReviewKey) -> Stored<Option<Review>> {
        self.read_one(reviews::review(owner, key), rows::review).await
    }

    async fn portfolio(&self, owner: &str) -> Stored<Option<Portfolio>> {
        self.read_one(portfolios::portfolio(owner), rows::portfolio).await
    }

    async fn portfolios(&self) -> Stored<Vec<Portfolio>> {
        self.driver
            .read_long(LongRead::Other, portfolios::portfolios(), rows::portfolio)
            .await
    }

    async fn idempotency(&self, scope: &IdempotencyScope) -> Stored<Option<IdempotencyRecord>> {
        self.read_one(idempotency::record(scope), rows::idempotency).await
    }

    async fn claim_job(&self, claim: &Claim) -> Stored<Option<Job>> {
        self.driver.claim(jobs::claim(claim)).await
    }

    async fn suspended_jobs(&self) -> Stored<i64> {
        Ok(self.read_one(jobs::suspended(), rows::count).await?.unwrap_or(0))
    }

    async fn spent(&self, owner: &str, day: i64) -> Stored<DaySpend> {
        let spent = self.read_one(budgets::spent(owner, day), rows::day_spend).await?;
        Ok(spent.unwrap_or_default())
    }

    async fn spent_by_day(&self, owner: &str, from_day: i64) -> Stored<Vec<(i64, Usage)>> {
        self.driver
            .read(budgets::own_days(owner, from_day), rows::own_day)
            .await
    }

    async fn next_job_at(&self) -> Stored<Option<Timestamp>> {
        Ok(self.read_one(jobs::next_at(), rows::opt_time).await?.flatten())
    }

    async fn steps(&self, session_id: &str) -> Stored<Vec<Step>> {
        self.driver
            .read_long(LongRead::Other, committee::steps(session_id), rows::step)
            .await
    }

    async fn sealed_texts(&self, session_id: &str) -> Stored<SealedTexts> {
        let one = async |query| Ok(self.read_one(query, rows::text).await?.unwrap_or_default());
        Ok(SealedTexts {
            brief: one(record::brief(session_id)).await?,
            plan: one(record::plan(session_id)).await?,
            findings: self.driver.read(record::findings(session_id), rows::named_text).await?,
        })
    }

    async fn record(&self, session_id: &str) -> Stored<Option<StoredRecord>> {
        let Some(brief) = self.read_one(record::brief(session_id), rows::text).await? else {
            return Ok(None);
        };
        let documents = self
            .driver
            .read(record::documents(session_id), rows::named_text)
            .await?;
        let document = |kind| {
            let named = |(name, _): &&(String, String)| name == committee::kind_name(kind);
            documents.iter().find(named).map(|(_, body)| body.clone())
        };
        Ok(Some(StoredRecord {
            session_id: session_id.to_owned(),
            brief,
            plan: self.read_one(record::plan(session_id), rows::text).await?,
            execution: self.read_one(record::execution(session_id), rows::text).await?,
            findings: self.driver.read(record::findings(session_id), rows::named_text).await?,
            entries: self
                .driver
                .read_long(LongRead::Other, record::entries(session_id), rows::text)
                .await?,
            steps: self.steps(session_id).await?,
            analysis: document(DocumentKind::Analysis),
            summary: document(DocumentKind::Summary),
        }))
    }

    async fn erasure(&self, owner: &str) -> Stored<Option<ErasureRecord>> {
        self.read_one(erasure::erasure(owner), rows::erasure).await
    }

    async fn due_erasures(&self, now: Timestamp, most: i64) -> Stored<Vec<ErasureRecord>> {
        self.driver.read(erasure::due(now, most.max(0)), rows::erasure).await
    }

    async fn identity_by_email(&self, email: &str) -> Stored<Option<IdentityRecord>> {
        self.read_one(identity::identity_by_email(email), rows::identity).await
    }

    async fn identity(&self, subject: &str) -> Stored<Option<IdentityRecord>> {
        self.read_one(identity::identity(subject), rows::identity).await
    }

    async fn signing_keys(&self) -> Stored<Vec<SigningKey>> {
        self.driver.read(identity::signing_keys(), rows::signing_key).await
    }

    async fn record_key(&self, issuer: &str) -> Stored<Option<RecordKey>> {
        self.read_one(record_keys::in_use(issuer), rows::record_key).await
    }

    async fn record_keys(&self) -> Stored<Vec<RecordKey>> {
        self.driver.read(record_keys::all(), rows::record_key).await
    }

    async fn authorization_code(&self, code_sha256: &str) -> Stored<Option<AuthorizationCode>> {
        self.read_one(identity::authorization_code(code_sha256), rows::authorization_code)
            .await
    }

    async fn refresh_token(&self, token_sha256: &str) -> Stored<Option<RefreshToken>> {
        self.read_one(identity::refresh_token(token_sha256), rows::refresh_token)
            .await
    }

    async fn has_refresh_family(&self, family: &str) -> Stored<bool> {
        Ok(self
            .read_one(identity::refresh_family(family), rows::count)
            .await?
            .is_some())
    }

    async fn ping(&self, at: Timestamp) -> Stored<()> {
        // Skips the queue of requests: a full queue does not mean that the store is broken.
        self.driver.commit(Lane::UnderWay, vec![health::put(at)], false).await?;
        self.read_one(health::read(), rows::opt_time).await.map(|_| ())
    }

    async fn job_wakeup(&self) {
        self.driver.wakeup().notified().await;
    }

    async fn wipe(&self) -> Stored<()> {
        self.driver.wipe().await
    }

    fn kind(&self) -> &'static str {
        D::KIND
    }

    async fn close(&self) {
        self.driver.close().await;
    }
}

#[async_trait]
impl<D: Driver> DatasetStore for SqlStore<D> {
    async fn save_datasets(&self, datasets: Vec<Dataset>) -> Stored<()> {
        let put = |dataset| Mutation::PutDataset(Box::new(dataset));
        self.commit(Batch::of(datasets.into_iter().map(put))).await
    }

    async fn remove_datasets(&self, keys: Vec<DatasetKey>) -> Stored<()> {
        self.commit(Batch::of(keys.into_iter().map(Mutation::RemoveDataset)))
            .await
    }

    async fn dataset_lines(&self) -> Stored<Vec<DatasetSummary>> {
        self.driver
            .read_long(LongRead::Other, datasets::lines(), rows::dataset_line)
            .await
    }

    async fn dataset_lines_on(&self, kind: DatasetKind, subject: &str) -> Stored<Vec<DatasetSummary>> {
        self.driver
            .read(datasets::lines_on(kind, subject), rows::dataset_line)
            .await
    }

    async fn dataset_line_by_content(&self, sha256: &str) -> Stored<Option<DatasetSummary>> {
        self.read_one(datasets::line_by_content(sha256), rows::dataset_line)
            .await
    }

    async fn dataset(&self, key: &DatasetKey) -> Stored<Option<Dataset>> {
        self.read_one_long(datasets::dataset(key), rows::dataset).await
    }
}

#[cfg(test)]
mod tests;
