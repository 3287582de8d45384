/**
 * `pnpm --filter @daily-nest/content tics [folder …]`
 *
 * Counts what a reader starts to hear, for each piece and in all; without a folder for the articles, the wellness pieces and
 * the posts of the blog. Then it lists what is not American, and pairs of pieces that say the same in the same words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { britishIn } from '../src/prose/american.ts';
import { type Piece, pieceOf } from '../src/prose/prose.ts';
import { sharedRuns } from '../src/prose/shared-runs.ts';
import { ratesOf, ticsOf, totalOf } from '../src/prose/tics.ts';

const home = resolve(import.meta.dirname, '..');
const folders =
  process.argv.length > 2
    ? process.argv.slice(2).map((folder) => resolve(folder))
    : [join(home, 'articles'), join(home, 'wellness'), join(home, '../../apps/backend/posts')];

const pieces: Piece[] = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => pieceOf(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8'))),
);
const counts = pieces.map(ticsOf);
console.table({
  ...Object.fromEntries(pieces.map(({ name }, i) => [`${i + 1} ${name}`, counts[i]])),
  all: totalOf(counts),
});
console.log('in 10,000 words:', ratesOf(pieces));
console.log(`titles with a colon: ${pieces.filter(({ title }) => title.includes(': ')).length}`);
for (const { name, title, front, body } of pieces) {
  const words = britishIn([title, front, body].join('\n'));
  if (words.length > 0) console.log(`not American in ${name}: ${words.join(', ')}`);
}
for (const { pieces: pair, runs } of sharedRuns(pieces).slice(0, 20))
  console.log(`${runs.length} runs in ${pair.join(' and ')}: ${runs.join(' | ')}`);
