/** The text for screen readers, in a polite live region. */
export const announcement = $state({ text: '' });

export function announce(text: string): void {
  announcement.text = text;
}
