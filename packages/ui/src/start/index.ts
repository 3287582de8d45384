export { startable } from './startable.ts';
export { type StartableProps, useMergedRef, useStartable } from './use-startable.ts';
