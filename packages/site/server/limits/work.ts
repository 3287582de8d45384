import { WorkCap } from './work-cap.ts';

/**
 * How many requests of a kind are in progress at once. Most of that time they wait for the backend; the main thread makes
 * one page after the other, so that sixty-four are what it does in about a quarter of a second. Whoever finds no place waits
 * a moment for one, and is turned away before a person would notice the wait.
 */
export function createWork() {
  return {
    page: new WorkCap({ atOnce: 64, waiting: 64, patienceMs: 40 }),
    search: new WorkCap({ atOnce: 16, waiting: 32, patienceMs: 40 }),
  };
}
