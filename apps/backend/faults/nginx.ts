import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packageRoot } from '../src/package-root.ts';

/** The ports in the files of deploy/nginx, and the ones that replace them here. */
export type Ports = Record<'80' | '3001' | '3002' | '8787' | '8791' | '8792', number>;

/** TLS settings of nginx: its port, and the paths of files as tls.conf names them. */
export interface Tls {
  port: number;
  certificate: string;
  key: string;
  authorities: string;
}

const sourceFolder = join(packageRoot, '../../deploy/nginx');

/**
 * Starts Debian's nginx with the configuration of deploy/nginx on other ports, with or without TLS of its
 * own.
 */
export async function startNginx(nginx: string, ports: Ports, tls?: Tls) {
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-nginx-'));
  // Started by root, its worker runs as another user.
  chmodSync(folder, 0o777);
  const files = join(folder, 'daily-nest');
  cpSync(sourceFolder, files, { recursive: true });
  for (const name of readdirSync(files)) {
    const file = join(files, name);
    const conf = readFileSync(file, 'utf8')
      .replaceAll('/var/log/nginx', folder)
      .replace(
        /(127\.0\.0\.1:)(\d{4})\b(?= max_fails|;)/g,
        (_, host, port) => `${host}${ports[port as keyof Ports]}`,
      )
      .replaceAll('listen 80;', `listen 127.0.0.1:${ports['80']};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${tls?.port} `)
      .replace(/(?<=ssl_certificate )[^;]+/, tls?.certificate ?? '')
      .replace(/(?<=ssl_certificate_key )[^;]+/, tls?.key ?? '')
      .replace(/(?<=ssl_trusted_certificate )[^;]+/, tls?.authorities ?? '');
    writeFileSync(file, conf);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 768; }
http { ${temporary} include daily-nest/daily-nest.conf; include daily-nest/${tls ? 'tls' : 'behind-tls'}.conf; }\n`,
  );
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  const log = (name: 'access' | 'error') => readFileSync(join(folder, `${name}.log`), 'utf8');
  while (!(await listens(ports['80']))) {
    if (child.exitCode !== null) throw new Error(log('error'));
    await pause(30);
  }
  return {
    url: `http://127.0.0.1:${ports['80']}`,
    log,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}
