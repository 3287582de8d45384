/**
 * The API reports: what each entry of a published package exports, in one file, so that a change of what others rely on shows in
 * a review; so do packages/ui/parts.md what a host may style. `pnpm --filter @daily-nest/checks api:update` writes them anew from the built declarations.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { storyCoverage } from '../stories/coverage.ts';
import { type State, statesOf } from '../stories/state.ts';
import { declarationsOf } from './declarations.ts';
import { entriesOf, type Published, published } from './packed.ts';
import { partsDocument, partsPath } from './parts.ts';

export const reportPath = (name: Published) => `${root}/packages/${name}/api-report.md`;

export function apiReport(name: Published): string {
  const states = name === 'ui' ? statesOf(storyCoverage(`${root}/packages/ui/src`)) : [];
  const sections = entriesOf(name).map(({ entry, dist }) => {
    const address = entry === '.' ? `@daily-nest/${name}` : `@daily-nest/${name}/${entry}`;
    return `## ${address}\n\n${promisesOf(states, entry)}\`\`\`ts\n${entryReport(join(dist, 'index.d.ts'))}\n\`\`\`\n`;
  });
  const head = `# What @daily-nest/${name} promises\n\nWritten by \`pnpm --filter @daily-nest/checks api:update\`; a check compares it.\n`;
  return [head, ...sections].join('\n');
}

/** The state of the entry's components: `Stable since 0.1.0: Button, ButtonLink.` */
function promisesOf(states: readonly State[], entry: string): string {
  const groups = new Map<string, string[]>();
  for (const { component, state, since } of states.filter((own) => own.entry === entry)) {
    const words = `${state[0]!.toUpperCase()}${state.slice(1)} since ${since}`;
    groups.set(words, [...(groups.get(words) ?? []), component]);
  }
  return [...groups].map(([words, members]) => `${words}: ${members.join(', ')}.\n\n`).join('');
}

/** One entry: what can be imported from it, then the types that these mention and nobody can import by name. */
function entryReport(index: string): string {
  const { exported, mentioned } = declarationsOf(index);
  const promised = exported.map(({ text }) => text);
  const within = mentioned.map(({ text }) => text.replaceAll(/^export /gm, ''));
  return [
    ...promised,
    ...(within.length > 0 ? ['// Mentioned above, not exported here:', ...within] : []),
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  for (const name of published) writeFileSync(reportPath(name), apiReport(name));
  writeFileSync(partsPath, partsDocument(storyCoverage(`${root}/packages/ui/src`)));
}
