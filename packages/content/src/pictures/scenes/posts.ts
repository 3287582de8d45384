import { novemberPosts } from './posts-november.ts';
import { octoberPosts } from './posts-october.ts';
import { septemberPosts } from './posts-september.ts';
import { springPosts } from './posts-spring.ts';
import { summerPosts } from './posts-summer.ts';

/** Drawings of the blog's seed posts by served name; see ../index.ts. */
export const postPictures: Record<string, string> = {
  ...springPosts,
  ...summerPosts,
  ...septemberPosts,
  ...octoberPosts,
  ...novemberPosts,
};
