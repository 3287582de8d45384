export { RadioPlayer, type RadioPlayerProps } from './RadioPlayer.tsx';
