/** The module that a piece's page loads on the reader's first touch (`hydration/inline/piece.ts`). */
import { pieceActions } from '@daily-nest/ui/piece-actions';
import { offerReading } from '../../listen/offer-reading.ts';
import { registerWorker } from '../register-worker.ts';

pieceActions(document);
offerReading();
registerWorker();
