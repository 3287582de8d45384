import type { MirroredPicture } from '../pictures/mirrored-picture.ts';
import type { PostRecord } from './post.ts';

/** The fields of a post in the blog's answers, besides its slug. */
export function detailsOf(post: PostRecord, picture: { picture?: MirroredPicture | null }) {
  return {
    metaTitle: post.title,
    metaDescription: post.description,
    blog: post.body,
    date: post.date,
    ...(post.author === null ? {} : { author: post.author }),
    ...(post.updated === null ? {} : { updated: post.updated }),
    ...(post.sources.length === 0 ? {} : { sources: post.sources }),
    ...(post.corrections.length === 0 ? {} : { corrections: post.corrections }),
    shortTailKeywords: post.shortKeywords,
    longTailKeywords: post.longKeywords,
    ...(post.image === null ? {} : { pinterestImageLink: post.image }),
    ...(post.image === null || post.imageAlt === null ? {} : { imageAlt: post.imageAlt }),
    ...picture,
    ...(post.video === null ? {} : { youtubeShortsUrl: post.video }),
  };
}
