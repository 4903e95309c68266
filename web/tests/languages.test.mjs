// Every language of the interface on every page, Arabic from right to left; and what the compiler cannot see of the messages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ask, check, convene, finished, launch, open, signUp } from './browser.mjs';
import { serve } from './service.mjs';

const languages = ['es', 'de', 'fr', 'ja', 'ar'];

/** The messages of a language, read from its file. */
function messages(language) {
  const text = readFileSync(new URL(`../src/messages/${language}.ts`, import.meta.url), 'utf8');
  return Object.fromEntries([...text.matchAll(/^ {2}'([^']+)': '(.*)',$/gm)].map(([, key, words]) => [key, words]));
}

const english = messages('en');
const variables = (words) => [...new Set(words.match(/\{\w+\}/g) ?? [])].sort();
for (const language of languages) {
  test(`the messages in ${language} have the variables and the plural forms they need`, () => {
    const own = messages(language);
    assert.deepEqual(Object.keys(own).sort(), Object.keys(english).sort());
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many' || language === 'ar');
    for (const [key, words] of Object.entries(english)) {
      assert.deepEqual(variables(own[key]), variables(words), key);
      if (!words.startsWith('one:')) continue;
      const given = own[key].split('|').map((form) => form.split(':')[0]);
      assert.deepEqual(given.sort(), [...forms].sort(), key);
    }
  });
}

let service, browser;
before(async () => {
  [service, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

test('every page in every language', async () => {
  const { page, troubles } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is Apple a good investment for the next ten years?');
  const session = new URL(page.url()).pathname;
  await convene(page);
  await finished(page);
  for (const language of languages) {
    await page.goto('/');
    await page.locator('header select').selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    assert.equal(await page.evaluate(() => document.documentElement.dir), language === 'ar' ? 'rtl' : 'ltr');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(page, `ask-${language}`);
    for (const stage of ['brief', 'plan', 'room', 'result']) {
      await page.goto(`${session}/${stage}`);
      await page.getByRole('heading', { level: 2 }).nth(stage === 'brief' ? 0 : 1).or(page.locator('.brief dl')).first().waitFor();
      await check(page, `${stage}-${language}`);
    }
    for (const address of ['keys', 'account', 'data', 'sessions']) {
      await page.goto(`/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check(page, `${address}-${language}`);
    }
  }
  assert.deepEqual(troubles, []);
});
