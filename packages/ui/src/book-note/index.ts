export { BookNote, type BookNoteProps } from './BookNote.tsx';
export type { BookNoteLabels } from './labels.ts';
