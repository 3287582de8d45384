export {
  pieceActions,
  type PieceActionWords,
  savedPiecesChanged,
  type SavedPiecesChange,
} from './act-on-pieces.ts';
export { PieceActions, type PieceActionsProps } from './PieceActions.tsx';
export { mostSaved, readSavedPieces, type SavedPiece, savedKey, writeSavedPieces } from './saved-pieces.ts';
export type { PieceActionsLabels } from './labels.ts';
