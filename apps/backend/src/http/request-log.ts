import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';
import { withRequestId } from './request-context.ts';
import type { Metrics } from '@daily-nest/server/metrics';
import type { Logger } from 'pino';

/**
 * Logs one line for each request when its answer begins, without the query, which may hold what a reader
 * typed.
 */
export function requestLog(logger: Logger, metrics?: Metrics) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = performance.now();
    await withRequestId(c.var.requestId, next);
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    // The pattern of the route, because each address would create a time series.
    metrics?.answered(routePath(c, -1), line.status, line.ms);
    // Probes come every few seconds and would fill the log.
    if (c.req.path === '/healthz' || c.req.path === '/readyz') logger.debug(line, 'request');
    else logger.info(line, 'request');
  });
}
