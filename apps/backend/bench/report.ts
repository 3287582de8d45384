import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname } from 'node:path';
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
  const rows = [
    ['', ...sizes.map(({ posts }) => `${thousands(posts)} posts`), 'growth', 'limit'],
    ['---', ...sizes.map(() => '---:'), '---:', '---:'],
    ...callNames.map((name) => [
      name,
      ...sizes.map(({ calls }) => `${ms(calls[name].medianMs)} / ${ms(calls[name].p99Ms)}`),
      `${growthOf(name, sizes).toFixed(2)}×`,
      limits[name] === undefined ? '' : `${limits[name]}×`,
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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

export interface Circumstances {
  database: string;
  minutes: number;
}

/** Writes the figures into their section of the document and keeps the rest. */
export function writeSection(path: string, sizes: readonly Measured[], around: Circumstances) {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const section = `${begin}
\`pnpm bench\`, ${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, ${around.database}, ${around.minutes.toFixed(0)} minutes for all,
load average ${loadavg()[2]?.toFixed(0)}.

${tableOf(sizes)}

${end}`;
  const old = existsSync(path) ? readFileSync(path, 'utf8') : `# Benchmarks\n\n## Blog\n\n${begin}${end}\n`;
  const from = old.indexOf(begin);
  const to = old.indexOf(end);
  const text =
    from === -1 || to < from
      ? `${old.trimEnd()}\n\n## Blog\n\n${section}\n`
      : old.slice(0, from) + section + old.slice(to + end.length);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const begin = '<!-- figures of the blog: written by pnpm bench -->';
const end = '<!-- end of the figures -->';
