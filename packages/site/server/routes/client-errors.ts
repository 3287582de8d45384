import * as z from 'zod';
import type { Logger } from 'pino';
import type { Admit } from '../limits/admit.ts';

/** The report of a broken page; no field can contain text of a reader. */
const report = z.strictObject({
  kind: z.enum(['error', 'rejection', 'drawing', 'hydration']),
  name: z.string().regex(/^\w{1,40}$/),
  /** A position in our own files: `root-B1x2.js:1:2033`. */
  at: z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/),
  /** The first part of the path. */
  section: z.string().regex(/^[a-z-]{0,40}$/),
});

const mostBytes = 1024;

export interface ClientErrorsOptions {
  logger: Logger;
  /** Counts a report. */
  count?: (kind: string) => void;
}

/** Creates the handler that logs the reports of broken pages. Invalid reports are rejected and not logged. */
export function createClientErrors({ logger, count }: ClientErrorsOptions) {
  return async (request: Request, requestId: string, admit: Admit): Promise<Response> => {
    admit();
    const site = request.headers.get('sec-fetch-site');
    if (site !== null && site !== 'same-origin') return empty(403);
    if (Number(request.headers.get('content-length') ?? Infinity) > mostBytes) return empty(413);
    const parsed = report.safeParse(parse(await request.text()));
    if (!parsed.success) return empty(400);
    logger.warn({ requestId, ...parsed.data }, 'a page broke');
    count?.(parsed.data.kind);
    return empty(204);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function empty(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
