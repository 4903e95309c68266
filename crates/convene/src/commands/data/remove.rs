//! `convene data remove`.

use engine::PortfolioLine;
use pipeline::ports::datasets::DatasetKey;

use super::{DatasetSelector, ServiceAccess, or_fault, print_line};
use crate::fault::Fault;

/// Removes the selected datasets or portfolio.
pub(super) async fn remove(service: &ServiceAccess, selector: &DatasetSelector) -> Result<(), Fault> {
    if selector.kind == super::Kind::Portfolio {
        let line = portfolio(service, &selector.subject).await?;
        or_fault(service.engine.remove_portfolio(line.portfolio.owner).await)?;
        return print_line(&format!("removed the portfolio of {}", line.subject));
    }
    let keys = selected_datasets(service, selector).await?;
    or_fault(service.engine.remove_datasets(keys.clone()).await)?;
    for key in keys {
        print_line(&format!(
            "removed {} of {} from {}",
            key.kind.name(),
            key.subject,
            key.provider
        ))?;
    }
    Ok(())
}

/// The keys of the selected datasets; an error if there are none.
pub(super) async fn selected_datasets(
    service: &ServiceAccess,
    selector: &DatasetSelector,
) -> Result<Vec<DatasetKey>, Fault> {
    let kind = selector.kind.dataset_kind();
    let fits = |key: &DatasetKey| {
        Some(key.kind) == kind
            && key.subject.eq_ignore_ascii_case(&selector.subject)
            && selector
                .provider
                .as_ref()
                .is_none_or(|provider| *provider == key.provider)
    };
    let keys = or_fault(service.engine.dataset_lines().await)?
        .into_iter()
        .map(|line| line.key);
    let keys: Vec<DatasetKey> = keys.filter(fits).collect();
    match keys.is_empty() {
        true => Err(Fault::Other(format!("{}: there is no such data", selector.subject))),
        false => Ok(keys),
    }
}

/// The portfolio of an owner, by e-mail address or id; an error if there is none or several.
pub(super) async fn portfolio(service: &ServiceAccess, subject: &str) -> Result<PortfolioLine, Fault> {
    let all = or_fault(service.engine.portfolios().await)?;
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
