import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardPng, cardSource } from '../../app/seo/card/card-png.ts';
import { photoAsDrawing } from '../../app/seo/card/photo-as-drawing.ts';
import { postCard } from '../../app/seo/card/post-card.ts';

/** What of a post stands on its card. */
export interface PostCard {
  title: string;
  /** Address of one of our own pictures; without one the blog's stands there. */
  picture?: string;
}

/** The card of a post as a PNG. Our own pictures have plain names; anything else, and a file that is not there, is the blog's picture. */
export async function drawPostCard({ title, picture }: PostCard, folder: string): Promise<Buffer> {
  const { picture: usual, ...card } = postCard;
  const drawing = (await readPicture(folder, picture)) ?? (await readPicture(folder, usual));
  return cardPng(await cardSource({ ...card, headline: title, ...(drawing && { picture: drawing }) }));
}

/** A book's cover as it is, others inside a drawing. Formats that the card's painter does not know are no picture. */
async function readPicture(folder: string, address: string | undefined): Promise<string | undefined> {
  const extension = /^\/pictures\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.(svg|png|jpe?g)$/.exec(address ?? '')?.[1];
  const bytes = extension && (await readFile(join(folder, address!)).catch(() => undefined));
  if (!bytes) return undefined;
  return extension === 'svg'
    ? bytes.toString()
    : photoAsDrawing(bytes, extension === 'png' ? 'image/png' : 'image/jpeg');
}
