/**
 * Draws the social card of every page of a build, and the title's icons. Cards are cached by their content,
 * so that a second build draws only changed ones.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parse } from 'node-html-parser';
import { names } from '../app/brand-values.ts';
import { cardOfPath } from '../app/seo/card/address.ts';
import { cardPng, cardSource } from '../app/seo/card/card-png.ts';
import { type PageCard, pageCards } from '../app/seo/card/page-cards.ts';
import { titleFolder } from './title-folder.ts';

const cacheFolder = join(titleFolder, 'node_modules/.cache/cards');
/** Draws /cards/<path>.png for each page of the build that search engines may list. */
export async function drawCards(clientFolder: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const wanted = new Map(pageCards);
  for (const path of builtPages(clientFolder)) {
    if (wanted.has(path)) continue;
    const card = cardOfBuiltPage(clientFolder, path);
    if (card) wanted.set(path, card);
  }
  const queue = [...wanted];
  // Draws the letters of one card while another is rendered on the thread pool.
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await writeCard(clientFolder, ...next);
    }),
  );
}

async function writeCard(clientFolder: string, path: string, { picture, ...card }: PageCard): Promise<void> {
  const source = await cardSource({
    ...card,
    ...(picture && { picture: readFileSync(join(clientFolder, picture)) }),
  });
  const file = join(clientFolder, cardOfPath(path));
  const copy = join(
    cacheFolder,
    `${createHash('sha256')
      .update(source.svg)
      .update(source.photo ?? '')
      .digest('hex')}.png`,
  );
  if (!existsSync(copy)) writeFileSync(copy, await cardPng(source));
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(copy, file);
}

/**
 * Returns the card of a page: one of its own title if it is not in the table, and none if it is not its own
 * canonical page.
 */
function cardOfBuiltPage(clientFolder: string, path: string): PageCard | undefined {
  const page = parse(readFileSync(join(clientFolder, path, 'index.html'), 'utf8'));
  const meta = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? '';
  const canonical = meta('link[rel=canonical]', 'href');
  if (meta('meta[name=robots]', 'content').includes('noindex') || !canonical) return undefined;
  if (new URL(canonical).pathname !== path) return undefined;
  return { kicker: names.network ?? names.name, headline: meta('meta[property="og:title"]', 'content') };
}

function builtPages(clientFolder: string): string[] {
  return readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${relative('.', dirname(name)).split(sep).join('/')}`);
}
