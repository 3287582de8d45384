import { type Ready, readyPicture } from '@daily-nest/illustrations/ready-picture';
// Made by `pnpm --filter @daily-nest/content build` out of photos/ and the drawn illustrations: when an import cannot be resolved, run that.
import cutPaper from '../dist/cut-paper.json' with { type: 'json' };
import built from '../dist/photos.json' with { type: 'json' };
import { postPictureOf } from './post-pictures.ts';
import type { Photo } from './types.ts';

const photos: Record<string, Photo> = built as Record<string, Photo>;
const ready: Partial<Record<string, Ready>> = cutPaper;

/**
 * What stands behind the address of an `image` field: a photo or a cut-paper picture with all its sizes, or for a book's cover the
 * address itself. A cut-paper picture is also found under the `.svg` that it had before, which posts of older databases name.
 */
export function pictureOf(address: string): string | Photo {
  const name = /^\/pictures\/((?:people\/)?[a-z0-9-]+)\.(?:svg|jpg)$/.exec(address)?.[1];
  const own = name && ready[name];
  return photos[address] ?? (own ? readyPicture(name, own) : postPictureOf(address));
}

/** What stands beside a person's name, by the id: a thing of the trade. Undefined for a person for whom none is drawn. */
export function emblemOf(id: string): Photo | undefined {
  const emblem = pictureOf(`/pictures/people/${id}.jpg`);
  return typeof emblem === 'object' ? emblem : undefined;
}

/** The address of a picture's plain file, for cards, feeds and search engines. */
export function addressOf(picture: string | Photo): string {
  return typeof picture === 'string' ? picture : picture.src;
}

/** A piece with its picture instead of the picture's address, and with what the picture itself says that it shows. */
export function pictured<Piece extends { image: string; imageAlt: string }>(
  piece: Piece,
): Omit<Piece, 'image'> & { image: string | Photo } {
  const image = pictureOf(piece.image);
  const imageAlt = (typeof image === 'object' && image.alt) || piece.imageAlt;
  return { ...piece, image, imageAlt };
}
