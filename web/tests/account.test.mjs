// The account: what was used, a new password, everything as a file, and both outcomes of an erasure.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ask, check, convene, fillSignIn, finished, launch, open, password, signUp } from './browser.mjs';
import { serve } from './service.mjs';

let service, browser;
before(async () => {
  [service, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

test('a new password ends every sign-in, and the old one is refused', async () => {
  const { page } = await open(browser, service.edge);
  const email = await signUp(page);
  await page.goto('/account');
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Your password is changed. Sign in with the new one.').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, email, 'Sign in');
  await page.getByRole('alert').waitFor();
  await fillSignIn(page, email, 'Sign in', 'another horse battery');
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
});

test('what a key submits is counted', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await page.goto('/keys');
  await page.getByLabel('Name').fill('nightly');
  await page.getByRole('button', { name: 'Issue the key' }).click();
  const line = await page.locator('[data-curl]').textContent();
  const key = /hfk_\w+/.exec(line)[0];
  const body = JSON.stringify({ input: 'Is Apple a good investment for the next ten years?' });
  execFileSync('curl', ['--silent', '--fail', '--json', body, '--header', `Authorization: Bearer ${key}`, `${service.edge}/api/v1/briefs`]);
  await page.goto('/account');
  await page.getByText('1 of 1,000').waitFor();
  await page.getByText('0 tokens, no cost').first().waitFor();
  await check(page, 'usage');
});

test('everything that is stored is one file, without secrets', async () => {
  const { page } = await open(browser, service.edge);
  const email = await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  await convene(page);
  await finished(page);
  await page.getByRole('link', { name: 'Read the result' }).click();
  await page.locator('#charts h2').waitFor();
  const opinion = page.locator('section', { hasText: 'Was this useful?' });
  await opinion.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText('Thank you.').waitFor().catch(async (error) => {
    throw new Error(`instead of thanks: ${await opinion.innerText()}`, { cause: error });
  });
  // The rating is still there after a reload.
  await page.reload();
  await page.getByRole('heading', { name: 'Was this useful?' }).scrollIntoViewIfNeeded();
  await page.locator('button[aria-pressed="true"]', { hasText: 'Yes' }).waitFor();
  await page.locator('summary', { hasText: 'Review the answer' }).click();
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByRole('button', { name: 'Keep the review' }).click();
  await page.getByRole('button', { name: 'Kept' }).waitFor();
  await page.goto('/keys');
  await page.getByLabel('Name').fill('nightly');
  await page.getByRole('button', { name: 'Issue the key' }).click();
  await page.locator('[data-curl]').waitFor();
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const file = JSON.parse(text);
  assert.equal(file.profile.email, email);
  assert.equal(file.keys[0].name, 'nightly');
  assert.ok(!/hfk_\w{20}/.test(text), 'no key in it');
  const [session] = file.sessions;
  assert.equal(session.brief.status, 'completed');
  assert.ok(session.transcript.entries.length > 10 && session.analysis.result.evidence.length > 5);
  assert.equal(session.feedback.rating, 'like');
  assert.deepEqual(session.reviews.map(({ rating }) => rating), [4]);
});

test('an erasure that is not finished is told, and the person stays signed in', async () => {
  const { page } = await open(browser, service.edge);
  const email = await signUp(page);
  await page.goto('/account');
  await page.route('**/api/v1/auth/me', (route) => (route.request().method() === 'DELETE'
    ? route.fulfill({ status: 202, json: { status: 'erasure_pending', request_id: 'req_pending' } }) : route.continue()));
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByText('The erasure is recorded and goes on by itself.').waitFor();
  await page.getByText('req_pending').waitFor();
  await check(page, 'erasure-pending');
  await page.goto('/');
  await page.getByRole('heading', { name: 'What do you want to know?' }).waitFor();
});
