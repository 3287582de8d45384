/** The module that a page of one piece has fetched with the reader's first touch (`hydration/inline/piece.ts`). */
import { pieceActions } from '@daily-nest/ui/piece-actions';
import { keepReading } from '../keepReading.ts';

pieceActions(document);
keepReading();
