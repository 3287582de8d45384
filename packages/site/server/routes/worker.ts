import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../encoding.ts';
import type { Settings } from '../settings.ts';

/** The build's files of the worker, and of its replacement if the setting turns it off. */
export const workerFiles = { on: 'worker.js', off: 'retire.js' } as const;

/** It may call only this site; the pages that it serves have their own policies. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The worker of the readers' browsers. They check for a new one with every page, and never get an old one.
 */
export class WorkerFile {
  readonly #text: string;
  readonly #headers: Record<string, string>;

  constructor(folder: string, { offline }: Pick<Settings, 'offline'>) {
    this.#text = readFileSync(join(folder, '../server', workerFiles[offline]), 'utf8');
    const hash = createHash('sha256').update(this.#text).digest('base64url').slice(0, 22);
    this.#headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      etag: `"${hash}"`,
    };
  }

  answer(request: Request): Response {
    const { etag } = this.#headers;
    const unchanged = isFresh(request.headers.get('if-none-match'), etag!);
    return new Response(unchanged ? null : this.#text, {
      status: unchanged ? 304 : 200,
      headers: this.#headers,
    });
  }
}
