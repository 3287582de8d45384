export { Footer, type FooterLabels, type FooterProps, type SocialItem } from './Footer.tsx';
