import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';

/** The JSON of every error. */
export interface ErrorBody {
  error: { code: string; message: string };
}

/** Thrown by a handler to answer with that JSON. */
export class ApiError extends HTTPException {
  readonly code: string;

  constructor(status: ContentfulStatusCode, code: string, message: string, options?: ErrorOptions) {
    super(status, { message, ...options });
    this.code = code;
  }
}

/** The answer for an error. Never cached, since the next request may succeed. */
export function errorAnswer(c: Context, status: ContentfulStatusCode, code: string, message: string) {
  c.header('Cache-Control', 'no-store');
  return c.json<ErrorBody>({ error: { code, message } }, status);
}

/** The hook of every parameter check: 400 with the first thing that is wrong, named. */
export function refuseBadParameters(
  result: { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } },
) {
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new ApiError(400, 'bad_request', `${issue?.path.join('.')} ${issue?.message}`);
}
