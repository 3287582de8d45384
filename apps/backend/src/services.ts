import type { Metrics } from '@daily-nest/server/metrics';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Settings } from './settings.ts';

/** What the process opens once at start, and every route is made with. */
export interface Services {
  settings: Settings;
  database: Database;
  logger: Logger;
  /** Aborts when the process is asked to stop: endless answers end, background work comes to rest. */
  stopping: AbortSignal;
  /** What the process tells of itself, where somebody wants to know. */
  metrics?: Metrics;
}
