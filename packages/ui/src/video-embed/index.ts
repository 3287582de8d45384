export { VideoEmbed, type VideoEmbedProps } from './VideoEmbed.tsx';
export { videoIdOf } from './video-id-of.ts';
export type { VideoEmbedLabels } from './labels.ts';
