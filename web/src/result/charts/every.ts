/** How far apart the points of a chart are, in words. */
import type { Chart } from '../../api/types';
import { n } from '../../i18n/messages.svelte';
import { monthOf } from './scale';

export function every(rows: Chart['data']['rows']): string {
  const [last, before] = [rows.at(-1), rows.at(-2)];
  return last && before ? n('chart.every', monthOf(last.label) - monthOf(before.label)) : '';
}
