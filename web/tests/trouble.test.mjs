// What goes wrong in real life: a crash in the middle, a lost network, a limit, a token that has ended.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, convene, finished, launch, open, signUp } from './browser.mjs';
import { serve } from './service.mjs';

let service, browser;
before(async () => {
  // Slow enough that there is a middle to be interrupted in.
  [service, browser] = await Promise.all([serve({ CONVENE_ANALYST__PACE_MS: '400', CONVENE_WORKER__LEASE_SECONDS: '2' }), launch()]);
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

/** The transcript as the service has it, read with the page's own token. */
async function transcript(page) {
  const answer = page.waitForResponse((response) => response.url().includes('/transcript?after=0') && response.ok());
  await page.reload();
  return (await (await answer).json()).entries;
}

test('a crash and a reload in the middle: nothing is lost, nothing is shown twice', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  await convene(page);
  await page.locator('.turn').first().waitFor();
  await service.kill();
  await page.getByText('The service cannot be reached.').waitFor();
  await service.start();
  await finished(page);
  const live = await page.locator('.turn .head').allTextContents();
  const entries = await transcript(page);
  await finished(page);
  assert.deepEqual(await page.locator('.turn .head').allTextContents(), live);
  const told = entries.filter((entry) => entry.kind !== 'floor' && entry.kind !== 'thinking');
  assert.equal(live.length, told.length);
});

test('a network that goes away and comes back', async () => {
  const { page, context } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Tesla overvalued for a five-year holder?');
  await convene(page);
  await page.locator('.turn').first().waitFor();
  await context.setOffline(true);
  await page.getByText('The service cannot be reached.').waitFor();
  await context.setOffline(false);
  await finished(page);
});

test('a limit is waited for, and a refused token is renewed, without a word', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Apple or Alphabet for ten years?');
  await page.getByRole('heading', { name: 'The brief' }).waitFor();
  const error = { code: 'rate_limited', message: 'Too fast.', request_id: 'req_1', retryable: true };
  let refused = 0;
  await page.route('**/api/v1/executions/*', async (route) => {
    refused += 1;
    if (refused === 1) return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { error } });
    if (refused === 2) return route.fulfill({ status: 401, json: { error: { ...error, code: 'unauthorized', retryable: false } } });
    return route.continue();
  });
  const renewed = page.waitForRequest((request) => request.url().endsWith('/token'));
  await convene(page);
  await renewed;
  await finished(page);
});

test('somebody who is signed out comes back to the same place', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await page.goto('/keys');
  await page.getByText('You have no keys.').waitFor();
  await page.evaluate(() => indexedDB.deleteDatabase('convene'));
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/authorize/);
  assert.ok(new URL(page.url()).searchParams.get('code_challenge'));
});

test('a screen reader is told each turn politely, and then that the committee has finished', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  // The end is held back, so that there are turns without it, however quick the machine is.
  let held = true;
  await page.route(/\/api\/v1\/executions\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    const execution = await response.json();
    await route.fulfill({ response, json: held && execution.finished_at ? { ...execution, status: 'running' } : execution });
  });
  const told = page.locator('[aria-live="polite"]');
  await convene(page);
  await page.locator('.turn').first().waitFor();
  await told.getByText(/^[^:]+: ./).waitFor({ state: 'attached' });
  held = false;
  await finished(page);
  await told.getByText(/^The committee has finished/).waitFor({ state: 'attached' });
});
