import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const sound = Buffer.from('0123456789');
const words = Buffer.from('word '.repeat(100));
let files: SiteFiles;
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/jingle.mp3'), sound);
  writeFileSync(join(folder, 'assets/words.js'), words);
  writeFileSync(join(folder, 'assets/words.js.br'), brotliCompressSync(words));
  writeFileSync(join(folder, 'assets/words.js.gz'), gzipSync(words));
  mkdirSync(join(folder, 'pictures'));
  for (const width of [320, 480, 1200])
    writeFileSync(join(folder, `pictures/a-nest.0a1b2c3d.${width}.avif`), 'x'.repeat(width));
  writeFileSync(join(folder, 'speculation.json'), '{"prerender":[]}');
  files = new SiteFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function ask(name: string, headers: Record<string, string> = {}) {
  const address = `/assets/${name}`;
  return files.answer(address, new Request(`http://news.example${address}`, { headers }))!;
}
const tagOf = (name: string, headers?: Record<string, string>) => ask(name, headers).headers.get('etag')!;

describe('a range of a file', () => {
  const range = 'bytes=2-5';

  it.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is sent', async (asked, text, given) => {
    const answer = ask('jingle.mp3', { range: asked });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, given]);
    expect(await answer.text()).toBe(text);
  });

  it('continues a partial download of the same file', () => {
    expect(ask('jingle.mp3', { range, 'if-range': tagOf('jingle.mp3') }).status).toBe(206);
  });

  it.each([
    ['another file', '"other"'],
    ['something like it', 'W/"x"'],
    ['a day', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ])('is the whole file after a partial download of %s', async (_name, ifRange) => {
    const answer = ask('jingle.mp3', { range, 'if-range': ifRange });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null]);
    expect(await answer.text()).toBe('0123456789');
  });

  it('is the whole file after a compressed partial download', async () => {
    const packed = tagOf('words.js', { 'accept-encoding': 'br' });
    expect(ask('words.js', { range, 'if-range': packed }).status).toBe(200);
  });

  it('outside of the file is rejected', () => {
    const answer = ask('jingle.mp3', { range: 'bytes=10-12' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });
});

describe('the ETag of a file', () => {
  const encodings = ['br', 'gzip', 'identity'];

  it('differs for each encoding, because it is a strong one', () => {
    expect(new Set(encodings.map((name) => tagOf('words.js', { 'accept-encoding': name }))).size).toBe(3);
  });

  it('prevents sending the same bytes again', () => {
    for (const name of encodings) {
      const headers = { 'accept-encoding': name };
      const again = ask('words.js', { ...headers, 'if-none-match': tagOf('words.js', headers) });
      expect([again.status, again.headers.get('vary')]).toEqual([304, 'accept-encoding']);
    }
    expect(ask('words.js', { 'if-none-match': tagOf('words.js', { 'accept-encoding': 'br' }) }).status).toBe(
      200,
    );
  });
});

const asked = (address: string, saves: boolean) =>
  files.answer(
    address,
    new Request(`http://news.example${address}`, { headers: saves ? { 'save-data': 'on' } : {} }),
  )!;
const picture = (width: number) => `/pictures/a-nest.0a1b2c3d.${width}.avif`;

describe('a reader who saves data', () => {
  it('gets pictures of at most a phone’s width', async () => {
    for (const [width, given] of [
      [320, 320],
      [480, 480],
      [1200, 480],
    ] as const)
      expect((await asked(picture(width), true).text()).length, String(width)).toBe(given);
    expect((await asked(picture(1200), false).text()).length).toBe(1200);
  });

  it('prefetches no page', async () => {
    expect(await asked('/speculation.json', true).json()).toEqual({});
    expect(await asked('/speculation.json', false).json()).toHaveProperty('prerender');
  });

  it('has separate entries in shared caches', () => {
    for (const address of ['/speculation.json', picture(1200)])
      for (const saves of [true, false])
        expect(asked(address, saves).headers.get('vary')).toContain('save-data');
    expect(asked('/assets/words.js', true).headers.get('vary')).toBe('accept-encoding');
  });
});
