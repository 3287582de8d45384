import { type Checked, checkedAgainst } from '@daily-nest/content/checked';
import { tieUnits } from '@daily-nest/content/tie-units';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import {
  BlogMissingError,
  BlogNotFoundError,
  type BlogClient,
  type Post,
  type PostCorrection,
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
import * as words from '../../words/blog.ts';
import { inWords } from '../../wording/in-words.ts';

/** The data of a post's page. */
export interface ShownPost {
  kind: 'post';
  title: string;
  description: string;
  body: string;
  keywords: string[];
  /** The day, `2026-11-12`, whatever the blog's format. */
  date?: string;
  author?: string;
  updated?: string;
  /** Facts that were wrong once, newest first. */
  corrections?: PostCorrection[];
  /** Its sources. */
  sources: { title: string; href: string }[];
  /** The institutions against which it was checked, and the month. */
  checked?: Checked;
  image?: string | Photo | Picture;
  /** What it shows. */
  imageAlt?: string;
  /** A search on Pinterest for pictures like this. */
  pinterestSearch?: string;
  /** The address of a playable video. */
  video?: string;
}

/** A related post with the fields of a card. */
export interface PostCard {
  href: string;
  title: string;
  excerpt: string;
  /** Its first topic. */
  kicker?: string;
  date?: string;
  image?: string | Photo | Picture;
}

/** A post with its related data. */
export interface WholePost extends ShownPost, Omit<Related, 'related'> {
  /** The current slug, if the requested one is a former slug. */
  movedTo?: string;
  /** The next post. */
  next?: PostCard;
  related: PostCard[];
}

export interface MissingPost {
  kind: 'missing';
  message: string;
  /** 404 if the post does not exist, 410 if the editors withdrew it, 503 if the backend failed. */
  status: 404 | 410 | 503;
  /** The call succeeded, but returned nothing. */
  isEmpty?: true;
}

export type PostPage = WholePost | MissingPost;

/** Loads a post with its related data; a failure becomes its text for the reader. */
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
          message: [words.withdrawn(inWords(message)), error.words].filter(Boolean).join(' '),
          status: 410,
        }
      : { kind: 'missing', message, status: 404 };
  }
}

/** Returns the data of a page; missing fields are taken from the beginning of the body. */
export function shownPost(post: Post): ShownPost {
  const title = titleOf(post.metaTitle, post.blog) || words.untitled;
  const image = sceneOf(post);
  const video = post.youtubeShortsUrl;
  const date = dayOf(post.date);
  const { sources = [] } = post;
  const checked = checkedAgainst(sources);
  return {
    kind: 'post',
    title,
    description: tieUnits(descriptionOf(post.metaDescription, post.blog)),
    body: tieUnits(post.blog),
    keywords: splitKeywords([post.shortTailKeywords, post.longTailKeywords]),
    ...(date && { date }),
    ...(post.author && { author: post.author }),
    ...(post.updated && { updated: post.updated }),
    sources: sources.map(({ title: source, url }) => ({ title: source, href: url })),
    ...(post.corrections && { corrections: post.corrections }),
    ...(checked && { checked }),
    ...(image && {
      image,
      ...(post.imageAlt && { imageAlt: post.imageAlt }),
      pinterestSearch: `https://www.pinterest.com/search/pins/?q=${encodeURIComponent(title)}`,
    }),
    ...(video && videoIdOf(video) && { video }),
  };
}

const nothing: Related = { pulled: [], related: [], ages: [] };

/** Returns the data of a page. The nearest related post becomes the next one. */
function wholePost(post: Post, { related, ...others }: Related = nothing): WholePost {
  const [next, ...cards] = related.map(cardOfRelated);
  const pulled = others.pulled.map(tieUnits);
  return { ...shownPost(post), ...others, pulled, ...(next && { next }), related: cards };
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

/** Returns the social card of a post: its title, and its picture if we serve it. */
export function postCardOf(post: Post): { title: string; picture?: string } {
  const { title, image } = shownPost(post);
  const picture = typeof image === 'object' ? image.src : image;
  return { title, ...(picture?.startsWith('/') && { picture }) };
}
