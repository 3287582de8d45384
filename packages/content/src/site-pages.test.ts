import { expect, it } from 'vitest';
import { isNoPage } from './site-pages.ts';

it.each([
  '/faq2',
  '/articles/no-such-piece',
  '/people/nobody',
  '/urgent/fevers',
  '/series/none',
  '/ages/99',
  '/fold-outs/none',
])('says that there is no page at %s', (path) => expect(isNoPage(path)).toBe(true));

it.each([
  '/',
  '/faq',
  '/faq/',
  '/ages/',
  '/urgent/sitter',
  '/fold-outs',
  '/fold-outs/tummy-time',
  '/pictures/a.jpg',
  '/feeds/blog.rss',
  '/robots.txt',
  '/blog/anything',
])('does not say so of %s', (path) => expect(isNoPage(path)).toBe(false));
