//! `convene data remove`.

use engine::PortfolioLine;
use pipeline::ports::datasets::DatasetKey;

use super::{ServiceAccess, Which, done, say};
use crate::fault::Fault;

/// Removes what is named: of one provider, or of all of them.
pub(super) async fn remove(shelf: &ServiceAccess, which: &Which) -> Result<(), Fault> {
    if which.kind == super::Kind::Portfolio {
        let line = portfolio(shelf, &which.subject).await?;
        done(shelf.engine.remove_portfolio(line.portfolio.owner).await)?;
        return say(&format!("removed the portfolio of {}", line.subject));
    }
    let keys = named(shelf, which).await?;
    done(shelf.engine.remove_datasets(keys.clone()).await)?;
    for key in keys {
        say(&format!(
            "removed {} of {} from {}",
            key.kind.name(),
            key.subject,
            key.provider
        ))?;
    }
    Ok(())
}

/// The datasets of that name; none is an error.
pub(super) async fn named(shelf: &ServiceAccess, which: &Which) -> Result<Vec<DatasetKey>, Fault> {
    let kind = which.kind.of_dataset();
    let fits = |key: &DatasetKey| {
        Some(key.kind) == kind
            && key.subject.eq_ignore_ascii_case(&which.subject)
            && which.provider.as_ref().is_none_or(|provider| *provider == key.provider)
    };
    let keys = done(shelf.engine.dataset_lines().await)?
        .into_iter()
        .map(|line| line.key);
    let keys: Vec<DatasetKey> = keys.filter(fits).collect();
    match keys.is_empty() {
        true => Err(Fault::Other(format!("{}: there is no such data", which.subject))),
        false => Ok(keys),
    }
}

/// The portfolio of an owner, by address or id; none is an error.
pub(super) async fn portfolio(shelf: &ServiceAccess, subject: &str) -> Result<PortfolioLine, Fault> {
    let all = done(shelf.engine.portfolios().await)?;
    let fits = |line: &PortfolioLine| line.subject.eq_ignore_ascii_case(subject) || line.portfolio.owner == subject;
    let mut found = all.into_iter().filter(fits);
    match (found.next(), found.next()) {
        (Some(line), None) => Ok(line),
        (None, _) => Err(Fault::Other(format!("{subject}: there is no such portfolio"))),
        _ => Err(Fault::Other(format!(
            "{subject}: several accounts have that address; name the owner by id"
        ))),
    }
}
