import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';

/** The JSON of every error. */
export interface ErrorBody {
  error: { code: string; message: string; words?: string };
}

/** A handler throws this to answer with that JSON. */
export class ApiError extends HTTPException {
  readonly code: string;

  constructor(status: ContentfulStatusCode, code: string, message: string, options?: ErrorOptions) {
    super(status, { message, ...options });
    this.code = code;
  }
}

/** The editors took a post off the site, and may say why. */
export class WithdrawnError extends ApiError {
  readonly words: string | null;

  constructor(words: string | null) {
    super(410, 'withdrawn', 'The editors have withdrawn this post.');
    this.words = words;
  }
}

/** Returns the answer for an error. It is never cached, because the next request may succeed. */
export function errorAnswer(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  words: string | null = null,
) {
  c.header('Cache-Control', 'no-store');
  return c.json<ErrorBody>({ error: { code, message, ...(words !== null && { words }) } }, status);
}

/** Answers 400 with the first invalid parameter. */
export function refuseBadParameters(
  result: { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } },
) {
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new ApiError(400, 'bad_request', `${issue?.path.join('.')} ${issue?.message}`);
}
