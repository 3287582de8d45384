import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { about, coreValues, founded } from './about.ts';
import { articleBySlug, articles, groupArticles, nextArticle, relatedArticles } from './articles.ts';
import { changedOn, corrections } from './corrections.ts';
import { bookPromo, books, booksIntro, storeAuthorPage } from './books.ts';
import { almanacPlace, calendarDays } from './calendar-days.ts';
import { contactOf } from './contact.ts';
import { covers } from './covers/index.ts';
import { experts, expertsNote } from './experts.ts';
import { faq } from './faq.ts';
import { figuresOfPieces } from './figures/in-pieces.ts';
import { figureSchema } from './figures/schemas.ts';
import { tapes } from './figures/tapes.ts';
import { foldOuts } from './fold-outs.ts';
import { freeThings } from './free-things.ts';
import { helpLines } from './help-lines.ts';
import {
  homeArticles,
  homeCounts,
  homeStories,
  homeTips,
  homeWellness,
  newsTiles,
  sponsoredTiles,
} from './home.ts';
import { privacy, terms } from './legal.ts';
import { partnerDocuments, partnershipOpportunities } from './partners.ts';
import { isInvented } from './people.ts';
import { pictureOf } from './photos.ts';
import { programs } from './programs.ts';
import { readingList, readingListIntro } from './reading-list.ts';
import { articleReferences, healthReferences, healthResources } from './resources.ts';
import { routes } from './routes.ts';
import * as schemas from './schemas.ts';
import { articleCategories, faqCategories, tipCategories, wellnessCategories } from './sections.ts';
import { staff } from './staff.ts';
import { stories, storiesNote } from './stories.ts';
import { synonyms } from './synonyms.ts';
import { featuredTip, tipResources } from './tips-page.ts';
import { tipGroups, tips } from './tips.ts';
import { topicPieces } from './topic-pieces.ts';
import { topicBySlug, topicPages, topics } from './topics.ts';
import type { Photo } from './types.ts';
import * as urgentSchemas from './urgent/schemas.ts';
import { urgentSections } from './urgent/sections.ts';
import { sheets } from './urgent/sheets.ts';
import { drawings } from './urgent/drawings.ts';
import { groupWellness, wellnessArticles } from './wellness.ts';

/** Everything that is published, by the name of its file. */
const everything = {
  about,
  articleReferences,
  articles,
  bookPromo,
  books,
  booksIntro,
  contact: [contactOf(false), contactOf(true)],
  coreValues,
  experts,
  expertsNote,
  faq,
  featuredTip,
  healthReferences,
  healthResources,
  newsTiles,
  partnerDocuments,
  partnershipOpportunities,
  privacy,
  programs,
  readingList,
  readingListIntro,
  sheets,
  sponsoredTiles,
  staff,
  stories,
  terms,
  tipGroups,
  tipResources,
  tips,
  topics,
  freeThings,
  calendarDays,
  urgentSections,
  wellnessArticles,
};

const today = new Date().toISOString().slice(0, 10);
const lastDay = today > '2026-11-20' ? today : '2026-11-20';

const pagesOfArticles = [
  ...articles.map(({ slug }) => `/articles/${slug}`),
  ...wellnessArticles.map(({ slug }) => `/health-wellness/${slug}`),
];
const pagesOfFoldOuts = ['/fold-outs', ...foldOuts.map(({ slug }) => `/fold-outs/${slug}`)];
const pages = new Set<string>([...routes, ...pagesOfArticles, ...pagesOfFoldOuts]);

/** Yields every string in a nested value. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) yield* strings(part);
}

/** Returns the addresses that a page would link to: those of fields and of links in bodies. */
function links(): string[] {
  return [...strings(everything)].flatMap((text) =>
    /^(?:https?:\/|)\/\S*$/.test(text)
      ? [text]
      : [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href),
  );
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe('shapes', () => {
  // The build has checked what it read from data/.
  it.each<[string, z.ZodType, unknown]>([
    ['articles', z.array(schemas.articleSchema), articles],
    ['wellness articles', z.array(schemas.wellnessArticleSchema), wellnessArticles],
    ['tips', z.array(schemas.tipSchema), tips],
    ['drawings', z.array(urgentSchemas.drawingSchema), Object.values(drawings)],
    ['figures', z.array(figureSchema), [...Object.values(figuresOfPieces), ...Object.values(tapes)]],
    ['partner documents', z.array(schemas.partnerDocumentSchema), partnerDocuments],
    ['partnership opportunities', z.array(schemas.coreValueSchema), partnershipOpportunities],
    ['books', z.array(schemas.bookSchema), books],
    ['reading list', z.array(schemas.ageShelfSchema), readingList],
    ['stories', z.array(schemas.storySchema), stories],
    ['staff', z.array(schemas.staffSchema), staff],
    ['help lines', z.array(schemas.helpLineSchema), helpLines],
    ['core values', z.array(schemas.coreValueSchema), coreValues],
    ['contact', schemas.contactDetailsSchema, contactOf(false)],
    ['contact with a newsletter', schemas.contactDetailsSchema, contactOf(true)],
    ['topics', z.array(schemas.topicSchema), topics],
    ['calendar days', z.array(schemas.calendarDaySchema), calendarDays],
    ['almanac place', schemas.almanacPlaceSchema, almanacPlace],
    ['news tiles', z.array(schemas.newsTileSchema), newsTiles],
    ['sponsored tiles', z.array(schemas.sponsoredTileSchema), sponsoredTiles],
    ['privacy', schemas.legalSchema, privacy],
    ['links of /parenting-tips', z.array(schemas.describedLinkSchema), tipResources],
    ['link of the featured tip', schemas.linkSchema, featuredTip.link],
    ['links of the book promo', z.array(schemas.linkSchema), [bookPromo.apply, bookPromo.learnMore]],
  ])('%s are valid', (_, schema, data) => {
    const result = schema.safeParse(data);
    expect(result.error ? z.prettifyError(result.error) : '').toBe('');
  });

  it('have unique ids, slugs and titles', () => {
    for (const list of [
      tips,
      faq,
      stories,
      programs,
      freeThings,
      calendarDays,
      experts,
      staff,
      healthResources,
      coreValues,
      sponsoredTiles,
    ]) {
      expectUnique((list as { id: string }[]).map(({ id }) => id));
    }
    expectUnique([...articles, ...wellnessArticles].map(({ slug }) => slug));
    expectUnique([...articles, ...wellnessArticles].map(({ title }) => title));
    expectUnique(topics.map(({ slug }) => slug));
    expectUnique(books.map(({ slug }) => slug));
    expectUnique(books.map(({ title }) => title));
    expectUnique(books.map(({ link }) => link));
    expectUnique(faq.map(({ question }) => question));
    for (const page of [privacy, terms]) expectUnique(page.sections.map(({ id }) => id));
  });

  it('have dates between the founding and today', () => {
    const dates = [
      ...articles.map(({ date }) => date),
      ...wellnessArticles.flatMap(({ date, sources }) => [date, ...sources.flatMap(({ read = [] }) => read)]),
      ...experts.map(({ read }) => read),
      privacy.updated,
      terms.updated,
    ];
    expect(dates.filter((date) => date < `${founded}-01-01` || date > lastDay)).toEqual([]);
  });

  it('have no number of a help line inside a link or a button, where it cannot be a link', () => {
    const shown = [...articles, ...wellnessArticles].flatMap(({ title, excerpt }) => [title, excerpt]);
    const others = [...tips, ...healthResources].map(({ title }) => title);
    const questions = [...faq, ...contactOf(false).questions, ...contactOf(true).questions].map(
      ({ question }) => question,
    );
    const numbers = helpLines.flatMap(({ number, spelled }) => (spelled ? [number, spelled] : [number]));
    const anyNumber = new RegExp(`\\b(?:${numbers.join('|')})\\b`);
    expect([...shown, ...others, ...questions].filter((text) => anyNumber.test(text))).toEqual([]);
  });

  it('have corrections in order, none before the piece and none in the future', () => {
    expect(corrections.length).toBeGreaterThan(3);
    expect(corrections.map(({ date }) => date)).toEqual(
      corrections
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(corrections.filter(({ date }) => date > lastDay)).toEqual([]);
    for (const piece of [...articles, ...wellnessArticles])
      expect(changedOn(piece) <= lastDay, `${piece.slug} was changed on a day to come`).toBe(true);
    for (const piece of [...articles, ...wellnessArticles])
      for (const { date } of piece.corrections ?? []) expect(date >= piece.date, piece.slug).toBe(true);
  });

  it('count a correction as a change of the piece', () => {
    const piece = { date: '2026-01-05', corrections: [{ date: '2026-03-01', was: '', is: '' }] };
    expect(changedOn(piece)).toBe('2026-03-01');
    expect(changedOn({ ...piece, review: { on: '2026-04-01' } })).toBe('2026-04-01');
    expect(changedOn({ ...piece, updated: '2026-05-01' })).toBe('2026-05-01');
    expect(changedOn({ date: '2026-01-05' })).toBe('2026-01-05');
  });

  it('have no advice that was read in the future', () => {
    const ahead = [...articles, ...wellnessArticles, ...tips, ...faq, ...urgentSections].filter(
      ({ asOf }) => asOf && asOf.date > lastDay,
    );
    expect(ahead.map(({ id }) => id)).toEqual([]);
  });

  it('compute the read time from the words, at 220 a minute', () => {
    for (const { words, readTime } of [...articles, ...wellnessArticles]) {
      expect(readTime).toBe(`${Math.ceil(words / 220)} min read`);
    }
  });

  it('have curly quotes, in files and in data alike', () => {
    const { articles: _articles, wellnessArticles: _wellness, ...data } = everything;
    expect([...strings(data)].filter((text) => /['"]/.test(text) && !text.includes('<'))).toEqual([]);
  });

  it('contain no brand names: those are in the brand package', () => {
    expect([...strings(everything)].filter((text) => /daily ?nest/i.test(text))).toEqual([]);
  });
});

describe('counts of docs/product.md', () => {
  it('has articles in six categories', () => {
    expect(groupArticles().map(({ category }) => category)).toEqual(articleCategories);
    expect(articles.length).toBeGreaterThanOrEqual(24);
  });

  it('has two wellness articles or more in each of the four tabs', () => {
    expect(groupWellness().map(({ category }) => category)).toEqual(wellnessCategories);
    for (const { articles } of groupWellness()) expect(articles.length).toBeGreaterThanOrEqual(2);
  });

  it('has 18 tips or more, at least three in each of the six categories', () => {
    expect(tips.length).toBeGreaterThanOrEqual(18);
    expect(tipGroups.map(({ category }) => category)).toEqual(tipCategories);
    for (const group of tipGroups) expect(group.tips.length).toBeGreaterThanOrEqual(3);
  });

  it('names a study or an institution, and no encyclopedia, for each tip on health and sleep', () => {
    const onHealth = tips.filter(({ category }) => category === 'Sleep' || category === 'Health & Safety');
    expect(onHealth.filter(({ source }) => !source).map(({ id }) => id)).toEqual([]);
    for (const { source } of tips) expect(source?.url ?? '').not.toMatch(/wiki|britannica|encyclop/);
  });

  it('has 25 questions, five in each category', () => {
    expect(faq).toHaveLength(25);
    expect(countBy(faq, ({ category }) => category)).toEqual(
      Object.fromEntries(faqCategories.map((category) => [category, 5])),
    );
  });

  it('has 200 synonyms or more', () => {
    expect(synonyms.flat().length).toBeGreaterThanOrEqual(200);
  });

  it('has three partner documents with the right titles', () => {
    expect(partnerDocuments.map(({ title }) => title)).toEqual([
      'Partnership Document 1',
      'Partnership Document 2',
      'Partnership Document 3',
    ]);
    expect(partnershipOpportunities.map(({ title }) => title)).toEqual([
      'Content Partnership',
      'Community Partnership',
      'Resource Partnership',
    ]);
  });

  it('has 14 books or more on all four themes', () => {
    expect(books.length).toBeGreaterThanOrEqual(14);
    expect(Object.keys(countBy(books, ({ theme }) => theme))).toEqual([...schemas.bookThemes]);
  });

  it('has thirty books for children without duplicates, which a library can find', () => {
    const list = readingList.flatMap((shelf) => shelf.books);
    expect(list).toHaveLength(30);
    expectUnique(list.map(({ title }) => title));
    expectUnique(readingList.map(({ id }) => id));
    for (const { link, author, title } of list) {
      const search = new URL(link).searchParams.get('q');
      expect(search, title).toContain(author);
      expect(search, title).not.toMatch(/[“”]/);
    }
  });

  it('has the items of each page', () => {
    expect(stories.length).toBeGreaterThanOrEqual(6);
    expect(programs).toHaveLength(4);
    expect(coreValues).toHaveLength(6);
    expect(experts).toHaveLength(3);
    expect(healthResources).toHaveLength(6);
    expect(articleReferences).toHaveLength(4);
    for (const hasNewsletter of [false, true]) expect(contactOf(hasNewsletter).questions).toHaveLength(4);
    expect(founded).toBe(2020);
  });

  it('has the items of the home page', () => {
    expect(homeArticles).toEqual(articles.slice(0, 3));
    expect(homeTips).toHaveLength(homeCounts.tips);
    expect(new Set(homeTips.map(({ category }) => category)).size).toBe(homeCounts.tips);
    expect(homeStories).toHaveLength(homeCounts.stories);
    expect(homeWellness).toHaveLength(homeCounts.wellness);
    expect(newsTiles.map(({ link }) => link)).toEqual([
      '/local-news',
      '/national-news',
      '/world-news',
      '/politics',
      '/business',
      '/technology',
      '/sports',
      '/health-wellness',
    ]);
  });
});

describe('FAQ', () => {
  const answers = faq.map(({ answer }) => answer).join('\n');

  it.each([
    'well-child visits come at 2, 4, 6, 9, 12, 15, 18 and 24 months',
    'fever over 104°F',
    'under three months has a rectal temperature of 100.4°F',
    '1-800-222-1222',
    'No honey before 12 months',
  ])('contains “%s”', (fact) => {
    expect(answers).toContain(fact);
  });
});

describe('topics', () => {
  it('are the 16 sections of the header, in its order', () => {
    expect(topics.map(({ route }) => route)).toEqual([
      '/local-news',
      '/national-news',
      '/world-news',
      '/politics',
      '/business',
      '/technology',
      '/automotive',
      '/real-estate',
      '/health-wellness',
      '/sports',
      '/arts-culture',
      '/food-dining',
      '/lifestyle',
      '/opinion',
      '/archives',
      '/events',
    ]);
    expect(topicPages).toHaveLength(15);
    for (const { slug, route } of topics) expect(route).toBe(`/${slug}`);
  });

  it.each([
    ['automotive', 'Automotive & Energy'],
    ['real-estate', 'Real Estate & Housing'],
    ['arts-culture', 'Arts & Culture'],
    ['food-dining', 'Food & Dining'],
    ['archives', 'From the Archives'],
    ['events', 'Local Events'],
  ])('%s has the heading “%s”', (slug, heading) => {
    expect(topicBySlug(slug)?.heading).toBe(heading);
  });

  it('make only business a news page, and give only events the tall responsive frame', () => {
    const pagesOfNews = topics.filter(({ structuredDataType }) => structuredDataType === 'WebPage');
    const responsive = topics.filter(({ frame }) => frame === 'ratio-177.78');
    expect(pagesOfNews.map(({ slug }) => slug)).toEqual(['business']);
    expect(responsive.map(({ slug }) => slug)).toEqual(['events']);
  });

  it('are each led by a piece of their own, and filled up with pieces that exist', () => {
    expect(Object.keys(topicPieces).toSorted()).toEqual(topics.map(({ slug }) => slug).toSorted());
    expectUnique(Object.values(topicPieces).map(({ lead }) => lead));
    for (const { more } of Object.values(topicPieces)) {
      expectUnique([...more]);
      for (const href of more) expect(pages).toContain(href);
    }
  });

  it('have no feed twice on a wall', () => {
    for (const { feeds } of topics) expectUnique(feeds.map(({ feed }) => feed));
  });
});

describe('links', () => {
  it('inside the site lead to existing pages', () => {
    const inside = links().filter((link) => link.startsWith('/') && !link.startsWith('/pictures/'));
    expect(inside).toContain('/urgent');
    expect(inside.filter((link) => !pages.has(link.replace(/[?#].*$/, '')))).toEqual([]);
  });

  it('to other sites are https', () => {
    const outside = links().filter((link) => link.includes('://'));
    expect(outside.length).toBeGreaterThan(100);
    expect(outside.filter((link) => !link.startsWith('https://') || !URL.canParse(link))).toEqual([]);
  });

  it('of books search the store for title and author', () => {
    for (const { link, title, penName } of books) {
      const url = new URL(link);
      expect(url.hostname).toBe('www.amazon.com');
      expect(url.searchParams.get('k')).toBe(`${title} ${penName}`);
    }
    expect(new URL(storeAuthorPage).searchParams.get('k')).toBe('William Walker Atkinson');
  });
});

describe('pictures', () => {
  const home = resolve(import.meta.dirname, '../dist');
  const shown = [...strings(everything)].filter((text) => text.startsWith('/pictures/'));
  const built = JSON.parse(readFileSync(join(home, 'photos.json'), 'utf8')) as Record<string, Photo>;
  const photos = new Map(Object.entries(built));

  it('exist for everything that shows one', () => {
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((path) => !existsSync(join(home, path)))).toEqual([]);
  });

  it('of photos/ are complete, in smaller formats and with their size', () => {
    expect(photos.size).toBeGreaterThan(0);
    for (const [address, photo] of photos) {
      expect(schemas.photoSchema.parse(photo).src).toBe(address);
      expect(pictureOf(address)).toEqual(photo);
      const files = Object.entries(photo.widths).flatMap(([format, all]) =>
        all.map((width) => `${photo.files}.${width}.${format}`),
      );
      for (const file of [address, ...files]) expect(existsSync(join(home, file)), file).toBe(true);
      // Each is used somewhere.
      expect(JSON.stringify(everything)).toContain(address);
    }
  });

  it('of books are built as they are drawn: small, with a size, complete', () => {
    for (const [slug, svg] of Object.entries(covers)) {
      expect(readFileSync(join(home, 'pictures', `${slug}.svg`), 'utf8'), slug).toBe(svg);
      expect(svg, slug).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
      expect(svg.endsWith('</svg>'), slug).toBe(true);
      expect(svg, slug).not.toMatch(/<script|href="http|NaN|undefined/);
      expect(brotliCompressSync(svg).length, slug).toBeLessThan(4_500);
    }
  });

  it('of books have outlines for letters, because a picture cannot use the page’s fonts', () => {
    for (const [slug, svg] of Object.entries(covers)) {
      expect(svg, slug).not.toMatch(/<text|font-family/);
      const drawn = new Set(Array.from(svg.matchAll(/<path id="(\w+)"/g), ([, id]) => id));
      const used = new Set(Array.from(svg.matchAll(/<use href="#(\w+)"/g), ([, id]) => id));
      expect(drawn.size, slug).toBeGreaterThan(8);
      expect(used, slug).toEqual(drawn);
    }
  });

  it('of books are all different', () => {
    expectUnique(Object.values(covers));
  });

  it('have a text alternative', () => {
    const alts = [...articles, ...wellnessArticles, ...stories, ...tipGroups].map(({ imageAlt }) => imageAlt);
    expectUnique(alts);
    expect(alts.filter((alt) => /^(image|picture|drawing|illustration) of|\.svg/i.test(alt))).toEqual([]);
  });
});

describe('people', () => {
  it('are marked as invented, and the pages say so', () => {
    expect(staff.every(({ fictional }) => fictional)).toBe(true);
    expect(about.people.note).toContain('invented');
    expect(storiesNote).toContain('invented');
  });

  it('are left out of structured data only while they are invented', () => {
    const [writer] = staff;
    expect(isInvented(writer!.name)).toBe(true);
    expect(isInvented(writer!.name, [{ ...writer!, fictional: false }])).toBe(false);
    expect(isInvented('Somebody Else')).toBe(false);
  });

  it('are the only authors, and are never quoted or named as a reviewer', () => {
    const names = staff.map(({ name }) => name);
    expect(articles.map(({ author }) => author).filter((author) => !names.includes(author))).toEqual([]);
    const reviewers = wellnessArticles.flatMap(({ review }) => review?.by ?? []);
    expect([...experts.map(({ name }) => name), ...reviewers].filter((name) => isInvented(name))).toEqual([]);
  });
});

describe('further reading', () => {
  it('finds an article by its address', () => {
    const [first] = articles;
    expect(first && articleBySlug(first.slug)).toBe(first);
    expect(articleBySlug('no-such-article')).toBeUndefined();
  });

  it('suggests related articles without the current one, those of its category first', () => {
    for (const article of articles) {
      const related = relatedArticles(article, 3);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(article);
      expect(related[0]?.category).toBe(article.category);
    }
  });

  it('reaches all articles by the next links', () => {
    const seen = new Set<string>();
    let article = articles[0];
    while (article && !seen.has(article.slug)) {
      seen.add(article.slug);
      article = nextArticle(article);
    }
    expect(seen.size).toBe(articles.length);
  });
});
