export type { BrandNames, ExampleName } from './names.ts';
export { type BrandNav, defineNav, type NavLink, type SectionGroups, type SectionLink } from './nav.ts';
export { type AdPlace, defineOwner, type Owner, ownerNotes, type SocialLink, stillDefault } from './owner.ts';
export type { Mark, MarkGround, MarkInk, MarkPaint, MarkShape } from './mark.ts';
export {
  unitedStates,
  unitedStatesInArabic,
  unitedStatesInSpanish,
  type UrgentLine,
  type UrgentNumbers,
} from './urgent.ts';
