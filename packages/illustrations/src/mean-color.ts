/**
 * Returns the mean color of a picture, `#a33e26`, from the statistics of its channels. It fills the frame
 * until the picture loads.
 */
export function meanColor(channels: readonly { mean: number }[]): string {
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
