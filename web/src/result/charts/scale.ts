/** Scales for charts: from values to positions, the ticks of an axis, and statistics of a series. */
export interface Scale {
  at: (value: number) => number;
  marks: number[];
}

const roundStep = (wish: number): number => {
  const power = 10 ** Math.floor(Math.log10(wish));
  return ([1, 2, 5].find((times) => times * power >= wish) ?? 10) * power;
};

/** Round values within a range, for the ticks of an axis. */
export function marks(from: number, to: number, about: number): number[] {
  if (!(to > from)) return [from];
  const step = roundStep((to - from) / about);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function ratioMarks(from: number, to: number): number[] {
  const [low, high] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))];
  const times = high - low <= 2 ? [1, 2, 5] : high - low === 3 ? [1, 3] : [1];
  const all = Array.from({ length: high - low + 1 }, (_, index) => times.map((one) => one * 10 ** (low + index))).flat();
  return all.filter((mark) => mark >= from && mark <= to);
}

/** Values laid over a height, the highest at the top. With `ratios`, equal distances are equal ratios. */
export function scale(from: number, to: number, height: number, about: number, ratios = false): Scale {
  const read = ratios ? Math.log : (value: number) => value;
  const [low, high] = [read(from), read(to)];
  const at = (value: number): number => (high > low ? height - ((read(value) - low) / (high - low)) * height : height / 2);
  return { at, marks: ratios ? ratioMarks(from, to) : marks(from, to, about) };
}

/** `2013-03` as a count of months. */
export function monthOf(label: string): number {
  const [year, month] = label.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 1) - 1;
}

/** The value below which a share of all values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}
