// Writes a brotli and a gzip copy beside every text file of dist/, so that the binary never compresses at run time.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = new URL('./dist/', import.meta.url).pathname;
const files = readdirSync(dist, { recursive: true }).map((name) => join(dist, String(name)));
// The first load is the page and what it names; everything else is loaded when it is wanted.
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const isFirst = (file) => file.endsWith('index.html') || page.includes(basename(file));
let first = 0;
for (const file of files) {
  if (!statSync(file).isFile() || !/\.(html|js|css|svg)$/.test(file)) continue;
  const bytes = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const brotli = brotliCompressSync(bytes, { params: quality });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  if (isFirst(file)) first += brotli.length;
}
console.log(`The first load is ${(first / 1000).toFixed(1)} kB compressed.`);
if (first > 150_000) {
  console.error('It must stay below 150 kB.');
  process.exit(1);
}
