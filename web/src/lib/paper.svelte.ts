/** Whether the page is printed. Then it contains everything, also what the screen shows only on demand. */
import { flushSync } from 'svelte';

export const paper = $state({ printed: false });

export function prepare(): void {
  flushSync(() => (paper.printed = true));
  for (const details of document.querySelectorAll<HTMLDetailsElement>('article details:not(.no-print)')) details.open = true;
}
