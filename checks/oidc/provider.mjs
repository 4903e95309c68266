// A third-party OpenID provider for tests: the certified npm package `oidc-provider`, on loopback.
//
//   node checks/oidc/provider.mjs      prints {"issuer":"http://127.0.0.1:PORT","port":PORT} when ready
//
// It ends when its standard input closes, so a test that dies never leaves it behind; keep the pipe open.
// Clients (public, PKCE required): convene-rs has its ID tokens signed with RS256, convene-es with ES256.
// The login form takes any name and password; the name becomes `sub`.
//
// Environment: PORT (default: a free one), OIDC_REDIRECT_URIS (more redirect URIs, comma separated; on loopback
// any port will do), OIDC_EDDSA=1 (adds an Ed25519 key and the client convene-ed), OIDC_DEBUG=1 (notices on stderr).
//
// Beside the provider, on the same port and for tests only:
//   POST /test/token   {"client", "sub", "email", "email_verified"?, "name"?, "tier"?, "ttl"? (seconds), "nonce"?}
//                      goes through the whole authorization-code flow as a browser would -> {"id_token"}
//   POST /test/sign    {"alg", "claims", "header"?} signs whatever it is told with its current key, which no honest
//                      provider does -> {"token"}
//   GET  /test/keys    the public half of each key: [{"kid", "alg", "jwk", "pem"}]
//   POST /test/rotate  {"keep_old"?: true} new signing keys with new kids -> {"kids"}; old keys are removed unless kept
//   GET  /test/stats   {"discovery": n, "jwks": n}: how often a verifier fetched them
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';

// The package prints notices on standard output, where the parent process expects one line only.
const notice = process.env.OIDC_DEBUG ? (...args) => console.error(...args) : () => {};
console.info = notice;
console.warn = notice;
const { default: Provider, interactionPolicy } = await import('oidc-provider');

// Our own clients need no consent page, only a login.
const policy = interactionPolicy.base();
policy.remove('consent');

const random = () => randomBytes(24).toString('base64url');
const eddsa = Boolean(process.env.OIDC_EDDSA);
const clientAlgorithms = { 'convene-rs': 'RS256', 'convene-es': 'ES256', ...(eddsa && { 'convene-ed': 'EdDSA' }) };

const accounts = new Map(); // sub -> what /test/token said about that person
const cookieKeys = [random()]; // kept over rotations: a browser session outlives a signing key
const stats = { discovery: 0, jwks: 0 };

let issuer;
let redirectUri;
let keys = [];
let provider; // the current one
let handle; // its request listener

function newKeys() {
  const make = (type, options, alg) => ({
    ...generateKeyPairSync(type, options).privateKey.export({ format: 'jwk' }),
    kid: `${alg.toLowerCase()}-${randomBytes(6).toString('hex')}`,
    use: 'sig',
    alg,
  });
  return [
    make('rsa', { modulusLength: 2048 }, 'RS256'),
    make('ec', { namedCurve: 'P-256' }, 'ES256'),
    ...(eddsa ? [make('ed25519', {}, 'EdDSA')] : []),
  ];
}

function newProvider() {
  const extra = (process.env.OIDC_REDIRECT_URIS ?? '').split(',').map((uri) => uri.trim()).filter(Boolean);
  const made = new Provider(issuer, {
    jwks: { keys },
    clients: Object.entries(clientAlgorithms).map(([client_id, id_token_signed_response_alg]) => ({
      client_id,
      id_token_signed_response_alg,
      application_type: 'native', // lets a loopback redirect use any port
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [redirectUri, ...extra],
    })),
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub', 'tier'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // email in the ID token itself, as the large providers do it
    cookies: { keys: cookieKeys },
    clientBasedCORS: () => true, // a browser application may call the token endpoint
    // The package's own pages fetch fonts from elsewhere, and tests run offline.
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/login/${interaction.uid}` },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 86400,
      IdToken: (_ctx, token) => accounts.get(token.available.sub)?.ttl ?? 3600,
      Interaction: 600,
      RefreshToken: 86400,
      Session: 86400,
    },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => {
        const { ttl, ...claims } = accounts.get(sub) ?? {};
        return { email: `${sub}@example.org`, email_verified: true, ...claims, sub };
      },
    }),
    // Without a consent page the grant is given here.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client.clientId,
        accountId: ctx.oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
  });
  made.on('server_error', (_ctx, error) => console.error('oidc provider:', error));
  return made;
}

// The login page: any name, any password.
async function login(request, response, body) {
  if (request.method === 'POST') {
    const accountId = new URLSearchParams(body).get('login');
    await provider.interactionFinished(request, response, { login: { accountId } });
    return;
  }
  const { prompt } = await provider.interactionDetails(request, response);
  if (prompt.name !== 'login') throw new Error(`unexpected prompt ${prompt.name}`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>Sign in</title>
<form method="post" action="${request.url}">
<label>Name <input name="login" required autofocus></label>
<label>Password <input name="password" type="password" required></label>
<button type="submit">Sign in</button>
</form></html>`);
}

// What a browser does: follow redirects, keep cookies, send the login form, stop at our redirect URI.
async function signIn({ client = 'convene-rs', sub, nonce = random(), ...about }) {
  if (!(client in clientAlgorithms)) throw new Error(`unknown client ${client}`);
  if (typeof sub !== 'string' || sub === '') throw new Error('sub is missing');
  accounts.set(sub, about);

  const discovery = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  stats.discovery -= 1; // count other people's fetches only
  const verifier = random() + random();
  const state = random();
  const cookies = new Map();

  const visit = async (url, options = {}) => {
    const response = await fetch(url, {
      ...options,
      redirect: 'manual',
      headers: { ...options.headers, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0].split(/=(.*)/s);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };

  const authorize = new URL(discovery.authorization_endpoint);
  authorize.search = new URLSearchParams({
    client_id: client,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
  });

  let response = await visit(authorize);
  let back;
  for (let hops = 0; hops < 10 && !back; hops += 1) {
    if (response.status >= 300 && response.status < 400) {
      const next = new URL(response.headers.get('location'), issuer);
      if (next.href.startsWith(redirectUri)) back = next;
      else response = await visit(next);
    } else {
      const page = await response.text();
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
      if (response.status !== 200 || !action) throw new Error(`no login form: ${response.status} ${page}`);
      response = await visit(new URL(action, issuer), {
        method: 'POST',
        body: new URLSearchParams({ login: sub, password: 'any' }),
      });
    }
  }
  if (!back) throw new Error('the login did not come back to the redirect URI');
  if (back.searchParams.has('error')) throw new Error(back.search);
  if (back.searchParams.get('state') !== state) throw new Error('the provider changed our state');

  const answer = await fetch(discovery.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client,
      code: back.searchParams.get('code'),
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  });
  const tokens = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(tokens));
  return { id_token: tokens.id_token };
}

function forge({ alg, claims, header = {} }) {
  const key = keys.find((one) => one.alg === alg);
  if (!key) throw new Error(`no key for ${alg}`);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg, typ: 'JWT', kid: key.kid, ...header })}.${part(claims)}`;
  const digest = alg === 'EdDSA' ? null : 'sha256';
  const signature = sign(digest, Buffer.from(text), {
    key: createPrivateKey({ key, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return { token: `${text}.${signature.toString('base64url')}` };
}

function publicKeys() {
  return keys.map((key) => {
    const half = createPublicKey({ key, format: 'jwk' });
    return {
      kid: key.kid,
      alg: key.alg,
      jwk: half.export({ format: 'jwk' }),
      pem: half.export({ type: 'spki', format: 'pem' }),
    };
  });
}

function rotate({ keep_old: keepOld = false }) {
  // The first key that fits an algorithm signs, so new ones go in front.
  keys = keepOld ? [...newKeys(), ...keys] : newKeys();
  provider = newProvider(); // the package cannot swap keys, but a new instance may take over the port
  handle = provider.callback();
  return { kids: keys.map((key) => key.kid) };
}

const testRoutes = {
  'POST /test/token': signIn,
  'POST /test/sign': forge,
  'GET /test/keys': publicKeys,
  'POST /test/rotate': rotate,
  'GET /test/stats': () => stats,
};

const server = createServer(async (request, response) => {
  const path = request.url.split('?', 1)[0];
  const route = testRoutes[`${request.method} ${path}`];
  const isLogin = path.startsWith('/login/');
  if (!route && !isLogin) {
    if (path === '/.well-known/openid-configuration') stats.discovery += 1;
    if (path === '/jwks') stats.jwks += 1;
    handle(request, response);
    return;
  }
  const json = (status, answer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  try {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (isLogin) await login(request, response, body);
    else json(200, await route(body ? JSON.parse(body) : {}));
  } catch (error) {
    json(400, { error: String(error?.message ?? error) });
  }
});

// `POST /test/token` calls this server over connections that are kept open. A call would fail if its connection were
// closed as idle at the same moment, so idle connections stay open.
server.keepAliveTimeout = 0;
server.on('error', (error) => {
  console.error(`oidc provider: ${error.message}`);
  process.exit(1);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const { port } = server.address();
  issuer = `http://127.0.0.1:${port}`;
  redirectUri = `${issuer}/test/callback`;
  rotate({});
  process.stdout.write(`${JSON.stringify({ issuer, port })}\n`);
});

process.stdin.on('end', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdin.resume();
