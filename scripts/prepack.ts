/**
 * Runs before a package is packed or published. Rejects any client but pnpm: npm would keep the exports of
 * the sources, which are not in the tarball. Rejects a package that is not built: its tarball would be empty.
 */
import { globSync, readFileSync } from 'node:fs';

const client = process.env.npm_config_user_agent?.split('/')[0];
const { name, publishConfig } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  publishConfig: object;
};
const missing = filesOf(publishConfig).filter((file) => globSync(file).length === 0);
if (client !== 'pnpm') {
  console.error(
    'Pack and publish this package with pnpm: only pnpm replaces the exports with the built files.',
  );
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.error(
    `${name} is not built, so ${missing.join(', ')} would be missing from its tarball. Build it first: pnpm --filter ${name} build`,
  );
  process.exitCode = 1;
}

/**
 * Returns the built files that a part of a package.json names. In the name of an export, `*` matches
 * anything.
 */
function filesOf(part: unknown): string[] {
  if (typeof part === 'string') return part.startsWith('./dist/') ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(filesOf) : [];
}
