//! A reasoner that does as a test says, and otherwise as the built-in analyst.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use convene::engine::pipeline::ports::reasoner::{Answered, Around, Ask, Failed, Reasoner, ReasonerFailure, Reply};
use providers::analyst::BuiltinAnalyst;
use tokio::sync::Semaphore;

/// What to do instead of answering.
#[derive(Debug, Clone)]
pub enum Act {
    /// Answer as the analyst does.
    Answer,
    /// Answer this.
    Say(Reply),
    /// Be away.
    Unavailable,
    /// Say something that cannot be used.
    Unusable,
    /// Answer once there is a permit.
    Wait(Arc<Semaphore>),
    /// Never answer.
    Hang,
    /// Fall over.
    Panic,
}

/// Decides by the ask and the number of asks of this stage and member before it.
pub type Plot = dyn Fn(&Ask) -> Act + Send + Sync;

/// A scripted reasoner that remembers what it was asked.
pub struct Scripted {
    analyst: BuiltinAnalyst,
    plot: Box<Plot>,
    asked: Mutex<Vec<Ask>>,
}

impl Scripted {
    pub fn new(plot: impl Fn(&Ask) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Self::paced(Duration::ZERO, plot)
    }

    /// Takes this long for every answer.
    pub fn paced(pace: Duration, plot: impl Fn(&Ask) -> Act + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self {
            analyst: BuiltinAnalyst::new(pace),
            plot: Box::new(plot),
            asked: Mutex::default(),
        })
    }

    /// Everything it was asked, in order.
    pub fn asked(&self) -> Vec<Ask> {
        self.asked.lock().unwrap().clone()
    }
}

#[async_trait]
impl Reasoner for Scripted {
    async fn reason(&self, ask: &Ask, around: Around<'_>) -> Result<Answered, Failed> {
        self.asked.lock().unwrap().push(ask.clone());
        match (self.plot)(ask) {
            Act::Answer => self.analyst.reason(ask, around).await,
            Act::Say(reply) => {
                let mut answered = self.analyst.reason(ask, around).await?;
                answered.reply = reply;
                Ok(answered)
            }
            Act::Unavailable => Err(ReasonerFailure::Unavailable("it is away".to_owned()).into()),
            Act::Unusable => Err(ReasonerFailure::Unusable("it made no sense".to_owned()).into()),
            Act::Wait(permits) => {
                permits.acquire().await.unwrap().forget();
                self.analyst.reason(ask, around).await
            }
            Act::Hang => std::future::pending().await,
            Act::Panic => panic!("as the test wants it"),
        }
    }

    fn name(&self) -> String {
        "scripted".to_owned()
    }
}

/// The seat an ask is put to, where it is put to one.
pub fn seat(ask: &Ask) -> Option<&str> {
    match ask {
        Ask::Research { member, .. } | Ask::Challenge { member, .. } | Ask::Rebut { member, .. } => Some(&member.role),
        _ => None,
    }
}
