import * as z from 'zod';
import type { StepName } from '../../app/newsletter/steps.ts';
import { isOwnOrigin } from '../hosts.ts';
import type { Admit } from '../limits/admit.ts';
import { postJson } from '../post-json.ts';
import type { Settings } from '../settings.ts';

const patienceMs = 2_500;
const mostBytes = 4_096;

const text = z.string().max(400).default('');
/** The fields of our forms, and of mail clients' (RFC 8058). */
const posted = z.object({
  email: text,
  list: text,
  website: text,
  token: text,
  everything: text,
  'List-Unsubscribe': text,
});

export type NewsletterCall = 'sign-up' | 'confirm' | 'leave';

/** The page to redirect to after each call. */
const done: Record<NewsletterCall, StepName> = { 'sign-up': 'sent', confirm: 'confirmed', leave: 'left' };
const failed: Partial<Record<number, StepName>> = { 400: 'wrong', 410: 'ended', 429: 'busy' };

export interface NewsletterOptions {
  settings: Pick<Settings, 'backendUrl' | 'siteHosts'>;
}

/**
 * Creates the handler that passes the newsletter's forms to the backend, and redirects the reader to the page
 * with the result.
 */
export function createNewsletter({ settings }: NewsletterOptions) {
  return async (
    request: Request,
    call: NewsletterCall,
    requestId: string,
    admit: Admit,
  ): Promise<Response> => {
    // A page of another site may sign nobody up. Mail clients may unsubscribe, with the letter's token.
    if (call !== 'leave' && isForeign(request, settings.siteHosts))
      return new Response(null, { status: 403 });
    admit();
    // A chunked body has no length; our forms always send one.
    if (Number(request.headers.get('content-length') ?? Infinity) > mostBytes)
      return new Response(null, { status: 413, headers: uncached });
    const fields = await fieldsOf(request);
    if (!fields) return new Response(null, { status: 400 });
    const isOneClick = call === 'leave' && fields['List-Unsubscribe'] === 'One-Click';
    const token = isOneClick ? (new URL(request.url).searchParams.get('token') ?? '') : fields.token;
    const body =
      call === 'sign-up'
        ? { email: fields.email, list: fields.list, website: fields.website }
        : { token, ...(call === 'leave' && { everything: fields.everything !== '' }) };
    const status = await postJson(`${settings.backendUrl}/api/newsletter/${call}`, body, {
      patienceMs,
      headers: { 'x-request-id': requestId },
    });

    const isDone = status === 200 || status === 202;
    const step = isDone ? done[call] : (failed[status] ?? 'away');
    // RFC 8058 discourages redirects: a mail client reads only the status.
    if (isOneClick || request.headers.get('accept')?.includes('application/json'))
      return Response.json({ status: step }, { status: step === 'away' ? 503 : status, headers: uncached });
    return new Response(null, { status: 303, headers: { ...uncached, location: `/newsletter/${step}` } });
  };
}

/** Returns whether a browser says that the form is on another site. Old browsers only send `Origin`. */
function isForeign({ headers }: Request, siteHosts: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin');
  return site !== 'same-origin' || (origin !== null && !isOwnOrigin(origin, headers.get('host'), siteHosts));
}

const uncached = { 'cache-control': 'no-store' };

/** Returns the fields of a form; undefined if it is not one of ours. Mail clients send either encoding. */
async function fieldsOf(request: Request) {
  try {
    const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
    if (!isForm.test(request.headers.get('content-type') ?? '')) return undefined;
    return posted.safeParse(Object.fromEntries(await request.formData())).data;
  } catch {
    return undefined;
  }
}
