/** Figures of benchmarks in docs/benchmarks.md, between the marks of their section. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

const docs = new URL('../../../docs/benchmarks.md', import.meta.url);

export interface Marks {
  begin: string;
  end: string;
}

function partsOf({ begin, end }: Marks) {
  const text = readFileSync(docs, 'utf8');
  const [from, to] = [text.indexOf(`<!-- ${begin} -->`), text.indexOf(`<!-- ${end} -->`)];
  if (from === -1 || to < from)
    throw new Error(`docs/benchmarks.md has no section from "${begin}" to "${end}". Put it back.`);
  const inside = from + `<!-- ${begin} -->`.length;
  return { before: text.slice(0, inside), figures: text.slice(inside, to), after: text.slice(to) };
}

export const readSection = (marks: Marks) => partsOf(marks).figures.trim();

export function writeSection(marks: Marks, text: string) {
  const { before, after } = partsOf(marks);
  writeFileSync(docs, `${before}\n\n${text}\n\n${after}`);
}

/** Returns the day and the machine of a run. */
export function circumstances(): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = `load average ${loadavg()[0]?.toFixed(0)}`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, ${load}`;
}

/** Returns a Markdown table. The cells of the first column are left-aligned, the others right-aligned. */
export function markdownTable([head, ...rows]: readonly (readonly string[])[]): string {
  const rule = head!.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head!, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
