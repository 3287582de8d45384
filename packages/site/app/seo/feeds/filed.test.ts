import { describe, expect, it } from 'vitest';
import { pieces } from '@daily-nest/content/pieces';
import type { FiledPost, FiledUnder } from '../../data/backend-answers.server.ts';
import { PostIndexError } from '../../data/post-index.server.ts';
import { filedFeedOf } from './filed.server.ts';

const post: FiledPost = {
  slug: 'a-post',
  title: 'A post',
  description: 'About.',
  date: '2099-01-01',
  author: 'Ada Real',
  updated: undefined,
  changed: '2099-01-02T00:00:00.000Z',
};

function asked() {
  const calls: FiledUnder[] = [];
  const postsOf = async (under: FiledUnder) => {
    calls.push(under);
    return [post];
  };
  return { calls, postsOf };
}

describe('the feed', () => {
  it('of a person has their pieces and posts, the newest first', async () => {
    const { calls, postsOf } = asked();
    const feed = await filedFeedOf('people', 'daniel-reyes', postsOf);
    expect(calls).toEqual([{ author: 'Daniel Reyes' }]);
    expect(feed).toMatchObject({ name: 'people/daniel-reyes', page: '/people/daniel-reyes' });
    expect(feed!.items[0]).toMatchObject({ path: '/blog/a-post', author: 'Ada Real' });
    const paths = feed!.items.map(({ path }) => path);
    for (const { href } of pieces.filter(({ author }) => author === 'Daniel Reyes'))
      expect(paths).toContain(href);
    expect(paths).not.toContain('/articles/homework-without-tears');
    // No feed names an invented person.
    expect(feed!.items.filter(({ author }) => author === 'Daniel Reyes')).toEqual([]);
  });

  it('of an age and of a series has their pieces and posts', async () => {
    const { calls, postsOf } = asked();
    const ofAge = await filedFeedOf('ages', 'teens', postsOf);
    expect(ofAge!.items.map(({ path }) => path)).toContain('/articles/a-teenager-a-phone-and-the-night');
    const ofSeries = await filedFeedOf('series', 'a-baby-at-the-table', postsOf);
    expect(ofSeries!.items).toHaveLength(6);
    expect(calls).toEqual([{ age: 'teens' }, { series: 'a-baby-at-the-table' }]);
  });

  it.each([
    ['people', 'nobody'],
    ['ages', '40-to-50'],
    ['series', 'none'],
    ['toString', 'teens'],
  ])('of %s/%s does not exist', async (kind, slug) => {
    expect(await filedFeedOf(kind, slug, asked().postsOf)).toBeUndefined();
  });

  it('fails without the posts, because feed readers would remove them', async () => {
    await expect(filedFeedOf('ages', 'teens', async () => undefined)).rejects.toThrow(PostIndexError);
  });
});
