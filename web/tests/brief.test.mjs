// Every field of the brief can be changed before anything is spent, and what is sent is what is on the screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, check, launch, open, signUp } from './browser.mjs';
import { serve } from './service.mjs';

let service, browser;
before(async () => {
  [service, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

/** Opens a field, writes into it and leaves it with the keyboard. */
async function write(page, label, text) {
  await page.getByRole('button', { name: `Change: ${label}`, exact: true }).click();
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press(['Themes', 'Conditions', 'To be answered', 'Assumed'].includes(label) ? 'Tab' : 'Enter');
}

test('every field of the brief is editable, and all of it is sent', async () => {
  const { page, troubles } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  await page.getByRole('heading', { name: 'The brief' }).waitFor();
  await write(page, 'Question', 'Is Apple or Microsoft the better investment?');
  await write(page, 'Goal', 'Regular income');
  await write(page, 'For how long', 'fifteen years');
  await write(page, 'Risk', 'High');
  await write(page, 'Themes', 'software\nphones');
  await write(page, 'Conditions', 'no debt');
  await write(page, 'To be answered', 'Which of the two is cheaper?');
  await write(page, 'Assumed', 'The base currency is the dollar.');
  await write(page, 'As of', '2026-06-30');
  await write(page, 'Short name', 'Apple or Microsoft');
  await page.getByLabel('Kind of question').selectOption('comparison');

  // An instrument is found by its name with the keyboard alone, another is taken as it is and then described.
  await page.getByRole('button', { name: 'Add an instrument' }).click();
  const search = page.getByRole('combobox', { name: 'Add an instrument' });
  await search.fill('microsoft');
  await page.getByRole('option', { name: /Microsoft Corporation/ }).first().waitFor();
  await check(page, 'brief-search');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change: Microsoft Corporation' }).waitFor();
  await page.getByRole('button', { name: 'Add an instrument' }).click();
  await search.fill('zzqqx');
  await page.getByRole('option', { name: 'Use “ZZQQX” as it is' }).click();
  await page.getByRole('button', { name: 'Change: zzqqx' }).click();
  await page.getByLabel('Currency', { exact: true }).fill('CHF');
  await page.locator('li form select').selectOption('bond');
  await check(page, 'brief-instrument');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Remove: Apple Inc.' }).click();

  await page.getByRole('button', { name: 'Change: What you own' }).click();
  await page.getByLabel('Symbol').fill('MSFT');
  await page.getByLabel('Units').fill('12');
  await page.getByLabel('Price paid').fill('301.5');
  await page.getByRole('button', { name: 'Done' }).click();

  // What was changed is told, and outlives a reload.
  await page.getByText('Before: ten years').waitFor();
  await page.reload();
  await page.getByText('Before: ten years').waitFor();
  await check(page, 'brief-edited');

  const planned = page.waitForResponse((response) => response.url().endsWith('/orchestrations') && response.ok());
  await page.getByRole('button', { name: 'Plan the committee' }).click();
  const { brief } = await (await planned).json();
  assert.equal(brief.question, 'Is Apple or Microsoft the better investment?');
  assert.deepEqual([brief.objective, brief.horizon, brief.risk_tolerance], ['Regular income', 'fifteen years', 'High']);
  assert.deepEqual([brief.subject.kind, brief.subject.themes], ['comparison', ['software', 'phones']]);
  const [microsoft, own] = brief.subject.instruments;
  assert.deepEqual([microsoft.symbol, microsoft.currency], ['MSFT', 'USD']);
  assert.deepEqual(own, { symbol: 'ZZQQX', name: 'zzqqx', exchange: '', asset_class: 'bond', currency: 'CHF' });
  assert.deepEqual(brief.constraints, ['no debt']);
  assert.deepEqual(brief.key_questions, ['Which of the two is cheaper?']);
  assert.deepEqual(brief.assumptions, ['The base currency is the dollar.']);
  assert.deepEqual([brief.as_of, brief.title], ['2026-06-30', 'Apple or Microsoft']);
  assert.deepEqual(brief.holdings.positions, [{ symbol: 'MSFT', name: '', quantity: '12', cost: '301.5' }]);
  // The plan takes it.
  await page.getByRole('heading', { name: 'Who sits on it' }).waitFor();
  assert.deepEqual(troubles, []);
});

test('all changes can be undone', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  await write(page, 'For how long', 'two days');
  await page.getByText('two days').waitFor();
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await page.getByText('ten years', { exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Undo all changes' }).count(), 0);
});
