//! Use cases of the operator's commands: datasets for everybody, portfolios of single people.

use pipeline::brief::holdings::Position;
use pipeline::portfolio::Portfolio;
use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetSummary};
use pipeline::ports::store::{Batch, Mutation};
use pipeline::session::Owner;
use pipeline::{Outcome, Refusal};

use crate::Engine;
use crate::faults::store_refusal;

/// A portfolio in the operator's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortfolioLine {
    /// The owner's address, or the owner's id where no address is known.
    pub subject: String,
    /// The portfolio.
    pub portfolio: Portfolio,
}

impl Engine {
    /// Stores all of these datasets or none.
    pub async fn import_datasets(&self, datasets: Vec<Dataset>) -> Outcome<()> {
        let saved = self.store().save_datasets(datasets).await;
        saved.map_err(|error| store_refusal(error, self.now()))
    }

    /// Every dataset, without its rows.
    pub async fn dataset_lines(&self) -> Outcome<Vec<DatasetSummary>> {
        let lines = self.store().dataset_lines().await;
        lines.map_err(|error| store_refusal(error, self.now()))
    }

    /// One dataset with its rows.
    pub async fn dataset(&self, key: &DatasetKey) -> Outcome<Option<Dataset>> {
        let dataset = self.store().dataset(key).await;
        dataset.map_err(|error| store_refusal(error, self.now()))
    }

    /// Removes all of these datasets or none.
    pub async fn remove_datasets(&self, keys: Vec<DatasetKey>) -> Outcome<()> {
        let removed = self.store().remove_datasets(keys).await;
        removed.map_err(|error| store_refusal(error, self.now()))
    }

    /// The portfolios of all owners.
    pub async fn portfolios(&self) -> Outcome<Vec<PortfolioLine>> {
        let now = self.now();
        let mut lines = Vec::new();
        for portfolio in self
            .store()
            .portfolios()
            .await
            .map_err(|error| store_refusal(error, now))?
        {
            let account = self.store().account_state(&portfolio.owner).await;
            let profile = account.map_err(|error| store_refusal(error, now))?.profile;
            let subject = profile.and_then(|profile| profile.email);
            lines.push(PortfolioLine {
                subject: subject.unwrap_or_else(|| portfolio.owner.clone()),
                portfolio,
            });
        }
        Ok(lines)
    }

    /// Stores a portfolio; it replaces the owner's earlier one.
    pub async fn import_portfolio(&self, owner: Owner, positions: Vec<Position>) -> Outcome<()> {
        let now = self.now();
        let batch = Batch::of([
            Mutation::TouchProfile {
                owner: owner.clone(),
                now,
            },
            Mutation::PutPortfolio(Portfolio {
                owner,
                imported_at: now,
                positions,
            }),
        ]);
        self.store()
            .commit(batch)
            .await
            .map_err(|error| store_refusal(error, now))
    }

    /// Removes an owner's portfolio.
    pub async fn remove_portfolio(&self, owner: Owner) -> Outcome<()> {
        let remove = Batch::of([Mutation::RemovePortfolio { owner }]);
        let removed = self.store().commit(remove).await;
        removed.map_err(|error| store_refusal(error, self.now()))
    }

    /// The owner with an address, among those who have used the service.
    pub async fn owner_by_email(&self, email: &str) -> Outcome<Owner> {
        let email = email.trim().to_lowercase();
        let profiles = self.store().profiles_by_email(&email).await;
        let profiles = profiles.map_err(|error| store_refusal(error, self.now()))?;
        match profiles.as_slice() {
            [profile] => Ok(profile.owner.clone()),
            [] => Err(Refusal::field(
                "--owner",
                "nobody with that address has used the service yet",
            )),
            _ => Err(Refusal::field("--owner", "several accounts have that address")),
        }
    }
}
