/** Asked before work begins. Throws a `RefusedError` when the reader has asked for too much. */
export type Admit = () => void;

/** Admits everybody: for work that no reader has asked for. */
export const admitAll: Admit = () => {};
