import { readFileSync } from 'node:fs';
import type { PostRecord } from '../src/posts/post.ts';
import { lastDay } from '../src/posts/days.ts';
import { readMarkdown } from '../src/posts/markdown-file.ts';
import { findFiles } from '../src/posts/import.ts';
import { seedFolder } from '../src/posts/seed.ts';

/** The posts are spread evenly over this many sites. */
export const domainCount = 20;
const newest = Date.UTC(2026, 10, 20);
const days = 3 * 365;
const dayMs = 86_400_000;
const meanBodyLength = 2000;

export const domainOfPost = (number: number) =>
  `site-${String(number % domainCount).padStart(2, '0')}.example`;

/** Returns the same post for the same number. */
export type MakePost = (number: number) => PostRecord;

/**
 * Returns a function that makes posts from paragraphs of the seed posts. Their lengths vary like those of
 * real posts, and each has a few invented names, so that the vocabulary grows as in a real collection.
 */
export async function postMaker(): Promise<MakePost> {
  const seeds = (await findFiles([seedFolder])).flatMap((file) => {
    const read = readMarkdown(readFileSync(file), { defaultDomain: 'site.example', latest: lastDay });
    return 'post' in read ? [read.post] : [];
  });
  const lines = seeds.flatMap(({ body }) => body.split('\n').filter((line) => line.trim() !== ''));
  return (number) => {
    const random = randomNumbers(number);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const name = () => nameOf(Math.floor(random() ** 2 * 60_000));
    const seed = pick(seeds);
    const length = lengthOf(random);
    const body: string[] = [];
    for (let written = 0; written < length;) {
      const line = `${pick(lines)}${random() < 0.3 ? ` ${name()} agrees.` : ''}`;
      body.push(line);
      written += line.length;
    }
    return {
      ...seed,
      domain: domainOfPost(number),
      slug: slugOfPost(number),
      title: `${seed.title} – ${name()}`,
      body: body.join('\n\n'),
      date: new Date(newest - Math.floor(random() * days) * dayMs).toISOString().slice(0, 10),
    };
  };
}

/** Returns a slug. Neighboring numbers lie far apart in the index, like real titles. */
export function slugOfPost(number: number): string {
  return `${nameOf((number * 7919) % 60_000).toLowerCase()}-${number}`;
}

const syllables =
  'ba be bo da del di fa fen ga gri ha hol ja jo ka kel la lin ma mar mi na nel no pa per ra ri ro sa sel so ta tor u va vin wa wil za'.split(
    ' ',
  );

/** Returns an invented name of two to four syllables. */
function nameOf(number: number): string {
  let name = '';
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
    name += syllables[rest % syllables.length]!;
  return name[0]!.toUpperCase() + name.slice(1);
}

/** Returns a length from a log-normal distribution: most texts are short, a few are long. */
function lengthOf(random: () => number): number {
  const spread = 0.6;
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return meanBodyLength * Math.exp(spread * normal - spread ** 2 / 2);
}

/** Returns a generator of numbers from 0 to 1 that depends only on the seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
