import { Footer as KitFooter } from '@daily-nest/ui/footer';
import { layout } from '../brand.ts';

/** The title's own footer of every page (`slots` in its brand's `layout.ts`), or the kit's. */
export const Footer = layout.slots?.Footer ?? KitFooter;
