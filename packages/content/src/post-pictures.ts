import { type Ready, readyPicture } from '@daily-nest/illustrations/ready-picture';
// Built by `pnpm --filter @daily-nest/content build` from the drawn illustrations: run it if this import
// cannot be resolved.
import built from '../dist/post-pictures.json' with { type: 'json' };
import type { Photo } from './types.ts';

const ready: Partial<Record<string, Ready>> = built;

/**
 * Returns the picture of a post's picture address: a cut-paper picture with all sizes, or the address itself.
 * Browsers load it with the blog, so it contains only the pictures of posts.
 */
export function postPictureOf(address: string): string | Photo {
  return find(address, 'posts') ?? address;
}

/** Returns the roundel of a post, by the address of its picture; undefined if there is none. */
export function roundelOf(address: string): Photo | undefined {
  return find(address, 'discs');
}

function find(address: string, folder: 'posts' | 'discs'): Photo | undefined {
  const slug = /^\/pictures\/posts\/([a-z0-9-]+)\.(?:svg|jpg)$/.exec(address)?.[1];
  const own = slug && ready[`${folder}/${slug}`];
  return own ? readyPicture(`${folder}/${slug}`, own) : undefined;
}
