//! Sets of meanings, with their names in the word lists and in the learned weights.

/// Declares a set of meanings: each has a name that stays the same when the variant is renamed.
macro_rules! meanings {
    ($(#[$about:meta])* $set:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $set {
            $($(#[$doc])* $variant,)*
        }

        impl $set {
            /// All of them, in their order.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// The name in the word lists.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }
        }
    };
}

pub(super) use meanings;
