/** What the running application fetches with the first piece that is opened in it. */
import { offerReading } from '../listen/offer-reading.ts';
import { registerWorker } from './register-worker.ts';
import { postToWorker } from './post-to-worker.ts';

/** Has the worker cache a piece that was opened. */
export async function cachePiece(read: string): Promise<void> {
  registerWorker();
  await postToWorker({ read });
}

offerReading();
