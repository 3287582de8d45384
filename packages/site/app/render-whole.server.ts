import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderOptions {
  nonce: string | undefined;
  /** Ends the rendering. */
  signal: AbortSignal;
  /** How long it may take, in milliseconds. */
  timeout: number;
  onError: (error: unknown) => void;
}

/**
 * A document as React renders it, awaited whole, since pages are compressed whole. Read through a stream of the web the same
 * page would cost a tenth more. Rejects when not even the page's frame can be rendered.
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
      // Without this, React holds large finished parts back behind their fallbacks, where no reader without script,
      // and no search engine, would see them.
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
    // Both are taken back: a timer or a listener left behind would hold the whole page for as long as it waits.
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
