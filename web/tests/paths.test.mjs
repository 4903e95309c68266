// The other ways through the console: questions back, a rejection, keys, erasure.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { ask, check, fillSignIn, launch, open, signUp } from './browser.mjs';
import { serve } from './service.mjs';

let service, browser;
before(async () => {
  [service, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

test('a vague question is asked back, and answered with the keyboard', async () => {
  const { page, troubles } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'Is the S&P 500 a good investment?');
  await page.getByRole('heading', { name: 'A few questions first' }).waitFor();
  await check(page, 'clarify');
  assert.ok(await page.getByRole('button', { name: 'Continue' }).isDisabled());
  await page.getByRole('radio', { name: /1 to 3 years/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('textbox', { name: /main objective/ }).fill('Growth, and it need not pay out.');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The brief' }).waitFor();
  await page.getByText('More than 10 years').first().waitFor();
  assert.deepEqual(troubles, []);
});

test('a question about something else is turned down with a way on', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await ask(page, 'How do I bake bread?');
  await page.getByRole('heading', { name: 'The committee cannot take this on' }).waitFor();
  await page.getByText('looks only at investing').waitFor();
  await check(page, 'rejected');
  await page.getByRole('link', { name: 'Rephrase the question' }).click();
  assert.equal(await page.getByLabel('Your question').inputValue(), 'How do I bake bread?');
});

test('a key is issued, works in curl, is rotated and revoked', async () => {
  const { page } = await open(browser, service.edge);
  await signUp(page);
  await page.goto('/keys');
  await page.getByText('You have no keys.').waitFor();
  await page.getByLabel('Name').fill('nightly');
  await page.getByLabel('Stops by itself').selectOption('90');
  await page.getByRole('button', { name: 'Issue the key' }).click();
  const line = await page.locator('[data-curl]').textContent();
  const call = () => JSON.parse(execFileSync('sh', ['-c', `${line} --silent`], { encoding: 'utf8' }));
  assert.deepEqual(call().sessions, []);
  await page.getByRole('button', { name: 'Rotate: nightly' }).waitFor();
  await check(page, 'keys');
  await page.getByRole('button', { name: 'Rotate: nightly' }).click();
  await page.getByText(/stops in 1\d:\d\d/).waitFor();
  assert.deepEqual(call().sessions, [], 'the old key works through its grace');
  await page.getByRole('button', { name: 'Revoke: nightly' }).last().click();
  await page.getByRole('button', { name: 'Revoke for good' }).click();
  await page.locator('li.revoked').waitFor();
});

test('an account is erased after its address is typed', async () => {
  const { page } = await open(browser, service.edge);
  const email = await signUp(page);
  await page.goto('/account');
  const button = page.getByRole('button', { name: 'Erase everything' });
  await button.waitFor();
  await check(page, 'account');
  assert.ok(await button.isDisabled());
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await button.click();
  await page.getByText('Your account and everything in it are erased.').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, email, 'Sign in');
  await page.getByRole('alert').waitFor();
});

test('signing out everywhere ends the sign-in of another browser', async () => {
  const first = await open(browser, service.edge);
  const second = await open(browser, service.edge);
  const email = await signUp(first.page);
  await second.page.goto('/account');
  await second.page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(second.page, email, 'Sign in');
  await second.page.waitForURL(/\/account$/);
  await second.page.getByText(email).first().waitFor();
  await first.page.goto('/account');
  await first.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await first.page.getByText('You are signed out on every device.').waitFor();
  await second.page.goto('/sessions');
  await second.page.getByText('Your sign-in has ended.').waitFor();
});
