//! The end: the plain-language debrief, or the reason why there is none. Analysis, debrief, seal and the terminal
//! status are committed together with the last turn.

use figures::canonical::sha256_hex;
use languages::decimal::Decimal;
use languages::language::Language;
use languages::locale::{Arg, Locale};
use pipeline::committee::{Analysis, Balance, Debrief, cap_confidence, checks};
use pipeline::execution::{ExecutionStatus, Usage};
use pipeline::plan::Member;
use pipeline::ports::reasoner::{StageRequest, StageResponse};
use pipeline::ports::store::{DocumentKind, Mutation};
use pipeline::reason::Reason;
use pipeline::record::Seal;
use pipeline::transcript::Kind;

use super::calling::StepKey;
use super::effects::Effects;
use super::journal::Journal;
use super::sourcing::Told;
use super::{Run, turn};
use crate::interrupt::Interrupt;

impl Run<'_> {
    /// Tells it in plain language, and ends. When nothing is left to pay for that, it is told in the plainest words.
    pub(super) async fn debrief(&self, analysis: Analysis) -> Result<(), Interrupt> {
        let sourcing = self.sourcing();
        let mut analysis = match self.journal.compute(move || sourcing.analysis(analysis)).await {
            Ok(analysis) => analysis,
            Err(why) => return self.fail(&self.say_why("failed-check", why.into())).await,
        };
        let language = self.journal.state().await.execution.language;
        let seal = seal_of(&self.journal).await?;
        let ask = StageRequest::Debrief {
            brief: self.plan.brief.clone(),
            analysis: analysis.clone(),
            members: self.plan.tasks.len(),
            language,
        };
        let (sourcing, told_of) = (self.sourcing(), analysis.clone());
        let read = move |reply| match reply {
            StageResponse::Debrief { debrief } => Ok(sourcing.debrief(checks::debrief(debrief)?, &told_of)),
            _ => Err("the answer is not a debrief".to_owned()),
        };
        let told = self
            .journal
            .call(&StepKey::of("debrief", "debrief"), &ask, read, |told, effects| {
                if let Ok(told) = told {
                    self.end(&analysis, told, &seal, effects);
                }
            })
            .await?;
        match told {
            Ok(_) => Ok(()),
            Err(Reason::BudgetSpent) => {
                let says_so = self.say("message-budget-spent", &[]);
                if !analysis.data_gaps.contains(&says_so) {
                    analysis.confidence = cap_confidence(analysis.confidence, 1);
                    self.explain(&mut analysis, "budget");
                    analysis.data_gaps.push(says_so);
                }
                let (sourcing, plain, told_of) = (self.sourcing(), self.plain_debrief(&analysis), analysis.clone());
                let told = match self.journal.compute(move || sourcing.debrief(plain, &told_of)).await {
                    Ok(told) => told,
                    Err(why) => return self.fail(&self.say_why("failed-debrief", why.into())).await,
                };
                self.journal
                    .note("debrief/plain", |effects| self.end(&analysis, &told, &seal, effects))
                    .await
            }
            Err(reason) => self.fail(&self.say_why("failed-debrief", reason)).await,
        }
    }

    /// Everything that the end of a run is, in one commit.
    fn end(&self, analysis: &Analysis, (debrief, coverage): &Told, seal: &Seal, effects: &mut Effects<'_>) {
        let at = self.engine.now();
        effects.execution.steps.only_left(0);
        effects.execution.status = ExecutionStatus::Completed;
        effects.execution.finished_at = Some(at);
        let analysis = Analysis {
            coverage: *coverage,
            ..analysis.clone()
        };
        let texts = [
            (
                DocumentKind::Analysis,
                serde_json::to_string(&analysis).unwrap_or_default(),
            ),
            (
                DocumentKind::Summary,
                serde_json::to_string(debrief).unwrap_or_default(),
            ),
        ];
        let [analysis_sha256, debrief_sha256] = [&texts[0].1, &texts[1].1].map(|text| Some(sha256_hex(text)));
        for (kind, body) in texts {
            effects.write(Mutation::PutDocument {
                session_id: self.plan.session_id.clone(),
                owner: self.plan.owner.clone(),
                kind,
                body,
                at,
            });
        }
        effects.write(self.journal.finish());
        effects.seal(
            turn(Kind::Synthesis, self.seat("chair"), None, debrief.headline.clone()),
            Seal {
                analysis: analysis_sha256,
                debrief: debrief_sha256,
                ..seal.clone()
            },
        );
    }

    /// The analysis in sentences that the service has itself: where it stands, how sure it is, what is missing.
    fn plain_debrief(&self, analysis: &Analysis) -> Debrief {
        let locale = Locale::of(Language::from_code(&self.plan.brief.language));
        let headline = match analysis.balance {
            Balance::Favourable => "debrief-headline-favourable",
            Balance::Mixed => "debrief-headline-mixed",
            Balance::Unfavourable => "debrief-headline-unfavourable",
            Balance::InsufficientEvidence => "debrief-headline-insufficient",
        };
        let confidence = locale.number(Decimal::rounded(analysis.confidence, 2));
        Debrief {
            headline: locale.fill(headline, &[("subject", &self.plan.brief.subject.in_words())]),
            paragraphs: vec![
                analysis.thesis.clone(),
                locale.fill("debrief-confidence", &[("confidence", &confidence)]),
                locale.text("message-budget-spent").into_owned(),
            ],
            key_numbers: Vec::new(),
            terms: Vec::new(),
        }
    }

    /// Ends the run without a result.
    pub(super) async fn fail(&self, reason: &str) -> Result<(), Interrupt> {
        fail(&self.journal, self.seat("chair"), reason).await
    }
}

/// Ends a run without a result. The reason is in the session's language; where the budget is why, it says what was
/// spent.
pub(super) async fn fail(journal: &Journal<'_>, chair: Option<&Member>, reason: &str) -> Result<(), Interrupt> {
    let seal = seal_of(journal).await?;
    journal
        .note("failed", |effects| {
            let locale = Locale::of(effects.execution.language);
            let mut reason = reason.to_owned();
            if effects.execution.budget_exhausted {
                reason = spent_so_far(locale, &reason, effects.execution.usage);
            }
            let message = locale.fill("message-execution-failed", &[("reason", &reason)]);
            effects.execution.status = ExecutionStatus::Failed;
            effects.execution.finished_at = Some(journal.engine().now());
            effects.execution.message = Some(message.clone());
            effects.write(journal.finish());
            effects.seal(turn(Kind::Synthesis, chair, None, message), seal);
        })
        .await
}

fn spent_so_far(locale: &Locale, reason: &str, usage: Usage) -> String {
    locale.say(
        "failed-spent",
        &[
            ("reason", Arg::Text(reason)),
            ("calls", Arg::Count(usage.calls)),
            ("tokens", Arg::Count(usage.tokens())),
            ("cost", Arg::Text(&usage.cost_usd())),
        ],
    )
}

/// The digests of what does not change any more.
async fn seal_of(journal: &Journal<'_>) -> Result<Seal, Interrupt> {
    let texts = journal.engine().store().sealed_texts(journal.session_id()).await?;
    let finding = |(task_id, body): (String, String)| (task_id, sha256_hex(body));
    Ok(Seal {
        brief: sha256_hex(texts.brief),
        plan: sha256_hex(texts.plan),
        findings: texts.findings.into_iter().map(finding).collect(),
        ..Seal::default()
    })
}
