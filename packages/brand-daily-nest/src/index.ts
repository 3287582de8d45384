export { Logo, LogoMark, type LogoProps } from './Logo.tsx';
export { names } from './names.ts';
export { footerSections, legalLinks, moreLinks, nav, type NavLink, partners, sections } from './nav.ts';
export {
  type AdPlace,
  type Owner,
  owner,
  ownerDefaults,
  ownerNotes,
  type SocialLink,
  stillDefault,
} from './owner.ts';
