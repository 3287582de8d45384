import { createMiddleware } from 'hono/factory';
import { etag } from 'hono/etag';
import { every } from 'hono/combine';

const freshFor = 'public, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

const cacheControl = createMiddleware(async (c, next) => {
  await next();
  if (c.res.ok) c.header('Cache-Control', freshFor);
});

/** For answers that are the same for everybody: shared caches may store them for a minute and revalidate by ETag. */
export const cacheable = every(etag(), cacheControl);
