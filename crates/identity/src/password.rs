//! Passwords, hashed with Argon2id.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use pipeline::ports::identity::PasswordHasher;

/// The first choice of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. Written
/// out, so that an update of the library cannot change it silently.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Hashes passwords into PHC strings. The parameters travel in the string, so old hashes stay good when
/// the parameters change.
#[derive(Debug, Clone, Copy, Default)]
pub struct Argon2Hasher;

impl PasswordHasher for Argon2Hasher {
    fn hash(&self, password: &str, salt: &[u8]) -> Result<String, String> {
        let parameters = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(|error| error.to_string())?;
        Argon2::new(Algorithm::Argon2id, Version::V0x13, parameters)
            .hash_password_with_salt(password.as_bytes(), salt)
            .map(|hash| hash.to_string())
            .map_err(|error| error.to_string())
    }

    fn verify(&self, password: &str, hash: &str) -> bool {
        Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use pipeline::ports::identity::PasswordHasher;

    use super::Argon2Hasher;

    #[test]
    fn a_hash_is_for_one_password_and_one_salt() {
        let hash = Argon2Hasher.hash("correct horse", &[7; 16]).unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(Argon2Hasher.verify("correct horse", &hash));
        assert!(!Argon2Hasher.verify("correct hors", &hash));
        assert!(!Argon2Hasher.verify("", &hash));
        assert_ne!(hash, Argon2Hasher.hash("correct horse", &[8; 16]).unwrap());
    }

    #[test]
    fn a_broken_hash_fits_no_password() {
        for hash in ["", "plain", "$argon2id$v=19$m=19456,t=2,p=1$", "$argon2id$$$$"] {
            assert!(!Argon2Hasher.verify("plain", hash));
        }
        assert!(Argon2Hasher.hash("correct horse", b"short").is_err());
    }
}
