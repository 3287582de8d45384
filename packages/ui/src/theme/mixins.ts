import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Out of sight, but read aloud. Spread it into a rule. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} satisfies StyleRule;

/**
 * How a brand sets a label in a color: as plain words, or as a tab that hangs from the rule above. Spread it into the rule of the
 * words, and keep room between them and the rule only as far as `vars.label.drop` says.
 */
export const labelTab = (color: string) =>
  ({
    boxSizing: 'border-box',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingInline: vars.label.inset,
    // What follows a tab stands clear of its ground.
    marginBlockEnd: `calc(0.375rem * (1 - ${vars.label.drop}))`,
    color: `color-mix(in srgb, ${vars.color.surface.page} ${vars.label.fill}, ${color})`,
    backgroundColor: `color-mix(in srgb, ${color} ${vars.label.fill}, transparent)`,
    // Printers leave grounds out, and what was read on them.
    '@media': { [media.print]: { paddingInline: 0, color, backgroundColor: 'transparent' } },
  }) satisfies StyleRule;

/** The ring of the focused element, in two tones so that it shows on paper, on the masthead and on dark bands. */
export const focusOutline = {
  outline: `3px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 5px ${vars.color.border.halo}`,
} satisfies StyleRule;

/**
 * A rule that draws {@link focusOutline} on keyboard focus. The reset gives the ring to everything; spread this into a rule that
 * sets an outline or a shadow of its own.
 */
export const focusRing = { selectors: { '&:focus-visible': focusOutline } } satisfies StyleRule;

/** A small egg in the color of the masthead. Where a brand's roundels are square, a small slip. Spread it into a rule. */
export const egg = {
  content: '',
  inlineSize: '0.5em',
  blockSize: '0.62em',
  borderRadius: vars.radius.roundel,
  // The robin's egg that stays as bright at night.
  backgroundColor: vars.color.band.kicker,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { border: '1px solid' },
  },
} as const satisfies StyleRule;
