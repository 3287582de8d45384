export { VideoEmbed, type VideoEmbedProps } from './VideoEmbed.tsx';
export { videoIdOf } from './videoIdOf.ts';
