import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** As high as the buttons beside it, for a thumb; only the text is red. */
export const slip = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  textDecoration: 'none',
  '@media': {
    // The button after it has space of its own around its icon.
    'not all and (min-width: 30rem)': { marginInlineEnd: `calc(-1 * ${vars.space.xs})` },
    [media.print]: { display: 'none' },
  },
});

export const words = layoutStyle({
  paddingInline: '0.5em',
  paddingBlock: '0.3em',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.status.danger,
  color: vars.color.surface.page,
  font: vars.text.label,
  fontSize: 'min(0.9375rem, 4.2vi)',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: {
    [`${slip}:hover &, ${slip}[aria-current] &`]: {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
  '@media': { [media.forcedColors]: { border: '2px solid LinkText' } },
});

/** A narrow phone shows only the first word; the accessible name is complete. */
export const others = layoutStyle({
  '@media': { 'not all and (min-width: 30rem)': { display: 'none' } },
});
