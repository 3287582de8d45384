/**
 * `node --watch watch.ts`: builds, and again whenever a file changes. It prints mistakes, and keeps the last
 * good build. Node restarts it when code or typed data change.
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
/** Reused as long as no picture changes, so that an edit of one article compiles only that one. */
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
