export type { Part } from '@daily-nest/content/left-out';
export { onlyInEnglish as leftOut } from '../only-in-english.ts';
