export { BookNote, type BookNoteProps } from './BookNote.tsx';
