// The same pages in the dark, on a phone, and a long transcript.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, check, convene, finished, launch, open, signUp } from './browser.mjs';
import { serve } from './service.mjs';

let service, browser;
before(async () => {
  [service, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

const views = [
  ['dark', { colorScheme: 'dark' }],
  ['phone', { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, colorScheme: 'dark' }],
  ['zoomed', { viewport: { width: 640, height: 450 }, reducedMotion: 'reduce' }],
];
for (const [name, options] of views) {
  test(`every page, ${name}`, async () => {
    const { page, troubles } = await open(browser, service.edge, options);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(page, `welcome-${name}`);
    await signUp(page);
    await check(page, `ask-${name}`);
    await ask(page, 'Is Apple a good investment for the next ten years?');
    await page.getByRole('heading', { name: 'The brief' }).waitFor();
    await check(page, `brief-${name}`);
    await convene(page);
    await finished(page);
    await check(page, `room-${name}`);
    await page.goto(page.url().replace('/room', '/plan'));
    await page.getByRole('heading', { name: 'Who sits on it' }).waitFor();
    await check(page, `plan-${name}`);
    await page.goto(page.url().replace('/plan', '/result'));
    await page.getByRole('heading', { name: 'Member by member' }).waitFor();
    for (const details of await page.locator('article details').all()) await details.evaluate((one) => (one.open = true));
    await check(page, `result-${name}`);
    await page.locator('dd [data-number]').first().click();
    await check(page, `figure-${name}`);
    for (const address of ['sessions', 'keys', 'account', 'data']) {
      await page.goto(`/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check(page, `${address}-${name}`);
    }
    assert.deepEqual(troubles, []);
  });
}

test('of five thousand turns only those near the screen are drawn, and nothing jumps', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  await convene(page);
  await finished(page);
  let known;
  await page.route('**/transcript?after=*', async (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after'));
    known ??= await (await route.fetch()).json();
    const spoken = known.entries.filter((entry) => entry.kind !== 'floor');
    const entries = Array.from({ length: 5000 }, (_, index) => ({ ...spoken[index % spoken.length], seq: index + 1 }));
    await route.fulfill({ json: { ...known, entries: entries.filter(({ seq }) => seq > after), latest_seq: 5000 } });
  });
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.locator('.turn').first().waitFor();
  const shifted = () => page.evaluate(() => globalThis.shifted);
  assert.equal(await shifted(), 0, 'nothing moves while they arrive');
  for (const part of [0.25, 0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
    await page.waitForFunction(() => [...document.querySelectorAll('.turn')].some((turn) => {
      const { top, bottom } = turn.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }));
    assert.ok((await page.locator('.turn').count()) < 200);
  }
  // A leap into the middle shows what was not measured yet; more than a line or two must not move.
  assert.ok((await shifted()) < 0.02, `${await shifted()}`);
});
