import { hasPage } from '@daily-nest/content/parts';
import { createContext } from 'react-router';
import * as z from 'zod';
import { maybe, postCard, rows } from './backend-answers.server.ts';

/** A piece in a place, of a part that this title has; a post comes with its card. */
const placed = z.object({ href: z.string(), card: maybe(postCard) }).refine(({ href }) => hasPage(href));

/** What editors have placed; a place that cannot be read is left to the rule. */
export const frontSchema = z.object({
  places: z.record(z.string(), maybe(placed)).catch({}),
  /** The pieces that the day moves forward, the first one first. */
  lifted: rows(placed).catch([]),
  /** Whether other newsrooms' headlines have been read, so that the tiles show them. */
  outlets: z.boolean().catch(true),
});

export type Front = z.infer<typeof frontSchema>;

export const noFront: Front = { places: {}, lifted: [], outlets: true };

/** What the front page of this site is made of now. Nothing special while prerendering. */
export const frontContext = createContext<Front>(noFront);
