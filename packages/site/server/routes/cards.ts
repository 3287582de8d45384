import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlogClient, BlogMissingError, BlogNotFoundError, type Post } from '@daily-nest/api-client';
import { LRUCache } from 'lru-cache';
import { cardOfPath } from '../../app/seo/card/address.ts';
import { SwrCache, type Loaded } from '../cache/swr-cache.ts';
import type { PostCard } from '../cards/draw-post-card.ts';
import { etagOf, isFresh } from '../encoding.ts';
import { forOtherSites, nonPagePolicy } from '../headers.ts';
import { type Admit, admitAll } from '../limits/admit.ts';
import { RefusedError } from '../limits/refused.ts';
import { WorkCap } from '../limits/work-cap.ts';

export interface PostCardsOptions {
  runtime: () => Promise<{
    blog: Pick<BlogClient, 'getPost'>;
    /** Returns title and picture of a post, as on its page. */
    cardOf: (post: Post) => PostCard;
  }>;
  /** The folder of the built site's files. */
  folder: string;
  /**
   * How long an answer of the backend is fresh; with 0 each card needs a call. Drawn cards are cached in any
   * case.
   */
  ttl: number;
  /** Draws title and picture of a post as a PNG. */
  draw: (card: PostCard) => Promise<Buffer>;
  /** Called when a card cannot be drawn. */
  report: (error: unknown) => void;
}

/** The maximum memory of drawn cards: a few hundred of them. */
const maxBytes = 24 * 1024 * 1024;

type Answer = { kind: 'card'; png: Buffer } | { kind: 'gone' } | { kind: 'unknown' };

/**
 * The social cards of posts: drawn at the first request, once for parallel readers, and cached. The key is
 * the card's content, so that a changed post gets a new one.
 */
export class PostCards {
  readonly #options: PostCardsOptions;
  readonly #answers: SwrCache<Answer>;
  readonly #drawn = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (png) => png.byteLength,
  });
  readonly #drawing = new Map<string, Promise<Buffer>>();
  /** One card at a time with a short queue: cards have a lower priority than pages. */
  readonly work = new WorkCap({ atOnce: 1, waiting: 8, patienceMs: 1_000 });

  constructor(options: PostCardsOptions) {
    this.#options = options;
    this.#answers = new SwrCache({
      ttl: options.ttl,
      maxSize: maxBytes,
      sizeOf: (answer) => (answer.kind === 'card' ? answer.png.byteLength : 0),
    });
  }

  /**
   * Called when the posts have changed: each post is loaded again, and an unchanged card is not drawn again.
   */
  outdate(): void {
    this.#answers.outdate();
  }

  async answer(request: Request, slug: string, admit: Admit = admitAll): Promise<Response> {
    const { value } = await this.#answers.get(slug, () => this.#load(slug), admit);
    if (value.kind === 'gone')
      return new Response('There is no such post.\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    if (value.kind === 'unknown') return png(await this.#sectionCard(), { 'cache-control': 'no-store' });
    const etag = etagOf(value.png);
    const headers = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400', etag };
    if (isFresh(request.headers.get('if-none-match'), etag))
      return new Response(null, {
        status: 304,
        headers: { ...headers, 'content-security-policy': nonPagePolicy },
      });
    return png(value.png, headers);
  }

  async #load(slug: string): Promise<Loaded<Answer>> {
    const { blog, cardOf } = await this.#options.runtime();
    let post: Post;
    try {
      post = await blog.getPost({ slug });
    } catch (error) {
      if (error instanceof BlogNotFoundError) return { value: { kind: 'gone' }, outcome: 'gone' };
      if (error instanceof BlogMissingError) return { value: { kind: 'gone' }, outcome: 'empty' };
      return { value: { kind: 'unknown' }, outcome: 'failed' };
    }
    try {
      return { value: { kind: 'card', png: await this.#draw(cardOf(post)) }, outcome: 'good' };
    } catch (error) {
      if (!(error instanceof RefusedError)) this.#options.report(error);
      return { value: { kind: 'unknown' }, outcome: 'failed' };
    }
  }

  #draw(card: PostCard): Promise<Buffer> {
    const key = JSON.stringify([card.title, card.picture]);
    const known = this.#drawn.get(key);
    if (known) return Promise.resolve(known);
    const running = this.#drawing.get(key);
    if (running) return running;
    const drawing = this.work
      .run(() => this.#options.draw(card))
      .then((bytes) => {
        this.#drawn.set(key, bytes);
        return bytes;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }

  #sectionCard(): Promise<Buffer> {
    return readFile(join(this.#options.folder, cardOfPath('/blog')));
  }
}

/** Returns the slug in the address of a card; undefined for other addresses. */
export function slugOfCard(path: string): string | undefined {
  return /^\/cards\/posts\/([^/\\]+)\.png$/.exec(path)?.[1];
}

function png(bytes: Buffer, headers: Record<string, string>): Response {
  return new Response(bytes as Buffer<ArrayBuffer>, {
    headers: {
      ...headers,
      'content-type': 'image/png',
      'content-length': String(bytes.byteLength),
      'content-security-policy': nonPagePolicy,
      [forOtherSites[0]]: forOtherSites[1],
    },
  });
}
