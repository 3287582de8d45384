import type { BlogSource, SourceFilter, SourcePost } from '@daily-nest/api-client/adapters';
import { titleOf } from '@daily-nest/content/post-fallbacks';
import { dayOf } from '@daily-nest/ui/byline';
import type { FiledPost, FiledUnder, PostHit } from './backend-answers.server.ts';
import { withoutMergedPosts } from './moved-posts.server.ts';

/** The posts of another system, as pages take the answers of our backend: undefined where it fails. */
export function postsOf(source: BlogSource) {
  return {
    async search(query: string, limit: number): Promise<PostHit[] | undefined> {
      const found = await orUndefined(source.searchPosts({ query, limit }));
      return found && withoutMergedPosts(found.map(hitOf));
    },
    async filed(under: FiledUnder): Promise<FiledPost[] | undefined> {
      const found = await orUndefined(source.filedPosts({ under: filterOf(under) }));
      return found && withoutMergedPosts(found.map(filedOf));
    },
  };
}

/** Another system knows ages and series as tags. */
function filterOf(under: FiledUnder): SourceFilter {
  if ('author' in under) return { author: under.author };
  return { tag: 'age' in under ? under.age : under.series };
}

function hitOf(post: SourcePost): PostHit {
  return {
    ...cardOf(post),
    ...(post.keywords && { keywords: post.keywords }),
    ...(post.pinterestImageLink && { shownFromElsewhere: true }),
  };
}

function filedOf(post: SourcePost): FiledPost {
  const { author, date, changed } = post;
  const day = dayOf(date);
  return {
    ...cardOf(post),
    ...(day && { date: day }),
    ...(author && { author }),
    ...(changed && { changed: new Date(changed).toISOString() }),
  };
}

function cardOf({ slug, metaTitle, metaDescription, pinterestImageLink: image, pictureSize }: SourcePost) {
  return {
    slug,
    title: titleOf(metaTitle, metaDescription) || slug.replaceAll('-', ' '),
    description: metaDescription,
    ...(image && { image }),
    ...(pictureSize && { pictureSize }),
  };
}

async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch {
    return undefined;
  }
}
