import { type Checked, checkedAgainst } from '@daily-nest/content/checked';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import {
  BlogMissingError,
  BlogNotFoundError,
  type BlogClient,
  type Post,
  readerText,
} from '@daily-nest/api-client';
import type { Photo } from '@daily-nest/content/types';
import { dayOf } from '@daily-nest/ui/byline';
import type { Picture } from '@daily-nest/ui/cover-image';
import { splitKeywords } from '@daily-nest/ui/keyword-chips';
import { videoIdOf } from '@daily-nest/ui/video-embed';
import { sections } from '../../brand.ts';
import type { Backend } from '../../data/backend.server.ts';
import type { Related, RelatedPost } from '../../data/backend-answers.server.ts';
import { sceneOf } from '../../data/post-picture.ts';

/** A post as its page shows it. */
export interface ShownPost {
  kind: 'post';
  title: string;
  description: string;
  body: string;
  keywords: string[];
  /** The day, `2026-11-12`, however another blog has written it. */
  date?: string;
  author?: string;
  updated?: string;
  /** What its text rests on. */
  sources: { title: string; href: string }[];
  /** Which institutions it was checked against, and in which month. */
  checked?: Checked;
  image?: string | Photo | Picture;
  /** Where readers look for pins like this picture. */
  pinterestSearch?: string;
  /** Address of a video that can be played here. */
  video?: string;
}

/** A related post, as a card shows it. */
export interface PostCard {
  href: string;
  title: string;
  excerpt: string;
  /** The topic that it is filed under first. */
  kicker?: string;
  date?: string;
  image?: string | Photo | Picture;
}

/** A post with what is related to it. */
export interface WholePost extends ShownPost, Omit<Related, 'related'> {
  /** Its slug, where it was asked for by one that it had before. */
  movedTo?: string;
  /** The post after this one. */
  next?: PostCard;
  related: PostCard[];
}

export interface MissingPost {
  kind: 'missing';
  message: string;
  /** 404 where the backend says that the post is not there, 410 where the editors took it off, 503 where it could not say. */
  status: 404 | 410 | 503;
  /** The answer was a good one, but with nothing in it. */
  isEmpty?: true;
}

export type PostPage = WholePost | MissingPost;

/** A post as a page, with what is related to it; a failure becomes its text for the reader. */
export async function loadPost(
  blog: BlogClient,
  backend: Pick<Backend, 'related'>,
  slug: string,
): Promise<PostPage> {
  const related = backend.related(slug);
  try {
    const post = await blog.getPost({ slug });
    const isElsewhere = post.slug !== undefined && post.slug !== slug;
    return { ...wholePost(post, await related), ...(isElsewhere && { movedTo: post.slug! }) };
  } catch (error) {
    const message = readerText(error);
    if (error instanceof BlogMissingError) return { kind: 'missing', message, status: 404, isEmpty: true };
    if (!(error instanceof BlogNotFoundError)) return { kind: 'missing', message, status: 503 };
    return error.status === 410
      ? {
          kind: 'missing',
          message: [`${message}. The editors have withdrawn it.`, error.words].filter(Boolean).join(' '),
          status: 410,
        }
      : { kind: 'missing', message, status: 404 };
  }
}

/** An answer as a page: what is missing is taken from the body's first words. */
export function shownPost(post: Post): ShownPost {
  const title = titleOf(post.metaTitle, post.blog) || 'Untitled';
  const image = sceneOf(post);
  const video = post.youtubeShortsUrl;
  const date = dayOf(post.date);
  const { sources = [] } = post;
  const checked = checkedAgainst(sources);
  return {
    kind: 'post',
    title,
    description: descriptionOf(post.metaDescription, post.blog),
    body: post.blog,
    keywords: splitKeywords([post.shortTailKeywords, post.longTailKeywords]),
    ...(date && { date }),
    ...(post.author && { author: post.author }),
    ...(post.updated && { updated: post.updated }),
    sources: sources.map(({ title: source, url }) => ({ title: source, href: url })),
    ...(checked && { checked }),
    ...(image && {
      image,
      pinterestSearch: `https://www.pinterest.com/search/pins/?q=${encodeURIComponent(title)}`,
    }),
    ...(video && videoIdOf(video) && { video }),
  };
}

const nothing: Related = { pulled: [], related: [], ages: [] };

/** An answer as a page. The nearest related post is the next one to read. */
function wholePost(post: Post, { related, ...others }: Related = nothing): WholePost {
  const [next, ...cards] = related.map(cardOfRelated);
  return { ...shownPost(post), ...others, ...(next && { next }), related: cards };
}

function cardOfRelated({ slug, title, description, date, topics, ...pictured }: RelatedPost): PostCard {
  const image = sceneOf({ pinterestImageLink: pictured.image, picture: pictured.picture });
  const kicker = sections.find(({ href }) => href === `/${topics[0]}`)?.label;
  return {
    href: `/blog/${encodeURIComponent(slug)}`,
    title,
    excerpt: description,
    ...(kicker && { kicker }),
    ...(date && { date }),
    ...(image && { image }),
  };
}

/** The social card of a post: its title, and its picture where we serve it. */
export function postCardOf(post: Post): { title: string; picture?: string } {
  const { title, image } = shownPost(post);
  const picture = typeof image === 'object' ? image.src : image;
  return { title, ...(picture?.startsWith('/') && { picture }) };
}
