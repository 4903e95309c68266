//! What may still be spent, and whether new work may begin.

use pipeline::Outcome;
use pipeline::budget::{Purpose, day_spent, share_spent};
use pipeline::execution::Usage;
use pipeline::ports::reasoner::Allowance;
use pipeline::ports::store::{Mutation, Stored};
use pipeline::record::step::StepResult;

use crate::Engine;
use crate::faults::{reasoner_refusal, store_refusal};

/// What may still be spent on this UTC day.
struct Today {
    /// By everybody together.
    all: Allowance,
    /// By the owner, of their share.
    own: Allowance,
}

impl Engine {
    /// Refuses new work while the reasoner is down, or when the day's budget or the owner's share of it is spent.
    pub(crate) async fn may_begin(&self, owner: &str) -> Outcome<()> {
        self.report_reasoner_state();
        self.ports.reasoner.availability().map_err(reasoner_refusal)?;
        let now = self.now();
        let today = self
            .today(owner, Purpose::Work)
            .await
            .map_err(|error| store_refusal(error, now))?;
        let (limit, refusal) = if today.all.is_spent() {
            ("budget", day_spent(now))
        } else if today.own.is_spent() {
            ("owner_budget", share_spent(now))
        } else {
            return Ok(());
        };
        metrics::counter!("convene_limits_hit_total", "limit" => limit).increment(1);
        Err(refusal)
    }

    async fn today(&self, owner: &str, purpose: Purpose) -> Stored<Today> {
        let budgets = &self.settings.budgets;
        if !budgets.day.is_set() {
            return Ok(Today {
                all: Allowance::default(),
                own: Allowance::default(),
            });
        }
        let spent = self.store().spent(owner, self.now().utc_day()).await?;
        let share = budgets.share().unwrap_or_default();
        Ok(Today {
            all: budgets.day.left(spent.all, purpose),
            own: share.left(spent.own, purpose),
        })
    }

    /// What may still be spent today for the owner: the smaller of the day's budget and the owner's share.
    pub(crate) async fn left_today(&self, owner: &str, purpose: Purpose) -> Stored<Allowance> {
        let Today { all, own } = self.today(owner, purpose).await?;
        Ok(all.and(own))
    }

    /// What a session has cost so far, summed over its journal.
    pub(crate) async fn spent_by(&self, session_id: &str) -> Stored<Usage> {
        let steps = self.store().steps(session_id).await?;
        let usages = steps.iter().map(|step| StepResult::read(&step.result).usage());
        Ok(usages.fold(Usage::default(), Usage::plus))
    }

    /// What a call of a session may cost before its committee starts.
    pub(crate) async fn allowance_before_committee(&self, owner: &str, session_id: &str) -> Stored<Allowance> {
        let limit = self.settings.budgets.session;
        let session = if limit.is_set() {
            limit.left(self.spent_by(session_id).await?, Purpose::Work)
        } else {
            Allowance::default()
        };
        Ok(session.and(self.left_today(owner, Purpose::Work).await?))
    }

    /// The writes that add a cost to the day's sum and to the owner's. They come last in their batch.
    pub(crate) fn spend(&self, owner: &str, usage: Usage) -> Vec<Mutation> {
        let budgets = &self.settings.budgets;
        let day = self.now().utc_day();
        // The usage report shows what models cost. Calls without tokens are recorded only if the owner's share counts
        // them.
        let own = (usage.tokens() > 0 || budgets.share().is_some()).then(|| Mutation::SpendForOwner {
            owner: owner.to_owned(),
            day,
            usage,
        });
        let all = budgets.day.is_set().then_some(Mutation::Spend { day, usage });
        let spent = usage != Usage::default();
        own.into_iter().chain(all).filter(|_| spent).collect()
    }
}
