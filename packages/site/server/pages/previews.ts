import { readPost } from '@daily-nest/api-client';
import * as z from 'zod';
import { relatedSchema } from '../../app/data/backend-answers.server.ts';
import { frontSchema } from '../../app/data/front.server.ts';
import { mergedPieceOf } from '../../app/data/moved-posts.server.ts';
import { requestIdHeaders } from '../../app/data/request-id.server.ts';
import { bytesOf } from '../byte-text.ts';
import { createNonce } from '../inline-sources.ts';
import { type Admit, admitAll } from '../limits/admit.ts';
import type { Settings } from '../settings.ts';
import { inFrame, type Scheme } from './in-frame.ts';
import type { PageHeaders } from './page-headers.ts';
import type { Renderer } from './renderer.ts';

export interface PreviewsOptions {
  settings: Pick<Settings, 'backendUrl'>;
  headers: PageHeaders;
  renderer: Renderer;
}

const timeout = 2_500;
const addressPattern = /^\/preview\/([\w.-]{1,1000})$/;

/** A draft without a word has a page, too. */
const post = z
  .record(z.string(), z.unknown())
  .transform((answer) => readPost(answer) ?? readPost({ ...answer, metaTitle: 'Untitled' })!);

const desk = z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin));
const answerSchema = z.union([
  z.object({ slug: z.string(), post, related: relatedSchema, desk }),
  z.object({ front: frontSchema, desk }),
]);
type Draft = z.infer<typeof answerSchema>;

/** The page that a draft of the desk, or the front page in work, will have, at an address that the desk has signed. */
export class Previews {
  readonly #options: PreviewsOptions;

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** `admit` is called before the backend. */
  async answer(request: Request, path: string, host: string, admit: Admit = admitAll): Promise<Response> {
    const { headers } = this.#options;
    admit();
    const [, token] = addressPattern.exec(path) ?? [];
    const draft = token === undefined ? undefined : await this.#draft(token);
    if (draft === 'away') return sentence(503, 'The preview cannot be shown right now.');
    if (!draft) return sentence(404, 'This preview has ended. The desk opens a new one.');
    const nonce = createNonce();
    const page = await this.#render(draft, host, nonce);
    const scheme = schemeOf(request);
    return new Response(bytesOf(inFrame(page, { nonce, scheme })) as Buffer<ArrayBuffer>, {
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ...(headers.ofPreview(nonce, draft.desk) as [string, string][]),
      ],
    });
  }

  #render(draft: Draft, host: string, nonce: string) {
    const { renderer } = this.#options;
    if ('front' in draft) return renderer.with({ front: draft.front }, '/', host, nonce);
    const { blog, backend } = renderer.answers.fresh;
    const sources = {
      blog: { ...blog, getPost: () => Promise.resolve(draft.post) },
      backend: { ...backend, related: () => Promise.resolve(draft.related) },
    };
    // A former address of a merged post would lead away.
    const slug = draft.slug === '' || mergedPieceOf(draft.slug) ? 'preview' : draft.slug;
    return renderer.with(sources, `/blog/${encodeURIComponent(slug)}`, host, nonce);
  }

  async #draft(token: string): Promise<Draft | 'away' | undefined> {
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
