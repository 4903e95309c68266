/** The calls of the API. Each carries a valid token, and each failure becomes a `Problem`. */
import createClient, { type Client } from 'openapi-fetch';
import { forget, token, tokenAgain } from '../auth/session.svelte';
import { authConfig } from '../auth/config';
import type { paths as AuthPaths } from './auth.gen';
import type { paths as EdgePaths } from './edge.gen';
import { Problem, problemOf } from './problem';

/** Sends a request as the signed-in person. If the token is refused, it is renewed once. */
async function signedFetch(request: Request): Promise<Response> {
  const again = request.clone();
  request.headers.set('authorization', `Bearer ${await token()}`);
  const response = await fetch(request);
  if (response.status !== 401) return response;
  const renewed = await tokenAgain();
  if (!renewed) {
    await forget('expired');
    return response;
  }
  again.headers.set('authorization', `Bearer ${renewed}`);
  return fetch(again);
}

/** The edge, which served this page. */
export const edge: Client<EdgePaths> = createClient<EdgePaths>({ baseUrl: location.origin, fetch: signedFetch });

let keys: Client<AuthPaths> | undefined;

/** The auth service, which manages keys; it is another origin. */
export async function auth(): Promise<Client<AuthPaths>> {
  keys ??= createClient<AuthPaths>({ baseUrl: (await authConfig()).authUrl, fetch: signedFetch });
  return keys;
}

interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

/** The body of a successful response; any other response is thrown as a `Problem`. */
export async function take<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw problemOf(response, error);
  return data as T;
}

/** The same, but a 404, which means "not yet", gives `undefined`. */
export async function takeOrNothing<T>(call: Promise<Answer<T>>): Promise<T | undefined> {
  try {
    return await take(call);
  } catch (error) {
    if (error instanceof Problem && error.missing) return undefined;
    throw error;
  }
}

/** The header that makes one submit safe to repeat. */
export function once(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}
