import { type Ready, readyPicture } from '@daily-nest/illustrations/ready-picture';
// Made by `pnpm --filter @daily-nest/content build` out of the drawn illustrations: when this import cannot be resolved, run that.
import built from '../dist/post-pictures.json' with { type: 'json' };
import type { Photo } from './types.ts';

const ready: Partial<Record<string, Ready>> = built;

/**
 * What stands behind the address of a post's picture: a cut-paper picture with all its sizes, or the address itself. Browsers load
 * it with the blog, so it knows the pictures of posts and no others.
 */
export function postPictureOf(address: string): string | Photo {
  return find(address, 'posts') ?? address;
}

/** The roundel that is drawn for a post, by the address of its picture; undefined where there is none. */
export function roundelOf(address: string): Photo | undefined {
  return find(address, 'discs');
}

function find(address: string, folder: 'posts' | 'discs'): Photo | undefined {
  const slug = /^\/pictures\/posts\/([a-z0-9-]+)\.(?:svg|jpg)$/.exec(address)?.[1];
  const own = slug && ready[`${folder}/${slug}`];
  return own ? readyPicture(`${folder}/${slug}`, own) : undefined;
}
