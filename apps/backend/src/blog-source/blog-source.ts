import { BlogResponseError } from '@daily-nest/api-client';
import { reasonOf } from '../db/describe-error.ts';
import { repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { readBlog } from './read-blog.ts';
import { noteAttempt, readSource } from './store.ts';
import { takeOver } from './take-over.ts';

/** How often the loop looks whether the blog is due. */
const lookMs = 15_000;
const slowestRetryMinutes = 60;
const longestRetryAfterMinutes = 24 * 60;
/** How many posts a line of the log names. */
const mostNamed = 20;

/** Keeps the posts in step with another blog. */
export interface BlogSource {
  /** Asks the blog in the background until the process stops. */
  start(): void;
  /** Takes over what is new or changed there, if it is due and no other backend does. */
  keepInStep(): Promise<void>;
  /** Resolves when the last round has ended, after the process was asked to stop. */
  stopped(): Promise<void>;
}

interface SourceOptions {
  /** How long all calls of a round may take. @default 600000 */
  roundMs?: number;
}

/** Creates what keeps the posts in step with the blog of BLOG_SOURCE_URL; undefined without one. */
export function createBlogSource(
  services: Services,
  { roundMs = 600_000 }: SourceOptions = {},
): BlogSource | undefined {
  const { settings, database, logger, stopping, metrics } = services;
  const { BLOG_SOURCE_URL: url, BLOG_SOURCE_MINUTES: minutes, DEFAULT_DOMAIN: domain } = settings;
  if (url === undefined) return undefined;
  const { db } = database;
  const token = settings.BLOG_SOURCE_TOKEN ?? settings.BLOG_API_TOKEN;
  let said = new Set<string>();

  async function round(source: string) {
    const { isDue, failures } = await readSource(db, source);
    if (!isDue) return;
    try {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(roundMs)]);
      const blog = await readBlog(source, { domain, token, signal });
      const { added, changed, left } = await takeOver(db, source, blog, stopping);
      if (stopping.aborted) return;
      await noteAttempt(db, source, minutes);
      if (added + changed > 0) logger.info({ source, added, changed }, 'posts of the blog were taken over');
      sayOnce(left);
    } catch (error) {
      if (stopping.aborted) return;
      const growing = Math.min(minutes * 2 ** Math.min(failures + 1, 10), slowestRetryMinutes);
      const asked = error instanceof BlogResponseError ? (error.retryAfterMs ?? 0) / 60_000 : 0;
      const pause = Math.max(minutes, growing, Math.min(Math.ceil(asked), longestRetryAfterMinutes));
      const reason = reasonOf(error);
      logger.warn({ source, reason, minutes: pause }, 'the blog could not be taken over; it is asked again');
      await noteAttempt(db, source, pause, reason);
    }
  }

  /** Names each post that is left as it is once, and again when the reason is another one. */
  function sayOnce(left: Map<string, string>) {
    const lines = [...left].map(([slug, reason]) => `${slug}: ${reason}`);
    const unsaid = lines.filter((line) => !said.has(line));
    said = new Set(lines);
    if (unsaid.length > 0)
      logger.warn(
        { source: url, posts: unsaid.slice(0, mostNamed), all: unsaid.length },
        'posts of the blog are left as they are here',
      );
  }

  const keepInStep = async () => {
    await database.exclusively('blog source', () => round(url));
  };
  const loop = repeat(keepInStep, {
    stopping,
    everyMs: lookMs,
    firstMs: 3000,
    onError: (error) => logger.warn({ reason: reasonOf(error) }, 'the blog could not be asked'),
  });
  metrics?.gauges(
    'blog_source_age_seconds',
    'Since the posts were last in step with the blog of BLOG_SOURCE_URL.',
    [],
    async () => {
      const { inStepAt } = await readSource(db, url);
      return inStepAt === null ? [] : [{ labels: {}, value: (Date.now() - Date.parse(inStepAt)) / 1000 }];
    },
  );
  return { start: () => loop.start(), keepInStep, stopped: loop.stopped };
}
