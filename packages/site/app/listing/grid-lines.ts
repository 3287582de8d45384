import { vars } from '@daily-nest/ui/theme';

/**
 * Returns a template of columns on the lines of a grid of `of` equal columns: those named, and one of what is
 * left. With `fr` alone each would start some pixels beside the columns of the lists above and below.
 */
export const gridLines = (spans: readonly number[], of = 12): string =>
  [
    ...spans.map((span) => `calc((100% + ${vars.space.gap}) * ${span} / ${of} - ${vars.space.gap})`),
    'minmax(0, 1fr)',
  ].join(' ');
