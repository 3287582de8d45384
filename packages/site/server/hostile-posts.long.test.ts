import { describe, it } from 'vitest';
import {
  expectPlainText,
  expectWholeFeeds,
  hostile,
  openHostileBlog,
} from './testing/hostile-posts.test-support.ts';

openHostileBlog();

describe('a post with the text', () => {
  it.each(hostile)('%s is shown as plain text', expectPlainText);

  it.each(hostile)('%s does not break feeds and sitemaps', expectWholeFeeds);
});
