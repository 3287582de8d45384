import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { isoOf } from '../db/iso.ts';
import { blogSources } from '../db/schema.ts';

export interface SourceState {
  url: string;
  /** When the posts were last in step with the blog, as ISO; null for never. */
  inStepAt: string | null;
  /** Failed attempts since then. */
  failures: number;
  error: string | null;
  isDue: boolean;
}

/** How it is with a blog. One that was never asked is due. */
export async function readSource(db: Db, url: string): Promise<SourceState> {
  const [row] = await db
    .select({
      url: blogSources.url,
      inStepAt: sql<string | null>`${isoOf(blogSources.inStepAt)}`,
      failures: blogSources.failures,
      error: blogSources.error,
      isDue: sql<boolean>`${blogSources.nextAt} <= now()`,
    })
    .from(blogSources)
    .where(eq(blogSources.url, url));
  return row ?? { url, inStepAt: null, failures: 0, error: null, isDue: true };
}

/** Stores that all of a blog was read and taken over, or with an error that it could not be, and when it is asked again. */
export async function noteAttempt(db: Db, url: string, minutes: number, error?: string): Promise<void> {
  const nextAt = sql`now() + make_interval(mins => ${minutes})`;
  const ended =
    error === undefined
      ? { inStepAt: sql`now()`, nextAt, failures: 0, error: null }
      : { nextAt, error: error.slice(0, 300) };
  await db
    .insert(blogSources)
    .values({ url, failures: 1, ...ended })
    .onConflictDoUpdate({
      target: blogSources.url,
      set: { failures: sql`${blogSources.failures} + 1`, ...ended },
    });
}
