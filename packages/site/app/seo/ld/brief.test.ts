import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articles } from '@daily-nest/content/articles';
import { faq } from '@daily-nest/content/faq';
import { topicPages } from '@daily-nest/content/topics';
import { owner } from '../../brand.ts';
import { articleList, readingOf } from '../../reading/article.ts';
import {
  blogPostingLd,
  breadcrumbsLd,
  collectionLd,
  faqPageLd,
  newsArticleLd,
  newsOrganizationLd,
  topicLd,
} from './index.ts';
import { faultsOf } from './testing/vocabulary.test-support.ts';

const site = 'https://a.example';
const reading = readingOf(articles[0]!, { list: articleList, related: [], next: undefined });
const post = {
  path: '/blog/one',
  title: 'One',
  description: 'What it is about.',
  image: `${site}/cards/posts/one.png`,
  date: '2026-05-01',
  keywords: ['one'],
};

// As in the application in a browser.
beforeEach(() => {
  vi.stubEnv('SSR', false);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('a page after a navigation has only its type and address', () => {
  expect(newsArticleLd(reading, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    name: reading.title,
    url: site + reading.path,
  });
  expect(Object.keys(faqPageLd(site, faq))).not.toContain('mainEntity');
});

it('the short markup of a post has its date, and that of the title its accounts', () => {
  expect(blogPostingLd(post, site)).toMatchObject({ '@type': 'BlogPosting', datePublished: '2026-05-01' });
  const social = [{ ...owner.social[0]!, href: 'https://social.example/nest' }];
  const contactEmail = 'desk@nest.example';
  expect(newsOrganizationLd(site, { ...owner, contactEmail, social })).toMatchObject({
    email: contactEmail,
    sameAs: ['https://social.example/nest'],
  });
});

it.each<[string, () => object]>([
  ['an article', () => newsArticleLd(reading, site)],
  ['a post', () => blogPostingLd(post, site)],
  ['a topic', () => topicLd(topicPages[0]!, site)],
  ['a list', () => collectionLd(site, { name: 'One', description: 'One.', path: '/one' })],
  ['the way to a page', () => breadcrumbsLd(site, [{ name: 'One', path: '/one' }])],
  ['the publisher', () => newsOrganizationLd(site, owner)],
])('the short markup of %s is valid and has the address of its page', (_name, block) => {
  expect(faultsOf(JSON.parse(JSON.stringify(block())))).toEqual([]);
  expect(JSON.stringify(block())).toContain(site);
});
