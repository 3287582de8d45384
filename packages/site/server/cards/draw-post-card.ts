import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardPng, cardSource } from '../../app/seo/card/card-png.ts';
import { photoAsDrawing } from '../../app/seo/card/photo-as-drawing.ts';
import { postCard } from '../../app/seo/card/post-card.ts';

/** The content of a post's card. */
export interface PostCard {
  title: string;
  /** The address of one of our own pictures; without one the blog's picture is used. */
  picture?: string;
}

/**
 * Draws the card of a post as a PNG. Our own pictures have plain names; for any other picture, or a missing
 * file, it uses the blog's picture.
 */
export async function drawPostCard({ title, picture }: PostCard, folder: string): Promise<Buffer> {
  const { picture: usual, ...card } = postCard;
  const drawing = (await readPicture(folder, picture)) ?? (await readPicture(folder, usual));
  return cardPng(await cardSource({ ...card, headline: title, ...(drawing && { picture: drawing }) }));
}

/**
 * Returns a book's cover as it is, other pictures inside a drawing; undefined for a format that the renderer
 * does not support.
 */
async function readPicture(folder: string, address: string | undefined): Promise<string | undefined> {
  const extension = /^\/pictures\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.(svg|png|jpe?g)$/.exec(address ?? '')?.[1];
  const bytes = extension && (await readFile(join(folder, address!)).catch(() => undefined));
  if (!bytes) return undefined;
  return extension === 'svg'
    ? bytes.toString()
    : photoAsDrawing(bytes, extension === 'png' ? 'image/png' : 'image/jpeg');
}
