//! A macro for enums whose variants have fixed names.

/// Defines an enum whose variants have one name each, the same on the wire and in the store.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$meaning])* #[serde(rename = $text)] $variant,)+
        }

        impl $name {
            /// Every variant, in the order of their declaration.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name on the wire and in the store.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)+
                }
            }
        }
    };
}
