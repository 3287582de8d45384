/** Writes the title's mark as the files that browsers, home screens and crawlers request. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkGround } from '@daily-nest/brand';
import { card } from '../app/brand-values.ts';
import { pngOf } from '../app/seo/card/card-png.ts';
import { drawMark } from '../app/seo/card/draw-mark.ts';

export async function drawIcons(clientFolder: string): Promise<void> {
  const { masthead } = card.colors;
  const write = (name: string, bytes: Buffer) => writeFileSync(join(clientFolder, name), bytes);
  // A launcher crops a maskable icon to a circle or a drop: the important part is in the middle four fifths.
  const filled = (size: number, share: number) =>
    pngOf(icon({ size, share, fill: masthead, ground: 'masthead' }));
  const [small, medium, large, maskable, apple] = await Promise.all([
    free(48),
    free(192),
    free(512),
    filled(512, 0.56),
    filled(180, 0.7),
  ]);
  write('favicon.ico', ico(small, 48));
  write('icon-192.png', medium);
  write('icon-512.png', large);
  write('icon-maskable-512.png', maskable);
  write('apple-touch-icon.png', apple);
}

function free(size: number): Promise<Buffer> {
  return pngOf(icon({ size, share: 0.96 }));
}

interface Icon {
  size: number;
  /** The share of the side that the mark takes. */
  share: number;
  /** The color behind the mark; transparent without one. */
  fill?: string;
  ground?: MarkGround;
}

function icon({ size, share, fill, ground }: Icon): string {
  const side = size * share;
  const at = (size - side) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    (fill ? `<rect width="${size}" height="${size}" fill="${fill}"/>` : '') +
    `${drawMark(at, at, side, ground)}</svg>`
  );
}

/** Puts a PNG into an .ico file: one directory entry, then the bytes. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}
