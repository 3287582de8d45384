import { type BlogClient, postsPerPage, readerText } from '@daily-nest/api-client';
import type { Photo } from '@daily-nest/content/types';
import type { Picture } from '@daily-nest/ui/cover-image';
import { circleOf } from '../../data/post-picture.ts';

/** A row of the list, as it is shown. */
export interface ListedPost {
  id: string;
  href: string;
  title: string;
  standfirst: string;
  image?: string | Photo | Picture;
}

export type BlogList =
  | { kind: 'posts'; posts: ListedPost[]; pages: number }
  | { kind: 'failed'; message: string };

/** The page that an address names: 1 without a parameter; undefined for anything but a whole number from 1 up. */
export function pageOf(url: URL): number | undefined {
  const text = url.searchParams.get('page');
  if (text === null) return 1;
  if (!/^[1-9]\d{0,8}$/.test(text)) return undefined;
  return Number(text);
}

/** Address of a page of the list. */
export function pageHref(page: number): string {
  return page === 1 ? '/blog' : `/blog?page=${page}`;
}

/** Whether a page comes after the last one. The first never does: there the blog itself is empty. */
export function isPastTheEnd(page: number, list: BlogList): boolean {
  return page > 1 && list.kind === 'posts' && list.posts.length === 0;
}

/** One page of posts; a failure becomes its text for the reader. */
export async function loadList(blog: BlogClient, query: { domain: string; page: number }): Promise<BlogList> {
  try {
    return listOf(await blog.listPosts(query));
  } catch (error) {
    return { kind: 'failed', message: readerText(error) };
  }
}

/** An answer as rows: texts where there are some, the slug's words where a title is missing. */
export function listOf({ blogs, total }: Awaited<ReturnType<BlogClient['listPosts']>>): BlogList {
  return {
    kind: 'posts',
    pages: Math.ceil(total / postsPerPage),
    posts: blogs.map((post) => {
      const { id, slug, metaTitle, metaDescription } = post;
      const image = circleOf(post);
      return {
        id,
        href: `/blog/${encodeURIComponent(slug)}`,
        title: metaTitle.trim() || wordsOf(slug),
        standfirst: metaDescription.trim(),
        ...(image && { image }),
      };
    }),
  };
}

function wordsOf(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
