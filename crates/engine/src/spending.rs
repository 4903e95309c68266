//! What may still be spent, and whether anything may begin.

use pipeline::Outcome as Answer;
use pipeline::budget::{Purpose, day_spent};
use pipeline::execution::Usage;
use pipeline::ports::reasoner::Allowance;
use pipeline::ports::store::{Mutation, Stored};

use crate::Engine;
use crate::faults::{not_reasoned, refused};
use crate::outcome::Outcome;

impl Engine {
    /// Refuses what would need the reasoner while it is down or the day's budget is spent.
    pub(crate) async fn may_begin(&self) -> Answer<()> {
        self.note_standing();
        self.ports.reasoner.standing().map_err(not_reasoned)?;
        let now = self.now();
        let left = self
            .left_today(Purpose::Work)
            .await
            .map_err(|error| refused(error, now))?;
        if left.is_spent() {
            metrics::counter!("convene_limits_hit_total", "limit" => "budget").increment(1);
            return Err(day_spent(now));
        }
        Ok(())
    }

    /// What everybody together may still spend today.
    pub(crate) async fn left_today(&self, purpose: Purpose) -> Stored<Allowance> {
        let limit = self.settings.budgets.day;
        if !limit.is_set() {
            return Ok(Allowance::default());
        }
        Ok(limit.left(self.store().spent(self.now().utc_day()).await?, purpose))
    }

    /// What a session has spent by its journal.
    pub(crate) async fn spent_by(&self, session_id: &str) -> Stored<Usage> {
        let steps = self.store().steps(session_id).await?;
        let usages = steps.iter().map(|step| Outcome::unpack(&step.result).usage());
        Ok(usages.fold(Usage::default(), Usage::plus))
    }

    /// What a call before the committee may cost.
    pub(crate) async fn left_before_the_committee(&self, session_id: &str) -> Stored<Allowance> {
        let limit = self.settings.budgets.session;
        let session = if limit.is_set() {
            limit.left(self.spent_by(session_id).await?, Purpose::Work)
        } else {
            Allowance::default()
        };
        Ok(session.and(self.left_today(Purpose::Work).await?))
    }

    /// The write that adds to the day, where somebody looks at it. It comes last in its batch.
    pub(crate) fn spend(&self, usage: Usage) -> Option<Mutation> {
        let counts = self.settings.budgets.day.is_set() && usage != Usage::default();
        counts.then(|| Mutation::Spend {
            day: self.now().utc_day(),
            usage,
        })
    }
}
