import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packageRoot } from '../src/package-root.ts';

/** The ports of deploy/nginx/daily-nest.conf, and what they are here. */
export type Ports = Record<'80' | '3001' | '3002' | '8787' | '8791' | '8792', number>;

/** Debian's nginx with the file that owners are given, on other ports. */
export async function startNginx(nginx: string, ports: Ports) {
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-nginx-'));
  // Its worker is another user when it is started by root.
  chmodSync(folder, 0o777);
  const given = readFileSync(join(packageRoot, '../../deploy/nginx/daily-nest.conf'), 'utf8');
  const conf = given
    .replace(
      /(127\.0\.0\.1:)(\d{4})\b(?= max_fails|;)/g,
      (_, host, port) => `${host}${ports[port as keyof Ports]}`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${ports['80']};`);
  writeFileSync(join(folder, 'site.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 768; }
http { access_log off; ${temporary} include ${folder}/site.conf; }\n`,
  );
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${ports['80']}`;
  while ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await pause(30);
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
