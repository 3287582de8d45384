export { RadioPlayer, type RadioPlayerProps } from './RadioPlayer.tsx';
export type { RadioPlayerLabels } from './labels.ts';
