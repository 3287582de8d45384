import { WorkCap } from './work-cap.ts';

/** How many requests of a kind are worked on at once; the main thread makes one page after the other anyhow. */
export function createWork() {
  return {
    page: new WorkCap({ atOnce: 4, waiting: 64, patienceMs: 1_000 }),
    search: new WorkCap({ atOnce: 4, waiting: 32, patienceMs: 1_000 }),
  };
}
