/**
 * The purpose of a button: the main action, a secondary action, a destructive action, or an action inside a
 * sentence.
 */
export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'plain';

/** `m` is 44 px high and fits a thumb; `s` is for dense rows and 36 px high. */
export type ButtonSize = 's' | 'm';
