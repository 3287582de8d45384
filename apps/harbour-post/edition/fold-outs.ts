import type { FoldOut } from '@daily-nest/content/fold-outs';

export type { FoldOut } from '@daily-nest/content/fold-outs';

/** None: this title has no drawn instructions. */
export const foldOuts: readonly FoldOut[] = [];
