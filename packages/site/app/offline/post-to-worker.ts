import { readSavedPieces } from '@daily-nest/ui/piece-actions';
import type { SavedAnswer, WorkerMessage } from './contract.ts';

/** Posts a message to the worker as soon as one is active. */
export async function postToWorker(message: WorkerMessage, ports: MessagePort[] = []): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, ports);
}

/**
 * Makes the worker cache the pieces on the reader's list, and returns its answer; undefined without a worker.
 */
export async function cacheSaved(): Promise<SavedAnswer | undefined> {
  if (document.documentElement.dataset['offline'] === 'off') return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<SavedAnswer>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<SavedAnswer>) => resolve(data));
    port1.start();
  });
  await postToWorker({ saved: readSavedPieces().map(({ path }) => path) }, [port2]);
  return answer;
}
