import { names } from '../../app/brand-values.ts';
import * as words from '../../app/words/errors.ts';
import { dir } from '../../app/words/language.ts';
import { goToHomepage } from '../../app/words/shell.ts';

/** What there are too many requests for. */
export type Asked = 'pages' | 'sign-ups';

/** A request that is refused because of load, not because of its content. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  /** 429: too many requests of this address. 503: too many of all readers together. */
  readonly status: 429 | 503;
  /** When to retry, in whole seconds. */
  readonly retryAfter: number;

  readonly asked: Asked;

  constructor(status: 429 | 503, retryAfter: number, asked: Asked = 'pages') {
    super(status === 429 ? 'this address asks for too much' : 'too much is being worked on');
    this.status = status;
    this.retryAfter = retryAfter;
    this.asked = asked;
  }
}

/** Lets our own pages frame a refused wall, which would otherwise show the browser's error. */
const policy = "default-src 'none'; frame-ancestors 'self'";

const texts = {
  429: {
    code: 'too_many_requests',
    title: words.oneMoment,
    text: words.manyPages,
  },
  503: {
    code: 'busy',
    title: words.busy,
    text: words.manyReaders,
  },
} as const;

/** The refused walls of a page retry one after the other within this many seconds. */
const spread = 4;

/** Returns whether a request is for a wall, which retries by itself because it is in a frame. */
function isWall({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/walls/');
}

/** Returns the answer to a refused request: a small page for a reader, JSON for a program. */
export function refusal({ status, retryAfter, asked }: RefusedError, request: Request): Response {
  const { code, title, text: ofPages } = texts[status];
  const text = asked === 'sign-ups' ? words.manySignUps : ofPages;
  const again = words.againIn(retryAfter);
  const framed = isWall(request);
  const headers: Record<string, string> = {
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...(framed && { refresh: String(retryAfter + Math.floor(Math.random() * spread)) }),
  };
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json({ error: { code, message: `${text} ${again}` } }, { status, headers });
  const page = `<!doctype html>
<html lang="${names.locale.slice(0, 2)}"${dir ? ` dir="${dir}"` : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${framed ? `<p>${words.headlinesCome}</p>` : `<h1>${title}</h1>\n<p>${text} ${again}</p>\n<p><a href="/">${goToHomepage}</a></p>`}
</html>
`;
  return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}
