import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

interface Marks {
  begin: string;
  end: string;
}

/** Writes figures between their two marks in docs/benchmarks.md and keeps the rest. */
export function writeSection(marks: Marks, text: string): void {
  const { before, after } = partsOf(marks);
  writeFileSync(docs, `${before}\n\n${text}\n\n${after}`);
}

function partsOf(marks: Marks) {
  const text = readFileSync(docs, 'utf8');
  const [begin, end] = [`<!-- ${marks.begin} -->`, `<!-- ${marks.end} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(
      `docs/benchmarks.md has no marks "${begin}" and "${end}" for these figures. Put them back.`,
    );
  const inside = from + begin.length;
  return { before: text.slice(0, inside), after: text.slice(to) };
}

/** Returns a short description of the machine and the date. */
export function circumstances(): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}`;
}
