import { BlogServerError, BlogUnreachableError } from '@daily-nest/api-client';
import { describe, expect, it } from 'vitest';
import { listOf, loadList, pageHref, pageOf } from './list.ts';

const at = (query: string) => pageOf(new URL(`http://site/blog${query}`));

describe('the page number of an address', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=12', 12],
    ['?q=x', 1],
  ])('/blog%s is %i', (query, page) => expect(at(query)).toBe(page));

  it.each([
    '?page=',
    '?page=0',
    '?page=-1',
    '?page=1.0',
    '?page=01',
    '?page=x',
    '?page=1e2',
    '?page=9999999999',
  ])('/blog%s is invalid', (query) => expect(at(query)).toBeUndefined());

  it('is left out of the address for the first page', () => {
    expect([pageHref(1), pageHref(2)]).toEqual(['/blog', '/blog?page=2']);
  });
});

describe('the list', () => {
  const row = { id: '1', slug: 'late-talkers', metaTitle: 'Late talkers', metaDescription: 'When to ask.' };

  it('has ten posts a page', () => {
    expect(listOf({ blogs: [], total: 0 })).toMatchObject({ pages: 0 });
    expect(listOf({ blogs: [], total: 10 })).toMatchObject({ pages: 1 });
    expect(listOf({ blogs: [], total: 11 })).toMatchObject({ pages: 2 });
  });

  it('uses the words of the slug for a missing title, and escapes slugs', () => {
    expect(listOf({ blogs: [{ ...row, metaTitle: ' ', slug: 'late-talkers?' }], total: 1 })).toMatchObject({
      posts: [{ title: 'Late talkers?', href: '/blog/late-talkers%3F' }],
    });
  });

  it('shows the square of the mirrored picture, and no picture until there is one', () => {
    const shape = { widths: [160], width: 160, height: 160, focus: '50% 50%' };
    const picture = { id: 'abcdef0123456789', color: '#8c959d', scene: shape, round: shape };
    const post = { ...row, pinterestImageLink: 'https://i.example/a.jpg' };
    const list = listOf({
      blogs: [
        { ...post, picture },
        { ...post, picture: null },
      ],
      total: 2,
    });
    expect(list).toMatchObject({
      posts: [{ image: { src: '/media/abcdef0123456789/round-160.jpg', width: 160, height: 160 } }, {}],
    });
    expect(list.kind === 'posts' && list.posts[1]).not.toHaveProperty('image');
  });

  it('shows the roundel of a post if there is one, and other pictures as they are', () => {
    const drawn = '/pictures/posts/too-sick-for-school.svg';
    const other = 'https://i.example/a.jpg';
    const blogs = [drawn, other].map((pinterestImageLink) => ({ ...row, pinterestImageLink }));
    expect(listOf({ blogs, total: 2 })).toMatchObject({
      posts: [{ image: { src: '/pictures/discs/too-sick-for-school.jpg', width: 400 } }, { image: other }],
    });
  });

  it.each([
    [new BlogServerError('list', { status: 500 }), 'Failed to fetch blog posts'],
    [new BlogUnreachableError('connect ECONNREFUSED 10.0.0.1'), 'An error occurred'],
    [new TypeError('x is not a function'), 'An error occurred'],
  ])('shows the reader a text for %s', async (error, message) => {
    const client = { listPosts: () => rejecting(error) } as never;
    expect(await loadList(client, { domain: 'a', page: 1 })).toEqual({ kind: 'failed', message });
  });
});

async function rejecting(error: Error): Promise<never> {
  throw error;
}
