import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontWeight } from 'satori';
import { card } from '../../brand-values.ts';

export interface CardFont {
  name: string;
  data: Buffer;
  weight: FontWeight;
  style: 'normal';
}

// The faces are the title's, so its package has them.
// @boundaries-ignore package.json says which package #brand is
const { resolve } = createRequire(import.meta.resolve('#brand/card'));

let loaded: Promise<CardFont[]> | undefined;

/** Returns the display face for drawing letters as paths; loads it once. */
export function cardFonts(): Promise<CardFont[]> {
  loaded ??= Promise.all(
    card.fonts.map(async ({ name, file, weight }) => ({
      name,
      data: await readFile(resolve(file)),
      weight: weight as FontWeight,
      style: 'normal' as const,
    })),
  );
  return loaded;
}
