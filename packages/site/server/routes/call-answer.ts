import { mayBeJson } from '@daily-nest/api-client';
import * as z from 'zod';
import { UnfitAnswerError, wholeBody } from './whole-body.ts';

/** What a call has brought, as far as it may go on to a reader. */
export interface CallAnswer {
  status: number;
  body: Buffer;
  /** In place of the backend's own, where it said nothing that fits. */
  type?: string;
}

/** What is known of an answer before its body is read. */
export interface AnswerHead {
  path: string;
  status: number;
  type: string | undefined;
  encoding: string | undefined;
}

const most = { json: 2 * 1024 * 1024, picture: 4 * 1024 * 1024 };
const agreedError = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/**
 * Reads an answer to a call and judges it before any of it is passed on: JSON is JSON to its end, a picture is a picture, and an
 * error says its agreed two words. Whatever else a failing backend says, a page of HTML or a stack, stays here.
 */
export async function callAnswer(head: AnswerHead, body: AsyncIterable<Uint8Array>): Promise<CallAnswer> {
  const { path, status, type, encoding = 'identity' } = head;
  if (status >= 400) return errorOf(status, await wholeBody(body, most.json).catch(() => undefined));
  const isPicture = path.startsWith('/api/pictures/');
  const fits = isPicture ? type?.startsWith('image/') : mayBeJson(type ?? null) && encoding === 'identity';
  if (!fits) throw new UnfitAnswerError(`The answer to ${path} is ${type}, packed as ${encoding}.`);
  const bytes = await wholeBody(body, isPicture ? most.picture : most.json);
  if (isPicture) return { status, body: bytes };
  // Nothing at all is how some say that there is no such post.
  if (bytes.toString().trim() !== '' && parsed(bytes) === undefined)
    throw new UnfitAnswerError(`The answer to ${path} is no JSON.`);
  return { status, body: bytes, type: 'application/json' };
}

function errorOf(status: number, bytes: Buffer | undefined): CallAnswer {
  const said = agreedError.safeParse(bytes && parsed(bytes));
  const { error } = said.success
    ? said.data
    : { error: { code: 'backend_failed', message: 'The backend could not answer.' } };
  return { status, body: Buffer.from(JSON.stringify({ error })), type: 'application/json' };
}

/** JSON, whatever it says; undefined for anything else. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    return undefined;
  }
}
