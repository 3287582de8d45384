export { defineLogo, type LogoProps } from './Logo.tsx';
export { LogoMark, type LogoMarkProps } from './LogoMark.tsx';
