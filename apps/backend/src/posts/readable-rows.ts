import type { Logger } from 'pino';
import * as z from 'zod';
import { isReadableDay } from './days.ts';
import { isSlug } from './post.ts';

/** A stored row that cannot be shown, with the reason for the log. */
export interface BadRow {
  what: string;
  reason: string;
}

export type OnBadRow = (row: BadRow) => void;

// Only the fields that answers calculate with or put into addresses.
const readable = z.object({
  slug: z.string().refine(isSlug, 'is no slug'),
  date: z.string().refine(isReadableDay, 'is no day that can be shown'),
  changedAt: z
    .string()
    .refine((time) => Number.isFinite(Date.parse(time)), 'is no time')
    .optional(),
});

/**
 * Removes rows that cannot be shown. Such a row was stored by something other than an import, and would break
 * its list.
 */
export function readableRows<T extends { slug: string; date: string }>(rows: T[], onBadRow?: OnBadRow): T[] {
  return rows.filter((row) => {
    const read = readable.safeParse(row);
    if (!read.success) {
      const reason = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
      onBadRow?.({ what: row.slug, reason });
    }
    return read.success;
  });
}

const maxRemembered = 1000;
const reported = new WeakMap<Logger, Set<string>>();

/** Logs each bad row once per process. */
export function logBadRows(logger: Logger): OnBadRow {
  const known = reported.get(logger) ?? new Set<string>();
  reported.set(logger, known);
  return ({ what, reason }) => {
    const key = `${what} ${reason}`;
    if (known.has(key) || known.size >= maxRemembered) return;
    known.add(key);
    logger.warn({ post: what, reason }, 'a stored post cannot be shown and is left out');
  };
}
