//! Every number of a finding, an analysis and a debrief is either a figure of the ledger or cut out. Looking them up
//! takes as long as the texts are, so it is done where computing is done. What a model asks and answers in the
//! cross-examination is checked where it is written down; the built-in analyst writes it from figures.

use std::sync::Arc;

use figures::numbers::{Coverage, Tracer};
use languages::language::Language;
use languages::locale::Locale;
use pipeline::committee::{Analysis, Bounds, Debrief, Finding, cap_confidence};
use pipeline::plan::Plan;
use pipeline::ports::reasoner::SharedLedger;
use pipeline::record::tracer;

/// A debrief, and how many of all numbers have a figure behind them.
pub(super) type Told = (Debrief, Coverage);

/// What numbers are looked up in.
#[derive(Clone)]
pub(super) struct Sourcing {
    pub(super) plan: Arc<Plan>,
    pub(super) ledger: SharedLedger,
}

impl Sourcing {
    /// A thought with every number either a figure or cut out.
    pub(super) fn thought(&self, thought: &str) -> String {
        let mut text = thought.to_owned();
        self.tracer().apply(&mut text);
        text
    }

    /// The finding with every number either a figure or cut out, and a caveat where one was.
    pub(super) fn finding(&self, mut finding: Finding) -> Finding {
        let mut tracer = self.tracer();
        let bounds = finding.claims.iter().filter_map(|claim| claim.bounds.as_ref());
        tracer.also(bounds.flat_map(Bounds::numbers));
        for text in finding.texts_mut() {
            tracer.apply(text);
        }
        if tracer.coverage.gaps > 0 {
            finding.caveats.push(self.left_out());
        }
        finding
    }

    /// The analysis with every number either a figure or cut out.
    pub(super) fn analysis(&self, mut analysis: Analysis) -> Analysis {
        let mut tracer = tracer(&self.ledger, &self.plan, &analysis);
        for text in analysis.texts_mut() {
            tracer.apply(text);
        }
        analysis.coverage = tracer.coverage;
        if tracer.coverage.gaps > 0 {
            // A text that needed cutting was not made from the figures alone.
            analysis.confidence = cap_confidence(analysis.confidence, 1);
            if let Some(breakdown) = &mut analysis.confidence_breakdown {
                breakdown.lowered("numbers", analysis.confidence, || self.left_out());
            }
            analysis.data_gaps.push(self.left_out());
        }
        analysis
    }

    /// The debrief with every number either a figure or cut out.
    pub(super) fn debrief(&self, mut debrief: Debrief, analysis: &Analysis) -> Told {
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

    fn left_out(&self) -> String {
        let locale = Locale::of(Language::from_code(&self.plan.brief.language));
        locale.text("number-left-out").into_owned()
    }
}
