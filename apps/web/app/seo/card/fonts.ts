import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontWeight } from 'satori';
import { card } from '../../brand-values.ts';

export interface CardFont {
  name: string;
  data: Buffer;
  weight: FontWeight;
  style: 'normal';
}

let loaded: Promise<CardFont[]> | undefined;

/** The display face for drawing letters as paths; read once. */
export function cardFonts(): Promise<CardFont[]> {
  loaded ??= Promise.all(
    card.fonts.map(async ({ name, file, weight }) => ({
      name,
      data: await readFile(fileURLToPath(import.meta.resolve(file))),
      weight: weight as FontWeight,
      style: 'normal' as const,
    })),
  );
  return loaded;
}
