import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

/** Puts figures between their two marks in docs/benchmarks.md, and leaves everything else in it alone. */
export function writeSection(marks: { begin: string; end: string }, text: string): void {
  const old = readFileSync(docs, 'utf8');
  const [begin, end] = [`<!-- ${marks.begin} -->`, `<!-- ${marks.end} -->`];
  const [from, to] = [old.indexOf(begin), old.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(
      `docs/benchmarks.md has no place for these figures, "${begin}" to "${end}". Put it back.`,
    );
  writeFileSync(docs, `${old.slice(0, from)}${begin}\n\n${text}\n\n${old.slice(to)}`);
}

/** The machine of a run and its day, in a few words. */
export function circumstances(): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}`;
}
