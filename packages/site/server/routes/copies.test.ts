import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedError } from '../limits/refused.ts';
import { hang, startBackend } from '../testing/backend.test-support.ts';
import { Copies, isCopy } from './copies.ts';

const id = '3f0c9a1b7d52e84600c1f2a3b4c5d6e7';
const address = `/media/${id}/scene-800.avif`;

let backend: Awaited<ReturnType<typeof startBackend>>;
let copies: Copies;
let admitted = 0;
beforeEach(async () => {
  admitted = 0;
  backend = await startBackend((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'a=1' }).end('bytes');
  });
  copies = new Copies({ backendUrl: backend.url });
});
afterEach(() => backend.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  copies.answer(new Request(`http://site${path}`, { headers }), path, () => (admitted += 1));

describe('mirrored pictures', () => {
  it('are loaded from the backend once, and cached forever', async () => {
    const answers = await Promise.all([get(address), get(address)]);
    answers.push(await get(address));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('bytes');
      expect(Object.fromEntries(answer.headers)).toEqual({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': '5',
        // From the file name, because the backend's headers are not passed on.
        'content-type': 'image/avif',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        etag: `"${id}/scene-800.avif"`,
      });
    }
    expect(backend.requests.map(({ url }) => url)).toEqual([`/api/pictures/${id}/scene-800.avif`]);
    // A cached picture is not counted for the limit.
    expect(admitted).toBe(1);
  });

  it('are not sent again for a known ETag', async () => {
    const answer = await get(address, { 'if-none-match': `"${id}/scene-800.avif"` });
    expect(answer.status).toBe(304);
    expect(backend.requests).toEqual([]);
  });

  it.each([
    `/media/${id}/scene-800.png`,
    `/media/${id}/scene-0800.avif`,
    `/media/${id}/scene-80000.avif`,
    `/media/${id}/other-800.avif`,
    `/media/${id}/scene-800.avif/x`,
    `/media/../api/search/scene-800.avif`,
    `/media/${id.toUpperCase()}/scene-800.avif`,
    `/media/x`,
  ])('do not exist at %s, and the backend is not asked', async (path) => {
    expect(isCopy(path)).toBe(true);
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(backend.requests).toEqual([]);
    expect(admitted).toBe(0);
  });

  it.each([
    [404, 404],
    [500, 503],
    [302, 503],
  ])("are answered for the backend's %i with %i, and requested again", async (status, answered) => {
    backend.answerWith((_request, response) => void response.writeHead(status, { location: '/x' }).end());
    for (const times of [1, 2]) {
      const answer = await get(address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([answered, 'no-store']);
      expect(backend.requests).toHaveLength(times);
    }
  });

  it('are 503 when the backend is down', async () => {
    await backend.stop();
    expect((await get(address)).status).toBe(503);
    backend = await startBackend(hang);
  });

  it('are rejected if they are too long', async () => {
    backend.answerWith((_request, response) => {
      response.writeHead(200, { 'content-length': String(5 * 1024 * 1024) }).write('x');
    });
    expect((await get(address)).status).toBe(503);
  });

  it('are rejected if they are not pictures, or longer than announced', async () => {
    backend.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    });
    expect((await get(address)).status).toBe(503);
    backend.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/avif' }).end(Buffer.alloc(5 * 1024 * 1024));
    });
    expect((await get(address)).status).toBe(503);
  });

  it('are refused for a reader over the limit', async () => {
    const refused = new RefusedError(429, 3);
    const refusing = copies.answer(new Request(`http://site${address}`), address, () => {
      throw refused;
    });
    await expect(refusing).rejects.toBe(refused);
    expect(backend.requests).toEqual([]);
  });
});
