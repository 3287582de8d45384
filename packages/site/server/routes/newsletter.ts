import * as z from 'zod';
import type { StepName } from '../../app/newsletter/steps.ts';
import { isOwnOrigin } from '../hosts.ts';
import type { Admit } from '../limits/admit.ts';
import { postJson } from '../post-json.ts';
import type { Settings } from '../settings.ts';

const patienceMs = 2_500;
const mostBytes = 4_096;

const text = z.string().max(400).default('');
/** What browsers post from our forms, and mail programs from theirs (RFC 8058). */
const posted = z.object({
  email: text,
  list: text,
  website: text,
  token: text,
  everything: text,
  'List-Unsubscribe': text,
});

export type NewsletterCall = 'sign-up' | 'confirm' | 'leave';

/** Where a reader is led, by what the backend has said. */
const done: Record<NewsletterCall, StepName> = { 'sign-up': 'sent', confirm: 'confirmed', leave: 'left' };
const failed: Partial<Record<number, StepName>> = { 400: 'wrong', 410: 'ended', 429: 'busy' };

export interface NewsletterOptions {
  settings: Pick<Settings, 'backendUrl' | 'siteHosts'>;
}

/** Hands what the newsletter's forms post to the backend, and leads the reader to the page that says what came of it. */
export function createNewsletter({ settings }: NewsletterOptions) {
  return async (
    request: Request,
    call: NewsletterCall,
    requestId: string,
    admit: Admit,
  ): Promise<Response> => {
    // A page of somebody else's may sign nobody up. Leaving is asked for by mail programs, and needs the letter's token.
    if (call !== 'leave' && isForeign(request, settings.siteHosts))
      return new Response(null, { status: 403 });
    admit();
    // What comes in pieces announces no length, and no form of ours does.
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
    // RFC 8058 warns of redirects: a mail program reads the status alone.
    if (isOneClick || request.headers.get('accept')?.includes('application/json'))
      return Response.json({ status: step }, { status: step === 'away' ? 503 : status, headers: uncached });
    return new Response(null, { status: 303, headers: { ...uncached, location: `/newsletter/${step}` } });
  };
}

/** Whether a browser says that the form stands on a page of another site. Old browsers say it by `Origin` alone. */
function isForeign({ headers }: Request, siteHosts: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin');
  return site !== 'same-origin' || (origin !== null && !isOwnOrigin(origin, headers.get('host'), siteHosts));
}

const uncached = { 'cache-control': 'no-store' };

/** The fields of a form; undefined where it is none of ours. Mail programs send them either way. */
async function fieldsOf(request: Request) {
  try {
    const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
    if (!isForm.test(request.headers.get('content-type') ?? '')) return undefined;
    return posted.safeParse(Object.fromEntries(await request.formData())).data;
  } catch {
    return undefined;
  }
}
