//! The rollout switches. One that is not set is off.

use serde::{Deserialize, Serialize};

/// A switch that a route can depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switch {
    /// `POST /orchestrations/{id}/convene`.
    Convene,
    /// The audit PDF.
    AuditPdf,
    /// Reviews.
    Reviews,
    /// Self-service erasure.
    Erasure,
}

/// The position of every switch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// A ready plan waits for the convene call; off, it dispatches its committee by itself.
    pub convene: bool,
    /// The audit PDF can be fetched.
    pub audit_pdf: bool,
    /// Reviews can be written and read.
    pub reviews: bool,
    /// An account can be erased by its owner.
    pub erasure: bool,
    /// An erasure that cannot finish is recorded and retried; off, it fails fast.
    pub erasure_durable: bool,
}

impl Switches {
    /// Whether a switch is on.
    pub const fn is_on(&self, switch: Switch) -> bool {
        match switch {
            Switch::Convene => self.convene,
            Switch::AuditPdf => self.audit_pdf,
            Switch::Reviews => self.reviews,
            Switch::Erasure => self.erasure,
        }
    }
}
