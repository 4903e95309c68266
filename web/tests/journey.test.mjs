// From the sign-up to the audit record, by a person who has never been here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

test('from sign-up to the audit record', async () => {
  const { page, troubles } = await open(browser, service.edge);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check(page, 'welcome');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Password').waitFor();
  await check(page, 'sign-in');
  await signUp(page);
  await check(page, 'ask');

  await ask(page, 'Is Apple a good investment for the next ten years?');
  await page.getByRole('heading', { name: 'The brief' }).waitFor();
  await page.getByText('You did not state your risk tolerance').waitFor();
  await check(page, 'brief');

  // One field is changed, and the plan is made for what it says then.
  await page.getByRole('button', { name: 'Change: For how long' }).click();
  await page.getByLabel('For how long').fill('fifteen years');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change: What you own' }).click();
  await page.getByLabel('Symbol').fill('AAPL');
  await page.getByLabel('Share in %').fill('40');
  await check(page, 'brief-changed');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Plan the committee' }).click();
  await page.getByRole('heading', { name: 'Who sits on it' }).waitFor();
  const rail = page.getByRole('navigation', { name: 'Stages of the session' });
  await rail.getByRole('link', { name: /^Brief/ }).click();
  await page.getByText('fifteen years').waitFor();
  await page.getByText('AAPL: 40%').waitFor();
  await rail.getByRole('link', { name: /^Plan/ }).click();
  await page.getByText('Your first committee is a full one').waitFor();
  await check(page, 'plan');

  await page.getByRole('button', { name: 'Convene the committee' }).click();
  await finished(page);
  for (const part of ['Research, each alone', 'Cross-examination', 'Synthesis', 'Red team', 'Debrief']) {
    await page.getByRole('heading', { name: part, exact: true }).first().waitFor();
  }
  await check(page, 'room');
  // A replay begins with nothing and can be left.
  const all = await page.locator('.turn').count();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  assert.ok((await page.locator('.turn').count()) < all);
  await page.getByRole('button', { name: 'Show all' }).click();
  assert.equal(await page.locator('.turn').count(), all);

  await page.getByRole('link', { name: 'Read the result' }).click();
  await page.getByRole('heading', { name: /Apple/ }).first().waitFor();
  await check(page, 'result');
  // A number leads to its source, by the keyboard alone.
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Where a number comes from' });
  await panel.getByText('Formula', { exact: true }).waitFor();
  await panel.getByText('Source', { exact: true }).waitFor();
  // Down to the rows of the source.
  await panel.getByRole('button', { name: 'Show the rows' }).click();
  await panel.getByRole('table').first().waitFor();
  await check(page, 'figure');
  await page.keyboard.press('Escape');
  await panel.getByText('Formula', { exact: true }).waitFor({ state: 'detached' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the audit record (PDF)' }).click();
  const file = readFileSync(await (await download).path());
  assert.equal(file.subarray(0, 5).toString(), '%PDF-');
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Thank you.').waitFor();

  // The same question with one change, and the two results side by side.
  const first = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Ask again with a change' }).click();
  await page.getByLabel('To', { exact: true }).fill('five years');
  await page.getByRole('button', { name: 'Ask again', exact: true }).click();
  await page.getByRole('heading', { name: 'The brief' }).waitFor();
  await convene(page);
  await finished(page);
  await page.goto(`${first.replace('/result', '')}/compare/with`);
  await page.getByRole('link', { name: /Is Apple/ }).click();
  await page.getByRole('heading', { name: 'Two results side by side' }).waitFor();
  await page.locator('mark').first().waitFor();
  await check(page, 'compare');
  await page.goto(first);

  // A reload finds the person still signed in, and the same page.
  await page.reload();
  await page.getByRole('heading', { name: 'Member by member' }).waitFor();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  assert.ok(!kept.includes('eyJ'), 'no token in clear text');
  await page.goto('/sessions');
  await page.getByLabel('Search in questions').fill('apple');
  await page.getByRole('link', { name: /Is Apple/ }).first().waitFor();
  assert.ok(await page.locator('.disclosure').isVisible(), 'titles may be AI-generated too');
  await check(page, 'sessions');
  assert.deepEqual(troubles, []);
});

test('the disclosure stands with everything the committee says', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Ist Alphabet für die nächsten zehn Jahre eine gute Anlage?');
  const said = page.locator('.disclosure');
  await said.waitFor();
  assert.equal(await said.getAttribute('lang'), 'de');
  await convene(page);
  await finished(page);
  await said.waitFor();
  await page.getByRole('link', { name: 'Read the result' }).click();
  await page.getByText('The audit record exists for English sessions only.').waitFor();
  assert.ok((await said.textContent()).length > 100);
  // Numbers of another language lead to their figures too.
  assert.ok((await page.locator('.story [data-number]').count()) > 2);
  assert.ok((await page.locator('.reasons [data-number]').count()) > 5);
});
