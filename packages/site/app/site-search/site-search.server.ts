import { isFiller, meaningsOf } from '@daily-nest/content/meanings';
import { pictureOf } from '@daily-nest/content/photos';
import type { Backend } from '../data/backend.server.ts';
import type { PostHit } from '../data/backend-answers.server.ts';
import { sceneOf } from '../data/post-picture.ts';
import {
  fieldsByTerm,
  type Hit,
  type Kind,
  kinds,
  knownTerms,
  linesOf,
  type RankedHit,
  searchPages,
  shorten,
  worthOf,
} from './page-index.server.ts';
import type { SearchQuery } from './query.ts';
import { askedTerms, wantedTerms } from './question.server.ts';
import { relevance } from './relevance.server.ts';
import { type FoundEmergency, numbersFor, urgentAnswer } from './urgent-answer.server.ts';
import * as words from '../words/search.ts';
import { hasPart } from '@daily-nest/content/parts';

/** The results of a search, best first. */
export interface Found {
  /**
   * In an emergency the numbers to call and the first steps; the pages that it links to are not repeated
   * below.
   */
  urgent?: FoundEmergency;
  hits: Hit[];
  /** The number of results of each kind. */
  counts: { kind: Kind; count: number }[];
  /** The blog could not be read, so posts are missing. */
  incomplete: boolean;
  /** Words of the question that the results contain, and their synonyms. */
  words: string[];
  /** No page is about enough of the question; the results are only similar. */
  unanswered: boolean;
}

/**
 * One of the first three results must be about at least this share of the question; otherwise the search
 * counts as unanswered.
 */
const leastAnswer = 0.5;
const firstFew = 3;

/** Results with less than this share of the best page's score are dropped. */
const leastShare = 0.45;

/** The maximum number of results. */
const mostShown = 24;

/** The number of candidates from each index. */
const mostPages = 60;
const mostPosts = 20;

/** If nothing answers the question, drops pages that mention less than half of it in passing. */
const isNear = ({ about, said }: RankedHit) => about >= 0.2 || said >= 0.5;

/** Builds the indexes of pages and of emergencies, for which the first search would wait most of a second. */
export function prepareSearch(): void {
  knownTerms();
  urgentAnswer('fever');
}

/** Searches everything that the site publishes: local pages here, posts in the backend. */
export async function searchSite(
  backend: Backend,
  query: SearchQuery,
  domain: string,
  typed: string = query,
): Promise<Found> {
  const urgent = urgentAnswer(typed) ?? numbersFor(query);
  const { ranked: all, incomplete } = await rankedHits(backend, query, domain);
  const ranked = all.filter(({ href }) => !urgent?.links.some((link) => link.href === href));
  const best = ranked[0]?.rank ?? 0;
  const good = ranked.filter(({ rank }) => rank >= best * leastShare);
  const unanswered =
    query !== '' && !urgent?.found && good.slice(0, firstFew).every(({ about }) => about < leastAnswer);
  const shown = mixed(unanswered ? good.filter(isNear) : good).slice(0, mostShown);
  const hits = shown.map(asHit);
  return {
    hits,
    words: foundWords(query, hits),
    counts: kinds
      .map((kind) => ({ kind, count: shown.filter((hit) => hit.kind === kind).length }))
      .filter(({ count }) => count > 0),
    incomplete,
    unanswered,
    ...(urgent && { urgent }),
  };
}

function foundWords(query: SearchQuery, hits: readonly Hit[]): string[] {
  const texts = hits.map(({ title, text }) => `${title} ${text}`.toLowerCase());
  return [
    ...new Set(meaningsOf(query).flatMap(({ words: said, others }) => [...said, said.join(' '), ...others])),
  ]
    .filter((word) => word.length > 1 && !isFiller(word) && /^[\p{L}\p{N} ]+$/u.test(word))
    .filter((word) => texts.some((text) => text.includes(word)));
}

async function rankedHits(backend: Backend, query: SearchQuery, domain: string) {
  const asked = askedTerms(query);
  if (asked.length === 0) return { ranked: [], incomplete: false };
  const found = hasPart('blog') ? await backend.searchPosts(query, domain, mostPosts) : [];
  const posts = (found ?? []).map((post) => ({
    post,
    fields: fieldsByTerm({
      title: post.title,
      questions: post.questions,
      keywords: post.keywords,
      text: post.description,
    }),
  }));
  const known = new Map([
    ...knownTerms(),
    ...posts.flatMap(({ fields }) => [...fields.keys()].map((term) => [term, 1] as const)),
  ]);
  const question = wantedTerms(asked, known, worthOf);
  const ranked = [
    ...searchPages(question, mostPages),
    ...posts.map(({ post, fields }) => ({
      ...cardOf(post),
      ...relevance(
        question,
        {
          lines: linesOf(post.title, post.questions ?? []),
          fieldsOf: (term) => fields.get(term) ?? [],
          // Another backend does not report the share, but it has found the post.
          found: post.found ?? 1,
        },
        worthOf,
      ),
    })),
  ];
  return { ranked: inOrder(ranked), incomplete: found === undefined };
}

function cardOf({ slug, title, description, image, picture, ...elsewhere }: PostHit): Hit {
  const { pictureSize, shownFromElsewhere = false } = elsewhere;
  const scene = sceneOf({ pinterestImageLink: image, picture, pictureSize });
  return {
    kind: words.kinds.blog,
    title,
    text: description,
    href: `/blog/${slug}`,
    // A picture of another server is shown as our backend's copy, or where another system keeps the posts.
    ...(picture || shownFromElsewhere ? scene && { image: scene } : image?.startsWith('/') && { image }),
  };
}

function inOrder(hits: readonly RankedHit[]): RankedHit[] {
  return hits.toSorted((one, other) => other.rank - one.rank);
}

/** The maximum number of consecutive rows of one kind, if there are others. */
const mostTogether = 2;

/** Returns the same results in nearly the same order: after two of one kind comes the best of another. */
export function mixed<One extends { kind: Kind }>(ranked: readonly One[]): One[] {
  const left = [...ranked];
  const mixedHits: One[] = [];
  while (left.length > 0) {
    const last = mixedHits.slice(-mostTogether);
    const repeated = last.length === mostTogether && last.every(({ kind }) => kind === last[0]!.kind);
    const other = repeated ? left.findIndex(({ kind }) => kind !== last[0]!.kind) : 0;
    mixedHits.push(...left.splice(Math.max(0, other), 1));
  }
  return mixedHits;
}

/** A suggestion below the search field. */
export interface SuggestedPage extends Pick<Hit, 'title' | 'href'> {
  kind: string;
  urgent?: true;
}

const mostSuggestions = 7;

/**
 * Returns the best titles for a partial query; before them, in an emergency, the numbers to call and the
 * first steps.
 */
export async function suggest(
  backend: Backend,
  query: SearchQuery,
  domain: string,
  typed: string = query,
): Promise<SuggestedPage[]> {
  if (query.length < 2) return [];
  const { urgent, hits } = await searchSite(backend, query, domain, typed);
  return [...suggestUrgent(urgent), ...hits.map(({ kind, title, href }) => ({ kind, title, href }))].slice(
    0,
    mostSuggestions,
  );
}

function suggestUrgent(answer: FoundEmergency | undefined): SuggestedPage[] {
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
    { kind: words.kinds.urgent, title: page.label, href: page.href, urgent: true },
  ];
}

/** Kinds whose texts are answers themselves: the best of each is shown in full. */
const answers: readonly Kind[] = [words.kinds.faq, words.kinds.tips];

/** Adds the picture to the best results only. */
function asHit({ kind, title, text, href, image }: RankedHit, place: number, all: readonly RankedHit[]): Hit {
  const whole = answers.includes(kind) && all.findIndex((hit) => hit.kind === kind) === place;
  const hit = { kind, title, text: whole ? text : shorten(text), href };
  if (place > 0 || !image) return hit;
  return { ...hit, image: typeof image === 'string' ? pictureOf(image) : image };
}
