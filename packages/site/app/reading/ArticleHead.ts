import { layout } from '../brand.ts';
import { ReadingHead } from './ReadingHead.tsx';

/** The title's own head of a piece (`slots` in its brand's `layout.ts`), or the kit's. */
export const ArticleHead = layout.slots?.ArticleHead ?? ReadingHead;
