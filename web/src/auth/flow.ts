/** The OpenID code flow with PKCE: to the provider, back with a code, and from a refresh token to new tokens. */
import * as oauth from 'oauth4webapi';
import { t } from '../i18n/messages.svelte';
import { authConfig } from './config';
import type { Tokens } from './vault';

const PENDING = 'convene.sign-in';

/** What is stored while the person is at the provider. It contains no token. */
interface Pending {
  verifier: string;
  state: string;
  nonce: string;
  returnTo: string;
}

/** Allows a provider without TLS, for development on one machine. The service logs a warning about it. */
const plain = { [oauth.allowInsecureRequests]: true } as const;

export const redirectUri = (): string => `${location.origin}/signed-in`;

async function provider(): Promise<{ server: oauth.AuthorizationServer; client: oauth.Client }> {
  const { issuer, clientId } = await authConfig();
  const url = new URL(issuer);
  const server = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, plain));
  return { server, client: { client_id: clientId } };
}

/** Sends the browser to the provider's sign-in page. */
export async function leave(returnTo: string): Promise<void> {
  const { server, client } = await provider();
  if (!server.authorization_endpoint) throw new Error(t('signIn.noFlow'));
  const pending: Pending = {
    verifier: oauth.generateRandomCodeVerifier(),
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    returnTo,
  };
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  const offline = server.scopes_supported?.includes('offline_access') ? ' offline_access' : '';
  const url = new URL(server.authorization_endpoint);
  for (const [name, value] of Object.entries({
    client_id: client.client_id,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: `openid email${offline}`,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    state: pending.state,
    nonce: pending.nonce,
  })) {
    url.searchParams.set(name, value);
  }
  location.assign(url);
}

/** Completes the sign-in after the return: the tokens, and the page where the person was before. */
export async function comeBack(url: URL): Promise<{ tokens: Tokens; returnTo: string }> {
  const stored = sessionStorage.getItem(PENDING);
  if (!stored) throw new Error('This sign-in was not started here.');
  sessionStorage.removeItem(PENDING);
  const pending = JSON.parse(stored) as Pending;
  const { server, client } = await provider();
  const given = oauth.validateAuthResponse(server, client, url, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server, client, oauth.None(), given, redirectUri(), pending.verifier, plain,
  );
  const answer = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: pending.nonce,
    requireIdToken: true,
  });
  return { tokens: tokensOf(answer), returnTo: pending.returnTo };
}

/** New tokens for a refresh token; `undefined` if the provider refuses it. Throws if the network is down. */
export async function renew(refreshToken: string): Promise<Tokens | undefined> {
  const { server, client } = await provider();
  const response = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, plain);
  try {
    const tokens = tokensOf(await oauth.processRefreshTokenResponse(server, client, response));
    return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError) return undefined;
    throw error;
  }
}

function tokensOf(answer: oauth.TokenEndpointResponse): Tokens {
  const idToken = answer.id_token;
  const claims = oauth.getValidatedIdTokenClaims(answer);
  if (!idToken || !claims) throw new Error('The provider sent no ID token.');
  return { idToken, expiresAt: claims.exp * 1000, refreshToken: answer.refresh_token };
}
