/** The thread that draws cards: gets one at a time, and answers with its PNG or its error. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawPostCard, type PostCard } from './draw-post-card.ts';

const { folder } = workerData as { folder: string };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (given: { png: Buffer } | { error: unknown }) => parentPort!.postMessage(given);

parentPort!.on('message', (card: PostCard) => {
  drawPostCard(card, folder).then(
    (png) => answer({ png }),
    (error: unknown) => answer({ error }),
  );
});
