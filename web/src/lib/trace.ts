/** Finds the figures behind the numbers of a text. A number that is not a figure stays text. */
import type { Evidence } from '../api/types';

export type Piece = string | { text: string; evidence: Evidence };

const DIGITS = '٠١٢٣٤٥٦٧٨٩';
const NUMBER = /[-−‎؜]*\d+(?:[.,'’\u00a0\u202f٫٬]\d+)*(?:[\s\u00a0\u202f]?[%٪])?/g;

const known = new Map<string, { decimal: string; group: string }>();

/** How a language separates digits; worked out once. */
function separators(language: string): { decimal: string; group: string } {
  const found = known.get(language) ?? workOut(language);
  known.set(language, found);
  return found;
}

function workOut(language: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return { decimal: part('decimal') || '.', group: part('group') };
}

/** The number a piece of text stands for, as the language writes it. */
export function parse(text: string, language: string): number {
  const { decimal, group } = separators(language);
  const plain = text
    .replace(/[%٪‎؜]/g, '')
    .trim()
    .replaceAll('−', '-')
    .replaceAll(group, '')
    .replaceAll('٬', '')
    .replace(decimal, '.')
    .replace('٫', '.');
  return Number(plain.replace(/[\s\u00a0\u202f]/g, ''));
}

const inPercent = (one: Evidence): boolean => one.unit === 'percent' || one.unit === 'percent per year';

/** Splits the text into pieces. If several figures have the same value, one of `prefer` is taken. */
export function trace(text: string, evidence: Evidence[], language: string, prefer: string[] = []): Piece[] {
  const western = text.replace(/[٠-٩]/g, (digit) => String(DIGITS.indexOf(digit)));
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of western.matchAll(NUMBER)) {
    const found = figureOf(match[0], western.slice(match.index + match[0].length), evidence, language, prefer);
    if (!found) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    pieces.push({ text: text.slice(match.index, from), evidence: found });
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

function figureOf(token: string, rest: string, evidence: Evidence[], language: string, prefer: string[]): Evidence | undefined {
  const percent = /[%٪]/.test(token);
  const value = parse(token, language);
  // A whole number alone is more likely a date or a count than a figure, unless its unit follows.
  const written = [separators(language).decimal, '٫'].some((decimal) => token.includes(decimal));
  const bare = !percent && !written && Number.isInteger(value) && !/^[\s\u00a0](billion|million|years|times|percentage)/.test(rest);
  if (bare || Number.isNaN(value)) return undefined;
  const fits = evidence.filter((one) => inPercent(one) === percent);
  const equal = (of: (one: Evidence) => boolean): Evidence | undefined => {
    const all = fits.filter(of);
    return all.find((one) => prefer.includes(one.evidence_id)) ?? all[0];
  };
  return equal((one) => Number(one.value) === value) ?? equal((one) => Math.abs(Number(one.value)) === Math.abs(value));
}
