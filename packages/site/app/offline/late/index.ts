/** The module that a page of one piece has fetched with the reader's first touch (`hydration/inline/piece.ts`). */
import { pieceActions } from '@daily-nest/ui/piece-actions';
import { offerReading } from '../../listen/offer-reading.ts';
import { keepReading } from '../keep-reading.ts';

pieceActions(document);
offerReading();
keepReading();
