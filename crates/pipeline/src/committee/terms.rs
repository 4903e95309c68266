//! The closed sets of words that the committee uses.

named! {
    /// What kind of statement a claim is.
    ClaimKind {
        /// Read from a source.
        Fact = "fact",
        /// Computed from figures.
        Calculation = "calculation",
        /// Taken for granted.
        Assumption = "assumption",
        /// The member's own view.
        Opinion = "opinion",
    }
}

named! {
    /// The state of a claim; also the chair's ruling on it. A cross-examination only moves a claim down this list.
    #[derive(PartialOrd, Ord)]
    ClaimStatus {
        /// Nobody has challenged it.
        Open = "open",
        /// Its author defends it.
        Upheld = "upheld",
        /// A challenge has no answer.
        Unresolved = "unresolved",
        /// Its author concedes a point.
        Weakened = "weakened",
        /// Its author takes it back.
        Withdrawn = "withdrawn",
        /// It is shown to be wrong.
        Refuted = "refuted",
    }
}

named! {
    /// What a challenge is about.
    ChallengeKind {
        /// Too little evidence supports the claim.
        Evidence = "evidence",
        /// Its computation is wrong.
        Arithmetic = "arithmetic",
        /// Its figures are old.
        Staleness = "staleness",
        /// Something else explains it as well.
        AlternativeExplanation = "alternative_explanation",
        /// It ignores how often such things happen.
        BaseRate = "base_rate",
        /// It leaves a risk out.
        MissingRisk = "missing_risk",
    }
}

named! {
    /// How a member responds to a challenge.
    RebuttalPosition {
        /// The member admits that the challenge has a point.
        Concede = "concede",
        /// The member rejects the challenge.
        Defend = "defend",
        /// The claim is taken back.
        Withdraw = "withdraw",
    }
}

named! {
    /// Where the evidence points.
    Balance {
        /// For.
        Favourable = "favourable",
        /// Both ways.
        Mixed = "mixed",
        /// Against.
        Unfavourable = "unfavourable",
        /// There is too little to say.
        InsufficientEvidence = "insufficient_evidence",
    }
}

named! {
    /// How grave an objection is.
    Severity {
        /// It is only noted.
        Low = "low",
        /// It costs confidence.
        Medium = "medium",
        /// The draft cannot stand as it is.
        High = "high",
    }
}

named! {
    /// How the chair dealt with an objection.
    Disposition {
        /// The chair agrees.
        Accepted = "accepted",
        /// The chair has an answer.
        Answered = "answered",
        /// Nobody has answered it.
        Open = "open",
    }
}
