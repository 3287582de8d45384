import { isSlug } from '../post.ts';

const longest = 140;

/** Gives each piece of a run a slug of its own. */
export class Slugs {
  readonly #given = new Set<string>();

  /** Returns a slug like the first of these names that has a letter or digit of a slug. */
  give(...names: string[]): string {
    const wanted = names.map(slugOf).find((slug) => slug !== '') ?? 'post';
    let slug = wanted;
    for (let number = 2; this.#given.has(slug); number += 1) slug = `${wanted}-${number}`;
    this.#given.add(slug);
    return slug;
  }
}

function slugOf(typed: string): string {
  const text = decoded(typed);
  if (isSlug(text) && text.length <= longest) return text;
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
}

/** WordPress stores the slugs of other scripts with percent signs. */
function decoded(typed: string): string {
  try {
    return decodeURIComponent(typed);
  } catch {
    return typed;
  }
}
