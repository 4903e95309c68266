//! The user's profile and the tier a committee runs on.

use crate::Timestamp;
use crate::principal::{Person, Tier};
use crate::session::{Owner, SessionId};

/// What is known about a user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// The owner id.
    pub owner: Owner,
    /// Who vouches for the user.
    pub issuer: String,
    /// The issuer's name for the user.
    pub subject: String,
    /// The address, where one is known.
    pub email: Option<String>,
    /// What the user pays for.
    pub tier: Tier,
    /// The session that used the one-time upgrade.
    pub upgrade_session: Option<SessionId>,
    /// Set while an erasure is under way: nothing new may be written.
    pub erasing: bool,
    /// When the profile was provisioned.
    pub created_at: Timestamp,
}

impl Profile {
    /// The profile of a person who uses the service for the first time.
    pub fn new(person: &Person, now: Timestamp) -> Self {
        Self {
            owner: person.owner(),
            issuer: person.issuer.clone(),
            subject: person.subject.clone(),
            email: person.email.clone(),
            tier: Tier::Free,
            upgrade_session: None,
            erasing: false,
            created_at: now,
        }
    }
}

/// What the store knows about a caller before anything is done for them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AccountState {
    /// The profile, if one was provisioned.
    pub profile: Option<Profile>,
    /// Tokens issued at or before this moment are refused for ever, because of an erasure or a sign-out. After an
    /// erasure it lies in the future by the issuer's clock leeway, see [`token_cutoff_of_erasure`].
    pub erased_at: Option<Timestamp>,
}

impl AccountState {
    /// Whether a token issued at that moment may still be used.
    /// Tokens carry whole seconds, so one from the second of the erasure counts as older.
    pub fn accepts_token_of(&self, issued_at: Timestamp) -> bool {
        self.erased_at
            .is_none_or(|erased| issued_at.seconds() > erased.seconds())
    }
}

/// The `erased_at` that an erasure sets: the latest issue time of any token accepted so far. An issuer whose clock is
/// ahead dates tokens up to `leeway_seconds` into the future, and those must be refused too. The price: a user who
/// signs up again at the same external issuer is refused until that time has passed.
pub fn token_cutoff_of_erasure(now: Timestamp, leeway_seconds: u32) -> Timestamp {
    now.plus_seconds(i64::from(leeway_seconds))
}

/// The `erased_at` that a sign-out sets: tokens issued until now are refused. `before` is the previous value; a token
/// may be dated one second after it, see [`token_issue_second`].
pub fn token_cutoff_of_sign_out(now: Timestamp, before: Option<Timestamp>) -> Timestamp {
    before.map_or(now, |mark| mark.plus_seconds(1).max(now))
}

/// The issue time, in seconds, of a token of the built-in provider: now, or the second after `mark` if that is later,
/// so that a sign-in in the same second as a sign-out is accepted.
pub fn token_issue_second(now: Timestamp, mark: Option<Timestamp>) -> i64 {
    mark.map_or(now.seconds(), |mark| now.seconds().max(mark.seconds() + 1))
}

/// The tier of one committee run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grant {
    /// The tier to run on.
    pub tier: Tier,
    /// Whether that is the one-time upgrade of a free user.
    pub upgraded: bool,
}

/// The tier a session's committee would run on now. A free user's first executed committee is
/// upgraded once; the upgrade stays bound to the session that used it.
pub fn grant(paid: Tier, upgrade_session: Option<&str>, session_id: &str) -> Grant {
    match paid {
        Tier::Pro => Grant {
            tier: Tier::Pro,
            upgraded: false,
        },
        Tier::Free if upgrade_session.is_none_or(|used| used == session_id) => Grant {
            tier: Tier::Pro,
            upgraded: true,
        },
        Tier::Free => Grant {
            tier: Tier::Free,
            upgraded: false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_upgrade_is_bound_to_one_session() {
        assert_eq!(
            grant(Tier::Free, None, "a"),
            Grant {
                tier: Tier::Pro,
                upgraded: true
            }
        );
        assert_eq!(
            grant(Tier::Free, Some("a"), "a"),
            Grant {
                tier: Tier::Pro,
                upgraded: true
            }
        );
        assert_eq!(
            grant(Tier::Free, Some("a"), "b"),
            Grant {
                tier: Tier::Free,
                upgraded: false
            }
        );
        assert_eq!(
            grant(Tier::Pro, None, "a"),
            Grant {
                tier: Tier::Pro,
                upgraded: false
            }
        );
    }

    proptest! {
        /// In any order of sign-ins and sign-outs, all tokens up to the last sign-out are refused, and a later sign-in
        /// is accepted.
        #[test]
        fn a_sign_out_ends_what_was_before_it_and_nothing_after(
            steps in prop::collection::vec((0i64..1_500_000, any::<bool>()), 1..20),
        ) {
            let (mut now, mut mark, mut issued) = (Timestamp::from_seconds(1_000), None, Vec::new());
            for (pause, out) in steps {
                now = Timestamp::from_micros(now.micros() + pause);
                if out {
                    mark = Some(token_cutoff_of_sign_out(now, mark));
                } else {
                    issued.push(Timestamp::from_seconds(token_issue_second(now, mark)));
                }
                let account = AccountState { profile: None, erased_at: mark };
                let accepted = |token: &Timestamp| account.accepts_token_of(*token);
                if out {
                    prop_assert!(!issued.iter().any(accepted));
                } else {
                    prop_assert!(issued.last().is_some_and(accepted));
                }
            }
        }
    }

    #[test]
    fn the_mark_of_an_erasure_covers_an_issuer_that_is_ahead() {
        let now = Timestamp::from_seconds(1_000);
        let account = AccountState {
            profile: None,
            erased_at: Some(token_cutoff_of_erasure(now, 60)),
        };
        assert!(!account.accepts_token_of(now.plus_seconds(60)));
        assert!(account.accepts_token_of(now.plus_seconds(61)));
    }

    #[test]
    fn a_token_from_the_second_of_the_erasure_is_dead() {
        let account = AccountState {
            profile: None,
            erased_at: Some(Timestamp::from_micros(5_500_000)),
        };
        assert!(!account.accepts_token_of(Timestamp::from_seconds(5)));
        assert!(account.accepts_token_of(Timestamp::from_seconds(6)));
        assert!(AccountState::default().accepts_token_of(Timestamp::from_seconds(0)));
    }
}
