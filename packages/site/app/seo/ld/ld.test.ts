import { describe, expect, it } from 'vitest';
import { articles } from '@daily-nest/content/articles';
import { books } from '@daily-nest/content/books';
import { faq } from '@daily-nest/content/faq';
import { staff } from '@daily-nest/content/staff';
import { standards } from '@daily-nest/content/standards';
import { topicPages } from '@daily-nest/content/topics';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { owner } from '../../brand.ts';
import { readingOf, articleList, wellnessList } from '../../reading/article.ts';
import { pages } from '../../site-map.ts';
import {
  aboutPageLd,
  blogPageLd,
  blogPostingLd,
  bookListLd,
  breadcrumbsLd,
  collectionLd,
  contactPageLd,
  faqPageLd,
  newsArticleLd,
  newsOrganizationLd,
  profilePageLd,
  radioLd,
  topicLd,
  webPageLd,
  webSiteLd,
} from './index.ts';
import { faultsOf, missingOf } from './testing/vocabulary.test-support.ts';

const site = 'https://a.example';
const readings = [
  ...articles.map((article) => readingOf(article, { list: articleList, related: [], next: undefined })),
  ...wellnessArticles.map((article) =>
    readingOf(article, { list: wellnessList, related: [], next: undefined }),
  ),
];
const listed = [{ title: 'One', href: '/articles/one' }];
const post = {
  path: '/blog/one',
  title: 'One',
  description: 'What it is about.',
  image: `${site}/cards/posts/one.png`,
  date: '2026-05-01',
  keywords: ['one'],
};

const postOfSomebody = {
  ...post,
  updated: '2026-06-01',
  corrections: [{ date: '2026-06-02', was: 'It said eight.', is: 'It begins at nine.' }],
  sources: [{ title: 'CDC, Heads up', href: 'https://www.cdc.gov/heads-up/' }],
  author: { name: 'Ada Real', path: '/people/ada-real' },
  series: { title: 'A Season of Sport', href: '/series/a-season-of-sport', part: 2 },
};

const blocks: [string, object][] = [
  ['the site', webSiteLd(site)],
  ['the publisher', newsOrganizationLd(site, owner)],
  ...readings.map((reading): [string, object] => [reading.path, newsArticleLd(reading, site)]),
  ['a post', blogPostingLd(post, site)],
  ['a post of somebody real, in a series', blogPostingLd(postOfSomebody, site)],
  ['somebody real', profilePageLd(site, { ...staff[0]!, path: `/people/${staff[0]!.id}` })],
  [
    'a page of the blog',
    blogPageLd({ title: 'Blog', description: 'Posts.', path: '/blog', posts: listed }, site),
  ],
  [
    'an empty page of the blog',
    blogPageLd({ title: 'Blog', description: 'Posts.', path: '/blog', posts: [] }, site),
  ],
  ['a list', collectionLd(site, { name: 'Articles', description: 'All.', path: '/articles', items: listed })],
  ['a way', breadcrumbsLd(site, [{ name: 'Articles', path: '/articles' }])],
  ['the questions', faqPageLd(site, faq)],
  ['the shelf', bookListLd(site, books)],
  ['the radio', radioLd(site, owner, 'Music.')],
  ...topicPages.map((topic): [string, object] => [topic.route, topicLd(topic, site)]),
  ['about', aboutPageLd(site, owner, 'About Us')],
  ['contact', contactPageLd(site, owner, 'Contact Us')],
  [
    'a text',
    webPageLd(site, { name: 'Terms', description: 'Rules.', path: '/terms', modified: '2026-11-16' }),
  ],
];

describe('structured data', () => {
  it.each(blocks)('of %s is valid for schema.org, and has what search engines require', (_name, block) => {
    const parsed: unknown = JSON.parse(JSON.stringify(block));
    expect(faultsOf(parsed)).toEqual([]);
    expect(missingOf(parsed)).toEqual([]);
    expect(JSON.stringify(parsed)).not.toContain('undefined');
  });

  it('has absolute addresses only', () => {
    const texts = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
    };
    for (const [name, block] of blocks)
      expect(
        texts(block).filter((text) => text.startsWith('/')),
        name,
      ).toEqual([]);
  });

  it('lists the first ten questions in the order of the page', () => {
    const { mainEntity } = faqPageLd(site, faq) as unknown as { mainEntity: { name: string }[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(faq.slice(0, 10).map(({ question }) => question));
  });

  it('names the real authors and reviewers of a wellness article, and the dates', () => {
    const [article] = wellnessArticles;
    const reading = readings.find(({ path }) => path === `/health-wellness/${article!.slug}`)!;
    const review = {
      on: '2026-11-24',
      by: 'Ada Real',
      credential: 'MD, pediatrician',
      register: 'https://register.example/ada-real',
    };
    const facts = { ...reading, authorInvented: false, review };
    const block = newsArticleLd(facts, site);
    expect(block).toMatchObject({
      author: [{ '@type': 'Person', name: article!.author }],
      mainEntityOfPage: {
        '@type': 'MedicalWebPage',
        lastReviewed: review.on,
        reviewedBy: { '@type': 'Person', name: 'Ada Real', sameAs: review.register },
      },
    });
    expect(faultsOf(JSON.parse(JSON.stringify(block)))).toEqual([]);
    expect(missingOf(JSON.parse(JSON.stringify(block)))).toEqual([]);
  });

  it('names no invented person: the publisher is the author, and there is no reviewer', () => {
    expect(readings.length).toBeGreaterThan(30);
    for (const reading of readings) {
      const block = newsArticleLd(reading, site);
      expect(block, reading.path).toMatchObject({ author: [{ '@type': 'NewsMediaOrganization' }] });
      const text = JSON.stringify(block);
      for (const word of ['"Person"', 'reviewedBy', 'lastReviewed', reading.author])
        expect(text, reading.path).not.toContain(word);
    }
  });

  it('links every article and post to the standards, and the publisher to the corrections policy', () => {
    const principles = { publishingPrinciples: `${site}/standards` };
    const corrections = { correctionsPolicy: `${site}/standards#corrections` };
    const pieces = [...readings.map((reading) => newsArticleLd(reading, site)), blogPostingLd(post, site)];
    for (const piece of pieces) expect(piece).toMatchObject({ ...principles, publisher: corrections });
    expect(newsOrganizationLd(site, owner)).toMatchObject({
      ...principles,
      ...corrections,
      verificationFactCheckingPolicy: `${site}/standards#checking`,
    });
    for (const id of ['corrections', 'checking', 'advertising'])
      expect(standards.sections.map((section) => section.id)).toContain(id);
  });

  it('describes business as a page and every other topic as a news media organization', () => {
    for (const topic of topicPages)
      expect(topicLd(topic, site), topic.route).toMatchObject({
        '@type': topic.slug === 'business' ? 'WebPage' : 'NewsMediaOrganization',
      });
  });

  it('describes the search of the site', () => {
    expect(JSON.stringify(webSiteLd(site))).toContain(`${site}/search?q={search_term_string}`);
    expect(pages.map(({ path }) => path)).toContain('/search');
  });

  it('leaves out values that are still examples', () => {
    for (const key of ['"email"', '"telephone"', '"foundingDate"', '"parentOrganization"'])
      expect(markupOf(owner)).not.toContain(key);
    const own = markupOf({ ...owner, contactEmail: 'desk@nest.example', contactPhone: '+1 202-555-0199' });
    expect(own).toContain('"email":"desk@nest.example"');
    expect(own).toContain('"telephone":"+1 202-555-0199"');
  });

  it('leaves out accounts that are only the front page of a network', () => {
    expect(JSON.stringify(newsOrganizationLd(site, owner))).not.toMatch(/facebook\.com\/"/);
  });
});

const markupOf = (values: typeof owner) =>
  JSON.stringify([
    newsOrganizationLd(site, values),
    aboutPageLd(site, values, 'About Us'),
    contactPageLd(site, values, 'Contact Us'),
  ]);

describe('the validator itself', () => {
  const good = {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: 'One',
    author: { '@type': 'Person', name: 'A' },
  };

  it.each([
    ['a type that is not there', { ...good, '@type': 'Bok' }, /no type/],
    ['a property that the type has not', { ...good, headlne: 'x' }, /no property headlne/],
    ['a value of another type', { ...good, author: { '@type': 'Place', name: 'A' } }, /must be/],
    ['a text where a thing must stand', { ...good, review: 'Good.' }, /must be/],
    ['an empty list', { ...good, image: [] }, /empty list/],
    ['a text that was nothing', { ...good, name: 'undefined' }, /undefined/],
    ['another context', { ...good, '@context': 'http://a.example' }, /context/],
  ])('finds %s', (_name, block, fault) => {
    expect(faultsOf(good)).toEqual([]);
    expect(faultsOf(block).join()).toMatch(fault);
  });

  it('finds missing properties that search engines require', () => {
    expect(missingOf({ ...good, author: undefined })).toEqual(['Book.author', 'Book.url']);
  });
});

describe('names and dates in structured data', () => {
  const [reading] = readings;

  it("name a real author with the author's page, and no invented one", () => {
    const real = { ...reading!, author: 'Ada Real', authorInvented: false, authorHref: '/people/ada-real' };
    expect(newsArticleLd(real, site).author).toEqual([
      { '@type': 'Person', name: 'Ada Real', url: `${site}/people/ada-real` },
    ]);
    expect(JSON.stringify(newsArticleLd({ ...real, authorInvented: true }, site))).not.toContain('Ada Real');
    expect(blogPostingLd(postOfSomebody, site).author).toEqual({
      '@type': 'Person',
      name: 'Ada Real',
      url: `${site}/people/ada-real`,
    });
    expect(blogPostingLd(post, site).author).toMatchObject({ '@type': 'NewsMediaOrganization' });
  });

  it('contain the sources of a post, if the blog has them', () => {
    expect(blogPostingLd(postOfSomebody, site).citation).toEqual([
      { '@type': 'WebPage', name: 'CDC, Heads up', url: 'https://www.cdc.gov/heads-up/' },
    ]);
    expect(blogPostingLd(post, site)).not.toHaveProperty('citation');
  });

  it('contain the date of the last change, and that of the advice', () => {
    const dated = { ...reading!, changed: '2026-11-21', asOf: { date: '2026-11-20', source: 'AAP' } };
    expect(newsArticleLd(dated, site)).toMatchObject({
      dateModified: '2026-11-21',
      contentReferenceTime: '2026-11-20',
    });
    expect(blogPostingLd(postOfSomebody, site)).toMatchObject({
      datePublished: '2026-05-01',
      dateModified: '2026-06-02',
      correction: [{ datePublished: '2026-06-02', text: 'It begins at nine. Before: It said eight.' }],
      position: 2,
    });
    const [question] = faq;
    const answer = { ...question!, updated: '2026-11-21', asOf: { date: '2026-11-20', source: 'AAP' } };
    expect(faqPageLd(site, [answer])).toMatchObject({
      mainEntity: [{ acceptedAnswer: { dateModified: '2026-11-21', contentReferenceTime: '2026-11-20' } }],
    });
  });
});
