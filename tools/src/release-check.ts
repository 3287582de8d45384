/**
 * `pnpm release:check`: makes a release without publishing it, in a copy of the repository: moves the
 * changesets' notes into the next version, builds, publishes to a local registry, installs from it with npm
 * and loads every entry. Exits with 1 and a sentence if something is wrong.
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
