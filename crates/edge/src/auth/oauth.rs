//! The endpoints of the built-in OpenID provider: discovery, keys, the authorization code flow with PKCE, refresh.

use std::sync::Arc;

use ::sign_in::{CodeRequest, SignInRefusal, TokenSet};
use axum::Router;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use contract::{JwkSet, OAuthError, ProviderMetadata, TokenResponse};
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, RETRY_AFTER, SET_COOKIE};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use pipeline::{Outcome, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use url::Url;

use super::device;
use super::pages;
use super::sign_in::SignIns;
use crate::answer::{HandlerResult, Plain};
use crate::extract::read_body;
use crate::request_middleware::OwnBody;
use crate::serve::Peer;
use crate::state::Edge;

/// The largest form, in bytes. Forms come without authentication and are parsed on the async thread, so it is small.
const FORM_BYTES_MAX: usize = 32 * 1024;
/// The longest parameter of an authorization request, in bytes.
const PARAMETER_MAX: usize = 2_000;
/// The most parameters of a query or a form. A request of ours has fewer than twenty.
const PARAMETERS_MAX: usize = 64;
/// The longest query of an authorization request, in bytes.
const QUERY_BYTES_MAX: usize = 8 * 1024;

/// The provider's routes. OpenID prescribes them, not the contract, so they are not in the route table.
pub(super) fn router() -> Router<Arc<Edge>> {
    Router::new()
        .route("/.well-known/openid-configuration", get(discovery))
        .route("/jwks", get(jwks))
        .route("/authorize", get(show_sign_in_page).post(handle_sign_in_form))
        .route("/token", post(token))
}

type Provider = axum::Extension<Arc<SignIns>>;

async fn discovery(axum::Extension(sign_ins): Provider) -> Plain<ProviderMetadata> {
    let issuer = sign_ins.provider.issuer();
    Plain(
        StatusCode::OK,
        ProviderMetadata {
            issuer: issuer.to_owned(),
            authorization_endpoint: format!("{issuer}/authorize"),
            token_endpoint: format!("{issuer}/token"),
            jwks_uri: format!("{issuer}/jwks"),
            response_types_supported: &["code"],
            response_modes_supported: &["query"],
            grant_types_supported: &["authorization_code", "refresh_token"],
            subject_types_supported: &["public"],
            id_token_signing_alg_values_supported: &["RS256"],
            scopes_supported: &["openid", "email", "offline_access"],
            token_endpoint_auth_methods_supported: &["none"],
            code_challenge_methods_supported: &["S256"],
            claims_supported: &["iss", "aud", "sub", "email", "iat", "exp", "auth_time", "nonce"],
            authorization_response_iss_parameter_supported: true,
        },
    )
}

async fn jwks(axum::Extension(sign_ins): Provider) -> HandlerResult<Plain<JwkSet>> {
    let keys = sign_ins.provider.jwks().await?;
    Ok(Plain(StatusCode::OK, JwkSet { keys }))
}

/// The parameters of an authorization request: from the query, and again from hidden fields of the sign-in form.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[serde(default)]
pub(super) struct AuthorizeRequest {
    pub(super) response_type: String,
    pub(super) client_id: String,
    pub(super) redirect_uri: String,
    pub(super) scope: String,
    pub(super) state: Option<String>,
    pub(super) nonce: Option<String>,
    pub(super) code_challenge: String,
    pub(super) code_challenge_method: String,
}

impl AuthorizeRequest {
    /// Checks what must hold before the browser may be redirected to the client.
    fn check_client(&self, sign_ins: &SignIns) -> Outcome<()> {
        if self.client_id != sign_ins.provider.client_id() {
            return Err(Refusal::field("client_id", "is not known here"));
        }
        if self.redirect_uri.len() > PARAMETER_MAX || !sign_ins.may_redirect(&self.redirect_uri) {
            return Err(Refusal::field("redirect_uri", "is not allowed for this client"));
        }
        Ok(())
    }

    /// The first problem with the other parameters, as an OAuth error code.
    fn problem(&self) -> Option<&'static str> {
        let challenge_valid = (43..=128).contains(&self.code_challenge.len())
            && self
                .code_challenge
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte));
        let bad = |text: &Option<String>| {
            text.as_ref()
                .is_some_and(|text| text.len() > PARAMETER_MAX || text.contains('\0'))
        };
        if self.response_type != "code" {
            Some("unsupported_response_type")
        } else if self.scope.len() > PARAMETER_MAX || !self.scope.split(' ').any(|scope| scope == "openid") {
            Some("invalid_scope")
        } else if self.code_challenge_method != "S256" || !challenge_valid || bad(&self.nonce) || bad(&self.state) {
            Some("invalid_request")
        } else {
            None
        }
    }

    /// Redirects the browser to the client, with one parameter besides `state` and `iss`.
    fn redirect(&self, sign_ins: &SignIns, name: &str, value: &str) -> Outcome<Response> {
        let mut url =
            Url::parse(&self.redirect_uri).map_err(|_| Refusal::field("redirect_uri", "is not an address"))?;
        {
            let mut query = url.query_pairs_mut();
            query.append_pair(name, value);
            if let Some(state) = &self.state {
                query.append_pair("state", state);
            }
            query.append_pair("iss", sign_ins.provider.issuer());
        }
        Ok(uncached(Redirect::to(url.as_str()).into_response()))
    }
}

async fn show_sign_in_page(axum::Extension(sign_ins): Provider, request: Request) -> HandlerResult<Response> {
    let query = request.uri().query().unwrap_or_default();
    if query.len() > QUERY_BYTES_MAX {
        let problem = format!("is longer than {QUERY_BYTES_MAX} bytes");
        return Err(Refusal::field("query", problem).into());
    }
    let asked: AuthorizeRequest = parse_form(query.as_bytes())?;
    asked.check_client(&sign_ins)?;
    if let Some(problem) = asked.problem() {
        return Ok(asked.redirect(&sign_ins, "error", problem)?);
    }
    Ok(page(StatusCode::OK, pages::sign_in(&asked, "", None)))
}

/// The fields of the sign-in page's form.
#[derive(Deserialize)]
struct SignInForm {
    email: String,
    password: String,
    #[serde(default)]
    action: String,
}

async fn handle_sign_in_form(
    axum::Extension(sign_ins): Provider,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> HandlerResult<Response> {
    let (parts, body) = request.into_parts();
    check_origin(&parts.headers, sign_ins.provider.issuer())?;
    let bytes = read_body(FORM_BYTES_MAX, &parts.headers, body, &edge).await?;
    let asked: AuthorizeRequest = parse_form(&bytes)?;
    asked.check_client(&sign_ins)?;
    if let Some(problem) = asked.problem() {
        return Ok(asked.redirect(&sign_ins, "error", problem)?);
    }
    let given: SignInForm = parse_form(&bytes)?;
    let peer = parts.extensions.get::<Peer>().map(|Peer(address)| address.ip());
    let from = peer.map(|peer| edge.settings.proxies.client_ip(peer, &parts.headers));
    let device = match device::mark_in_cookie(&parts.headers) {
        Some(mark) => sign_ins.provider.device(&given.email, mark).await?,
        None => None,
    };
    if let Err(refusal) = sign_ins.attempt(&given.email, from, device.as_deref()) {
        let mut response = page(
            StatusCode::TOO_MANY_REQUESTS,
            pages::sign_in(&asked, &given.email, Some(&refusal.to_string())),
        );
        if let Refusal::RateLimited { retry_after, .. } = refusal {
            response
                .headers_mut()
                .insert(RETRY_AFTER, HeaderValue::from(retry_after));
        }
        return Ok(response);
    }
    let signed = match given.action.as_str() {
        "sign-up" => sign_ins.provider.sign_up(&given.email, &given.password).await,
        _ => sign_ins.provider.sign_in(&given.email, &given.password).await,
    };
    match signed {
        Ok(subject) => {
            let wanted = CodeRequest {
                redirect_uri: asked.redirect_uri.clone(),
                code_challenge: asked.code_challenge.clone(),
                nonce: asked.nonce.clone(),
            };
            let code = sign_ins.provider.issue_code(&subject, &wanted).await?;
            let mut response = asked.redirect(&sign_ins, "code", &code)?;
            // A device keeps its mark: with a new one at every sign-in it would have as many limits as sign-ins.
            if device.is_none() {
                let mark = sign_ins.provider.mark_device(&given.email).await?;
                if let Some(cookie) = device::cookie(&mark, sign_ins.provider.issuer()) {
                    response.headers_mut().insert(SET_COOKIE, cookie);
                }
            }
            Ok(response)
        }
        Err(SignInRefusal::Say(message)) => Ok(page(
            StatusCode::UNAUTHORIZED,
            pages::sign_in(&asked, &given.email, Some(message)),
        )),
        Err(SignInRefusal::Refused(refusal)) => Err(refusal.into()),
    }
}

/// The parameters of a token request.
#[derive(Deserialize, Default)]
#[serde(default)]
struct TokenRequest {
    grant_type: String,
    client_id: String,
    code: String,
    redirect_uri: String,
    code_verifier: String,
    refresh_token: String,
}

async fn token(
    axum::Extension(sign_ins): Provider,
    State(edge): State<Arc<Edge>>,
    request: Request,
) -> HandlerResult<Response> {
    let (parts, body) = request.into_parts();
    let bytes = read_body(FORM_BYTES_MAX, &parts.headers, body, &edge).await?;
    let Ok(asked) = parse_form::<TokenRequest>(&bytes) else {
        return Ok(oauth_error("invalid_request"));
    };
    if asked.client_id != sign_ins.provider.client_id() {
        return Ok(oauth_error("invalid_client"));
    }
    let tokens = match asked.grant_type.as_str() {
        "authorization_code" => {
            let challenge = s256(&asked.code_verifier);
            sign_ins
                .provider
                .exchange_code(&asked.code, &asked.redirect_uri, &challenge)
                .await?
        }
        "refresh_token" => sign_ins.provider.refresh(&asked.refresh_token).await?,
        _ => return Ok(oauth_error("unsupported_grant_type")),
    };
    let Some(TokenSet {
        id_token,
        refresh_token,
        expires_in,
    }) = tokens
    else {
        return Ok(oauth_error("invalid_grant"));
    };
    let body = TokenResponse {
        token_type: "Bearer".to_owned(),
        access_token: id_token.clone(),
        id_token,
        refresh_token,
        expires_in,
        scope: "openid email offline_access".to_owned(),
    };
    Ok(uncached(Plain(StatusCode::OK, body).into_response()))
}

/// The S256 code challenge of a PKCE verifier.
fn s256(verifier: &str) -> String {
    let digest = figures::canonical::sha256_hex(verifier);
    let bytes: Vec<u8> = (0..digest.len())
        .step_by(2)
        .filter_map(|at| u8::from_str_radix(&digest[at..at + 2], 16).ok())
        .collect();
    base64_url(&bytes)
}

fn base64_url(bytes: &[u8]) -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes)
}

/// An error of the token endpoint, in the format of OAuth instead of our envelope.
fn oauth_error(code: &str) -> Response {
    let body = OAuthError { error: code.to_owned() };
    let mut response = uncached(Plain(StatusCode::BAD_REQUEST, body).into_response());
    response.extensions_mut().insert(OwnBody);
    response
}

fn uncached(mut response: Response) -> Response {
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn page(status: StatusCode, html: String) -> Response {
    let mut response = uncached((status, axum::response::Html(html)).into_response());
    response.extensions_mut().insert(OwnBody);
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, pages::policy());
    // With `no-referrer` a browser would send `Origin: null` for our own form, which `check_origin` refuses.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// Refuses forms from other sites (login CSRF). Allowed are the issuer's origin, the origin by which the browser called
/// this listener, and no origin at all, as from a client that is no browser. `null`, a hidden origin, is refused.
fn check_origin(headers: &HeaderMap, issuer: &str) -> Outcome<()> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(ORIGIN) else { return Ok(()) };
    let ours = Url::parse(issuer)
        .map(|url| url.origin().ascii_serialization())
        .unwrap_or_default();
    let called_by = text(HOST).map(|host| format!("http://{host}"));
    if origin == ours || called_by.is_some_and(|called_by| origin == called_by) {
        return Ok(());
    }
    Err(Refusal::Forbidden(
        "This form must be sent from the sign-in page.".to_owned(),
    ))
}

fn parse_form<T: for<'de> Deserialize<'de>>(bytes: &[u8]) -> Outcome<T> {
    let mut given = url::form_urlencoded::parse(bytes);
    let pairs: serde_json::Map<String, Value> = given
        .by_ref()
        .take(PARAMETERS_MAX)
        .map(|(key, value)| (key.into_owned(), Value::String(value.into_owned())))
        .collect();
    if given.next().is_some() {
        let problem = format!("has more than {PARAMETERS_MAX} parameters");
        return Err(Refusal::field("form", problem));
    }
    serde_json::from_value(Value::Object(pairs)).map_err(|error| Refusal::field("form", error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::s256;

    #[test]
    fn the_challenge_is_the_one_of_the_rfc() {
        assert_eq!(
            s256("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"),
            "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        );
    }
}
