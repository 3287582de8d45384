import { mayBeJson } from '@daily-nest/api-client';
import * as z from 'zod';
import { UnfitAnswerError, wholeBody } from './whole-body.ts';

/** The parts of a call's answer that readers may get. */
export interface CallAnswer {
  status: number;
  body: Buffer;
  /** Replaces the backend's own type if that is not allowed. */
  type?: string;
}

/** The head of an answer. */
export interface AnswerHead {
  path: string;
  status: number;
  type: string | undefined;
  encoding: string | undefined;
}

const most = { json: 2 * 1024 * 1024, picture: 4 * 1024 * 1024 };
const agreedError = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/**
 * Reads and validates an answer before any of it is passed on: JSON must be complete, a picture must be one,
 * and an error must have the agreed format. Anything else of a failing backend, such as an HTML page or a
 * stack trace, is dropped.
 */
export async function callAnswer(head: AnswerHead, body: AsyncIterable<Uint8Array>): Promise<CallAnswer> {
  const { path, status, type, encoding = 'identity' } = head;
  if (status >= 400) return errorOf(status, await wholeBody(body, most.json).catch(() => undefined));
  const isPicture = path.startsWith('/api/pictures/');
  const fits = isPicture ? type?.startsWith('image/') : mayBeJson(type ?? null) && encoding === 'identity';
  if (!fits)
    throw new UnfitAnswerError(`The answer to ${path} is ${type} with the content encoding ${encoding}.`);
  const bytes = await wholeBody(body, isPicture ? most.picture : most.json);
  if (isPicture) return { status, body: bytes };
  // Some backends answer with nothing for a missing post.
  if (bytes.toString().trim() !== '' && parsed(bytes) === undefined)
    throw new UnfitAnswerError(`The answer to ${path} is not JSON.`);
  return { status, body: bytes, type: 'application/json' };
}

function errorOf(status: number, bytes: Buffer | undefined): CallAnswer {
  const said = agreedError.safeParse(bytes && parsed(bytes));
  const { error } = said.success
    ? said.data
    : { error: { code: 'backend_failed', message: 'The backend could not answer.' } };
  return { status, body: Buffer.from(JSON.stringify({ error })), type: 'application/json' };
}

/** Returns any parsed JSON; undefined for other text. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    return undefined;
  }
}
