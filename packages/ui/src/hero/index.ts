export { Hero, type HeroLink, type HeroProps } from './Hero.tsx';
