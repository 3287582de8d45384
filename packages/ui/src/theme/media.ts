/** The media queries of the library. Widths in em, so that a reader's larger text gets the layout of a smaller window. */
export const media = {
  /** From 768 px up. */
  tablet: '(min-width: 48rem)',
  /** From 1024 px up: the large breakpoint. */
  desk: '(min-width: 64rem)',
  /** From 1280 px up. */
  wide: '(min-width: 80rem)',
  /** So low, as at 400 % zoom or on a phone held sideways, that nothing may stick. */
  low: '(max-height: 30rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: 'screen and (prefers-contrast: more)',
  reducedTransparency: '(prefers-reduced-transparency: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
