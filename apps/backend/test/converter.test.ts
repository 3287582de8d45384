import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type Converter, createConverter } from '../src/pictures/converter.ts';
import { temporaryFolder } from './databases.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const made: Converter[] = [];
afterEach(() => made.splice(0).forEach((converter) => converter.close()));

function converter(program?: string): Converter {
  const created = createConverter(program);
  made.push(created);
  return created;
}

const picture = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

it('a picture that crashes the decoder process does not affect the next picture', async () => {
  const program = join(folder.path, 'fragile.mjs');
  writeFileSync(
    program,
    `process.send('ready'); process.on('message', ({ bytes: [first] }) => first === 0 ? process.kill(process.pid, 'SIGSEGV') : process.send({ refused: 'read ' + process.pid }));`,
  );
  const fragile = converter(program);
  const read = (byte: number) =>
    fragile.convert(new Uint8Array([byte])).catch(({ message }: Error) => message);
  const first = await read(1);
  expect(first).toMatch(/^read \d+$/);
  // All pictures share one process until it crashes.
  expect(await read(1)).toBe(first);
  expect(await Promise.all([read(0), read(1)])).toEqual([
    'crashes the program that reads it',
    expect.stringMatching(/^read \d+$/) as string,
  ]);
});

it('a missing program rejects the picture', async () => {
  await expect(converter(join(folder.path, 'none.mjs')).convert(await picture())).rejects.toThrow(
    'crashes the program that reads it',
  );
});

it('the process does not get our environment', async () => {
  const program = join(folder.path, 'nosy.mjs');
  writeFileSync(
    program,
    `process.send('ready'); process.on('message', () => process.send({ refused: Object.keys(process.env).join() }));`,
  );
  process.env['MEDIA_URL'] = 'https://KEY:SECRET@s3.example/bucket';
  await expect(converter(program).convert(new Uint8Array(1))).rejects.toThrow(/^(?!.*MEDIA_URL)/);
  delete process.env['MEDIA_URL'];
});

it('the built program converts a picture', async () => {
  const built = converter(new URL('../dist/convert-process.js', import.meta.url).pathname);
  const { files, contents } = await built.convert(await picture());
  expect(files.round.widths).toEqual([160, 200]);
  expect(contents.map(({ name }) => name)).toContain('scene-200.avif');
});

it('a closed converter rejects pictures', async () => {
  const closed = converter();
  closed.close();
  await expect(closed.convert(new Uint8Array(1))).rejects.toThrow('the program is closed');
});
