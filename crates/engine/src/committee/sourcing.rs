//! Every number in a finding, an analysis or a debrief must be a figure of the ledger, or it is cut out. The time this
//! takes grows with the texts, so it runs in a compute slot. Challenges and rebuttals are not checked here: `models`
//! checks what a model writes, and the built-in analyst writes them from figures.

use std::sync::Arc;

use figures::numbers::{Coverage, Tracer};
use languages::language::Language;
use languages::locale::Locale;
use pipeline::committee::{Analysis, Bounds, Debrief, Finding, cap_confidence};
use pipeline::plan::Plan;
use pipeline::ports::reasoner::SharedLedger;
use pipeline::record::tracer;

/// A debrief after the check, and how many numbers of analysis and debrief are figures of the ledger.
pub(super) type CheckedDebrief = (Debrief, Coverage);

/// Checks the numbers of texts against the ledger of a run.
#[derive(Clone)]
pub(super) struct Sourcing {
    pub(super) plan: Arc<Plan>,
    pub(super) ledger: SharedLedger,
}

impl Sourcing {
    /// The thought without the numbers that are not in the ledger.
    pub(super) fn thought(&self, thought: &str) -> String {
        let mut text = thought.to_owned();
        self.tracer().apply(&mut text);
        text
    }

    /// The finding without the numbers that are not in the ledger. If there were any, a caveat says so.
    pub(super) fn finding(&self, mut finding: Finding) -> Finding {
        let mut tracer = self.tracer();
        let bounds = finding.claims.iter().filter_map(|claim| claim.bounds.as_ref());
        tracer.also(bounds.flat_map(Bounds::numbers));
        for text in finding.texts_mut() {
            tracer.apply(text);
        }
        if tracer.coverage.gaps > 0 {
            finding.caveats.push(self.left_out_message());
        }
        finding
    }

    /// The analysis without the numbers that are not in the ledger. If there were any, its confidence is capped.
    pub(super) fn analysis(&self, mut analysis: Analysis) -> Analysis {
        let mut tracer = tracer(&self.ledger, &self.plan, &analysis);
        for text in analysis.texts_mut() {
            tracer.apply(text);
        }
        analysis.coverage = tracer.coverage;
        if tracer.coverage.gaps > 0 {
            // The text was not made from the figures alone, so it deserves less confidence.
            analysis.confidence = cap_confidence(analysis.confidence, 1);
            if let Some(breakdown) = &mut analysis.confidence_breakdown {
                breakdown.lowered("numbers", analysis.confidence, || self.left_out_message());
            }
            analysis.data_gaps.push(self.left_out_message());
        }
        analysis
    }

    /// The debrief without the numbers that are not in the ledger.
    pub(super) fn debrief(&self, mut debrief: Debrief, analysis: &Analysis) -> CheckedDebrief {
        let mut tracer = tracer(&self.ledger, &self.plan, analysis);
        tracer.coverage = analysis.coverage;
        for text in debrief.texts_mut() {
            tracer.apply(text);
        }
        (debrief, tracer.coverage)
    }

    fn tracer(&self) -> Tracer<'_> {
        let brief = &self.plan.brief;
        Tracer::new(&self.ledger, [brief.question.as_str(), brief.horizon.as_str()])
    }

    fn left_out_message(&self) -> String {
        let locale = Locale::of(Language::from_code(&self.plan.brief.language));
        locale.text("number-left-out").into_owned()
    }
}
