//! What may still be spent, and whether anything may begin.

use pipeline::Outcome as Answer;
use pipeline::budget::{Purpose, day_spent, share_spent};
use pipeline::execution::Usage;
use pipeline::ports::reasoner::Allowance;
use pipeline::ports::store::{Mutation, Stored};
use pipeline::record::step::StepResult;

use crate::Engine;
use crate::faults::{not_reasoned, refused};

/// What may still be spent today.
struct Today {
    /// By everybody together.
    all: Allowance,
    /// Of the owner's share.
    own: Allowance,
}

impl Engine {
    /// Refuses what would need the reasoner while it is down, or while the day's budget or the owner's share of it is
    /// spent.
    pub(crate) async fn may_begin(&self, owner: &str) -> Answer<()> {
        self.note_standing();
        self.ports.reasoner.standing().map_err(not_reasoned)?;
        let now = self.now();
        let today = self
            .today(owner, Purpose::Work)
            .await
            .map_err(|error| refused(error, now))?;
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

    /// What may still be spent today for the owner.
    pub(crate) async fn left_today(&self, owner: &str, purpose: Purpose) -> Stored<Allowance> {
        let Today { all, own } = self.today(owner, purpose).await?;
        Ok(all.and(own))
    }

    /// What a session has spent by its journal.
    pub(crate) async fn spent_by(&self, session_id: &str) -> Stored<Usage> {
        let steps = self.store().steps(session_id).await?;
        let usages = steps.iter().map(|step| StepResult::read(&step.result).usage());
        Ok(usages.fold(Usage::default(), Usage::plus))
    }

    /// What a call before the committee may cost.
    pub(crate) async fn left_before_the_committee(&self, owner: &str, session_id: &str) -> Stored<Allowance> {
        let limit = self.settings.budgets.session;
        let session = if limit.is_set() {
            limit.left(self.spent_by(session_id).await?, Purpose::Work)
        } else {
            Allowance::default()
        };
        Ok(session.and(self.left_today(owner, Purpose::Work).await?))
    }

    /// The writes that add to the day, where somebody looks at it. They come last in their batch.
    pub(crate) fn spend(&self, owner: &str, usage: Usage) -> Vec<Mutation> {
        let budgets = &self.settings.budgets;
        let day = self.now().utc_day();
        // An owner is told what models cost; what costs nothing is written down only where it counts.
        let own = (usage.tokens() > 0 || budgets.share().is_some()).then(|| Mutation::SpendOwn {
            owner: owner.to_owned(),
            day,
            usage,
        });
        let all = budgets.day.is_set().then_some(Mutation::Spend { day, usage });
        let spent = usage != Usage::default();
        own.into_iter().chain(all).filter(|_| spent).collect()
    }
}
