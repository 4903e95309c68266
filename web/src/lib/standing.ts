/** Where a session of the list stands, in one word: its committee if there is one, else its brief. */
import type { SessionEntry } from '../api/types';
import { word } from '../i18n/messages.svelte';

export const standingOf = (entry: SessionEntry): string => (entry.execution_status ? `execution.${entry.execution_status}` : `status.${entry.status}`);

export function standingWord(standing: string): string {
  const [group = '', value = ''] = standing.split('.');
  return word(group, value);
}
