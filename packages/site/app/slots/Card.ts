import { ArticleCard } from '@daily-nest/ui/article-card';
import { layout } from '../brand.ts';

/** The title's own card of a piece (`slots` in its brand's `layout.ts`), or the kit's. */
export const Card = layout.slots?.Card ?? ArticleCard;
