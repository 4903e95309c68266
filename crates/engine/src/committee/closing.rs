//! The end: the plain-language debrief, or the reason why there is none. Analysis, debrief, seal and the terminal
//! status are committed together with the last turn.

use pipeline::canonical::sha256_hex;
use pipeline::committee::{Analysis, Debrief, cap_confidence, checks};
use pipeline::execution::ExecutionStatus;
use pipeline::locale::Locale;
use pipeline::ports::reasoner::{Ask, Reply};
use pipeline::ports::store::{DocumentKind, Mutation};
use pipeline::record::{Seal, tracer};
use pipeline::transcript::Kind;

use super::calling::StepKey;
use super::{Run, turn};
use crate::make_plan::Stop;

impl Run<'_> {
    /// Tells it in plain language, and ends.
    pub(super) async fn debrief(&self, analysis: Analysis) -> Result<(), Stop> {
        let analysis = self.sourced_analysis(analysis);
        let language = self.journal.state().await.execution.language;
        let seal = self.seal_of().await?;
        let ask = Ask::Debrief {
            brief: self.plan.brief.clone(),
            analysis: analysis.clone(),
            members: self.plan.tasks.len(),
            language,
        };
        let read = |reply| match reply {
            Reply::Debrief { debrief } => Ok(self.sourced_debrief(checks::debrief(debrief)?, &analysis)),
            _ => Err("the answer is not a debrief".to_owned()),
        };
        let told = self
            .journal
            .call(&StepKey::of("debrief", "debrief"), &ask, read, |told, effects| {
                let Ok((debrief, coverage)) = told else { return };
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
            })
            .await?;
        match told {
            Ok(_) => Ok(()),
            Err(reason) => self.fail(&format!("no debrief could be written ({reason})")).await,
        }
    }

    /// Ends the run without a result, in words the user can act on.
    pub(super) async fn fail(&self, reason: &str) -> Result<(), Stop> {
        let seal = self.seal_of().await?;
        self.journal
            .note("failed", |effects| {
                let locale = Locale::of(effects.execution.language);
                let message = locale.fill("message-execution-failed", &[("reason", reason)]);
                effects.execution.status = ExecutionStatus::Failed;
                effects.execution.finished_at = Some(self.engine.now());
                effects.execution.message = Some(message.clone());
                effects.write(self.journal.finish());
                effects.seal(turn(Kind::Synthesis, self.seat("chair"), None, message), seal);
            })
            .await
    }

    /// The analysis with every number either a figure or cut out.
    fn sourced_analysis(&self, mut analysis: Analysis) -> Analysis {
        let mut tracer = tracer(&self.ledger, &self.plan, &analysis);
        for text in analysis.texts_mut() {
            tracer.apply(text);
        }
        analysis.coverage = tracer.coverage;
        if tracer.coverage.gaps > 0 {
            // A text that needed cutting was not made from the figures alone.
            analysis.confidence = cap_confidence(analysis.confidence, 1);
            analysis.data_gaps.push(self.say("number-left-out", &[]));
        }
        analysis
    }

    fn sourced_debrief(&self, mut debrief: Debrief, analysis: &Analysis) -> (Debrief, pipeline::numbers::Coverage) {
        let mut tracer = tracer(&self.ledger, &self.plan, analysis);
        tracer.coverage = analysis.coverage;
        for text in debrief.texts_mut() {
            tracer.apply(text);
        }
        (debrief, tracer.coverage)
    }

    /// The digests of what does not change any more.
    async fn seal_of(&self) -> Result<Seal, Stop> {
        let texts = self.engine.store().sealed_texts(&self.plan.session_id).await?;
        let finding = |(task_id, body): (String, String)| (task_id, sha256_hex(body));
        Ok(Seal {
            brief: sha256_hex(texts.brief),
            plan: sha256_hex(texts.plan),
            findings: texts.findings.into_iter().map(finding).collect(),
            ..Seal::default()
        })
    }
}
