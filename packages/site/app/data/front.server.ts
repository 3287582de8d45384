import { createContext } from 'react-router';
import * as z from 'zod';
import { maybe, postCard } from './backend-answers.server.ts';

/** A piece in a place; a post comes with its card. */
const placed = z.object({ href: z.string(), card: maybe(postCard) });

/** What editors have placed; a place that cannot be read is left to the rule. */
export const frontSchema = z.object({
  places: z.record(z.string(), maybe(placed)).catch({}),
});

export type Front = z.infer<typeof frontSchema>;

export const noFront: Front = { places: {} };

/** What is placed on this site now. Nothing while prerendering. */
export const frontContext = createContext<Front>(noFront);
