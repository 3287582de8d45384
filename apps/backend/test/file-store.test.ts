import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketStore } from '../src/pictures/bucket-store.ts';
import { type FileStore, folderStore } from '../src/pictures/file-store.ts';
import { startBucket } from './bucket.ts';
import { temporaryFolder } from './databases.ts';

const folder = temporaryFolder();
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  folder.remove();
  await bucket.close();
});

const bytes = new Uint8Array([1, 2, 3, 0, 255]);

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(join(folder.path, 'not', 'there', 'yet'))],
  ['a bucket', () => bucketStore(bucket.url)],
])('files in %s', (_where, open) => {
  it('can be read after writing, replaced and removed', async () => {
    const store = open();
    expect(await store.read('ab/scene-480.avif')).toBeUndefined();
    await store.write('ab/scene-480.avif', new Uint8Array(9), 'image/avif');
    await store.write('ab/scene-480.avif', bytes, 'image/avif');
    expect(new Uint8Array((await store.read('ab/scene-480.avif'))!)).toEqual(bytes);
    await store.remove('ab/scene-480.avif');
    await store.remove('ab/scene-480.avif');
    expect(await store.read('ab/scene-480.avif')).toBeUndefined();
  });
});

it('a folder contains no incomplete files', async () => {
  const store = folderStore(join(folder.path, 'whole'));
  // Pictures with the same content share their files.
  await Promise.all(['a', 'b', 'c', 'c', 'c'].map((name) => store.write(`ab/${name}`, bytes, 'image/avif')));
  expect(readdirSync(join(folder.path, 'whole/ab')).toSorted()).toEqual(['a', 'b', 'c']);
});

it('a bucket stores files under the folder of its address, with their type', async () => {
  await bucketStore(bucket.url).write('cd/round-160.webp', bytes, 'image/webp');
  expect(bucket.files.get('/nest/media/cd/round-160.webp')).toEqual({
    bytes: Buffer.from(bytes),
    type: 'image/webp',
  });
});

it('a bucket that rejects the credentials or fails is an error, not a missing file', async () => {
  const refused = bucketStore(bucket.urlWithWrongSecret);
  await expect(refused.read('cd/round-160.webp')).rejects.toThrow('the bucket answered 403');
  await expect(refused.write('cd/x', bytes, 'image/webp')).rejects.toThrow('the bucket answered 403');
  bucket.fail(true);
  await expect(bucketStore(bucket.url).read('cd/round-160.webp')).rejects.toThrow('the bucket answered 500');
  bucket.fail(false);
});
