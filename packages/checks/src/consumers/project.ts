import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pack } from '../publish/packed.ts';
import { root } from '../root.ts';
import { readmeFile } from './readme.ts';

/** Somebody else's project with the packed library in it, in a folder of its own outside the repository. */
export interface Project {
  folder: string;
  /** Runs a program of the project's own `node_modules/.bin`; its output is the message when it fails. */
  run: (command: string, ...words: string[]) => string;
  /** Starts a server there and waits for its first answer. */
  serve: (port: number, command: string, ...words: string[]) => Promise<ChildProcess>;
  /** What the compiler says with `skipLibCheck` off; nothing where all is well. */
  compile: (...options: string[]) => string;
  remove: () => void;
}

/** Writes the files, installs the tarball and the packages named, and makes the README's brand of six values, by the command, in a folder of it. */
export function makeProject(
  files: Record<string, string>,
  dependencies: Record<string, string>,
  home = '.',
): Project {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const packed = pack('ui');
  const env = {
    ...process.env,
    PATH: `${folder}/node_modules/.bin:${dirname(process.execPath)}:${process.env['PATH']}`,
    // Else they build what is for the tests of a runner that they know nothing of.
    NODE_ENV: undefined,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      '@daily-nest/ui': `file:${packed.tarball}`,
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      '@types/node': '^24.0.0',
      '@types/react': '^19.0.0',
      '@types/react-dom': '^19.0.0',
      ...dependencies,
    },
  };
  const all = {
    [`${home}/brand.ts`]: readmeFile('brand.ts'),
    'package.json': JSON.stringify(manifest),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const run: Project['run'] = (command, ...words) => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${command} ${words.join(' ')}:\n${stdout}\n${stderr}`);
    return stdout;
  };
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  run('npx', '@daily-nest/ui', 'brand', `${home}/brand.ts`, '--out', `${home}/brand.css`);
  return {
    folder,
    run,
    async serve(port, command, ...words) {
      const server = spawn(command, words, { cwd: folder, env, stdio: 'ignore' });
      for (let tries = 0; ; tries += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
        if (answer) return server;
        if (tries > 150) throw new Error(`${command} does not answer on ${port}`);
        await pause(200);
      }
    },
    compile(...options) {
      const strict = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        'false',
        '--jsx',
        'react-jsx',
        '--ignoreConfig',
      ];
      const { stdout } = spawnSync(`${root}/node_modules/.bin/tsc`, [...strict, ...options], {
        cwd: folder,
        encoding: 'utf8',
      });
      return stdout;
    },
    remove() {
      packed.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
