import { WorkCap } from './work-cap.ts';

/**
 * Creates the cap for each kind of request. Requests mostly wait for the backend, and the main thread renders
 * one page at a time, so sixty-four take about a quarter of a second. Further ones wait briefly, and are
 * refused before a person would notice the wait.
 */
export function createWork() {
  return {
    page: new WorkCap({ atOnce: 64, waiting: 64, patienceMs: 40 }),
    search: new WorkCap({ atOnce: 16, waiting: 32, patienceMs: 40 }),
  };
}
