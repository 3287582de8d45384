import { inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type DeliveryState } from '../db/mail-schema.ts';
import { currentOutage } from './outage.ts';

export const lettersIn = (db: Db, ...states: DeliveryState[]) =>
  db.$count(deliveries, inArray(deliveries.state, states));

/** What an operator wants to know of the newsletter: numbers, and nothing of who reads it. */
export async function mailStatus(db: Db) {
  return {
    waiting: await lettersIn(db, 'queued', 'sending', 'handed'),
    uncertain: await lettersIn(db, 'uncertain'),
    away: (await currentOutage(db)) ?? null,
  };
}
