import { readSavedPieces } from '@daily-nest/ui/piece-actions';
import type { KeptAnswer, ToWorker } from './kept.ts';

/** Tells the worker, as soon as there is one. */
export async function tell(told: ToWorker, ports: MessagePort[] = []): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told, ports);
}

/** Has the worker keep what is on the reader's list, and asks what came of it; undefined where there is none to ask. */
export async function keepSaved(): Promise<KeptAnswer | undefined> {
  if (document.documentElement.dataset['offline'] === 'off') return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<KeptAnswer>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<KeptAnswer>) => resolve(data));
    port1.start();
  });
  await tell({ saved: readSavedPieces().map(({ path }) => path) }, [port2]);
  return answer;
}
