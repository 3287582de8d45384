/** `pnpm commits:check [BASE]`: whether the branch's commit messages follow CONTRIBUTING.md. */
import { root } from '../root.ts';
import { commitFaults, commitsSince } from './commits.ts';

const faults = commitsSince(process.argv[2] ?? 'main', root).flatMap((commit) =>
  commitFaults(commit).map((fault) => `${commit.hash.slice(0, 9)} ${commit.subject}: ${fault}.`),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
