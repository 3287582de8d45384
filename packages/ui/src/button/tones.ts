/** What a button is for: the one main act, an act beside it, a destructive act, or an act inside a sentence. */
export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'plain';

/** `m` is 44 px high and fits a thumb; `s` is for dense rows and 36 px high. */
export type ButtonSize = 's' | 'm';
