import { blog } from '@daily-nest/site/testing/backend';
import { type Blog, test as base } from './test.ts';

/** A site without caches, whose blog the test answers itself: `blog.answerWith`. */
export const test = base.extend<{ blog: Blog }>({
  baseURL: async ({ blogSite }, provide) => provide(blogSite.url),
  blog: async ({ blogSite }, provide) => {
    blogSite.blog.answerWith(blog);
    blogSite.blog.requests.length = 0;
    await provide(blogSite.blog);
    blogSite.blog.answerWith(blog);
  },
});

/** Delays the calls of the blog until the returned function is called. */
export function holdBack(backend: Blog): () => void {
  const waiting: (() => void)[] = [];
  backend.answerWith((request, response) => waiting.push(() => blog(request, response)));
  return () => {
    backend.answerWith(blog);
    for (const answer of waiting) answer();
  };
}
