import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { books } from '@daily-nest/content/books';
import { faq } from '@daily-nest/content/faq';
import { pieces } from '@daily-nest/content/pieces';
import { stories } from '@daily-nest/content/stories';
import { tips } from '@daily-nest/content/tips';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import type { Photo } from '@daily-nest/content/types';
import type { Picture } from '@daily-nest/ui/cover-image';
import type { SectionName } from '@daily-nest/ui/theme';
import { urgentLink } from '../brand-values.ts';
import { htmlToText } from './html-to-text.ts';
import type { SearchQuery } from './query.ts';
import { filled } from './urgent-answer.server.ts';
import { wordsOf } from './words.ts';

/** What kind of page a result is: the headings of the results. */
export const kinds = [
  'Urgent Help',
  'Articles',
  'Health & Wellness',
  'Blog',
  'Tips',
  'Community Stories',
  'FAQ',
  'Books',
] as const;
export type Kind = (typeof kinds)[number];

/** One found page. */
export interface Hit {
  kind: Kind;
  title: string;
  text: string;
  href: string;
  section?: SectionName;
  /** Its picture, or the address of it before it is looked up. */
  image?: string | Photo | Picture;
}

interface Entry extends Hit {
  id: string;
  words: string;
  category: string;
}

/** Everything that the site publishes from files. Posts are searched by the backend, which has them. */
function entries(): Entry[] {
  return [
    ...urgentSections.map(({ id, title, calls, parts }) => ({
      id: `urgent-${id}`,
      kind: 'Urgent Help' as const,
      title,
      text: filled(calls[0]!.when),
      href: `${urgentLink.href}/${id}`,
      category: urgentLink.label,
      words: parts
        .flatMap((part) =>
          part.kind === 'signs' ? part.signs : part.steps.flatMap(({ do: act, how = '' }) => [act, how]),
        )
        .join(' '),
    })),
    ...sheets.map(({ slug, title, intro }) => ({
      id: `sheet-${slug}`,
      kind: 'Urgent Help' as const,
      title: `To print: ${title}`,
      text: intro,
      href: `${urgentLink.href}/${slug}`,
      category: urgentLink.label,
      words: '',
    })),
    ...pieces.map((piece) => ({
      id: piece.href,
      kind: piece.href.startsWith('/articles/') ? ('Articles' as const) : ('Health & Wellness' as const),
      title: piece.title,
      text: piece.excerpt,
      href: piece.href,
      section: piece.section,
      image: piece.image,
      category: piece.category,
      words: htmlToText(piece.html),
    })),
    ...tips.map((tip) => ({
      id: `tip-${tip.id}`,
      kind: 'Tips' as const,
      title: tip.title,
      text: tip.content,
      href: '/parenting-tips',
      section: tip.section,
      category: tip.category,
      words: tip.content,
    })),
    ...stories.map((story) => ({
      id: story.id,
      kind: 'Community Stories' as const,
      title: story.title,
      text: story.content[0],
      href: '/community-stories',
      section: 'community' as const,
      category: story.location,
      words: story.content.join(' '),
    })),
    ...faq.map((item) => ({
      id: `faq-${item.id}`,
      kind: 'FAQ' as const,
      title: item.question,
      text: item.answer,
      href: `/faq#${item.id}`,
      category: item.category,
      words: item.answer,
    })),
    ...books.map((book) => ({
      id: `book-${book.slug}`,
      kind: 'Books' as const,
      title: book.title,
      text: `${book.penName}, ${book.year}`,
      href: '/books',
      category: book.theme,
      words: book.penName,
    })),
  ];
}

let index: MiniSearch<Entry> | undefined;

function searchIndex(): MiniSearch<Entry> {
  if (index) return index;
  index = new MiniSearch<Entry>({
    fields: ['title', 'category', 'text', 'words'],
    storeFields: ['kind', 'title', 'text', 'href', 'section', 'image'],
    // A page is found by its words as they are typed, and by their stems: "hits" also finds "hitting".
    processTerm: (word) => [...new Set([word.toLowerCase(), stemmer(word.toLowerCase())])],
    searchOptions: {
      processTerm: (word) => searchedAs(word.toLowerCase()),
      boost: { title: 4, category: 2, text: 2 },
      prefix: true,
      // One slip in a word of five letters, two from ten on: "tantrom", "brestfeeding".
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries());
  return index;
}

/** What readers call what we call otherwise. */
const ourWords: Record<string, string> = { kid: 'child', kids: 'child', mommy: 'mother', daddy: 'father' };

function searchedAs(word: string): string {
  return stemmer(ourWords[word] ?? word);
}

/** A page that was found, and how well it answers: compare only with others of the same query. */
export interface RankedHit extends Hit {
  rank: number;
}

/**
 * The local pages that match a reader's words, best first: those with all the words in their title, then the others. Where
 * none has all the words, those with some of them.
 */
export function searchPages(query: SearchQuery, limit: number): RankedHit[] {
  if (query === '') return [];
  const words = wordsOf(query).join(' ');
  const all = searchIndex().search(words);
  const found = all.length > 0 ? all : searchIndex().search(words, { combineWith: 'OR' });
  return found
    .map(({ kind, title, text, href, section, image, score }) => ({
      kind: kind as Kind,
      title: String(title),
      text: shorten(String(text)),
      href: String(href),
      section: section as SectionName | undefined,
      ...(typeof image === 'string' && { image }),
      rank: titleRank(String(title), query) + score / (score + 100),
    }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, limit);
}

/** How much of a query a title says: 1 for each of its words, and as much again for all of them. */
export function titleRank(title: string, query: SearchQuery): number {
  const said = wordsOf(title).map((word) => searchedAs(word.toLowerCase()));
  const asked = wordsOf(query).map((word) => searchedAs(word.toLowerCase()));
  const share = asked.filter((word) => said.some((one) => one.startsWith(word))).length / asked.length;
  return share === 1 ? 2 : share;
}

/** At most 180 characters, cut between words. */
export function shorten(text: string): string {
  if (text.length <= 180) return text;
  const cut = text.slice(0, 180);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/\p{Cs}$/u, '')}…`;
}
