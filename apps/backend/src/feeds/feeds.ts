import { topics } from '@daily-nest/content/topics';
import type { Services } from '../services.ts';
import { createFeedParser } from './feed-parser.ts';
import { createFetcher } from './fetch-feed.ts';
import { createRefresher, type Refresher } from './refresher.ts';

/** Creates the reader of all walls' feeds. Call `start()` in the process that refreshes them. */
export function createFeeds({ settings, database, logger, stopping }: Services): Refresher {
  const fetchFeed = createFetcher({ allowLoopback: settings.FEEDS_ALLOW_LOOPBACK });
  const parseFeed = createFeedParser();
  stopping.addEventListener('abort', () => {
    void fetchFeed.close();
    parseFeed.close();
  });
  return createRefresher({
    database,
    logger,
    stopping,
    fetchFeed,
    parseFeed,
    sources: topics.flatMap((topic) => topic.feeds),
  });
}
