// Prints what the two linters found, one line each, and fails on any error or on too many warnings.
//   node report.mjs REDOCLY.json SPECTRAL.json MAX_WARNINGS
import { readFileSync } from 'node:fs';

const [redoclyFile, spectralFile, limit] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const findings = [
  ...read(redoclyFile).problems.map((p) => ({
    tool: 'redocly',
    severity: p.severity === 'error' ? 'error' : 'warning',
    rule: p.ruleId,
    where: p.location?.[0]?.pointer ?? '',
    message: p.message,
  })),
  ...read(spectralFile).map((p) => ({
    tool: 'spectral',
    severity: p.severity === 0 ? 'error' : 'warning', // 1 is a warning, 2 and 3 are hints
    rule: p.code,
    where: p.path.join('/'),
    message: p.message,
  })),
];
for (const f of findings) console.log(`${f.severity}: ${f.tool} ${f.rule}: ${f.where}: ${f.message.split('\n')[0]}`);

const count = (severity) => findings.filter((f) => f.severity === severity).length;
console.log(`lint: ${count('error')} errors, ${count('warning')} warnings (at most ${limit} allowed)`);
process.exit(count('error') > 0 || count('warning') > Number(limit) ? 1 : 0);
