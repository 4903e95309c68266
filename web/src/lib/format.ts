/** Numbers, dates and spans as the reader's language writes them. */
import { locale, word } from '../i18n/messages.svelte';

const language = (): string => locale.tag;

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Formatters are cached: making one costs more than using it a hundred times. */
function kept<T extends Intl.NumberFormat | Intl.DateTimeFormat>(Format: new (tag: string, options: object) => T, options: object): T {
  const key = `${Format.name} ${language()} ${JSON.stringify(options)}`;
  const format = (made.get(key) as T | undefined) ?? new Format(language(), options);
  made.set(key, format);
  return format;
}

const numbers = (options: Intl.NumberFormatOptions): Intl.NumberFormat => kept(Intl.NumberFormat, options);
const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => kept(Intl.DateTimeFormat, options);

export function number(value: number, digits = 2): string {
  return numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

export const count = (value: number): string => number(value, 0);

/** A decimal of the API with as many digits as it came with. */
export function decimal(text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  return number(value, text.split('.')[1]?.length ?? 0);
}

/** A figure with its unit. */
export function quantity(value: string, unit: string): string {
  const [first, ...rest] = unit.split(' ');
  if (first !== 'percent' || !Number.isFinite(Number(value))) return `${decimal(value)} ${word('unit', unit)}`;
  const digits = value.split('.')[1]?.length ?? 0;
  const format = numbers({ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = format.format(Number(value) / 100);
  return rest.length ? `${percent} ${word('unit', rest.join(' '))}` : percent;
}

/** `2023-09-30`, `2023-06` or a moment. */
export function date(text: string, length: 'long' | 'short' = 'long'): string {
  const month = length === 'long' ? 'long' : 'short';
  if (/^\d{4}-\d{2}$/.test(text)) {
    return dates({ year: 'numeric', month, timeZone: 'UTC' }).format(new Date(`${text}-01`));
  }
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return text;
  const zone = text.length === 10 ? { timeZone: 'UTC' } : {};
  return dates({ year: 'numeric', month, day: 'numeric', ...zone }).format(moment);
}

export function moment(text: string): string {
  return dates({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(text));
}

export function clock(text: string): string {
  return dates({ timeStyle: 'medium' }).format(new Date(text));
}

export function timeOfDay(text: string): string {
  return dates({ timeStyle: 'short' }).format(new Date(text));
}

export function list(items: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago"; what is older than a month is a date. */
export function ago(text: string, now = Date.now()): string {
  const seconds = (new Date(text).getTime() - now) / 1000;
  if (Math.abs(seconds) > 30 * 86_400) return date(text, 'short');
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return format.format(Math.round(seconds / size), unit);
}

/** Minutes and seconds of something that runs. */
export function elapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A language by its name in the reader's language. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(language(), { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
