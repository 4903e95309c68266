//! The figure of a company's accounts that a question names: "the gross margin of Apple".

use pipeline::brief::MasterBrief;

use super::question::Question;
use super::question_text::QuestionText;
use super::word_list::WordList;

/// A figure of the accounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Gross profit over sales.
    GrossMargin,
    /// Operating profit over sales.
    OperatingMargin,
    /// Net profit over sales.
    NetMargin,
    /// Cash from operations less what was invested.
    FreeCashFlow,
    /// What is left after costs, interest and taxes.
    NetProfit,
    /// What was sold in the year.
    Sales,
    /// Cash and what can be turned into cash within a year.
    Cash,
    /// What was spent on own shares.
    Buybacks,
    /// Research and development over sales.
    Research,
    /// What all of its shares are worth.
    MarketValue,
    /// What was spent on buildings and equipment, over sales.
    Investment,
}

/// All of them, longer names before the shorter ones that they contain.
const ALL: [Measure; 11] = [
    Measure::GrossMargin,
    Measure::OperatingMargin,
    Measure::NetMargin,
    Measure::FreeCashFlow,
    Measure::NetProfit,
    Measure::Sales,
    Measure::Buybacks,
    Measure::Research,
    Measure::Investment,
    Measure::MarketValue,
    Measure::Cash,
];

impl Measure {
    /// The figure that a brief names.
    pub fn of(brief: &MasterBrief) -> Option<Self> {
        let text = QuestionText::new(brief);
        let is_named = |measure: &Self| text.has_words(measure.word_list());
        // "The margin" is that of the business.
        let margin = || text.has(WordList::Margin).then_some(Self::OperatingMargin);
        let named = ALL.into_iter().find(is_named).or_else(margin)?;
        // Often only mentioned: "debt beside cash", "growing sales", "who earns more on a dollar of sales".
        let is_general = matches!(named, Self::NetProfit | Self::Sales | Self::Cash);
        (!is_general || Question::compared_by(brief).is_none()).then_some(named)
    }

    /// Its name in the ids of figures.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GrossMargin => "gross_margin",
            Self::OperatingMargin => "operating_margin",
            Self::NetMargin => "net_margin",
            Self::FreeCashFlow => "free_cash_flow",
            Self::NetProfit => "net_income",
            Self::Sales => "revenue",
            Self::Cash => "cash",
            Self::Buybacks => "buybacks",
            Self::Research => "rd_to_revenue",
            Self::Investment => "capex_to_revenue",
            Self::MarketValue => "public_float",
        }
    }

    const fn word_list(self) -> &'static str {
        match self {
            Self::GrossMargin => "names-gross-margin",
            Self::OperatingMargin => "names-operating-margin",
            Self::NetMargin => "names-net-margin",
            Self::FreeCashFlow => "names-free-cash-flow",
            Self::NetProfit => "names-net-profit",
            Self::Sales => "names-sales",
            Self::Cash => "names-cash",
            Self::Buybacks => "names-buybacks",
            Self::Research => "names-research",
            Self::Investment => "names-investment",
            Self::MarketValue => "names-market-value",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_figure_is_found() {
        for (question, named) in [
            ("What is the gross margin of Apple?", Some(Measure::GrossMargin)),
            ("Wie hoch ist die Nettomarge von SAP?", Some(Measure::NetMargin)),
            ("Which has the higher net profit margin?", Some(Measure::NetMargin)),
            ("Which has the higher net profit?", Some(Measure::NetProfit)),
            ("アップルの営業利益率は", Some(Measure::OperatingMargin)),
            ("Which has more revenue, Walmart or Amazon?", Some(Measure::Sales)),
            ("How much does Microsoft spend on research?", Some(Measure::Research)),
            (
                "Wie viele eigene Aktien hat Apple zurückgekauft?",
                Some(Measure::Buybacks),
            ),
            ("What is Apple's margin?", Some(Measure::OperatingMargin)),
            // The growth of sales is another figure, and debt another question.
            ("Whose sales are growing faster?", None),
            ("Does Apple have more cash than debt?", None),
            ("Who earns more on a dollar of sales, Intel or Nvidia?", None),
            ("Is Apple worth a look?", None),
        ] {
            let brief = MasterBrief {
                question: question.to_owned(),
                ..MasterBrief::default()
            };
            assert_eq!(Measure::of(&brief), named, "{question}");
        }
    }
}
