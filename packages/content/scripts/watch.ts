/**
 * `node --watch watch.ts`: builds, and builds again whenever a file changes. It prints what is wrong
 * with a file, and the last good build stays. Node starts it again when code or typed data change.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDrawn } from '@daily-nest/illustrations/drawn';
import { covers } from '../src/covers/index.ts';
import { type BuildResult, buildContent } from './build-content.ts';
import { onChange } from './on-change.ts';
import { printProblem } from './problem.ts';

const root = resolve(import.meta.dirname, '..');
const drawnFolder = fileURLToPath(
  new URL('../drawn', import.meta.resolve('@daily-nest/illustrations/drawn')),
);
/** Known as long as no picture changes: an edit of one article is then the work of one. */
let earlier: BuildResult | undefined;

await build();
onChange(
  ['articles', 'wellness', 'data'].map((folder) => resolve(root, folder)),
  build,
);
onChange([resolve(root, 'photos'), drawnFolder], () => {
  earlier = undefined;
  return build();
});

async function build() {
  const result = await buildContent({
    root,
    out: resolve(root, 'dist'),
    ...(earlier ? { earlier } : { covers, drawn: await readDrawn() }),
  });
  for (const problem of result.problems) console.error(printProblem(problem));
  if (result.problems.length === 0) earlier = result;
}
