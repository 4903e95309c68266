//! Layers four to six: synthesis, red team, one revision; then the debrief and the end.

use pipeline::committee::{Analysis, Objection, Ruling, cap_confidence};
use pipeline::execution::ExecutionStatus;
use pipeline::locale::Locale;
use pipeline::plan::Member;
use pipeline::ports::reasoner::{Ask, Reply};
use pipeline::ports::store::{DocumentKind, Mutation};
use pipeline::transcript::Kind;
use serde_json::{Value, json};

use super::journal::{StepResult, reply};
use super::{Record, Run, turn};
use crate::make_plan::Stop;

impl Run<'_> {
    /// The chair's analysis after the red team; the inner error is why there is none.
    pub(super) async fn conclude(&self, record: &Record) -> Result<Result<Analysis, String>, Stop> {
        let ask = Ask::Synthesise {
            brief: self.plan.brief.clone(),
            committee: self.plan.committee.clone(),
            findings: record.findings.clone(),
            challenges: record.challenges.clone(),
            rebuttals: record.rebuttals.clone(),
            ledger: self.ledger.clone(),
            absent: record.absent.clone(),
        };
        let chair = self.seat("chair");
        let drafted = self
            .speak("synthesis", "synthesise", &ask, Kind::Synthesis, chair, |analysis| {
                analysis.thesis.clone()
            })
            .await?;
        let Some(mut draft) = drafted.ok().and_then(analysis_of) else {
            return Ok(Err("no synthesis could be made of the findings".to_owned()));
        };
        draft.confidence = cap_confidence(draft.confidence, record.absent.len());

        let (objections, ruling) = self.red_team(&draft).await?;
        if ruling == Ruling::Pass {
            draft.red_team = objections;
            return Ok(Ok(draft));
        }
        let ask = Ask::Revise {
            draft: draft.clone(),
            objections: objections.clone(),
            ruling,
        };
        let revised = self
            .speak("revision", "revise", &ask, Kind::Response, chair, |analysis| {
                format!("The draft is revised: {}", analysis.thesis)
            })
            .await?;
        // A draft that could not be revised goes out with its objections open and its confidence cut.
        let mut last = revised.ok().and_then(analysis_of).unwrap_or_else(|| Analysis {
            confidence: draft.confidence.min(0.3),
            red_team: objections,
            ..draft.clone()
        });
        last.confidence = cap_confidence(last.confidence.min(draft.confidence), record.absent.len());
        Ok(Ok(last))
    }

    /// The red team's objections. One that cannot be read counts as a rejection.
    async fn red_team(&self, draft: &Analysis) -> Result<(Vec<Objection>, Ruling), Stop> {
        let ask = Ask::RedTeam {
            brief: self.plan.brief.clone(),
            draft: draft.clone(),
            ledger: self.ledger.clone(),
        };
        let seat = self.seat("red_team");
        let request = serde_json::to_value(&ask).unwrap_or_default();
        let result = self
            .journal
            .step(
                "red_team",
                &request,
                self.journal.ask("red_team", &ask),
                |value, effects| {
                    let (objections, ruling) = ruling_of(Ok(value.clone()));
                    for objection in &objections {
                        let mut challenge = turn(Kind::Challenge, seat, None, objection.objection.clone());
                        challenge.data = Some(json!({"severity": objection.severity}));
                        effects.say(challenge);
                    }
                    let mut verdict = turn(
                        Kind::Synthesis,
                        seat,
                        None,
                        "The red team has ruled on the draft.".to_owned(),
                    );
                    verdict.data = Some(json!({"ruling": ruling}));
                    effects.say(verdict);
                },
            )
            .await?;
        Ok(ruling_of(result))
    }

    async fn speak(
        &self,
        name: &str,
        stage: &'static str,
        ask: &Ask,
        kind: Kind,
        member: Option<&Member>,
        text: impl Fn(&Analysis) -> String,
    ) -> Result<StepResult, Stop> {
        let request = serde_json::to_value(ask).unwrap_or_default();
        self.journal
            .step(name, &request, self.journal.ask(stage, ask), |value, effects| {
                if let Some(analysis) = analysis_of(value.clone()) {
                    effects.say(turn(kind, member, None, text(&analysis)));
                }
            })
            .await
    }

    /// The debrief. Analysis, debrief and the terminal status are committed together with the last turn.
    pub(super) async fn debrief(&self, analysis: Analysis) -> Result<(), Stop> {
        let language = self.journal.execution().await.language;
        let ask = Ask::Debrief {
            brief: self.plan.brief.clone(),
            analysis: analysis.clone(),
            members: self.plan.tasks.len(),
            language,
        };
        let request = serde_json::to_value(&ask).unwrap_or_default();
        let call = async {
            let value = self.journal.ask("debrief", &ask).await?;
            debrief_of(&value)
                .map(|_| value)
                .ok_or_else(|| "the answer is not a debrief".to_owned())
        };
        let result = self
            .journal
            .step("debrief", &request, call, |value, effects| {
                let (owner, session_id, at) =
                    (self.plan.owner.clone(), self.plan.session_id.clone(), self.engine.now());
                let debrief = debrief_of(value).unwrap_or_default();
                let headline = debrief["headline"].as_str().unwrap_or_default().to_owned();
                effects.say(turn(Kind::Synthesis, self.seat("chair"), None, headline));
                effects.execution.status = ExecutionStatus::Completed;
                effects.execution.finished_at = Some(at);
                let documents = [
                    (
                        DocumentKind::Analysis,
                        serde_json::to_string(&analysis).unwrap_or_default(),
                    ),
                    (DocumentKind::Summary, debrief.to_string()),
                ];
                for (kind, body) in documents {
                    effects.write(Mutation::PutDocument {
                        session_id: session_id.clone(),
                        owner: owner.clone(),
                        kind,
                        body,
                        at,
                    });
                }
                effects.write(self.journal.finish());
            })
            .await?;
        match result {
            Ok(_) => Ok(()),
            Err(_) => self.fail("no debrief could be written").await,
        }
    }

    /// Ends the run without a result, in words the user can act on.
    pub(super) async fn fail(&self, reason: &str) -> Result<(), Stop> {
        self.journal
            .note("failed", |effects| {
                let locale = Locale::of(effects.execution.language);
                let message = locale.fill("message.execution_failed", &[("reason", reason)]);
                effects.say(turn(Kind::Synthesis, self.seat("chair"), None, message.clone()));
                effects.execution.status = ExecutionStatus::Failed;
                effects.execution.finished_at = Some(self.engine.now());
                effects.execution.message = Some(message);
                effects.write(self.journal.finish());
            })
            .await
    }
}

fn analysis_of(value: Value) -> Option<Analysis> {
    match reply(value) {
        Some(Reply::Analysis { analysis }) => Some(*analysis),
        _ => None,
    }
}

fn debrief_of(value: &Value) -> Option<Value> {
    match reply(value.clone()) {
        Some(Reply::Debrief { debrief }) => serde_json::to_value(debrief).ok(),
        _ => None,
    }
}

fn ruling_of(result: StepResult) -> (Vec<Objection>, Ruling) {
    match result.ok().and_then(reply) {
        Some(Reply::RedTeam { objections, ruling }) => (objections, ruling),
        _ => (Vec::new(), Ruling::Reject),
    }
}
