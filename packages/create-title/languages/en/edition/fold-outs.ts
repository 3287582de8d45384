import type { FoldOut } from '@daily-nest/content/fold-outs';

export type { FoldOut } from '@daily-nest/content/fold-outs';

/** None: the drawn instructions are the network’s. */
export const foldOuts: readonly FoldOut[] = [];
