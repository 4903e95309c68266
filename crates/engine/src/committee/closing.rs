//! The end of a run: the debrief, or the reason why there is none. Analysis, debrief, seal, terminal status and last
//! turn are one commit.

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
use super::sourcing::CheckedDebrief;
use super::{Run, turn};
use crate::interrupt::Interrupt;

impl Run<'_> {
    /// Writes the debrief and completes the run. If the budget for the call is spent, a built-in text is used instead.
    pub(super) async fn debrief(&self, analysis: Analysis) -> Result<(), Interrupt> {
        let sourcing = self.sourcing();
        let mut analysis = match self.journal.compute(move || sourcing.analysis(analysis)).await {
            Ok(analysis) => analysis,
            Err(why) => return self.fail(&self.say_with_reason("failed-check", why.into())).await,
        };
        let language = self.journal.state().await.execution.language;
        let seal = seal_of(&self.journal).await?;
        let request = StageRequest::Debrief {
            brief: self.plan.brief.clone(),
            analysis: analysis.clone(),
            members: self.plan.tasks.len(),
            language,
        };
        let (sourcing, analysis_copy) = (self.sourcing(), analysis.clone());
        let read = move |reply| match reply {
            StageResponse::Debrief { debrief } => Ok(sourcing.debrief(checks::debrief(debrief)?, &analysis_copy)),
            _ => Err("the answer is not a debrief".to_owned()),
        };
        let checked = self
            .journal
            .call(
                &StepKey::of("debrief", "debrief"),
                &request,
                read,
                |checked, effects| {
                    if let Ok(checked) = checked {
                        self.complete(&analysis, checked, &seal, effects);
                    }
                },
            )
            .await?;
        match checked {
            Ok(_) => Ok(()),
            Err(Reason::BudgetSpent) => {
                let budget_message = self.say("message-budget-spent", &[]);
                if !analysis.data_gaps.contains(&budget_message) {
                    analysis.confidence = cap_confidence(analysis.confidence, 1);
                    self.explain_confidence(&mut analysis, "budget");
                    analysis.data_gaps.push(budget_message);
                }
                let (sourcing, plain, analysis_copy) =
                    (self.sourcing(), self.plain_debrief(&analysis), analysis.clone());
                let checked = match self
                    .journal
                    .compute(move || sourcing.debrief(plain, &analysis_copy))
                    .await
                {
                    Ok(checked) => checked,
                    Err(why) => return self.fail(&self.say_with_reason("failed-debrief", why.into())).await,
                };
                self.journal
                    .step_without_call("debrief/plain", |effects| {
                        self.complete(&analysis, &checked, &seal, effects)
                    })
                    .await
            }
            Err(reason) => self.fail(&self.say_with_reason("failed-debrief", reason)).await,
        }
    }

    /// Adds the writes that complete a run to the commit of its last step.
    fn complete(
        &self,
        analysis: &Analysis,
        (debrief, coverage): &CheckedDebrief,
        seal: &Seal,
        effects: &mut Effects<'_>,
    ) {
        let at = self.engine.now();
        effects.execution.steps.skip_to_remaining(0);
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
            turn(
                Kind::Synthesis,
                self.member_with_role("chair"),
                None,
                debrief.headline.clone(),
            ),
            Seal {
                analysis: analysis_sha256,
                debrief: debrief_sha256,
                ..seal.clone()
            },
        );
    }

    /// A debrief from built-in sentences: balance, thesis, confidence, and that the budget was spent.
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
        fail(&self.journal, self.member_with_role("chair"), reason).await
    }
}

/// Ends a run without a result. `reason` is in the session's language; if the budget was exhausted, what was spent is
/// added to it.
pub(super) async fn fail(journal: &Journal<'_>, chair: Option<&Member>, reason: &str) -> Result<(), Interrupt> {
    let seal = seal_of(journal).await?;
    journal
        .step_without_call("failed", |effects| {
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

/// The digests of the texts that no longer change: brief, plan and findings.
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
