//! The figures of a session as models see them, and models' texts with these figures filled in.

use std::fmt::Write;

use figures::numbers::Tracer;
use languages::language::Language;
use languages::locale::Locale;
use pipeline::brief::MasterBrief;
use pipeline::committee::{Evidence, Figure, Ledger};
use pipeline::record;

use super::output_filter;
use super::prompt_data::{PromptData, escape_untrusted};
use analyst::figures::{Figures, freshness};
use analyst::rulebook::RULES;

/// The figures of a session, for one brief.
pub struct FigureContext<'a> {
    /// The ledger as the rules read it.
    pub figures: Figures<'a>,
    ledger: &'a Ledger,
    brief: &'a MasterBrief,
}

impl<'a> FigureContext<'a> {
    /// For the brief and the ledger of one request.
    pub fn new(brief: &'a MasterBrief, ledger: &'a Ledger) -> Self {
        Self {
            figures: Figures::new(brief, ledger),
            ledger,
            brief,
        }
    }

    /// At most `max` figures for a seat: first those that its rules read, then the subject's others, then the rest.
    pub fn for_seat(&self, role: &str, max: usize) -> Vec<&'a Evidence> {
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
        distinct(chosen, max)
    }

    /// At most `max` figures with these ids, in the order of the ledger.
    pub fn by_ids(&self, ids: &[String], max: usize) -> Vec<&'a Evidence> {
        let wanted = |figure: &&Evidence| ids.contains(&figure.evidence_id);
        self.ledger.evidence.iter().filter(wanted).take(max).collect()
    }

    /// Adds a table of figures to the prompt data; rows beyond the length limit are cut off.
    pub fn add_table(&self, data: &mut PromptData, figures: &[&Evidence]) {
        data.part("figures", &self.table(figures), 12_000);
    }

    /// Figures as a table of `id | name | value | unit | as of`. Names are escaped: they may come from imported files.
    pub fn table(&self, figures: &[&Evidence]) -> String {
        let mut table = "id | name | value | unit | as of".to_owned();
        for figure in figures {
            let name = escape_untrusted(&self.figures.name_of(figure), 80).replace('|', "/");
            let _ = write!(
                table,
                "\n{} | {name} | {} | {} | {}",
                figure.evidence_id, figure.value, figure.unit, figure.as_of
            );
        }
        table
    }

    /// The data gaps, one per line, at most six.
    pub fn gaps(&self) -> String {
        let gaps: Vec<&str> = self.ledger.gaps.iter().take(6).map(String::as_str).collect();
        gaps.join("\n")
    }

    /// The ids that are in the ledger, of those that a text refers to and those listed, each once.
    pub fn existing_ids(&self, listed: &[String], text: &str) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        let referred = text.split("{{fig:").skip(1).filter_map(|rest| rest.split("}}").next());
        let listed = listed.iter().map(|id| without_braces(id));
        for id in referred.chain(listed) {
            if self.ledger.figure(id).is_some() && !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
        ids
    }

    /// The figures with these ids, as a finding quotes them.
    pub fn quoted(&self, ids: &[String]) -> Vec<Figure> {
        let known = ids.iter().filter_map(|id| self.ledger.figure(id));
        known.map(|figure| self.figures.figure(figure)).collect()
    }

    /// The highest confidence in a statement that rests on these figures: low without any, and lower the older the
    /// oldest is.
    pub fn max_confidence(&self, ids: &[String]) -> f64 {
        let known = ids.iter().filter_map(|id| self.ledger.figure(id));
        let oldest = known
            .map(|figure| self.figures.years_old(figure))
            .fold(None, |oldest: Option<f64>, age| {
                Some(oldest.map_or(age, |oldest| oldest.max(age)))
            });
        oldest.map_or(MAX_CONFIDENCE_WITHOUT_FIGURE, |age| MAX_CONFIDENCE * freshness(age))
    }

    /// A sanitiser for the texts of this session.
    pub fn sanitiser(&self) -> TextSanitiser<'a> {
        TextSanitiser::new(self.brief, self.ledger)
    }
}

/// Whether a seat may see a figure. Portfolio figures (`ev_pf_`) are only for the seats that weigh holdings.
pub fn may_see(role: &str, figure: &Evidence) -> bool {
    !figure.evidence_id.starts_with("ev_pf_") || ["risk", "allocation", "chair"].contains(&role)
}

/// The highest confidence of any claim.
pub const MAX_CONFIDENCE: f64 = 0.8;
/// The highest confidence of a claim without a figure.
pub const MAX_CONFIDENCE_WITHOUT_FIGURE: f64 = 0.1;

/// Makes a model's texts fit to show: filtered, with references replaced by figures, and with other numbers cut out.
pub struct TextSanitiser<'a> {
    tracer: Tracer<'a>,
}

impl<'a> TextSanitiser<'a> {
    /// For the texts of a brief over a ledger.
    pub fn new(brief: &MasterBrief, ledger: &'a Ledger) -> Self {
        let locale = Locale::of(Language::from_code(&brief.language));
        let tracer = Tracer::new(ledger, record::given(brief, ledger))
            .strictly()
            .speaking(locale);
        Self { tracer }
    }

    /// Also accepts these numbers in texts.
    pub fn also(mut self, numbers: impl IntoIterator<Item = f64>) -> Self {
        self.tracer.also(numbers);
        self
    }

    /// A text as it may be shown, cut at so many characters before figures are filled in.
    pub fn write(&mut self, text: &str, max_chars: usize) -> String {
        self.tracer.trace(&output_filter::clean(text, max_chars))
    }

    /// The first `max_texts` texts, without those that end up empty.
    pub fn write_all(&mut self, texts: &[String], max_texts: usize, max_chars: usize) -> Vec<String> {
        let written = texts.iter().take(max_texts).map(|text| self.write(text, max_chars));
        written.filter(|text| !text.is_empty()).collect()
    }
}

/// A figure id without the `{{fig:` and `}}` that models sometimes copy with it.
fn without_braces(id: &str) -> &str {
    let id = id.trim();
    let id = id.strip_prefix("{{fig:").unwrap_or(id);
    id.strip_suffix("}}").unwrap_or(id).trim_start_matches("fig:")
}

fn distinct(figures: Vec<&Evidence>, max: usize) -> Vec<&Evidence> {
    let mut kept: Vec<&Evidence> = Vec::new();
    for figure in figures {
        if kept.len() < max && !kept.iter().any(|known| known.evidence_id == figure.evidence_id) {
            kept.push(figure);
        }
    }
    kept
}
