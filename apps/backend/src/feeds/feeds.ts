import { topics } from '@daily-nest/content/topics';
import type { Parts } from '../parts.ts';
import { createFetcher } from './fetch-feed.ts';
import { createRefresher, type Refresher } from './refresher.ts';

/** Everything that reads the feeds of all walls. `start()` it where the process is to keep them fresh. */
export function createFeeds({ settings, database, logger, stopping }: Omit<Parts, 'feeds'>): Refresher {
  const fetchFeed = createFetcher({ allowLoopback: settings.FEEDS_ALLOW_LOOPBACK === '1' });
  stopping.addEventListener('abort', () => void fetchFeed.close());
  return createRefresher({
    database,
    logger,
    stopping,
    fetchFeed,
    sources: topics.flatMap((topic) => topic.feeds),
  });
}
