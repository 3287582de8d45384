/** Called before work starts. Throws a `RefusedError` if the reader is over the limit. */
export type Admit = () => void;

/** Admits everybody: for work without a reader. */
export const admitAll: Admit = () => {};
