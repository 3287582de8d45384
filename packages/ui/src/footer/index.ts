export { Footer, type FooterProps, type SocialItem } from './Footer.tsx';
export type { FooterLabels } from './labels.ts';
