import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { freePort } from '@daily-nest/testing/free-port';
import { findNginx } from '@daily-nest/testing/nginx';
import { findProgram } from '@daily-nest/testing/programs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/databases.ts';
import { makeCertificate, startResponder } from './certificate.ts';
import { type Ports, startNginx } from './nginx.ts';
import { startWeb, type Web } from './site.ts';

const installed = findNginx();
const nowhere = 'http://127.0.0.1:9';

/** Both copies have the same port, because this tests nginx only. */
async function portsFor(site: Web): Promise<Ports> {
  const unused = await freePort();
  const sites = { '3001': site.port, '3002': site.port, '8791': unused, '8792': unused };
  return { '80': await freePort(), '8787': await freePort(), ...sites };
}

const only = (version: 'TLSv1.1' | 'TLSv1.2') => ({ minVersion: version, maxVersion: version });

/** Sends lines and returns everything that arrives before the connection ends. */
async function say(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return heard;
}

describe.skipIf(installed === undefined)('nginx behind a TLS proxy', () => {
  let site: Web;
  let ports: Ports;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = await startWeb(nowhere, { TRUST_PROXY: '1', RATE_LIMIT: '1', NEWSLETTER: '1', LOG_LEVEL: 'warn' });
    ports = await portsFor(site);
    nginx = await startNginx(installed!, ports);
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop('SIGKILL');
  });

  /**
   * Requests a social card, which counts for the reader's rate limit. Returns the status. `reader` is the
   * client address that the TLS proxy sends.
   */
  let cards = 0;
  const card = async (reader: string) => {
    const headers = { 'x-forwarded-for': reader };
    const answer = await fetch(`${nginx.url}/cards/posts/unknown-${(cards += 1)}.png`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };

  it('limits requests by the reader’s address, whatever the reader’s headers say', async () => {
    const claims = ['1.1.1.1', '1.1.1.2', '1.1.1.3', '127.0.0.1'];
    const statuses = await Promise.all(claims.map((claim) => card(`${claim}, 203.0.113.1`)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await card('203.0.113.2')).not.toBe(429);
  });

  it.each([
    ['two hosts', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
    ['no version', ['GET /']],
  ])('rejects a request with %s', async (_name, lines) => {
    const heard = await say(ports['80'], ...lines);
    expect(heard).toContain('400 Bad Request');
    expect(heard).not.toContain('<main');
  });

  it('logs no query and no token of a newsletter link, even while the site is down', async () => {
    const ask = async (path: string, more: RequestInit = {}) =>
      (
        await fetch(nginx.url + path, {
          ...more,
          headers: { referer: `${nginx.url}/newsletter/leave?token=secret` },
        })
      ).status;
    expect(await ask('/newsletter/leave?token=secret')).toBe(200);
    expect(await ask('/?q=secret')).toBe(200);
    await site.stop('SIGKILL');
    for (const more of [{}, { method: 'POST' }])
      expect(await ask('/newsletter/leave?token=secret', more)).toBe(502);
    expect(nginx.log('access')).toContain('"GET /newsletter/leave HTTP/1.1" 200');
    expect(nginx.log('access')).toContain('"POST /newsletter/leave HTTP/1.1" 502');
    expect(nginx.log('access')).not.toContain('secret');
    expect(nginx.log('error')).not.toContain('secret');
  });
});

describe.skipIf(installed === undefined || findProgram('openssl') === undefined)('nginx with TLS', () => {
  const folder = temporaryFolder();
  let site: Web;
  let responder: Awaited<ReturnType<typeof startResponder>>;
  let ports: Ports;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let secure: { url: string; port: number; ca: Buffer };

  beforeAll(async () => {
    const ocsp = await freePort();
    const files = makeCertificate(folder.path, `http://127.0.0.1:${ocsp}`);
    responder = await startResponder(folder.path, ocsp);
    site = await startWeb(nowhere, { SITE_URL: 'https://localhost', TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
    ports = await portsFor(site);
    const port = await freePort();
    secure = { url: `https://localhost:${port}`, port, ca: readFileSync(files.authorities) };
    nginx = await startNginx(installed!, ports, { port, ...files });
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop('SIGKILL');
    await responder?.stop();
    folder.remove();
  });

  /** Requests a path over HTTP/2. Returns the status and the headers. */
  async function ask(path: string, { url, ca }: { url: string; ca: Buffer } = secure) {
    const session = connectHttp2(url, { ca });
    const [headers] = (await once(session.request({ ':path': path }), 'response')) as [
      Record<string, unknown>,
    ];
    session.destroy();
    return headers;
  }

  /** Returns the negotiated version of TLS. */
  const open = async (options: ConnectionOptions) => {
    const socket = connectTls({ port: secure.port, host: 'localhost', ca: secure.ca, ...options });
    const outcome = await Promise.race([
      once(socket, 'secureConnect').then(() => socket.getProtocol()),
      once(socket, 'error').then(() => 'refused'),
    ]).catch(() => 'refused');
    socket.destroy();
    return outcome;
  };

  /** Returns the length of the stapled OCSP answer. */
  const stapled = async () => {
    const socket = connectTls({ port: secure.port, host: 'localhost', ca: secure.ca, requestOCSP: true });
    const said = once(socket, 'OCSPResponse') as Promise<[Buffer | null]>;
    await once(socket, 'secureConnect');
    socket.destroy();
    return (await said)[0]?.length ?? 0;
  };

  it('serves the site over HTTP/2 with HSTS', async () => {
    expect(await ask('/')).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('redirects HTTP to the same address with HTTPS', async () => {
    const answer = await fetch(`${nginx.url}/blog?page=2`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/blog?page=2']);
    expect(await say(ports['80'], 'GET /')).toContain('400 Bad Request');
  });

  it('accepts TLS 1.2 and 1.3 and rejects older versions', async () => {
    expect(await open({})).toBe('TLSv1.3');
    expect(await open(only('TLSv1.2'))).toBe('TLSv1.2');
    // Node's client rejects TLS 1.1 at its default security level. At level 0 it offers it, so nginx must
    // reject it.
    expect(await open({ ...only('TLSv1.1'), ciphers: 'DEFAULT@SECLEVEL=0' })).toBe('refused');
  });

  it('staples the OCSP answer', async () => {
    await expect.poll(stapled, { timeout: 10_000 }).toBeGreaterThan(100);
  });

  it('serves a certificate without an OCSP responder', async () => {
    const bare = temporaryFolder();
    const files = makeCertificate(bare.path);
    const [port, other] = [await freePort(), await portsFor(site)];
    const second = await startNginx(installed!, other, { port, ...files });
    expect(
      await ask('/', { url: `https://localhost:${port}`, ca: readFileSync(files.authorities) }),
    ).toMatchObject({
      ':status': 200,
    });
    await second.stop();
    bare.remove();
  });

  it('sends HSTS even while the site is down', async () => {
    await site.stop('SIGKILL');
    expect(await ask('/')).toMatchObject({
      ':status': 502,
      'strict-transport-security': 'max-age=31536000',
    });
  });
});
