import { markdownTable } from '@daily-nest/testing/figures';
import { callNames, type CallName, type Measured } from './measure.ts';

/** The maximum growth of the median from the smallest to the largest size. */
const limits: Partial<Record<CallName, number>> = { 'page 1': 2, 'last page': 4, detail: 2 };

const thousands = (number: number) => number.toLocaleString('en-US');
const ms = (value: number) => value.toFixed(value < 9.95 ? 1 : 0);

export function growthOf(name: CallName, sizes: readonly Measured[]): number {
  return sizes.at(-1)!.calls[name].medianMs / sizes[0]!.calls[name].medianMs;
}

/** Returns a Markdown table with median / p99 in milliseconds. */
export function tableOf(sizes: readonly Measured[]): string {
  return markdownTable([
    ['', ...sizes.map(({ posts }) => `${thousands(posts)} posts`), 'growth', 'limit'],
    ...callNames.map((name) => [
      name,
      ...sizes.map(({ calls }) => `${ms(calls[name].medianMs)} / ${ms(calls[name].p99Ms)}`),
      `${growthOf(name, sizes).toFixed(2)}×`,
      limits[name] === undefined ? '' : `${limits[name]}×`,
    ]),
  ]);
}

/** Returns a sentence for each limit that the figures exceed. */
export function complaints(sizes: readonly Measured[]): string[] {
  const grown = callNames.flatMap((name) => {
    const limit = limits[name];
    const growth = growthOf(name, sizes);
    return limit !== undefined && growth >= limit
      ? [`${name} grew ${growth.toFixed(2)}×, which is not under ${limit}×.`]
      : [];
  });
  const { scans, posts } = sizes.at(-1)!;
  return scans > 0 ? [...grown, `At ${thousands(posts)} posts the table was scanned ${scans} times.`] : grown;
}
