import type { Upload } from '@daily-nest/content/upload-address';
import { createHash } from 'node:crypto';
import type { Converted } from './convert.ts';
import type { FileStore } from './file-store.ts';
import { edition, mediaTypeOf } from './recipe.ts';

/** The folder of a picture's files: a hash of what they are made of. */
export function keyOf(bytes: Uint8Array, focus?: Upload['focus']): string {
  const recipe = focus ? `${edition} ${focus.x}x${focus.y} ` : `${edition} `;
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32);
}

export async function writeFiles(
  store: FileStore,
  key: string,
  contents: Converted['contents'],
): Promise<void> {
  for (const { name, bytes } of contents) await store.write(`${key}/${name}`, bytes, mediaTypeOf(name));
}
