// What the tests of the console share: a browser, a person who signs up, axe on every page, and pictures.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const pictures = process.env.CONSOLE_PICTURES;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];
export const launch = () => chromium.launch({ executablePath, args });

let people = 0;
export const newAddress = () => `console-${process.pid}-${(people += 1)}.zq7canary@example.org`;
export const password = 'correct horse battery';

/** A page of its own. `troubles` says what was loaded from elsewhere, broke the policy or threw; a test expects none. */
export async function open(browser, edge, options = {}) {
  const context = await browser.newContext({ baseURL: edge, viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|Refused to/.test(message.text())) troubles.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') troubles.push(`outside: ${request.url()}`);
  });
  return { page, context, troubles };
}

/** Signs up and comes back to the console. */
export async function signUp(page, email = newAddress()) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, email, 'Sign up');
  await page.getByRole('heading', { name: 'What do you want to know?' }).waitFor();
  return email;
}

/** Fills the provider's page. */
export async function fillSignIn(page, email, action, secret = password) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: action }).click();
}

/** Asks, and waits for the session. */
export async function ask(page, question) {
  await page.goto('/');
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Ask the committee' }).click();
  await page.waitForURL(/\/s\/ses_/);
}

/** From a brief into the room. */
export async function convene(page) {
  await page.getByRole('button', { name: 'Plan the committee' }).click();
  await page.getByRole('button', { name: 'Convene the committee' }).click();
  await page.waitForURL(/\/room$/);
}

export const finished = (page) => page.getByRole('link', { name: 'Read the result' }).waitFor();

/** Goes down the page and back, so that what is made on the way is there. */
export async function seeAll(page) {
  await page.evaluate(async () => {
    const at = scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    scrollTo(0, at);
  });
}

/** axe finds nothing, and the page is no wider than the window. With a name, a picture is taken too. */
export async function check(page, name) {
  await seeAll(page);
  // The policy of the page lets no inline script in; what the debugger evaluates is not bound by it.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join('; ')}`);
  assert.deepEqual(found, [], `${name}: axe`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const widest = await page.evaluate(() => {
    const beyond = [...document.querySelectorAll('body *')].filter((one) => !one.closest('.wide') && one.getBoundingClientRect().right > document.documentElement.clientWidth);
    return beyond.slice(-1).map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`).join();
  });
  assert.ok(wide <= 0, `${name}: ${wide} pixels wider than the window: ${widest}`);
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
}
