import type { Services } from '../services.ts';

/** Notifies its followers when any process has changed posts. */
export interface Changes {
  /** Calls `onChange` at each change. Returns a function that stops this. */
  follow(onChange: () => void): () => void;
  readonly followers: number;
}

/** Watches the database from the first follower on, until the process stops. */
export function createChanges({
  database,
  logger,
  stopping,
}: Pick<Services, 'database' | 'logger' | 'stopping'>): Changes {
  const followers = new Set<() => void>();
  let isWatching = false;
  return {
    follow(onChange) {
      // The same function may follow twice.
      const follower = () => onChange();
      followers.add(follower);
      if (!isWatching) {
        isWatching = true;
        void database.watchPosts(() => {
          logger.debug({ followers: followers.size }, 'posts changed');
          for (const notify of followers) notify();
        }, stopping);
      }
      return () => followers.delete(follower);
    },
    get followers() {
      return followers.size;
    },
  };
}
