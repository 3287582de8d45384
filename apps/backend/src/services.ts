import type { Metrics } from '@daily-nest/server/metrics';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Settings } from './settings.ts';

/** Opened once at start and passed to every route. */
export interface Services {
  settings: Settings;
  database: Database;
  logger: Logger;
  /** Aborts when the process stops, which ends live streams and background work. */
  stopping: AbortSignal;
  /** The metrics, if they are on. */
  metrics?: Metrics;
}
