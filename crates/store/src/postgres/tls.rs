//! TLS, as the `sslmode` of the URL asks. The certificate is always verified against the system's roots, because
//! encryption without verification does not protect from an attacker in between.

use std::sync::Arc;

use rustls::crypto::aws_lc_rs;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::OpenError;

/// The TLS connector. The system's roots are read only if TLS can be used.
pub(super) fn connector(config: &Config) -> Result<MakeRustlsConnect, OpenError> {
    let mut roots = RootCertStore::empty();
    let remote = config.get_hosts().iter().any(|host| matches!(host, Host::Tcp(_)));
    if remote && config.get_ssl_mode() != SslMode::Disable {
        let found = rustls_native_certs::load_native_certs();
        let (added, _) = roots.add_parsable_certificates(found.certs);
        if added == 0 && config.get_ssl_mode() == SslMode::Require {
            return Err(OpenError::Connect(
                "sslmode asks for TLS, but no root certificate was found; SSL_CERT_FILE can name them".to_owned(),
            ));
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|cause| OpenError::Connect(cause.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
