//! A reasoner that does as a test says, and otherwise as the built-in analyst.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use analyst::BuiltinAnalyst;
use async_trait::async_trait;
use pipeline::execution::Usage;
use pipeline::ports::reasoner::{
    Allowance, Answered, CallContext, Failed, ModelCall, Reasoner, ReasonerFailure, StageRequest, StageResponse,
};
use pipeline::principal::Tier;
use pipeline::reason::Reason;
use tokio::sync::Semaphore;

/// What to do instead of answering.
#[derive(Debug, Clone)]
pub enum Act {
    /// Answer as the analyst does.
    Answer,
    /// Answer this.
    Say(StageResponse),
    /// Be away.
    Unavailable,
    /// Say something that cannot be used.
    Unusable,
    /// Be down.
    Down,
    /// Go on once there is a permit.
    Wait(Arc<Semaphore>, Box<Act>),
    /// Think this aloud, then go on.
    Think(&'static str, Box<Act>),
    /// Never answer.
    Hang,
    /// Fall over.
    Panic,
}

impl Act {
    /// Answer once there is a permit.
    pub fn wait(permits: &Arc<Semaphore>) -> Self {
        Self::Wait(permits.clone(), Box::new(Self::Answer))
    }
}

/// Decides by the ask and the number of asks of this stage and member before it.
pub type Plot = dyn Fn(&StageRequest) -> Act + Send + Sync;

/// A scripted reasoner that remembers what it was asked.
pub struct Scripted {
    analyst: BuiltinAnalyst,
    plot: Box<Plot>,
    asked: Mutex<Vec<StageRequest>>,
    around: Mutex<Vec<(Tier, Allowance)>>,
    cost: Usage,
    down: AtomicBool,
    aborted: AtomicUsize,
}

impl Scripted {
    pub fn new(plot: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self::made(Duration::ZERO, Usage::default(), plot))
    }

    /// Takes this long for every answer.
    pub fn paced(pace: Duration, plot: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self::made(pace, Usage::default(), plot))
    }

    /// Answers as a model would that takes a moment and costs this much each time, also when its answer cannot be used.
    pub fn costing(cost: Usage, plot: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self::made(Duration::from_millis(100), cost, plot))
    }

    fn made(pace: Duration, cost: Usage, plot: impl Fn(&StageRequest) -> Act + Send + Sync + 'static) -> Self {
        Self {
            analyst: BuiltinAnalyst::new(pace),
            plot: Box::new(plot),
            asked: Mutex::default(),
            around: Mutex::default(),
            cost,
            down: AtomicBool::default(),
            aborted: AtomicUsize::default(),
        }
    }

    /// Everything it was asked, in order.
    pub fn asked(&self) -> Vec<StageRequest> {
        self.asked.lock().unwrap().clone()
    }

    /// How often it was asked something like that.
    pub fn count(&self, like: impl Fn(&StageRequest) -> bool) -> usize {
        self.asked().iter().filter(|ask| like(ask)).count()
    }

    /// The tier and the allowance of every call, in order.
    pub fn around(&self) -> Vec<(Tier, Allowance)> {
        self.around.lock().unwrap().clone()
    }

    /// Goes down, or comes back.
    pub fn set_down(&self, down: bool) {
        self.down.store(down, Ordering::SeqCst);
    }

    /// How many calls were dropped before they ended.
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

    async fn perform(&self, act: Act, ask: &StageRequest, around: CallContext<'_>) -> Result<Answered, Failed> {
        let failed = |why: ReasonerFailure| {
            let calls = self.calls(Some(why.reason().name()));
            Err(Failed { why, calls })
        };
        match act {
            Act::Answer => {
                let mut answered = self.analyst.reason(ask, around).await?;
                answered.calls = self.calls(None);
                if !answered.calls.is_empty() {
                    answered.usage = self.cost;
                }
                Ok(answered)
            }
            Act::Say(reply) => {
                let mut answered = self.analyst.reason(ask, around).await?;
                answered.reply = reply;
                Ok(answered)
            }
            Act::Unavailable => failed(ReasonerFailure::Unavailable(Reason::ProviderUnreachable)),
            Act::Unusable => failed(ReasonerFailure::Unusable(Reason::AnswerUnusable)),
            Act::Down => Err(ReasonerFailure::Down(Reason::ProviderDown).into()),
            Act::Wait(permits, then) => {
                permits.acquire().await.unwrap().forget();
                Box::pin(self.perform(*then, ask, around)).await
            }
            Act::Think(thought, then) => {
                around.listener.thinks(thought);
                Box::pin(self.perform(*then, ask, around)).await
            }
            Act::Hang => std::future::pending().await,
            Act::Panic => panic!("as the test wants it"),
        }
    }
}

/// Notices a call that does not end.
struct Noticed<'a>(Option<&'a AtomicUsize>);

impl Drop for Noticed<'_> {
    fn drop(&mut self) {
        if let Some(aborted) = self.0 {
            aborted.fetch_add(1, Ordering::SeqCst);
        }
    }
}

#[async_trait]
impl Reasoner for Scripted {
    async fn reason(&self, ask: &StageRequest, around: CallContext<'_>) -> Result<Answered, Failed> {
        self.asked.lock().unwrap().push(ask.clone());
        self.around.lock().unwrap().push((around.tier, around.allowance));
        let mut noticed = Noticed(Some(&self.aborted));
        let act = match self.down.load(Ordering::SeqCst) {
            true => Act::Down,
            false => (self.plot)(ask),
        };
        let answer = self.perform(act, ask, around).await;
        noticed.0 = None;
        answer
    }

    fn name(&self) -> String {
        "scripted".to_owned()
    }

    fn standing(&self) -> Result<(), ReasonerFailure> {
        match self.down.load(Ordering::SeqCst) {
            true => Err(ReasonerFailure::Down(Reason::ProviderDown)),
            false => Ok(()),
        }
    }
}

/// The seat an ask is put to, where it is put to one.
pub fn seat(ask: &StageRequest) -> Option<&str> {
    match ask {
        StageRequest::Research { member, .. }
        | StageRequest::Challenge { member, .. }
        | StageRequest::Rebut { member, .. } => Some(&member.role),
        _ => None,
    }
}
