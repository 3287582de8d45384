import { defineLogo } from '@daily-nest/brand/logo';
import { mark } from './mark.ts';
import { names } from './names.ts';

export type { AdPlace, Owner } from '@daily-nest/brand';
export { card } from './card.ts';
export { preloadFonts } from './fonts.ts';
export { footerSections, legalLinks, moreLinks, nav, partners, sections } from './nav.ts';
export { owner, ownerDefaults } from './owner.ts';
export { mark, names };

export const Logo = defineLogo(names.name, mark);
