import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ReadyBody } from './ready-body.ts';

const text = 'Words that a reader wants. '.repeat(4_000);

it('takes a tenth of its text once it is packed, and reports that size', async () => {
  const body = new ReadyBody(Buffer.from(text), 'quick');
  expect(body.size).toBeGreaterThan(text.length);
  await body.pack();
  expect(body.size).toBeLessThan(text.length / 10);
});

it('is the same text in every encoding, packed or not, recompressed or not', async () => {
  const body = new ReadyBody(Buffer.from(text), 'quick');
  for (const step of [() => undefined, () => body.pack(), () => body.recompress()]) {
    await step();
    expect(String(await body.in('identity'))).toBe(text);
    expect(String(brotliDecompressSync(await body.in('br')))).toBe(text);
    expect(String(gunzipSync(await body.in('gzip')))).toBe(text);
  }
});

it('creates no encoding that nobody has requested', async () => {
  const body = new ReadyBody(Buffer.from(text), 'quick');
  await body.pack();
  await body.recompress();
  expect(body.ready('gzip')).toBeUndefined();
});
