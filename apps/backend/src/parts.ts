import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Refresher } from './feeds/refresher.ts';
import type { Settings } from './settings.ts';

/** What every part of the backend is made with. */
export interface Parts {
  settings: Settings;
  database: Database;
  logger: Logger;
  /** Aborts when the process is asked to stop: endless answers end, background work comes to rest. */
  stopping: AbortSignal;
  /** Who reads the walls' feeds. @default one that reads only when a reader asks for what was never read */
  feeds?: Refresher;
}
