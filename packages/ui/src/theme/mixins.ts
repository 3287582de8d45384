import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Hides content visually, but not from screen readers. Spread it into a rule. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} satisfies StyleRule;

/**
 * The brand's style of a colored label: plain text, or a tab that hangs from the rule above. Spread it into
 * the rule of the text. Use `vars.label.drop` for the space between them.
 */
export const labelTab = (color: string) =>
  ({
    boxSizing: 'border-box',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingInline: vars.label.inset,
    // Keeps the content after a tab clear of its background.
    marginBlockEnd: `calc(0.375rem * (1 - ${vars.label.drop}))`,
    color: `color-mix(in srgb, ${vars.color.surface.page} ${vars.label.fill}, ${color})`,
    backgroundColor: `color-mix(in srgb, ${color} ${vars.label.fill}, transparent)`,
    // Printers leave out backgrounds, which would make the text on them unreadable.
    '@media': { [media.print]: { paddingInline: 0, color, backgroundColor: 'transparent' } },
  }) satisfies StyleRule;

/** The focus ring, in two colors so that it is visible on paper, on the masthead and on dark bands. */
export const focusOutline = {
  outline: `3px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 5px ${vars.color.border.halo}`,
} satisfies StyleRule;

/**
 * Draws {@link focusOutline} on keyboard focus. The reset applies it to everything; spread this into a rule
 * that sets its own outline or shadow.
 */
export const focusRing = { selectors: { '&:focus-visible': focusOutline } } satisfies StyleRule;

/**
 * A small egg in the color of the masthead, or a small slip if a brand's roundels are square. Spread it into
 * a rule.
 */
export const egg = {
  content: '',
  inlineSize: '0.5em',
  blockSize: '0.62em',
  borderRadius: vars.radius.roundel,
  // A blue that is as bright in the dark scheme.
  backgroundColor: vars.color.band.kicker,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { border: '1px solid' },
  },
} as const satisfies StyleRule;
