import { type Ready, readyPicture } from '@daily-nest/illustrations/ready-picture';
// Built by `pnpm --filter @daily-nest/content build` from photos/ and the drawn illustrations: run it if an
// import cannot be resolved.
import cutPaper from '../dist/cut-paper.json' with { type: 'json' };
import built from '../dist/photos.json' with { type: 'json' };
import { lang } from './language.ts';
import { postPictureOf } from './post-pictures.ts';
import type { Photo } from './types.ts';

const photos: Record<string, Photo> = built;
const ready: Partial<Record<string, Ready>> = cutPaper;

/**
 * Returns the picture of an `image` field: a photo or a cut-paper picture with all sizes, or for a book's
 * cover the address itself. A cut-paper picture is also found at its former `.svg` address, which posts of
 * older databases have.
 */
export function pictureOf(address: string): string | Photo {
  const name = /^\/pictures\/((?:people\/)?[a-z0-9-]+)\.(?:svg|jpg)$/.exec(address)?.[1];
  const own = name && ready[name];
  return photos[address] ?? (own ? readyPicture(name, own) : postPictureOf(address));
}

/**
 * Returns a person's portrait in cut paper, by id. Undefined for a person without one.
 */
export function portraitOf(id: string): Photo | undefined {
  const portrait = pictureOf(`/pictures/people/${id}.jpg`);
  return typeof portrait === 'object' ? portrait : undefined;
}

/** Returns the address of a picture's JPEG or SVG, for cards, feeds and search engines. */
export function addressOf(picture: string | Photo): string {
  return typeof picture === 'string' ? picture : picture.src;
}

/**
 * Returns a piece with its picture instead of the address, and with the picture's own text alternative, which is English.
 */
export function pictured<Piece extends { image: string; imageAlt: string }>(
  piece: Piece,
): Omit<Piece, 'image'> & { image: string | Photo } {
  const image = pictureOf(piece.image);
  const own = lang === 'en' && typeof image === 'object' && image.alt;
  const imageAlt = own || piece.imageAlt;
  return { ...piece, image, imageAlt };
}
