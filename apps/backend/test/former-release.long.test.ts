import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { packageRoot } from '../src/package-root.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { realPostgres, temporaryFolder } from './databases.ts';
import { aPost } from './posts.ts';
import { runCli, startBackend } from './processes.ts';

/** The commit of the previous release. Each release updates the file. */
const former = readFileSync(join(packageRoot, 'drizzle/former-release'), 'utf8').trim();
const repository = join(packageRoot, '../..');

function isKnown(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: repository, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, maxBuffer: 1 << 28 });

/**
 * Checks out its backend and the packages that it used into a folder. Packages from npm are the current ones.
 */
function checkOut(folder: string): string {
  const manifest = git('show', `${former}:apps/backend/package.json`).toString();
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const scope = '@daily-nest/';
  const own = Object.keys(dependencies).flatMap((name) =>
    name.startsWith(scope) ? [name.slice(scope.length)] : [],
  );
  const archive = git('archive', former, 'apps/backend', ...own.map((name) => `packages/${name}`));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, scope), { recursive: true });
  const today = join(packageRoot, 'node_modules');
  for (const name of readdirSync(today))
    if (`${name}/` !== scope) symlinkSync(join(today, name), join(modules, name));
  for (const name of own) symlinkSync(join(folder, 'packages', name), join(modules, scope, name));
  return join(folder, 'apps/backend');
}

const post = (slug: string) => writeMarkdown(aPost({ slug, title: `Naps, ${slug}` }));

describe.skipIf(inject('postgresUrl') === undefined || !isKnown(former))(
  'during a rollout, the former release on the tables of this one',
  () => {
    const folder = temporaryFolder();
    let environment: Record<string, string>;
    let cleanUp: () => Promise<void>;
    let old: string;

    beforeAll(async () => {
      old = checkOut(folder.path);
      const made = await realPostgres.make();
      environment = made.environment;
      cleanUp = () => made.remove();
    });
    afterAll(async () => {
      await cleanUp();
      folder.remove();
    });

    it('still lists, shows, finds and imports posts beside the new one', async () => {
      for (const slug of ['from-the-new', 'from-the-old'])
        writeFileSync(join(folder.path, `${slug}.md`), post(slug));
      const ofNew = join(folder.path, 'from-the-new.md');
      const ofOld = join(folder.path, 'from-the-old.md');
      expect(await runCli(['import', ofNew], environment)).toMatchObject({ code: 0 });

      const backends = [
        await startBackend(environment),
        await startBackend(environment, { folder: old, file: 'src/server.ts' }),
      ];
      try {
        for (const backend of backends) await backend.ready();
        expect(await runCli(['import', ofOld], environment, old, old)).toMatchObject({ code: 0, stderr: '' });
        for (const { get } of backends) {
          const json = async (path: string) => JSON.stringify(await (await get(path)).json());
          const list = await json('/functions/v1/get_metainfo?domain=thedailynest.example&page=1');
          const found = await json('/api/search?q=naps&domain=thedailynest.example');
          for (const slug of ['from-the-new', 'from-the-old']) {
            expect(list).toContain(slug);
            expect(found).toContain(slug);
            expect(await json(`/functions/v1/get_details?slug=${slug}`)).toContain(`Naps, ${slug}`);
          }
        }
      } finally {
        await Promise.all(backends.map((backend) => backend.stop()));
      }
    });
  },
);
