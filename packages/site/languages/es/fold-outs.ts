import type { FoldOut } from '@daily-nest/content/fold-outs';

export type { FoldOut } from '@daily-nest/content/fold-outs';

/** None is drawn with words of this language. */
export const foldOuts: readonly FoldOut[] = [];
