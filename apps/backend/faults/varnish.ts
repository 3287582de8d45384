import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { packageRoot } from '../src/package-root.ts';

/**
 * Starts Debian's Varnish with the configuration of deploy/varnish on another port. `sites` is called once
 * the port is known.
 */
export async function startVarnish(varnishd: string, port: number, sites: readonly { port: number }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-varnish-'));
  const file = join(folder, 'site.vcl');
  const configuration = readFileSync(join(packageRoot, '../../deploy/varnish/daily-nest.vcl'), 'utf8');
  writeFileSync(
    file,
    configuration.replace(/"(300[12])"/g, (_, known: string) => `"${sites[Number(known) - 3001]!.port}"`),
  );
  const child = spawn(
    varnishd,
    // Without a jail and a shared log, which need a user and memory of their own.
    [
      '-F',
      '-j',
      'none',
      '-n',
      folder,
      '-f',
      file,
      '-a',
      `127.0.0.1:${port}`,
      '-T',
      `127.0.0.1:${await freePort()}`,
      '-p',
      'http_gzip_support=off',
      '-s',
      'malloc,64m',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null) throw new Error(output);
    await pause(50);
  }
  return {
    url,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
