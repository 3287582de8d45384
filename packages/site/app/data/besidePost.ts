import { type KeptPicture, oneLine, readKeptPicture } from '@daily-nest/api-client';
import type { SeriesPlace } from '@daily-nest/content/series-place';
import type { Ask } from './ask.ts';

/** Another post, as a card shows it. */
export interface RelatedPost {
  slug: string;
  title: string;
  description: string;
  date?: string;
  topics: string[];
  image?: string;
  picture?: KeptPicture | null;
}

/** What the page of a post sets beside its text. */
export interface BesidePost {
  /** Sentences of the text. */
  pulled: string[];
  /** Other posts, the nearest first. */
  related: RelatedPost[];
  /** The page of who wrote it, and whether that person is invented; nothing of a guest. */
  byline?: { id: string; invented: boolean } | undefined;
  series?: SeriesPlace | undefined;
  /** The ages that it is about. */
  ages: { slug: string; label: string }[];
}

export const nothingBeside: BesidePost = { pulled: [], related: [], ages: [] };

/** The post itself is there by then or it is late: what stands beside it is not worth more waiting. */
const budgetMs = 1_000;

/** Asks the backend what stands beside a post. Nothing does where it cannot say, and for a blog that is not its own. */
export async function besidePost(
  ask: Ask,
  baseUrl: string,
  slug: string,
  signal?: AbortSignal,
): Promise<BesidePost> {
  try {
    const url = `${baseUrl}/api/posts/beside?${new URLSearchParams({ slug })}`;
    const { pulled, related, byline, series, ages } = fieldsIn(
      await ask(url, { budgetMs, ...(signal && { signal }) }),
    );
    return {
      pulled: areTexts(pulled) ? pulled.map(oneLine) : [],
      related: Array.isArray(related) ? related.flatMap(readRelated) : [],
      byline: readByline(byline),
      series: readSeries(series),
      ages: Array.isArray(ages) ? ages.flatMap(readAge) : [],
    };
  } catch {
    return nothingBeside;
  }
}

// A failure of this call, or an odd field of it, never costs a post its page: what does not fit is left out, one by one. Read by hand,
// since a library that does it weighs more than the page's own script.

function readRelated(row: unknown): RelatedPost[] {
  const { slug, title, description, date, topics, image, picture } = fieldsIn(row);
  // No lone surrogates: encodeURIComponent() throws at them.
  if (typeof slug !== 'string' || !/^\P{Cs}+$/u.test(slug)) return [];
  if (typeof title !== 'string' || oneLine(title) === '') return [];
  const isAddress = typeof image === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/i.test(image);
  return [
    {
      slug,
      title: oneLine(title),
      description: typeof description === 'string' ? oneLine(description) : '',
      date: typeof date === 'string' ? date : undefined,
      topics: areTexts(topics) ? topics : [],
      image: isAddress ? image : undefined,
      picture: readKeptPicture(picture),
    },
  ];
}

function readByline(value: unknown): BesidePost['byline'] {
  const { id, invented } = fieldsIn(value);
  return typeof id === 'string' ? { id, invented: invented === true } : undefined;
}

function readSeries(value: unknown): BesidePost['series'] {
  const { part, of, previous, next, ...named } = fieldsIn(value);
  if (!isLink(named) || typeof part !== 'number' || typeof of !== 'number') return undefined;
  const link = (to: unknown) => (isLink(to) ? to : undefined);
  return { ...named, part, of, previous: link(previous), next: link(next) };
}

function readAge(value: unknown): BesidePost['ages'] {
  const { slug, label } = fieldsIn(value);
  return areTexts([slug, label]) && /^[\w-]+$/.test(slug as string)
    ? [{ slug: slug as string, label: label as string }]
    : [];
}

function isLink(value: unknown): value is { href: string; title: string } {
  const { href, title } = fieldsIn(value);
  return areTexts([href, title]) && /^\/\w/.test(href as string);
}

function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
