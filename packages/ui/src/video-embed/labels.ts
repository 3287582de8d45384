/** The texts of VideoEmbed. */
export const english = {
  /** The control that plays it. */
  play: 'Play {title}',
  /** The line under it. */
  caption: 'From YouTube. Nothing is loaded from there before you press play.',
};

export type VideoEmbedLabels = typeof english;
