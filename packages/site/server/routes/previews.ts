import { readPost } from '@daily-nest/api-client';
import * as z from 'zod';
import { relatedSchema } from '../../app/data/backend-answers.server.ts';
import { mergedPieceOf } from '../../app/data/moved-posts.server.ts';
import { requestIdHeaders } from '../../app/data/request-id.server.ts';
import { bytesOf } from '../byte-text.ts';
import { createNonce } from '../inline-sources.ts';
import { type Admit, admitAll } from '../limits/admit.ts';
import type { PageHeaders } from '../pages/page-headers.ts';
import type { PageRuntime } from '../pages/page-runtime.ts';
import { inFrame, type Scheme } from '../pages/in-frame.ts';
import type { Settings } from '../settings.ts';

export interface PreviewsOptions {
  settings: Pick<Settings, 'backendUrl'>;
  headers: PageHeaders;
  runtime: () => Promise<PageRuntime>;
}

const timeout = 2_500;
const addressPattern = /^\/preview\/([\w.-]{1,1000})$/;

/** A draft without a word has a page, too. */
const post = z
  .record(z.string(), z.unknown())
  .transform((answer) => readPost(answer) ?? readPost({ ...answer, metaTitle: 'Untitled' })!);

const answerSchema = z.object({
  slug: z.string(),
  post,
  related: relatedSchema,
  desk: z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)),
});

/** Returns whether an address is that of a preview. */
export const isPreview = (path: string): boolean => path.startsWith('/preview/');

/** The page that a draft of the desk will have, at an address that the desk has signed. */
export class Previews {
  readonly #options: PreviewsOptions;

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** `admit` is called before the backend. */
  async answer(request: Request, path: string, host: string, admit: Admit = admitAll): Promise<Response> {
    const { headers, runtime } = this.#options;
    admit();
    const [, token] = addressPattern.exec(path) ?? [];
    const draft = token === undefined ? undefined : await this.#draft(token);
    if (draft === 'away') return sentence(503, 'The preview cannot be shown right now.');
    if (!draft) return sentence(404, 'This preview has ended. The desk opens a new one.');
    const nonce = createNonce();
    const { renderer } = await runtime();
    const { blog, backend } = renderer.answers.fresh;
    const sources = {
      blog: { ...blog, getPost: () => Promise.resolve(draft.post) },
      backend: { ...backend, related: () => Promise.resolve(draft.related) },
    };
    // A former address of a merged post would lead away.
    const slug = draft.slug === '' || mergedPieceOf(draft.slug) ? 'preview' : draft.slug;
    const page = await renderer.with(sources, `/blog/${encodeURIComponent(slug)}`, host, nonce);
    const scheme = schemeOf(request);
    return new Response(bytesOf(inFrame(page, { nonce, scheme })) as Buffer<ArrayBuffer>, {
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ...(headers.ofPreview(nonce, draft.desk) as [string, string][]),
      ],
    });
  }

  async #draft(token: string): Promise<z.infer<typeof answerSchema> | 'away' | undefined> {
    try {
      const answer = await fetch(`${this.#options.settings.backendUrl}/api/preview`, {
        headers: { ...requestIdHeaders(), authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeout),
      });
      const body: unknown = await answer.json();
      if (answer.status === 404) return undefined;
      return answer.ok ? answerSchema.parse(body) : 'away';
    } catch {
      return 'away';
    }
  }
}

function schemeOf(request: Request): Scheme | undefined {
  const scheme = new URL(request.url).searchParams.get('scheme');
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

function sentence(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}
