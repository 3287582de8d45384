import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  repository?: { url?: string; directory?: string };
  homepage?: string;
  bugs?: { url?: string };
}

/**
 * What is wrong with a package as a stranger gets it, in sentences.
 * @param folder where it lies unpacked
 * @param directory where it lies in the repository
 * @param repository where the run that publishes it lies, as npm compares it for the provenance
 */
export function faultsOf(folder: string, directory: string, repository: string): string[] {
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
  const manifest = JSON.parse(read('package.json')) as Manifest;
  const { name, version, license } = manifest;
  const holds: [string, boolean][] = [
    [`its version, ${version}, is no release`, /^\d+\.\d+\.\d+$/.test(version) && version !== '0.0.0'],
    [
      `its CHANGELOG.md does not begin with ${version}: pnpm changeset version`,
      new RegExp(`^# .*\\n\\n## ${version.replaceAll('.', '\\.')}\\n`).test(read('CHANGELOG.md')),
    ],
    [
      'its license is not the one of the repository',
      license === 'MIT' && read('LICENSE') === readFileSync(join(root, 'LICENSE'), 'utf8'),
    ],
    [
      'it names another repository than the one it is published from, so that npm refuses its provenance',
      manifest.repository?.url === `git+${repository}.git` && manifest.repository.directory === directory,
    ],
    ['it names no home page and no place for bugs', Boolean(manifest.homepage && manifest.bugs?.url)],
    ['it has no README', read('README.md').startsWith(`# ${name}`)],
  ];
  return holds.filter(([, held]) => !held).map(([sentence]) => `${name}: ${sentence}`);
}
