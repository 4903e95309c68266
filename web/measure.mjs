// How fast the console is in this Chromium, on a slow telephone: what the pages need until they stand, and whether five thousand
// turns scroll. Numbers for people: they depend on what else the machine does, so nothing fails on them.
//   CONSOLE_BINARY=PROGRAM node measure.mjs [folder with lighthouse installed]
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { ask, convene, finished, signUp } from './tests/browser.mjs';
import { serve } from './tests/service.mjs';

const PORT = 9339;
const service = await serve();
const browser = await chromium.launchPersistentContext('', {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  baseURL: service.edge,
  viewport: { width: 412, height: 823 },
});
const page = browser.pages()[0];
const devtools = await browser.newCDPSession(page);

/** A fourth of the processor's speed, 1.6 Mbit/s, 150 ms. */
async function throttle(on) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: on ? 4 : 1 });
  const speed = on ? { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 } : { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}

/** What the browser itself noted while a page came. */
async function load(path) {
  await page.goto('about:blank');
  await page.goto(path);
  await page.waitForTimeout(6000);
  return page.evaluate(async () => {
    const read = (type) => new Promise((done) => {
      const observer = new PerformanceObserver((list) => done(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => done([]), 100);
    });
    const [paints, largest, tasks, shifts] = await Promise.all(['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(read));
    const sum = (values) => Math.round(values.reduce((all, one) => all + one, 0));
    return {
      'first paint, ms': Math.round(paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0),
      'largest paint, ms': Math.round(largest.at(-1)?.startTime ?? 0),
      'blocked, ms': sum(tasks.map(({ duration }) => duration - 50)),
      'layout shift': Number(shifts.reduce((all, { value }) => all + value, 0).toFixed(3)),
      'transferred, kB': sum(performance.getEntriesByType('resource').map(({ transferSize }) => transferSize)) / 1000,
    };
  });
}

/** Scrolls through a transcript of five thousand turns, and how long the frames were. */
async function scroll(session) {
  let known;
  await page.route('**/transcript?after=*', async (route) => {
    known ??= await (await route.fetch()).json();
    const spoken = known.entries.filter((entry) => entry.kind !== 'floor');
    const entries = Array.from({ length: 5000 }, (_, index) => ({ ...spoken[index % spoken.length], seq: index + 1 }));
    await route.fulfill({ json: { ...known, entries, latest_seq: 5000 } });
  });
  await page.goto(`${session}/room`);
  await page.locator('.turn').first().waitFor();
  await page.waitForTimeout(1000);
  return page.evaluate(async () => {
    const frames = [];
    let last = performance.now();
    await new Promise((done) => {
      const step = (now) => {
        frames.push(now - last);
        last = now;
        scrollBy(0, 100);
        if (frames.length < 600) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
    frames.shift();
    frames.sort((one, other) => other - one);
    return { 'longest frames, ms': frames.slice(0, 5).map(Math.round), 'over 50 ms': frames.filter((frame) => frame > 50).length, of: frames.length };
  });
}

const pages = { 'the front page, signed out': '/' };
const results = {};
await throttle(true);
results['the front page, signed out'] = await load('/');
await throttle(false);
await signUp(page);
await ask(page, 'Is Apple a good investment for the next ten years?');
await convene(page);
await finished(page);
const session = page.url().replace('/room', '');
Object.assign(pages, { 'the question': '/', 'a result': `${session}/result`, 'a room': `${session}/room` });
await throttle(true);
for (const [name, path] of Object.entries(pages).slice(1)) results[name] = await load(path);
await throttle(false);
console.table(results);
console.log('Five thousand turns:', await scroll(session));

if (process.argv[2]) {
  const found = createRequire(join(process.argv[2], 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = await import(pathToFileURL(found));
  await page.unroute('**/transcript?after=*');
  for (const [name, path] of Object.entries(pages).slice(1)) {
    const { lhr } = await lighthouse(new URL(path, service.edge).href, {
      port: PORT, onlyCategories: ['performance', 'accessibility', 'best-practices'], disableStorageReset: true, logLevel: 'error',
    });
    console.log(name, Object.fromEntries(Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)])));
  }
}
await browser.close();
await service.stop();
