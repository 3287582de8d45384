import { pictureOf } from '@daily-nest/content/photos';
import type { Backend } from '../data/backend.server.ts';
import { copyOf } from '../data/post-picture.ts';
import {
  type Hit,
  type Kind,
  kinds,
  type RankedHit,
  searchPages,
  shorten,
  titleRank,
} from './page-index.server.ts';
import type { SearchQuery } from './query.ts';
import { urgentAnswer } from './urgent-answer.server.ts';
import { wordsOf } from './words.ts';

/** What a search found, under the headings of its kinds, that of the best result first. */
export interface Found {
  groups: { kind: Kind; hits: Hit[] }[];
  count: number;
  /** The blog could not be asked, so its posts are missing. */
  incomplete: boolean;
}

/** Searches everything that the site publishes: local pages here, posts in the backend. */
export async function searchSite(backend: Backend, query: SearchQuery, domain: string): Promise<Found> {
  if (query === '') return { groups: [], count: 0, incomplete: false };
  const posts = await backend.searchPosts(wordsOf(query).join(' '), domain, 10);
  const hits: RankedHit[] = [
    ...searchPages(query, 40),
    ...(posts ?? [])
      .map(({ slug, title, description, image, picture }) => ({
        kind: 'Blog' as const,
        title,
        text: shorten(description),
        href: `/blog/${slug}`,
        // A picture of another server is only shown as our backend's copy.
        ...(picture ? { image: copyOf(picture, 'scene') } : image?.startsWith('/') && { image }),
        rank: titleRank(title, query),
      }))
      .toSorted((one, other) => other.rank - one.rank),
  ];
  const groups = kinds
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }))
    .filter((group) => group.hits.length > 0)
    .toSorted((one, other) => bestOf(other) - bestOf(one))
    .map(({ kind, hits: own }) => ({ kind, hits: own.map(picturedBest) }));
  return { groups, count: hits.length, incomplete: posts === undefined };
}

/** Groups are ordered by their best result. */
function bestOf({ hits }: { hits: RankedHit[] }): number {
  return hits[0]?.rank ?? 0;
}

/** One line below a search while a reader types. */
export interface SuggestedPage extends Pick<Hit, 'title' | 'href'> {
  kind: string;
  urgent?: true;
}

/** The best few titles for a half-typed query; before them, in an emergency, whom to call and what to do. */
export async function suggest(
  backend: Backend,
  query: SearchQuery,
  domain: string,
  typed: string = query,
): Promise<SuggestedPage[]> {
  if (query.length < 2) return [];
  const urgent = suggestUrgent(typed);
  const [pages, posts] = [
    searchPages(query, 5),
    await backend.searchPosts(wordsOf(query).join(' '), domain, 3),
  ];
  return [
    ...urgent,
    ...pages
      .filter(({ href }) => urgent.every((one) => one.href !== href))
      .map(({ kind, title, href }) => ({ kind, title, href })),
    ...(posts ?? []).map(({ slug, title }) => ({ kind: 'Blog' as const, title, href: `/blog/${slug}` })),
  ].slice(0, 7);
}

function suggestUrgent(typed: string): SuggestedPage[] {
  const answer = urgentAnswer(typed);
  const [call] = answer?.calls ?? [];
  const [page] = answer?.links ?? [];
  if (!answer || !call || !page) return [];
  return [
    ...call.ways.map(({ label, href }) => ({
      kind: answer.title,
      title: label,
      href,
      urgent: true as const,
    })),
    { kind: 'Urgent Help', title: page.label, href: page.href, urgent: true },
  ];
}

/** The best of a kind with its picture; the others are found by their words. */
function picturedBest({ kind, title, text, href, section, image }: RankedHit, place: number): Hit {
  const hit = { kind, title, text, href, section };
  if (place > 0 || !image) return hit;
  return { ...hit, image: typeof image === 'string' ? pictureOf(image) : image };
}
