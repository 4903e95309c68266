//! The data room as a model sees it: a table of figures, and texts whose numbers are figures.

use std::fmt::Write;

use figures::numbers::Tracer;
use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::Mib;
use pipeline::committee::{Evidence, Figure, Ledger};
use pipeline::record;

use super::fence::{Data, harmless};
use super::speech;
use analyst::figures::{Figures, freshness};
use analyst::rulebook::RULES;

/// The figures of a session, for one brief.
pub struct FigureContext<'a> {
    /// The ledger as the rules read it.
    pub figures: Figures<'a>,
    ledger: &'a Ledger,
    brief: &'a Mib,
}

impl<'a> FigureContext<'a> {
    /// Over the ledger of an ask.
    pub fn new(brief: &'a Mib, ledger: &'a Ledger) -> Self {
        Self {
            figures: Figures::new(brief, ledger),
            ledger,
            brief,
        }
    }

    /// The figures of a seat: those its rules would read, then the rest of the subject's, then anything.
    pub fn of_seat(&self, role: &str, most: usize) -> Vec<&'a Evidence> {
        let mut chosen: Vec<&'a Evidence> = Vec::new();
        for topic in &self.figures.topics {
            for rule in RULES.iter().filter(|rule| rule.seat == role) {
                let measures = rule.needs.iter().chain(rule.also);
                chosen.extend(measures.filter_map(|measure| self.figures.of(topic, measure)));
            }
        }
        let keys: Vec<String> = self
            .figures
            .subjects()
            .map(|topic| format!("ev_{}_", topic.key))
            .collect();
        let own = |figure: &&Evidence| keys.iter().any(|key| figure.evidence_id.starts_with(key));
        chosen.extend(self.ledger.evidence.iter().filter(own));
        chosen.extend(&self.ledger.evidence);
        chosen.retain(|figure| may_see(role, figure));
        distinct(chosen, most)
    }

    /// The figures with these ids, in the order of the ledger.
    pub fn named(&self, ids: &[String], most: usize) -> Vec<&'a Evidence> {
        let known = |figure: &&Evidence| ids.contains(&figure.evidence_id);
        self.ledger.evidence.iter().filter(known).take(most).collect()
    }

    /// Puts figures before the model, as far as there is room for them.
    pub fn show(&self, data: &mut Data, figures: &[&Evidence]) {
        data.part("figures", &self.table(figures), 12_000);
    }

    /// Figures as a table of `id | name | value | unit | as of`. Names may be anybody's: they come from imported files
    /// too.
    pub fn table(&self, figures: &[&Evidence]) -> String {
        let mut table = "id | name | value | unit | as of".to_owned();
        for figure in figures {
            let name = harmless(&self.figures.name_of(figure), 80).replace('|', "/");
            let _ = write!(
                table,
                "\n{} | {name} | {} | {} | {}",
                figure.evidence_id, figure.value, figure.unit, figure.as_of
            );
        }
        table
    }

    /// What is missing.
    pub fn gaps(&self) -> String {
        let gaps: Vec<&str> = self.ledger.gaps.iter().take(6).map(String::as_str).collect();
        gaps.join("\n")
    }

    /// The ids that exist, among those listed and those a text refers to.
    pub fn known(&self, listed: &[String], text: &str) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        let referred = text.split("{{fig:").skip(1).filter_map(|rest| rest.split("}}").next());
        let listed = listed.iter().map(|id| bare(id));
        for id in referred.chain(listed) {
            if self.ledger.figure(id).is_some() && !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
        ids
    }

    /// A figure as a finding quotes it.
    pub fn quoted(&self, ids: &[String]) -> Vec<Figure> {
        let known = ids.iter().filter_map(|id| self.ledger.figure(id));
        known.map(|figure| self.figures.figure(figure)).collect()
    }

    /// How far something that stands on these figures can be believed at most: nothing without figures is more than a
    /// guess, and old figures are worth less.
    pub fn belief(&self, ids: &[String]) -> f64 {
        let known = ids.iter().filter_map(|id| self.ledger.figure(id));
        let oldest = known
            .map(|figure| self.figures.years_old(figure))
            .fold(None, |oldest: Option<f64>, age| {
                Some(oldest.map_or(age, |oldest| oldest.max(age)))
            });
        oldest.map_or(MAX_BELIEF_WITHOUT_FIGURE, |age| MAX_BELIEF * freshness(age))
    }

    /// Who writes the texts of this session.
    pub fn scribe(&self) -> Scribe<'a> {
        Scribe::new(self.brief, self.ledger)
    }
}

/// Whether a seat may see a figure. What somebody owns is the business of those who weigh it, and of nobody else.
pub fn may_see(role: &str, figure: &Evidence) -> bool {
    !figure.evidence_id.starts_with("ev_pf_") || ["risk", "allocation", "chair"].contains(&role)
}

/// What is believed at most of anything.
pub const MAX_BELIEF: f64 = 0.8;
/// What is believed at most without a figure.
pub const MAX_BELIEF_WITHOUT_FIGURE: f64 = 0.1;

/// Writes down what a model said: cleaned, with its figures put in and its own numbers cut out.
pub struct Scribe<'a> {
    tracer: Tracer<'a>,
}

impl<'a> Scribe<'a> {
    /// For the texts of a brief over a ledger.
    pub fn new(brief: &Mib, ledger: &'a Ledger) -> Self {
        let locale = Locale::of(Language::from_code(&brief.language));
        let tracer = Tracer::new(ledger, record::given(brief, ledger))
            .strictly()
            .speaking(locale);
        Self { tracer }
    }

    /// Also accepts these numbers.
    pub fn also(mut self, numbers: impl IntoIterator<Item = f64>) -> Self {
        self.tracer.also(numbers);
        self
    }

    /// A text as it may be shown.
    pub fn write(&mut self, said: &str, most: usize) -> String {
        self.tracer.trace(&speech::clean(said, most))
    }

    /// Several texts, without the empty ones.
    pub fn write_all(&mut self, said: &[String], texts: usize, most: usize) -> Vec<String> {
        let written = said.iter().take(texts).map(|text| self.write(text, most));
        written.filter(|text| !text.is_empty()).collect()
    }
}

/// An id that was copied with its braces.
fn bare(id: &str) -> &str {
    let id = id.trim();
    let id = id.strip_prefix("{{fig:").unwrap_or(id);
    id.strip_suffix("}}").unwrap_or(id).trim_start_matches("fig:")
}

fn distinct(figures: Vec<&Evidence>, most: usize) -> Vec<&Evidence> {
    let mut kept: Vec<&Evidence> = Vec::new();
    for figure in figures {
        if kept.len() < most && !kept.iter().any(|known| known.evidence_id == figure.evidence_id) {
            kept.push(figure);
        }
    }
    kept
}
