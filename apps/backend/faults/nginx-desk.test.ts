import { request } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { freePort } from '@daily-nest/testing/free-port';
import { serveLocally } from '@daily-nest/testing/local-server';
import { findNginx } from '@daily-nest/testing/nginx';
import { findProgram } from '@daily-nest/testing/programs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestSave } from '../src/desk/longest-save.ts';
import { temporaryFolder } from '../test/databases.ts';
import { makeCertificate } from './certificate.ts';
import { startNginx } from './nginx.ts';

const installed = findNginx();
const host = 'desk.thedailynest.example';

describe.skipIf(installed === undefined || findProgram('openssl') === undefined).each([
  { isSecure: true, name: 'nginx with TLS' },
  { isSecure: false, name: 'nginx behind a TLS proxy' },
])('$name and the desk', ({ isSecure }) => {
  const folder = temporaryFolder();
  let backend: Awaited<ReturnType<typeof serveLocally>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let port = 0;
  let ca: Buffer;

  beforeAll(async () => {
    // Says what has arrived.
    backend = await serveLocally((incoming, answer) => {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () =>
        answer.end(
          JSON.stringify({ bytes, url: incoming.url, forwarded: incoming.headers['x-forwarded-for'] }),
        ),
      );
    });
    const at = backend.port;
    const unused = await freePort();
    const files = makeCertificate(folder.path);
    ca = readFileSync(files.authorities);
    const [plain, inside, secure] = [await freePort(), await freePort(), await freePort()];
    port = isSecure ? secure : plain;
    nginx = await startNginx(
      installed!,
      { '80': plain, '8787': inside, '3001': unused, '3002': unused, '8791': at, '8792': at },
      isSecure ? { port: secure, ...files } : undefined,
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    await backend?.close();
    folder.remove();
  });

  /** Asks a host; the body of an answer that is not the backend's is empty. */
  async function ask(name: string, path: string, { bytes = 0, forwarded = '' } = {}) {
    const options = {
      port,
      path,
      method: bytes > 0 ? 'PUT' : 'GET',
      headers: { host: name, ...(forwarded && { 'x-forwarded-for': forwarded }), 'content-length': bytes },
    };
    const asking = isSecure
      ? requestSecure({ ...options, host: '127.0.0.1', ca, servername: 'localhost' })
      : request({ ...options, host: '127.0.0.1' });
    asking.end(Buffer.alloc(bytes));
    const [answer] = await once(asking, 'response');
    const body = await text(answer);
    return { status: answer.statusCode as number, body: body.startsWith('{') ? JSON.parse(body) : {} };
  }

  it('passes the desk on, and nothing else of the backend', async () => {
    for (const path of ['/desk', '/desk/', '/desk/api/session'])
      expect(await ask(host, path)).toMatchObject({ status: 200, body: { url: path } });
    for (const path of ['/', '/deskwork', '/functions/v1/get_blogs', '/changes', '/api/posts/index'])
      expect(await ask(host, path)).toEqual({ status: 404, body: {} });
    // The readers' host has no desk: its site, which is away here, is asked.
    expect((await ask('thedailynest.example', '/desk')).status).toBe(502);
  });

  it('takes the longest save and upload, and no more', async () => {
    for (const bytes of [longestSave, 20 * 1024 * 1024])
      expect(await ask(host, '/desk/api/pieces/1', { bytes })).toMatchObject({
        status: 200,
        body: { bytes },
      });
    // It may stop reading before all was sent.
    const refused = await ask(host, '/desk/api/pieces/1', { bytes: 22 * 1024 * 1024 }).catch(() => ({
      status: 413,
    }));
    expect(refused.status).toBe(413);
  });

  it('tells the backend the editor’s address, whatever the editor says of it', async () => {
    const claimed = await ask(host, '/desk/api/session', { forwarded: '198.51.100.1' });
    // Behind what ends TLS the nearest entry is that one's, and is believed.
    expect(claimed.body.forwarded).toBe(isSecure ? '127.0.0.1' : '198.51.100.1');
    const chained = await ask(host, '/desk/api/session', { forwarded: '198.51.100.1, 203.0.113.9' });
    expect(chained.body.forwarded).toBe(isSecure ? '127.0.0.1' : '203.0.113.9');
  });
});
