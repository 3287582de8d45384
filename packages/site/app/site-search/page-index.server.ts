import MiniSearch from 'minisearch';
import { linksOf } from '@daily-nest/content/parts';
import { books } from '@daily-nest/content/books';
import { foldOuts } from '@daily-nest/content/fold-outs';
import { faq } from '@daily-nest/content/faq';
import { pieces } from '@daily-nest/content/pieces';
import { meaningsOf, stemOf } from '@daily-nest/content/meanings';
import { stories, storyKicker } from '@daily-nest/content/stories';
import { tips } from '@daily-nest/content/tips';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import type { Photo } from '@daily-nest/content/types';
import type { Picture } from '@daily-nest/ui/cover-image';
import { urgentLink } from '../brand-values.ts';
import { urgent } from '../data/urgent-numbers.ts';
import { withNumbers } from '../data/with-numbers.ts';
import { htmlToText } from './html-to-text.ts';
import { ageTerms } from './question.server.ts';
import { type Compared, type Field, relevance, type Relevance, type Wanted } from './relevance.server.ts';
import * as words from '../words/search.ts';

/** The kinds of results, also used as headings. */
export type Kind = (typeof words.kinds)[keyof typeof words.kinds];
export const kinds: readonly Kind[] = Object.values(words.kinds);

/** A page in the results. */
export interface Hit {
  kind: Kind;
  title: string;
  text: string;
  href: string;
  /** Its picture, or the picture's address before it is looked up. */
  image?: string | Photo | Picture;
}

interface Entry extends Hit {
  id: string;
  /** The questions that it answers, in a reader's words. */
  questions?: readonly string[];
  keywords: readonly string[];
  ages?: readonly string[];
  body: string;
}

/** Returns everything that the site publishes from files. The backend searches posts. */
function entries(): Entry[] {
  return linksOf<Entry>([
    ...urgentSections.map(({ id, title, calls, parts, questions = [] }) => ({
      id: `urgent-${id}`,
      kind: words.kinds.urgent,
      title,
      text: withNumbers(calls[0]!.when, urgent),
      href: `${urgentLink.href}/${id}`,
      keywords: [],
      questions,
      body: parts
        .flatMap((part) =>
          part.kind === 'signs' ? part.signs : part.steps.flatMap(({ do: act, how = '' }) => [act, how]),
        )
        .join(' '),
    })),
    ...sheets.map((sheet) => ({
      id: `sheet-${sheet.slug}`,
      kind: words.kinds.urgent,
      title: sheet.title,
      text: withNumbers(sheet.intro, urgent) + words.aSheet,
      href: `${urgentLink.href}/${sheet.slug}`,
      keywords: [],
      questions: sheet.questions ?? [],
      body: textsIn(sheet).join('. '),
    })),
    ...pieces.map((piece) => ({
      id: piece.href,
      kind: piece.href.startsWith('/articles/') ? words.kinds.articles : words.kinds.wellness,
      title: piece.title,
      text: piece.excerpt,
      href: piece.href,
      image: piece.image,
      keywords: [piece.category, ...piece.keywords],
      questions: piece.questions ?? [],
      ages: wordsOfAges(piece.ages),
      body: htmlToText(piece.html),
    })),
    ...foldOuts.map(({ slug, title, excerpt, keywords, questions, ages, steps }) => ({
      id: `fold-out-${slug}`,
      kind: words.kinds.foldOuts,
      title,
      text: excerpt + words.eightSteps,
      href: `/fold-outs/${slug}`,
      keywords,
      questions,
      ages: wordsOfAges(ages),
      body: steps.map((step) => `${step.title}. ${step.text}`).join(' '),
    })),
    ...tips.map((tip) => ({
      id: `tip-${tip.id}`,
      kind: words.kinds.tips,
      title: tip.title,
      text: tip.content,
      href: `/parenting-tips#${tip.id}`,
      keywords: [tip.category],
      questions: tip.questions ?? [],
      ages: wordsOfAges(tip.ages),
      body: tip.content,
    })),
    ...stories.map((story) => ({
      id: story.id,
      kind: words.kinds.stories,
      title: storyKicker ? `${storyKicker}: ${story.title}` : story.title,
      text: story.content[0],
      href: `/community-stories#${story.id}`,
      keywords: [story.location],
      body: story.content.join(' '),
    })),
    ...faq.map((item) => ({
      id: `faq-${item.id}`,
      kind: words.kinds.faq,
      title: item.question,
      text: item.answer,
      href: `/faq#${item.id}`,
      keywords: [item.category],
      questions: item.questions ?? [],
      body: item.answer,
    })),
    ...books.map((book) => ({
      id: `book-${book.slug}`,
      kind: words.kinds.books,
      title: book.title,
      text: `${book.penName}, ${book.year}`,
      href: '/books',
      keywords: [book.theme],
      body: book.penName,
    })),
  ]);
}

/** Returns all texts of a sheet of any kind. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https:') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const wordsOfAges = (ages: readonly string[]) => ages.flatMap((age) => ageTerms[age] ?? []);

const fields: Field[] = ['title', 'questions', 'keywords', 'text', 'ages', 'body'];

interface PageIndex {
  index: MiniSearch<Entry>;
  /** The number of pages that contain a term. */
  counts: Map<string, number>;
  lines: Map<string, Compared['lines']>;
}

let made: PageIndex | undefined;

function pageIndex(): PageIndex {
  if (made) return made;
  const all = entries();
  const index = new MiniSearch<Entry>({
    fields,
    storeFields: ['kind', 'title', 'text', 'href', 'image'],
    extractField: (entry, name) =>
      name in weighed(entry) ? textOf(weighed(entry)[name as Field]) : entry[name as 'id'],
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: { tokenize: (terms) => terms.split(' '), combineWith: 'OR' },
  });
  index.addAll(all);
  const counts = new Map<string, number>();
  for (const entry of all)
    for (const term of fieldsByTerm(weighed(entry)).keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const lines = new Map(all.map(({ id, title, questions = [] }) => [id, linesOf(title, questions)]));
  made = { index, counts, lines };
  return made;
}

type Texts = Partial<Record<Field, string | readonly string[] | undefined>>;

function weighed({ title, questions, keywords, text, ages, body }: Entry): Texts {
  return { title, questions, keywords, text, ages, body };
}

const textOf = (text: Texts[Field]) => (typeof text === 'string' ? text : (text ?? []).join('. '));

/** Returns the terms of a text: its meanings, and the single words of meanings with several words. */
function termsIn(text: string): string[] {
  return meaningsOf(text).flatMap(({ term, words: said }) =>
    said.length > 1 ? [term, ...said.map(stemOf)] : [term],
  );
}

/** Returns the fields of a page that contain each term. */
export function fieldsByTerm(texts: Texts): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  for (const field of fields)
    for (const term of new Set(termsIn(textOf(texts[field]))))
      found.set(term, [...(found.get(term) ?? []), field]);
  return found;
}

/** Returns the terms of each line that may resemble the question: title and questions. */
export function linesOf(title: string, questions: readonly string[]): string[][] {
  return [title, ...questions].map((line) => meaningsOf(line).map(({ term }) => term));
}

/** Returns the terms of all pages, with their number of pages. */
export function knownTerms(): ReadonlyMap<string, number> {
  return pageIndex().counts;
}

/** Returns the weight of a term: the fewer pages contain it, the higher. */
export function worthOf(term: string): number {
  const { index, counts } = pageIndex();
  return Math.log(1 + index.documentCount / ((counts.get(term) ?? 0) + 1));
}

/** A found page with its score: comparable only within one query. */
export interface RankedHit extends Hit, Relevance {}

/** The weight of the index's own score, which decides only between pages that answer equally well. */
const ofIndex = 0.08;

/** Returns the local pages that contain a word of the question. */
export function searchPages(question: readonly Wanted[], limit: number): RankedHit[] {
  const { index, lines } = pageIndex();
  const found = index.search(question.flatMap(({ terms }) => terms).join(' ')).slice(0, limit);
  const most = found[0]?.score ?? 1;
  return found.map(({ id, match, score, kind, title, text, href, image }) => {
    const page = {
      lines: lines.get(String(id)) ?? [],
      fieldsOf: (term: string) => (match[term] ?? []) as Field[],
    };
    const { rank, ...shares } = relevance(question, page, worthOf);
    return {
      kind: kind as Kind,
      title: String(title),
      text: String(text),
      href: String(href),
      ...(typeof image === 'string' && { image }),
      rank: rank + (ofIndex * score) / most,
      ...shares,
    };
  });
}

const longest = 240;

/** Shortens a text to the length of a standfirst, between words. */
export function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/\p{Cs}$/u, '')}…`;
}
