import {
  BlogAccessError,
  BlogAnswerError,
  BlogMissingError,
  BlogNotFoundError,
  BlogRateLimitError,
  BlogServerError,
  BlogUnreachableError,
  type Post,
} from '@daily-nest/api-client';
import { describe, expect, it } from 'vitest';
import { loadPost, postCardOf, shownPost } from './post.server.ts';

const empty: Post = {
  metaTitle: '',
  metaDescription: '',
  blog: '',
  shortTailKeywords: '',
  longTailKeywords: '',
};

describe('a post', () => {
  it('takes a missing title and description from the body, without heading marks', () => {
    const blog = `# Sleep\n\n## The first night\nWords ${'that go on '.repeat(30)}`;
    const { title, description } = shownPost({ ...empty, blog });
    expect(title).toBe('Sleep The first night Words that go on that go on that go on');
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.startsWith('Sleep The first night Words that go on')).toBe(true);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.length).toBeGreaterThan(150);
  });

  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-01T22:30:00Z', '2026-05-01'],
    ['May 1, 2026', '2026-05-01'],
    ['Fri, 01 May 2026 08:00:00 GMT', '2026-05-01'],
    ['2026-02-31', undefined],
    ['soon', undefined],
  ])('dated “%s” has the day %s for machines', (date, day) => {
    expect(shownPost({ ...empty, date }).date).toBe(day);
  });

  it('lists its sources, and names the institutions among them that were read', () => {
    const read = { title: 'CDC, Heads up', url: 'https://www.cdc.gov/heads-up/', read: '2026-11-25' };
    const unread = { title: 'NHTSA, Car seats', url: 'https://www.nhtsa.gov/car-seats' };
    const post = shownPost({ ...empty, blog: 'Words.', sources: [unread, read] });
    expect(post.sources).toEqual([
      { title: unread.title, href: unread.url },
      { title: read.title, href: read.url },
    ]);
    expect(post.checked).toEqual({ institutions: [{ name: 'CDC', href: read.url }], on: '2026-11-25' });
    expect(shownPost({ ...empty, sources: [unread] })).not.toHaveProperty('checked');
    expect(shownPost(empty).sources).toEqual([]);
  });

  it('never splits a surrogate pair', () => {
    expect(shownPost({ ...empty, blog: '😀'.repeat(80) }).title).toBe('😀'.repeat(60));
  });

  it('has a link to search for its picture only if it has one', () => {
    expect(shownPost({ ...empty, metaTitle: 'A & B' })).not.toHaveProperty('pinterestSearch');
    expect(
      shownPost({ ...empty, metaTitle: 'A & B', pinterestImageLink: 'https://i.example/a.jpg' }),
    ).toMatchObject({
      image: 'https://i.example/a.jpg',
      pinterestSearch: 'https://www.pinterest.com/search/pins/?q=A%20%26%20B',
    });
  });

  it('shows our own picture in all its files, and its JPEG on the card', () => {
    const post = { ...empty, pinterestImageLink: '/pictures/posts/who-pays-for-school-lunch.svg' };
    expect(shownPost(post).image).toMatchObject({
      width: 1200,
      alt: expect.stringMatching(/^A lunch tray/) as string,
      files: expect.stringMatching(/who-pays-for-school-lunch/) as string,
      widths: { avif: expect.arrayContaining([1200]) as number[], webp: expect.any(Array) as number[] },
    });
    expect(postCardOf(post)).toMatchObject({ picture: '/pictures/posts/who-pays-for-school-lunch.jpg' });
    const other = { ...empty, pinterestImageLink: 'https://i.example/a.jpg' };
    expect(postCardOf(other)).not.toHaveProperty('picture');
  });

  it('shows the backend’s copy of a picture from another server, and none until there is one', () => {
    const shape = { widths: [480, 736], width: 736, height: 460, focus: '30% 40%' };
    const picture = { id: 'abcdef0123456789', color: '#8c959d', scene: shape, round: shape };
    const post = { ...empty, pinterestImageLink: 'https://i.example/a.jpg' };
    expect(shownPost({ ...post, picture }).image).toEqual({
      src: '/media/abcdef0123456789/scene-736.jpg',
      width: 736,
      height: 460,
      color: '#8c959d',
      focus: '30% 40%',
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: `/media/abcdef0123456789/scene-480.${format} 480w, /media/abcdef0123456789/scene-736.${format} 736w`,
      })),
    });
    expect(shownPost({ ...post, picture: null })).not.toHaveProperty('image');
  });

  it.each([
    ['https://www.youtube.com/shorts/abcdefghijk', true],
    ['https://youtu.be/abcdefghijk', true],
    ['https://www.youtube.com/watch?v=abcdefghijk', false],
    ['https://evil.example/shorts/abcdefghijk', false],
    ['javascript:alert(1)', false],
  ])('plays %s: %s', (youtubeShortsUrl, plays) => {
    expect('video' in shownPost({ ...empty, youtubeShortsUrl })).toBe(plays);
  });

  it('lists the keywords of both kinds', () => {
    expect(
      shownPost({ ...empty, shortTailKeywords: 'sleep, naps', longTailKeywords: 'first night alone' })
        .keywords,
    ).toEqual(['sleep', 'naps', 'first night alone']);
  });
});

describe('a missing post', () => {
  it.each([
    [new BlogNotFoundError({ status: 404 }), 'Article not found', 404],
    [new BlogNotFoundError({ status: 410 }), 'Article not found. The editors have withdrawn it.', 410],
    [
      new BlogNotFoundError({ status: 410, words: 'It named a child.' }),
      'Article not found. The editors have withdrawn it. It named a child.',
      410,
    ],
    [new BlogServerError('post', { status: 500 }), 'Article not found', 503],
    [new BlogAccessError('post', { status: 401 }), 'Article not found', 503],
    [new BlogRateLimitError('post', { status: 429 }), 'Article not found', 503],
    [new BlogMissingError({ status: 200 }), "The article you're looking for doesn't exist.", 404],
    [new BlogUnreachableError('down'), 'An error occurred', 503],
    [new BlogAnswerError('odd'), 'An error occurred', 503],
    [new TypeError('x is not a function'), 'An error occurred', 503],
  ])('%s', async (error, message, status) => {
    const client = { getPost: () => rejecting(error) } as never;
    expect(await loadPost(client, nothingRelated, 'a')).toEqual({
      kind: 'missing',
      message,
      status,
      ...(error instanceof BlogMissingError && { isEmpty: true }),
    });
  });
});

const nothingRelated = { related: async () => undefined };
const relatedPost = (slug: string) => ({
  slug,
  title: slug,
  description: '',
  date: '2026-05-01',
  topics: ['sports'],
});

describe('the data related to a post', () => {
  const related = {
    pulled: ['Words.'],
    related: [relatedPost('nearest'), relatedPost('near')],
    ages: [{ slug: '6-to-12', label: '6 to 12' }],
    byline: { id: 'leila-haddad', invented: true },
    series: {
      title: 'A Season of Sport',
      href: '/series/a-season-of-sport',
      part: 2,
      of: 2,
      previous: { href: '/blog/first', title: 'First' },
    },
  };
  const client = { getPost: async () => ({ ...empty, metaTitle: 'A', blog: 'Words.' }) } as never;

  it('has the nearest post as the next one, and the others in the rail', async () => {
    const post = await loadPost(client, { related: async () => related }, 'a');
    expect(post).toMatchObject({
      pulled: ['Words.'],
      next: { href: '/blog/nearest', kicker: 'Sports' },
      related: [{ href: '/blog/near' }],
    });
  });

  it('has its place in a series, its ages and the page of its author', async () => {
    const post = await loadPost(client, { related: async () => related }, 'a');
    expect(post).toMatchObject({
      byline: { id: 'leila-haddad', invented: true },
      series: related.series,
      ages: related.ages,
    });
  });

  it('is empty if the backend returns none', async () => {
    const post = await loadPost(client, nothingRelated, 'a');
    expect(post).toMatchObject({ kind: 'post', pulled: [], related: [] });
    expect(post).not.toHaveProperty('series');
    expect(post).not.toHaveProperty('byline');
    expect(post).not.toHaveProperty('next');
  });
});

async function rejecting(error: Error): Promise<never> {
  throw error;
}
