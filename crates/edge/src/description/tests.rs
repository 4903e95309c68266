//! The description names every value that the domain can send.

use contract::bounds::REVIEWS_MAX;
use pipeline::brief::BriefStatus;
use pipeline::brief::holdings::HoldingsStatus;
use pipeline::committee::{Balance, ChallengeKind, ClaimKind, ClaimStatus, Disposition, RebuttalPosition, Severity};
use pipeline::execution::{ExecutionStatus, TaskStatus};
use pipeline::plan::PlanStatus;

use super::components::schemas;
use super::operations::operation_text;
use crate::route_table::Operation;

/// The names of all variants.
macro_rules! names {
    ($type:ty) => {
        <$type>::ALL.iter().map(|value| value.name()).collect::<Vec<_>>()
    };
}

#[test]
fn the_bound_of_reviews_is_described() {
    let description = operation_text(Operation::UpsertReview).description;
    assert!(
        description.contains(&format!("at most {REVIEWS_MAX} reviews")),
        "{description}"
    );
}

#[test]
fn every_value_of_the_domain_is_among_the_known_values_of_its_field() {
    let schemas = schemas();
    for (schema, field, names) in [
        ("AnalysisResult", "balance", names!(Balance)),
        ("BriefResponse", "status", names!(BriefStatus)),
        ("Claim", "status", names!(ClaimStatus)),
        ("Claim", "type", names!(ClaimKind)),
        ("Examination", "kind", names!(ChallengeKind)),
        ("ExecutionResponse", "status", names!(ExecutionStatus)),
        ("Holdings", "status", names!(HoldingsStatus)),
        ("Objection", "disposition", names!(Disposition)),
        ("Objection", "severity", names!(Severity)),
        ("OrchestrationResponse", "status", names!(PlanStatus)),
        ("Rebuttal", "position", names!(RebuttalPosition)),
        ("Task", "status", names!(TaskStatus)),
        ("TaskRun", "status", names!(TaskStatus)),
    ] {
        let description = schemas[schema]["properties"][field]["description"].as_str();
        let description = description.unwrap_or_else(|| panic!("{schema}.{field} is not described"));
        for name in names {
            assert!(
                description.contains(&format!("`{name}`")),
                "{schema}.{field} does not name {name}"
            );
        }
    }
}
