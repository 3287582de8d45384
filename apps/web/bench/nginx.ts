import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { Measured } from './site.ts';

/** Headers of nginx itself, or of the connection. */
const ownOfServer = /^(?:date|server|connection|keep-alive|content-length|content-type|etag|x-request-id)$/;

/**
 * Starts Debian's nginx with its default settings, one worker like our single process, and a file of the same
 * bytes and headers. Neither server logs pages.
 */
export async function startNginx(page: string): Promise<Measured> {
  const { headers, body } = await answerOf(page);
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  // Started by root, its worker reads as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'index.html'), body);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const added = Object.entries(headers)
    .filter(([name]) => !ownOfServer.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 768; }
http {
sendfile on; tcp_nopush on; access_log off; types {} default_type "text/html; charset=utf-8";
${temporary}
server { listen 127.0.0.1:${port}; root ${folder}; add_header x-request-id $request_id;
${added}
} }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  while (
    !(await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(20);
  const worker = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0];
  return new Measured(child, port, Number(worker));
}

/** Returns an answer without decompression, which `fetch` would do. */
async function answerOf(url: string) {
  const call = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}
