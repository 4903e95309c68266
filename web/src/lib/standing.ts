/** The status of a session in the list: that of its committee if there is one, otherwise that of its brief. */
import type { SessionEntry } from '../api/types';
import { word } from '../i18n/messages.svelte';

export const standingOf = (entry: SessionEntry): string => (entry.execution_status ? `execution.${entry.execution_status}` : `status.${entry.status}`);

export function standingWord(standing: string): string {
  const [group = '', value = ''] = standing.split('.');
  return word(group, value);
}
