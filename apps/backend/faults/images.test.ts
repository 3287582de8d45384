import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { packageRoot } from '../src/package-root.ts';
import { createDatabase } from '@daily-nest/testing/postgres';

const root = join(packageRoot, '../..');
const manifests = 'deploy/kubernetes/base';

/** The instructions of a Dockerfile, grouped by name; `RUN` and `ENTRYPOINT` are lists of words. */
function linesOf(app: string) {
  return readFileSync(join(root, `deploy/docker/${app}.Dockerfile`), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, word, rest] = /^(FROM|RUN|COPY|ENV|ENTRYPOINT) (.*)$/.exec(line) ?? [];
      return word === undefined || rest === undefined ? [] : [{ word, rest }];
    });
}

describe.skipIf(inject('postgresUrl') === undefined)(
  'an image built in a folder with the commands of its Dockerfile',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'daily-nest-image-'));
    const ended: (() => unknown)[] = [];
    beforeAll(() => {
      // `COPY . .` copies the files that git lists.
      const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
        cwd: root,
        encoding: 'utf8',
      });
      for (const name of files.stdout.split('\0').filter(Boolean))
        if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, 'context', name));
    });
    afterAll(async () => {
      for (const end of ended.splice(0)) await end();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Runs the stages after the first one with the tools of this repository. */
    function make(app: string) {
      const at = (path: string) => join(folder, app, path);
      const places: Record<string, string> = { pruned: at('pruned'), built: at('built'), '': at('app') };
      const mapped = (text: string, stage: string) =>
        text.replaceAll('/repo', places[stage]!).replace(/^\/app$/, at('deployed'));
      let stage = 'tools';
      for (const { word, rest } of linesOf(app)) {
        if (word === 'FROM') {
          stage = / AS (\w+)$/.exec(rest)?.[1] ?? '';
          if (stage !== 'tools') mkdirSync(places[stage]!, { recursive: true });
        } else if (stage === 'tools') continue;
        else if (word === 'COPY') {
          const [, from, source, target] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest)!;
          const found = from === undefined ? join(folder, 'context') : mapped(source!, from);
          cpSync(
            found,
            target === './' && !source!.endsWith('/') && source !== '/app'
              ? join(places[stage]!, source!.split('/').at(-1)!)
              : join(places[stage]!, target!),
            { recursive: true, verbatimSymlinks: true },
          );
        } else if (word === 'RUN') {
          const [program = '', ...words] = JSON.parse(rest) as string[];
          const offline = words.includes('install') || words.includes('deploy') ? ['--offline'] : [];
          const done = spawnSync(program, [...words.map((part) => mapped(part, stage)), ...offline], {
            cwd: places[stage],
            encoding: 'utf8',
            env: {
              PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
              HOME: process.env['HOME'],
              CI: '1',
              TURBO_TELEMETRY_DISABLED: '1',
            },
          });
          expect([rest, done.status, done.status === 0 ? '' : done.stdout + done.stderr]).toEqual([
            rest,
            0,
            '',
          ]);
        }
      }
      return at('app');
    }

    /** Starts the app like the image does. Returns its address. */
    async function start(app: string, image: string, settings: Record<string, string>) {
      const lines = linesOf(app);
      const last = lines.slice(lines.findLastIndex(({ word }) => word === 'FROM'));
      const environment = Object.fromEntries(
        last
          .find(({ word }) => word === 'ENV')!
          .rest.split(' ')
          .map((pair) => pair.split('=') as [string, string]),
      );
      const [, ...words] = JSON.parse(last.find(({ word }) => word === 'ENTRYPOINT')!.rest) as string[];
      const port = String(await freePort());
      const child = spawn(process.execPath, words, {
        cwd: image,
        stdio: 'inherit',
        env: { ...environment, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings, PORT: port },
      });
      ended.push(() => child.kill('SIGKILL'));
      return `http://127.0.0.1:${port}`;
    }

    it('starts and answers its health checks', async () => {
      const database = await createDatabase(inject('postgresUrl')!);
      ended.push(() => database.drop());
      const media = join(folder, 'media');
      const backend = await start('backend', make('backend'), {
        DATABASE_URL: database.url,
        SEED: '1',
        MEDIA_DIR: media,
      });
      const web = await start('web', make('web'), { BACKEND_URL: backend });
      for (const [app, url] of Object.entries({ backend, web })) {
        const probes = readFileSync(join(root, manifests, `${app}.yaml`), 'utf8').matchAll(
          /path: (\/\w+), port: http/g,
        );
        const paths = new Set([...probes].map(([, path]) => path!));
        expect(paths).toEqual(new Set(['/healthz', '/readyz']));
        for (const path of paths) {
          const status = async () => (await fetch(url + path).catch(() => undefined))?.status;
          await expect.poll(status, { timeout: 30_000 }).toBe(200);
        }
      }
      await pause(500);
      expect(await (await fetch(`${web}/blog`)).text()).toContain('</html>');
      expect((await fetch(`${backend}/api/posts/index?domain=thedailynest.example`)).status).toBe(200);
    }, 600_000);
  },
);
