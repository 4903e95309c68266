// The result: every number leads to its rows, charts are read with pointer and keys, and a session is asked again and compared.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ask, check, convene, finished, launch, open, seeAll, signUp } from './browser.mjs';
import { serve } from './service.mjs';

let service, browser, page, troubles;
before(async () => {
  [service, browser] = await Promise.all([serve(), launch()]);
  ({ page, troubles } = await open(browser, service.edge));
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  await convene(page);
  await finished(page);
  await page.getByRole('link', { name: 'Read the result' }).click();
  await page.getByRole('heading', { name: 'Charts' }).waitFor();
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

test('every number of a real answer opens, down to the rows', async () => {
  // Numbers with a part in what the committee says, which are no buttons. Shares of scenarios are counts, and the
  // bounds in what would change the view are no figures.
  const loose = await page.evaluate(() => {
    const found = [];
    for (const root of document.querySelectorAll('.story, .numbers, #dissent, #drivers, #risks, #red-team, #gaps')) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        if (walk.currentNode.parentElement.closest('[data-number]')) continue;
        if (walk.currentNode.parentElement.closest('p')?.textContent.startsWith('What would change the view')) continue;
        found.push(...(walk.currentNode.data.match(/\d+[.,]\d+\s?%?/g) ?? []));
      }
    }
    return found;
  });
  assert.deepEqual(loose, []);
  const panel = page.getByRole('complementary', { name: 'Where a number comes from' });
  const seen = new Set();
  for (const number of await page.locator('.numbers [data-number], #drivers [data-number]').all()) {
    await number.click();
    const name = await panel.getByRole('heading').textContent();
    await panel.getByText('Source', { exact: true }).waitFor();
    // A figure that is computed from others leads to them; one of a series shows its rows.
    while (!(await panel.getByRole('button', { name: 'Show the rows' }).count())) await panel.locator('li .plain').first().click();
    if (seen.has(name)) continue;
    seen.add(name);
    await panel.getByRole('button', { name: 'Show the rows' }).click();
    await panel.getByRole('table').first().waitFor();
    assert.ok((await panel.getByRole('row').count()) > 1, name);
  }
  assert.ok(seen.size >= 5, `${seen.size} figures`);
  await page.keyboard.press('Escape');
  // The committee's confidence is no figure: it opens what it is made of.
  await page.locator('.story [data-number]', { hasText: /^0\.\d\d$/ }).first().click();
  await page.getByText('It says how good the evidence is').first().waitFor();
});

test('charts are read with the pointer and the arrow keys, and are tables and files too', async () => {
  await seeAll(page);
  const chart = page.locator('#charts figure').first();
  const readout = chart.locator('.readout');
  const last = await readout.textContent();
  const slider = chart.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  assert.notEqual(await readout.textContent(), last);
  assert.equal(await slider.getAttribute('aria-valuetext'), await readout.textContent());
  await page.keyboard.press('Home');
  await readout.getByText(/2000/).or(readout).first().waitFor();
  const first = await readout.textContent();
  await chart.locator('.chart').hover({ position: { x: 300, y: 60 } });
  assert.notEqual(await readout.textContent(), first);

  await chart.getByRole('button', { name: 'Show the numbers' }).click();
  const rows = await chart.getByRole('row').count();
  const download = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Download as CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8').trim().split('\n');
  assert.equal(lines[0], 'label,price,fall');
  assert.equal(lines.length, rows);
  assert.match(lines[1], /^\d{4}-\d{2},\d+\.\d+,-?\d+\.\d$/);
  await check(page, 'charts');
  await chart.getByRole('button', { name: 'Hide the numbers' }).click();
  // Scenarios and votes are charts that lead to their words.
  await page.locator('#charts').getByRole('link', { name: /^Risk Officer/ }).click();
  await page.waitForURL(/#vote-/);
});

test('the same again with one change, and the two side by side', async () => {
  const first = /ses_\w+/.exec(page.url())[0];
  await page.getByRole('button', { name: 'Ask again with a change' }).click();
  await page.getByRole('radio', { name: 'Risk' }).check();
  await page.getByLabel('To', { exact: true }).fill('High: can bear a fall of half or more');
  await check(page, 'ask-again');
  await page.getByRole('button', { name: 'Ask again', exact: true }).click();
  await page.getByRole('heading', { name: 'The brief' }).waitFor();
  await page.getByText('High: can bear a fall of half or more').first().waitFor();
  await page.getByText('Before: Moderate').waitFor();
  await convene(page);
  await finished(page);
  await page.getByRole('link', { name: 'Read the result' }).click();
  await page.getByRole('link', { name: 'Compare with the earlier answer' }).click();
  await page.waitForURL(new RegExp(`${first}/compare/ses_`));
  const risk = page.getByRole('row', { name: /^Risk/ });
  await risk.locator('mark').first().waitFor();
  assert.equal(await risk.locator('mark').count(), 2);
  assert.equal(await page.getByRole('row', { name: /^For how long/ }).locator('mark').count(), 0);
  await check(page, 'compare-again');
});

test('sessions are filtered by language and status, and two are chosen to compare', async () => {
  await ask(page, 'Ist Alphabet für die nächsten zehn Jahre eine gute Anlage?');
  await ask(page, 'How do I bake bread?');
  await page.goto('/sessions');
  const list = page.locator('main li');
  await list.first().waitFor();
  assert.equal(await list.count(), 4);
  await page.getByRole('search').getByLabel('Language').selectOption({ label: 'German' });
  assert.deepEqual(await list.getByRole('link').allTextContents(), ['Ist Alphabet für die nächsten zehn Jahre eine gute Anlage?']);
  await page.getByRole('search').getByLabel('Language').selectOption('');
  await page.getByLabel('Status').selectOption({ label: 'Not taken on' });
  assert.deepEqual(await list.getByRole('link').allTextContents(), ['How do I bake bread?']);
  await page.getByLabel('Status').selectOption({ label: 'Result ready' });
  for (const box of await list.getByRole('checkbox').all()) await box.check();
  await check(page, 'sessions-chosen');
  await page.getByRole('link', { name: 'Compare the two' }).click();
  await page.getByRole('heading', { name: 'Two results side by side' }).waitFor();
  await page.locator('mark').first().waitFor();
  assert.deepEqual(troubles, []);
});

test('the list of shortcuts, and the result on paper', async () => {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Show this list').waitFor();
  await check(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.goto('/sessions');
  await page.getByRole('link', { name: /Is Apple/ }).first().click();
  await page.getByRole('heading', { name: 'Charts' }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('.disclosure').isVisible());
  assert.ok(!(await page.getByRole('navigation').first().isVisible()));
  await check(page, 'print');
  await page.emulateMedia({ media: 'screen' });
});
