import { describe, it } from 'vitest';
import {
  expectPlainText,
  expectWholeFeeds,
  hostile,
  openHostileBlog,
} from './testing/hostile-posts.test-support.ts';

// The night tests each text alone (hostile-posts.long.test.ts).
openHostileBlog();

const together = 12;
const posts = Array.from({ length: Math.ceil(hostile.length / together) }, (_, place) =>
  hostile.slice(place * together, (place + 1) * together).join(' '),
);

describe('a post with several hostile texts', () => {
  it.each(posts)('is shown as plain text: %s', expectPlainText);

  it.each(posts)('does not break feeds and sitemaps: %s', expectWholeFeeds);
});
