import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderOptions {
  nonce: string | undefined;
  /** Aborts the rendering. */
  signal: AbortSignal;
  /** The timeout in milliseconds. */
  timeout: number;
  onError: (error: unknown) => void;
}

/**
 * Renders a document with React and resolves with the whole of it, because pages are compressed as a whole. A
 * web stream would take a tenth longer. Rejects if not even the page's shell can be rendered.
 */
export function renderWhole(document: ReactNode, { nonce, signal, timeout, onError }: RenderOptions) {
  return new Promise<{ bytes: Buffer; failed: boolean }>((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const collected = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ bytes: Buffer.concat(chunks), failed });
        settle();
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Otherwise React outlines large finished parts behind their fallbacks, which readers without scripts
      // and search engines would see.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(collected),
      onShellError(error) {
        reject(error);
        settle();
      },
      onError(error) {
        failed = true;
        onError(error);
      },
    });
    // Both are removed afterwards: a timer or a listener would keep the whole page in memory.
    const late = setTimeout(() => abort(new Error(`The page was not rendered in ${timeout} ms.`)), timeout);
    const leave = () => abort(signal.reason);
    const settle = () => {
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
