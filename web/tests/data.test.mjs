// What the service has on an instrument: found by its name, from a gap of an answer, and after an import.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('an instrument has a page that says what there is, how old, and what is missing', async () => {
  const { page, troubles } = await open(browser, service.edge);
  await signUp(page);
  await page.goto('/data');
  await page.getByRole('combobox', { name: 'Symbol or name' }).fill('nestl');
  await page.getByRole('option', { name: /NESN\.SW/ }).click();
  await page.waitForURL(/\/data\/NESN\.SW$/);
  await page.getByText('The service has no data on it.').waitFor();
  await page.getByText('Missing: Prices and Annual accounts.').waitFor();
  await check(page, 'data-missing');

  const file = join(service.folder, 'prices.csv');
  writeFileSync(file, 'Date,Open,High,Low,Close,Adj Close,Volume\n2026-11-12,1,1,1,1,1,5\n2026-11-13,2,2,2,2,2,5\n');
  service.run(['data', 'import', '--symbol', 'NESN.SW', file]);
  await page.reload();
  await page.getByText('imported by the operator').waitFor();
  await page.getByText('12 November 2026 to 13 November 2026').waitFor();
  await page.getByText('Missing: Annual accounts.').waitFor();
  await check(page, 'data-imported');

  // A symbol with a sign of its own, and one that nobody knows.
  await page.goto('/data/%5EGSPC');
  await page.getByText(/January 1871 to/).waitFor();
  await page.goto('/data/NOBODY');
  await page.getByRole('heading', { name: '“NOBODY” is not known' }).waitFor();
  await check(page, 'data-unknown');
  assert.deepEqual(troubles, []);
});

test('a gap of an answer leads to the data of its instrument', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  await convene(page);
  await finished(page);
  await page.getByRole('link', { name: 'Read the result' }).click();
  await page.getByRole('link', { name: 'Data on Apple Inc.' }).first().click();
  await page.waitForURL(/\/data\/AAPL$/);
  await page.getByRole('heading', { name: 'Apple Inc.' }).waitFor();
  await page.getByText('Annual accounts').first().waitFor();
  await check(page, 'data-instrument');
  // And from there to a question.
  await page.getByRole('link', { name: 'Ask about it' }).click();
  assert.match(await page.getByLabel('Your question').inputValue(), /Apple Inc\./);
});
