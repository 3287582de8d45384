export type { HeaderLabels } from './labels.ts';
export { Header, type HeaderProps } from './Header.tsx';
export type { HeaderFront, HeaderWay } from './Nameplate.tsx';
export { menus } from './menus.ts';
export { type NavItem, type SectionItem, currentFor } from './nav-item.ts';
