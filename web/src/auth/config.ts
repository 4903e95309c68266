/** Where to sign in and with which client id. The service publishes this without a token. */
import { problemOf } from '../api/problem';
import type { AuthConfig } from '../api/types';

let config: Promise<AuthConfig> | undefined;

async function read(): Promise<AuthConfig> {
  const response = await fetch('/api/v1/auth/config');
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw problemOf(response, body);
  return body as AuthConfig;
}

/** Read once; a failure is tried again at the next call. */
export function authConfig(): Promise<AuthConfig> {
  config ??= read().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
