/** The words of a video. */
export interface VideoEmbedLabels {
  /** The control that plays it. */
  play: string;
  /** The line under it. */
  caption: string;
}

export const english: VideoEmbedLabels = {
  play: 'Play {title}',
  caption: 'From YouTube. Nothing is loaded from there before you press play.',
};
