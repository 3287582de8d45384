import { articlePictures } from './scenes/articles.ts';
import { communityPictures } from './scenes/community.ts';
import { postPictures } from './scenes/posts.ts';
import { wellnessPictures } from './scenes/wellness.ts';

/**
 * The edition's drawings as SVG text of 1200 by 750, by the name under which they are served: `why-toddlers-say-no` is
 * `/pictures/why-toddlers-say-no.svg`, `posts/first-fever` is `/pictures/posts/first-fever.svg`.
 */
export const pictures: Record<string, string> = {
  ...articlePictures,
  ...wellnessPictures,
  ...communityPictures,
  ...postPictures,
};
