import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Piece, pieceOf } from './prose.ts';

const home = resolve(import.meta.dirname, '../..');

/** Returns the pieces of a folder of Markdown files. */
export function piecesIn(folder: string): Piece[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => pieceOf(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')));
}

/** Returns the articles and the wellness pieces as Markdown. */
export function ownPieces(): Piece[] {
  return ['articles', 'wellness'].flatMap((folder) => piecesIn(join(home, folder)));
}
