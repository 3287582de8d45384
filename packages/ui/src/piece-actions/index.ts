export {
  pieceActions,
  type PieceActionWords,
  savedPiecesChanged,
  type SavedPiecesChange,
} from './actOnPieces.ts';
export { PieceActions, type PieceActionsProps } from './PieceActions.tsx';
export { mostSaved, readSavedPieces, type SavedPiece, savedKey, writeSavedPieces } from './savedPieces.ts';
export type { PieceActionsLabels } from './labels.ts';
