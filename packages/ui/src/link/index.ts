export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './Link.tsx';
