/** How old a piece of data is, in words: "13 years ago", "last month". */
import { locale } from '../i18n/messages.svelte';

export function age(text: string, now = Date.now()): string {
  const moment = new Date(text.length === 7 ? `${text}-01` : text).getTime();
  if (Number.isNaN(moment)) return '';
  const days = (now - moment) / 86_400_000;
  const format = new Intl.RelativeTimeFormat(locale.language, { numeric: 'auto' });
  if (days >= 700) return format.format(-Math.round(days / 365.25), 'year');
  if (days >= 60) return format.format(-Math.round(days / 30.4), 'month');
  return format.format(-Math.round(days), 'day');
}
