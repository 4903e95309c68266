//! Keys, sign-in and erasure.
