/**
 * `pnpm release:check`: does all of a release but publish it, in a copy of the repository: takes the notes of the changesets into the next
 * version, builds, publishes to a registry on this machine, installs from it with npm and loads every entry. Ends with 1 where something is
 * wrong, and says what.
 */
import { prepareRelease, tryRelease } from './release/release.ts';

const copy = prepareRelease();
try {
  const { ready, said } = tryRelease(copy);
  process.stdout.write(said);
  process.exitCode = ready ? 0 : 1;
} finally {
  copy.remove();
}
