import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardPng, cardSource } from '../../app/seo/card/card-png.ts';
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
  const read = (await readPicture(folder, picture)) ?? (await readPicture(folder, usual));
  return cardPng(await cardSource({ ...card, headline: title, ...(read && { picture: read }) }));
}

/**
 * Returns a book's cover as a drawing, other pictures as bytes; undefined for a format that the renderer does
 * not support.
 */
async function readPicture(
  folder: string,
  address: string | undefined,
): Promise<string | Buffer | undefined> {
  const extension = /^\/pictures\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.(svg|png|jpe?g)$/.exec(address ?? '')?.[1];
  const bytes = extension && (await readFile(join(folder, address!)).catch(() => undefined));
  if (!bytes) return undefined;
  return extension === 'svg' ? bytes.toString() : bytes;
}
