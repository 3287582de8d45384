export { VideoEmbed, type VideoEmbedProps } from './VideoEmbed.tsx';
export { videoIdOf } from './videoIdOf.ts';
export type { VideoEmbedLabels } from './labels.ts';
