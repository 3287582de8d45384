import { type BlogClient, postsPerPage, readerText } from '@daily-nest/api-client';
import type { Photo } from '@daily-nest/content/types';
import type { Picture } from '@daily-nest/ui/cover-image';
import { circleOf } from '../../data/post-picture.ts';

/** A row of the list. */
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

/**
 * Returns the page number of an address: 1 without a parameter; undefined if it is not a whole number from 1
 * up.
 */
export function pageOf(url: URL): number | undefined {
  const text = url.searchParams.get('page');
  if (text === null) return 1;
  if (!/^[1-9]\d{0,8}$/.test(text)) return undefined;
  return Number(text);
}

/** Returns the address of a page of the list. */
export function pageHref(page: number): string {
  return page === 1 ? '/blog' : `/blog?page=${page}`;
}

/** Returns whether a page comes after the last one. The first never does: an empty blog has a first page. */
export function isPastTheEnd(page: number, list: BlogList): boolean {
  return page > 1 && list.kind === 'posts' && list.posts.length === 0;
}

/** Loads one page of posts; a failure becomes its text for the reader. */
export async function loadList(blog: BlogClient, query: { domain: string; page: number }): Promise<BlogList> {
  try {
    return listOf(await blog.listPosts(query));
  } catch (error) {
    return { kind: 'failed', message: readerText(error) };
  }
}

/** Returns an answer as rows; a missing title is replaced by the slug's words. */
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
