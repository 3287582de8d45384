import { LRUCache } from 'lru-cache';
import { Breaker } from '../../app/data/breaker.server.ts';
import { copiesFolder } from '../../app/data/post-picture.ts';
import { isFresh } from '../encoding.ts';
import { forOtherSites, nonPagePolicy } from '../headers.ts';
import type { Admit } from '../limits/admit.ts';
import { RefusedError } from '../limits/refused.ts';
import { WorkCap } from '../limits/work-cap.ts';
import type { Settings } from '../settings.ts';
import { UnfitAnswerError, wholeBody } from './whole-body.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const addressPattern = new RegExp(
  `^${copiesFolder}/([0-9a-f]{16,64}/(?:scene|round)-[1-9]\\d{1,3}\\.(avif|webp|jpg))$`,
);

/** Their maximum memory: the pictures of a few pages of the blog. */
const maxBytes = 16 * 1024 * 1024;
/** Longer than any file of the backend. */
const longest = 4 * 1024 * 1024;
const timeout = 2_500;

/** Returns whether an address is that of a mirrored picture. */
export function isCopy(path: string): boolean {
  return path.startsWith(`${copiesFolder}/`);
}

/**
 * The backend's copies of posts' pictures, on this site's own origin. Nothing is converted here: a file
 * exists in the backend or not at all. Frequent ones are cached.
 */
export class Copies {
  readonly #backendUrl: string;
  readonly #breaker: Breaker;
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
  });
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>();
  readonly #work = new WorkCap({ atOnce: 16, waiting: 256, patienceMs: 4_000 });

  constructor({ backendUrl }: Pick<Settings, 'backendUrl'>, breaker = new Breaker()) {
    this.#backendUrl = backendUrl;
    this.#breaker = breaker;
  }

  /** `admit` is called before the backend. */
  async answer(request: Request, path: string, admit: Admit): Promise<Response> {
    const [, name, format] = addressPattern.exec(path) ?? [];
    if (name === undefined) return failure(404, 'There is no such picture.');
    // The name contains a hash of the content.
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': nonPagePolicy,
      [forOtherSites[0]]: forOtherSites[1],
      etag: `"${name}"`,
    };
    if (isFresh(request.headers.get('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers });
    let bytes: Buffer | undefined;
    try {
      bytes = this.#files.get(name) ?? (await this.#load(name, admit));
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      return failure(503, 'The picture cannot be had right now.', { 'retry-after': '5' });
    }
    if (!bytes) return failure(404, 'There is no such picture.');
    return new Response(bytes as Buffer<ArrayBuffer>, {
      headers: {
        ...headers,
        'content-type': types[format as keyof typeof types],
        'content-length': String(bytes.byteLength),
      },
    });
  }

  #load(name: string, admit: Admit): Promise<Buffer | undefined> {
    const running = this.#underWay.get(name);
    if (running) return running;
    admit();
    const loading = this.#work
      .run(() => this.#breaker.run(() => this.#fetch(name)))
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, loading);
    return loading;
  }

  /** Returns undefined if the backend has no such file. Rejects if the backend fails. */
  async #fetch(name: string): Promise<Buffer | undefined> {
    const answer = await fetch(`${this.#backendUrl}/api/pictures/${name}`, {
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    if (answer.status !== 200 || Number(answer.headers.get('content-length')) > longest) {
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new UnfitAnswerError(
        `The backend answered ${answer.status} for the picture ${name}.`,
        answer.status,
      );
    }
    if (!answer.headers.get('content-type')?.startsWith('image/')) {
      await answer.body?.cancel();
      throw new UnfitAnswerError(`The backend's answer for the picture ${name} is not a picture.`);
    }
    const bytes = await wholeBody(answer.body!, longest);
    this.#files.set(name, bytes);
    return bytes;
  }
}

function failure(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': nonPagePolicy,
    },
  });
}
