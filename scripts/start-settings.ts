import { base, origin, port } from '../packages/server/src/settings/index.ts';
import * as z from 'zod';

/**
 * The settings that the two apps do not read themselves: where they listen, and values derived from that. Those with a
 * description are its own, the others are explained where an app reads them.
 */
export const startSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  BACKEND_PORT: port
    .default(8787)
    .describe('the port of the backend that it starts; `PORT` and `HOST` are web’s'),
  BACKEND_URL: base.optional(),
  SITE_URL: origin.optional(),
  DESK_URL: origin.optional(),
  RADIO_URL: z.string().optional(),
  OWNER_FILE: z.string().optional(),
  MAIL_URL: z.string().optional(),
  NEWSLETTER: z.string().optional(),
  METRICS_PORT: port.optional(),
  BACKEND_METRICS_PORT: port
    .optional()
    .describe('the `METRICS_PORT` of that backend; the plain name means web’s'),
});
