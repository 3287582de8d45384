import { origin, port, readSettings } from '@daily-nest/server/settings';
import type * as z from 'zod';
import { databaseSettings } from '../settings.ts';

// The port as the start command names it: on this machine the desk is reached there.
const schema = databaseSettings.extend({ DESK_URL: origin.optional(), BACKEND_PORT: port.default(8787) });

export type DeskSettings = z.infer<typeof schema>;

/** The settings of `pnpm desk`. */
export const readDeskSettings = (environment: NodeJS.ProcessEnv): DeskSettings =>
  readSettings(schema, environment, ['DATABASE_URL']);
