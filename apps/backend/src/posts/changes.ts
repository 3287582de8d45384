import type { Services } from '../services.ts';

/** Tells its followers when posts have changed, in whatever process that was. */
export interface Changes {
  /** `told` is called at each change, until the function that is returned has been. */
  follow(told: () => void): () => void;
  readonly followers: number;
}

/** Watches the database from the first follower on, until the process is asked to stop. */
export function createChanges({
  database,
  logger,
  stopping,
}: Pick<Services, 'database' | 'logger' | 'stopping'>): Changes {
  const followers = new Set<() => void>();
  let isWatching = false;
  return {
    follow(told) {
      // One function may follow twice.
      const follower = () => told();
      followers.add(follower);
      if (!isWatching) {
        isWatching = true;
        void database.watchPosts(() => {
          logger.debug({ followers: followers.size }, 'posts changed');
          for (const tell of followers) tell();
        }, stopping);
      }
      return () => followers.delete(follower);
    },
    get followers() {
      return followers.size;
    },
  };
}
