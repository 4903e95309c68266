//! What the types of questions have in common.

use super::Question;

impl Question {
    /// Whether it asks for one thing only, so that other points do not belong into the answer.
    pub const fn is_narrow(self) -> bool {
        matches!(
            self,
            Self::Concentration
                | Self::Crash(_)
                | Self::DeepestFall
                | Self::Doubling
                | Self::Extremes
                | Self::NeededReturn
                | Self::Past(_)
                | Self::PastPrice(_)
                | Self::Debt
                | Self::EarningsPerShare
                | Self::EarningsQuality
                | Self::ImpliedGrowth
                | Self::CashOrBonds
                | Self::RatesDown
                | Self::RatesUp
                | Self::Recovery
                | Self::RepayOrInvest
                | Self::ReturnOnEquity
                | Self::SaveOrInvest
                | Self::StockFall(_)
                | Self::PartsFall
                | Self::CashRate
                | Self::StockShare
                | Self::StocksOrBonds
                | Self::BeatInflation
        )
    }

    /// Whether it asks for a meaning, the past or arithmetic: nothing speaks for or against that.
    pub const fn has_no_sides(self) -> bool {
        matches!(
            self,
            Self::Definition
                | Self::Outside
                | Self::Lookup
                | Self::Past(_)
                | Self::PastPrice(_)
                | Self::DeepestFall
                | Self::Extremes
                | Self::Doubling
                | Self::NeededReturn
                | Self::PartsFall
                | Self::CashRate
                | Self::StockShare
        )
    }

    /// Whether its answer is a meaning, a figure or what is missing alone, with nothing to weigh.
    pub const fn is_plain(self) -> bool {
        matches!(self, Self::Definition | Self::Outside | Self::Lookup)
    }

    /// Whether it is about a plan of taking out or paying in.
    pub const fn is_plan(self) -> bool {
        matches!(
            self,
            Self::Withdrawals | Self::SavingsPlan | Self::GrownSum | Self::LumpSum | Self::Wait
        )
    }

    /// Whether the history of the US stock market answers it, whatever the kind of its subject.
    pub const fn is_on_market(self) -> bool {
        self.is_plan()
            || matches!(
                self,
                Self::Recovery
                    | Self::DeepestFall
                    | Self::Doubling
                    | Self::Extremes
                    | Self::NeededReturn
                    | Self::Past(_)
                    | Self::RepayOrInvest
                    | Self::SaveOrInvest
                    | Self::StocksOrBonds
                    | Self::BeatInflation
                    | Self::Crash(_)
                    | Self::StockFall(_)
                    | Self::StockShare
            )
    }
}
