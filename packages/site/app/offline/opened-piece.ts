/** Loaded by the running application with the first piece that is opened in it. */
import { offerReading } from '../listen/offer-reading.ts';
import { registerWorker } from './register-worker.ts';
import { postToWorker } from './post-to-worker.ts';

/** Makes the worker cache a piece that was opened. */
export async function cachePiece(read: string): Promise<void> {
  registerWorker();
  await postToWorker({ read });
}

offerReading();
