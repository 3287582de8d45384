/** `pnpm changeset:check [BASE]`: whether the branch tells what it changes since that commit, by the rules of `.changeset/README.md`. */
import { root } from '../root.ts';
import { untold } from './branch.ts';

const faults = untold({ folder: root, base: process.argv[2] ?? 'main' });
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error('What a good note says: .changeset/README.md');
process.exitCode = faults.length > 0 ? 1 : 0;
