/**
 * The media queries of the library. Widths are in em, so that larger text gets the layout of a smaller
 * window.
 */
export const media = {
  /** From 768 px up. */
  tablet: '(min-width: 48rem)',
  /** From 768 to 1023 px. */
  tabletOnly: '(min-width: 48rem) and (not (min-width: 64rem))',
  /** From 1024 px up: the large breakpoint. */
  desk: '(min-width: 64rem)',
  /** From 1280 px up. */
  wide: '(min-width: 80rem)',
  /** From 1824 px up: room for a fourth column, where a brand has a `wideWidth`. */
  spacious: '(min-width: 114rem)',
  /** Too low for sticky elements, as at 400 % zoom or on a phone in landscape. */
  low: '(max-height: 30rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: 'screen and (prefers-contrast: more)',
  reducedTransparency: '(prefers-reduced-transparency: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
