/** The numbers of a chart as a file for a spreadsheet. */
import type { Chart } from '../../api/types';

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function csv({ data }: Chart): Blob {
  const lines = [['label', ...data.columns], ...data.rows.map((row) => [row.label, ...row.values])];
  return new Blob([lines.map((line) => line.map(cell).join(',')).join('\n'), '\n'], { type: 'text/csv' });
}
