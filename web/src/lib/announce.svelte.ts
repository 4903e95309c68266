/** What a screen reader is told, politely. */
export const announcement = $state({ text: '' });

export function announce(text: string): void {
  announcement.text = text;
}
