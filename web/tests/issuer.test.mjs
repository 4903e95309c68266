// A sign-in with an OpenID issuer of somebody else's.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { check, launch, open } from './browser.mjs';
import { serve } from './service.mjs';

const program = fileURLToPath(new URL('../../checks/oidc/provider.mjs', import.meta.url));
let service, browser, provider;

/** The issuer sends codes to the console, and its first line says where it is. */
async function issuer(edge) {
  const env = { ...process.env, OIDC_REDIRECT_URIS: `${edge}/signed-in` };
  provider = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const line of createInterface(provider.stdout)) {
    const { issuer: address } = JSON.parse(line);
    return { CONVENE_IDENTITY__KIND: 'oidc', CONVENE_IDENTITY__ISSUER: address, CONVENE_IDENTITY__AUDIENCE: 'convene-rs' };
  }
  throw new Error('the issuer did not start');
}

before(async () => {
  [service, browser] = await Promise.all([serve(issuer), launch()]);
});
after(async () => {
  await browser?.close();
  await service?.stop();
  provider?.stdin.end();
});

test('the console signs in with any issuer, and manages keys', async () => {
  const { page, troubles } = await open(browser, service.edge);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name').fill('ann');
  await page.getByLabel('Password').fill('any');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'What do you want to know?' }).waitFor();
  await page.goto('/keys');
  await page.getByText('You have no keys.').waitFor();
  await page.goto('/account');
  await page.getByText('ann@example.org').first().waitFor();
  // Passwords and other devices are the issuer's business.
  assert.equal(await page.getByRole('button', { name: 'Sign out everywhere' }).count(), 0);
  await page.getByText('Your identity provider may keep you signed in').waitFor();
  assert.deepEqual(troubles, []);
});

test('where sign-ins come from Firebase, the console says why it cannot sign anybody in', async () => {
  const firebase = await serve({ CONVENE_IDENTITY__KIND: 'firebase', CONVENE_IDENTITY__PROJECT: 'convene-rs' });
  try {
    const { page, troubles } = await open(browser, firebase.edge);
    await page.goto('/');
    await page.getByText('Firebase has no sign-in page').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Sign in' }).count(), 0);
    await check(page, 'firebase');
    assert.deepEqual(troubles, []);
  } finally {
    await firebase.stop();
  }
});
