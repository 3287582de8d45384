import { Header } from '@daily-nest/ui/header';
import { layout } from '../brand.ts';

/** The title's own header of every page (`slots` in its brand's `layout.ts`), or the kit's. */
export const Masthead = layout.slots?.Masthead ?? Header;
