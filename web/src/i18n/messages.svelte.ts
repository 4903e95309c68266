/**
 * The texts of the interface. English is compiled in; any other language is a file that is loaded when it is chosen.
 * A key or a variable that does not exist is an error of the compiler, in every language.
 */
import en from '../messages/en';

export type Key = keyof typeof en;
export type Catalogue = Record<Key, string>;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<K extends Key> = [Names<(typeof en)[K]>] extends [never]
  ? []
  : [values: Record<Names<(typeof en)[K]>, string | number>];

export const languages = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
  ar: 'العربية',
} as const;
export type Language = keyof typeof languages;

const others: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>> = {
  es: () => import('../messages/es'),
  de: () => import('../messages/de'),
  fr: () => import('../messages/fr'),
  ja: () => import('../messages/ja'),
  ar: () => import('../messages/ar'),
};

const CHOSEN = 'convene.language';
/** `tag` is the language with the region that the browser names for it, for numbers and dates. */
export const locale = $state<{ language: Language; tag: string }>({ language: 'en', tag: 'en' });
let words = $state.raw<Catalogue>(en);

const known = (code: string): code is Language => code in languages;
export const direction = (language: string): 'rtl' | 'ltr' => (/^(ar|he|fa|ur)\b/.test(language) ? 'rtl' : 'ltr');

/** The language that was chosen here, otherwise the one that the browser asks for, otherwise English. */
export function preferred(): Language {
  const wanted = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.split('-')[0] ?? '').find(known) ?? 'en';
}

export async function speak(language: Language, remember = false): Promise<void> {
  words = language === 'en' ? en : (await others[language]()).default;
  locale.language = language;
  locale.tag = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
  if (remember) localStorage.setItem(CHOSEN, language);
}

const fill = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A message with its variables filled in. */
export function t<K extends Key>(key: K, ...[values]: Values<K>): string {
  return fill(words[key], values);
}

/** A message whose wording depends on a number: `one:…|other:…`, with the plural forms of the language. */
export function n(key: Key, count: number): string {
  const forms = Object.fromEntries(words[key].split('|').map((form) => form.split(/:(.*)/s).slice(0, 2)));
  const form = new Intl.PluralRules(locale.language).select(count);
  const shown = new Intl.NumberFormat(locale.language).format(count);
  return fill(forms[form] ?? forms['other'] ?? '', { count: shown });
}

/** The word for a value of an open set. An unknown value is shown as it is. */
export function word(group: string, value: string): string {
  const key = `${group}.${value}`;
  return key in words ? words[key as Key] : value.replaceAll('_', ' ');
}
