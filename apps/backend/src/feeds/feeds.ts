import { topics } from '@daily-nest/content/topics';
import type { Services } from '../services.ts';
import { createFeedParser } from './feed-parser.ts';
import { createFetcher } from './fetch-feed.ts';
import { createRefresher, type Refresher } from './refresher.ts';

/** Everything that reads the feeds of all walls. `start()` it where the process is to keep them fresh. */
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
