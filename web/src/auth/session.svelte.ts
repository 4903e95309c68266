/** Who is signed in. The tokens are here in memory, and sealed in the vault for the next load of the page. */
import { leave, comeBack, renew } from './flow';
import { clear, load, save, type Tokens } from './vault';

type State = 'starting' | 'out' | 'in';

/** Why the person was signed out; the front page shows a message for it. */
type Reason = '' | 'expired' | 'here' | 'everywhere' | 'password' | 'erased';

export const session = $state<{ state: State; reason: Reason }>({ state: 'starting', reason: '' });

let tokens: Tokens | undefined;

/** A token that expires within this time is renewed before it is used. */
const MARGIN_MS = 60_000;

const fresh = (held: Tokens): boolean => held.expiresAt - Date.now() > MARGIN_MS;

/** Finds out at the start whether somebody is signed in. */
export async function start(): Promise<void> {
  tokens = await load();
  session.state = tokens && (fresh(tokens) || tokens.refreshToken) ? 'in' : 'out';
}

/** The token to send. It is renewed first if it is about to expire. */
export async function token(): Promise<string> {
  if (tokens && fresh(tokens)) return tokens.idToken;
  return (await tokenAgain()) ?? '';
}

/**
 * Renews the token. A refresh token works once, so the tabs of a browser take turns. A tab that comes later uses the
 * token that an earlier tab got.
 */
export async function tokenAgain(): Promise<string | undefined> {
  const refused = tokens?.idToken;
  return await navigator.locks.request('convene-refresh', async () => {
    const held = (await load()) ?? tokens;
    if (held && fresh(held) && held.idToken !== refused) {
      tokens = held;
      return held.idToken;
    }
    if (!held?.refreshToken) return undefined;
    const renewed = await renew(held.refreshToken);
    if (!renewed) return undefined;
    tokens = renewed;
    await save(renewed);
    return renewed.idToken;
  });
}

/** Goes to the provider's sign-in page, which later leads back to this page. */
export async function signIn(returnTo = location.pathname + location.search): Promise<void> {
  await leave(returnTo);
}

/** Takes the provider's answer. Returns the page where the person was before. */
export async function arrive(url: URL): Promise<string> {
  const back = await comeBack(url);
  tokens = back.tokens;
  await save(tokens);
  session.state = 'in';
  session.reason = '';
  return back.returnTo;
}

/** Forgets the tokens in this browser. */
export async function forget(reason: Reason): Promise<void> {
  tokens = undefined;
  session.reason = reason;
  session.state = 'out';
  await clear();
}
