//! A reasoner that follows a test's script, and otherwise answers like the built-in analyst.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use analyst::BuiltinAnalyst;
use async_trait::async_trait;
use pipeline::execution::Usage;
use pipeline::ports::reasoner::{
    Allowance, AnsweredCall, CallContext, FailedCall, ModelCall, Reasoner, ReasonerFailure, StageRequest, StageResponse,
};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use tokio::sync::Semaphore;

/// What the reasoner does with a call.
#[derive(Debug, Clone)]
pub enum Act {
    /// Answer like the built-in analyst.
    Answer,
    /// Give this answer.
    Say(StageResponse),
    /// Fail as unavailable.
    Unavailable,
    /// Fail with an unusable answer.
    Unusable,
    /// Fail because the provider is down.
    Down,
    /// Wait for a permit, then go on.
    Wait(Arc<Semaphore>, Box<Act>),
    /// Report this thought, then go on.
    Think(&'static str, Box<Act>),
    /// Never answer.
    Hang,
    /// Panic.
    Panic,
}

impl Act {
    /// Answer once there is a permit.
    pub fn wait(permits: &Arc<Semaphore>) -> Self {
        Self::Wait(permits.clone(), Box::new(Self::Answer))
    }
}

/// Decides what to do with a request.
pub type Script = dyn Fn(&StageRequest) -> Act + Send + Sync;

/// A scripted reasoner that remembers what it was asked.
pub struct Scripted {
    analyst: BuiltinAnalyst,
    script: Box<Script>,
    asked: Mutex<Vec<StageRequest>>,
    call_contexts: Mutex<Vec<(Tier, Allowance)>>,
    cost: Usage,
    down: AtomicBool,
    aborted: AtomicUsize,
}

impl Scripted {
    pub fn new(script: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self::build(Duration::ZERO, Usage::default(), script))
    }

    /// Waits this long before every answer.
    pub fn paced(pace: Duration, script: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self::build(pace, Usage::default(), script))
    }

    /// Like a model: takes 100 ms and costs this much per call, also if the answer is unusable.
    pub fn costing(cost: Usage, script: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self::build(Duration::from_millis(100), cost, script))
    }

    fn build(pace: Duration, cost: Usage, script: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Self {
        Self {
            analyst: BuiltinAnalyst::new(pace),
            script: Box::new(script),
            asked: Mutex::default(),
            call_contexts: Mutex::default(),
            cost,
            down: AtomicBool::default(),
            aborted: AtomicUsize::default(),
        }
    }

    /// Everything it was asked, in order.
    pub fn asked(&self) -> Vec<StageRequest> {
        self.asked.lock().unwrap().clone()
    }

    /// The number of calls that match.
    pub fn count(&self, like: impl Fn(&StageRequest) -> bool) -> usize {
        self.asked().iter().filter(|ask| like(ask)).count()
    }

    /// The tier and the allowance of every call, in order.
    pub fn call_contexts(&self) -> Vec<(Tier, Allowance)> {
        self.call_contexts.lock().unwrap().clone()
    }

    /// Switches between down and available.
    pub fn set_down(&self, down: bool) {
        self.down.store(down, Ordering::SeqCst);
    }

    /// The number of calls that were dropped before they ended.
    pub fn aborted(&self) -> usize {
        self.aborted.load(Ordering::SeqCst)
    }

    fn calls(&self, rejected: Option<&str>) -> Vec<ModelCall> {
        if self.cost == Usage::default() {
            return Vec::new();
        }
        vec![ModelCall {
            model: "script-1".to_owned(),
            prompt: "scripted/1".to_owned(),
            prompt_sha256: "a".repeat(64),
            schema_sha256: "b".repeat(64),
            usage: self.cost,
            milliseconds: 7,
            tools: Vec::new(),
            rejected: rejected.map(str::to_owned),
        }]
    }

    async fn perform(
        &self,
        act: Act,
        ask: &StageRequest,
        context: CallContext<'_>,
    ) -> Result<AnsweredCall, FailedCall> {
        let failed = |why: ReasonerFailure| {
            let calls = self.calls(Some(why.reason().name()));
            Err(FailedCall { why, calls })
        };
        match act {
            Act::Answer => {
                let mut answered = self.analyst.reason(ask, context).await?;
                answered.calls = self.calls(None);
                if !answered.calls.is_empty() {
                    answered.usage = self.cost;
                }
                Ok(answered)
            }
            Act::Say(reply) => {
                let mut answered = self.analyst.reason(ask, context).await?;
                answered.reply = reply;
                Ok(answered)
            }
            Act::Unavailable => failed(ReasonerFailure::Unavailable(Reason::ProviderUnreachable)),
            Act::Unusable => failed(ReasonerFailure::Unusable(Reason::AnswerUnusable)),
            Act::Down => Err(ReasonerFailure::Down(Reason::ProviderDown).into()),
            Act::Wait(permits, then) => {
                permits.acquire().await.unwrap().forget();
                Box::pin(self.perform(*then, ask, context)).await
            }
            Act::Think(thought, then) => {
                context.listener.thinks(thought);
                Box::pin(self.perform(*then, ask, context)).await
            }
            Act::Hang => std::future::pending().await,
            Act::Panic => panic!("as the test wants it"),
        }
    }
}

/// Counts a call that is dropped before it ends.
struct AbortCounter<'a>(Option<&'a AtomicUsize>);

impl Drop for AbortCounter<'_> {
    fn drop(&mut self) {
        if let Some(aborted) = self.0 {
            aborted.fetch_add(1, Ordering::SeqCst);
        }
    }
}

#[async_trait]
impl Reasoner for Scripted {
    async fn reason(&self, ask: &StageRequest, context: CallContext<'_>) -> Result<AnsweredCall, FailedCall> {
        self.asked.lock().unwrap().push(ask.clone());
        self.call_contexts
            .lock()
            .unwrap()
            .push((context.tier, context.allowance));
        let mut counter = AbortCounter(Some(&self.aborted));
        let act = match self.down.load(Ordering::SeqCst) {
            true => Act::Down,
            false => (self.script)(ask),
        };
        let answer = self.perform(act, ask, context).await;
        counter.0 = None;
        answer
    }

    fn name(&self) -> String {
        "scripted".to_owned()
    }

    fn availability(&self) -> Result<(), ReasonerFailure> {
        match self.down.load(Ordering::SeqCst) {
            true => Err(ReasonerFailure::Down(Reason::ProviderDown)),
            false => Ok(()),
        }
    }
}

/// The seat that a request is for, if it is for one.
pub fn seat(ask: &StageRequest) -> Option<&str> {
    match ask {
        StageRequest::Research { member, .. }
        | StageRequest::Challenge { member, .. }
        | StageRequest::Rebut { member, .. } => Some(&member.role),
        _ => None,
    }
}
