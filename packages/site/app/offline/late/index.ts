/** The module that a page of one piece has fetched with the reader's first touch (`hydration/inline/piece.ts`). */
import { pieceActions } from '@daily-nest/ui/piece-actions';
import { offerReading } from '../../listen/offerReading.ts';
import { keepReading } from '../keepReading.ts';

pieceActions(document);
offerReading();
keepReading();
