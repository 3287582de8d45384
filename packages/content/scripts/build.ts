/**
 * `pnpm --filter @daily-nest/content build`: builds dist/ from articles/, wellness/, data/, photos/ and the
 * drawn illustrations. An invalid file stops it with `file:line: reason` and exit code 1, and keeps the last
 * good build.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDrawn } from '@daily-nest/illustrations/drawn';
import { covers } from '../src/covers/index.ts';
import { buildContent } from './build-content.ts';
import { printProblem } from './problem.ts';

const home = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { root: { type: 'string' }, out: { type: 'string' } } });
const root = resolve(values.root ?? home);
const out = resolve(values.out ?? join(root, 'dist'));

const { articles, wellness, illustrations, photos, problems } = await buildContent({
  root,
  out,
  // The folder of a test has only its own articles and photos.
  ...(root === home && { covers, drawn: await readDrawn() }),
});
if (problems.length > 0) {
  for (const problem of problems) console.error(printProblem(problem));
  console.error(
    `content: ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}, nothing was written`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `content: ${articles} articles, ${wellness} wellness articles, ${illustrations} illustrations, ${photos} photos`,
  );
}
