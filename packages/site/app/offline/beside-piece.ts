/** What the running application fetches with the first piece that is opened in it. */
import { offerReading } from '../listen/offer-reading.ts';
import { keepReading } from './keep-reading.ts';
import { tell } from './tell.ts';

/** Has the worker keep a piece that was opened. */
export async function keepPiece(read: string): Promise<void> {
  keepReading();
  await tell({ read });
}

offerReading();
