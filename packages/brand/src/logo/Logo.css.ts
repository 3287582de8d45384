import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { componentStyle, componentVariants } from '@daily-nest/ui/vanilla-extract';
import type { MarkInk } from '../mark.ts';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  font: vars.text.h3,
  lineHeight: 1,
  letterSpacing: vars.tracking.plate,
  whiteSpace: 'nowrap',
});

export const form = componentVariants({
  line: {
    gap: '0.36em',
    fontSize: '1em',
  },
  mark: { fontSize: '1em' },
  // In its own row: if the reader's text spacing makes it too long, it takes two lines.
  nameplate: { gap: '0.14em', font: vars.text.nameplate, whiteSpace: 'normal' },
});

export const mark = componentVariants({
  line: { flex: 'none', inlineSize: '1.54em', blockSize: '1.54em' },
  mark: { flex: 'none', inlineSize: '1.54em', blockSize: '1.54em' },
  // On a phone the name takes the whole width.
  nameplate: {
    display: 'none',
    flex: 'none',
    inlineSize: '0.92em',
    blockSize: '0.92em',
    '@media': { [media.tablet]: { display: 'block' } },
  },
});

/** The background sets the first two inks. */
export const grounds = componentVariants({
  paper: {
    vars: { '--dn-mark-figure': vars.color.accent.base, '--dn-mark-counter': vars.color.surface.page },
  },
  masthead: {
    vars: { '--dn-mark-figure': vars.color.masthead.ink, '--dn-mark-counter': vars.color.masthead.base },
  },
});

/** The server does not know the reader's scheme, so it renders both versions, and CSS shows one. */
export const byDay = componentStyle({ display: vars.show.light });
export const atNight = componentStyle({ display: vars.show.dark });

const inks: Record<MarkInk, string> = {
  figure: 'var(--dn-mark-figure)',
  counter: 'var(--dn-mark-counter)',
  bright: vars.color.bright.base,
};

/** Classes instead of style attributes, which a strict policy rejects. */
export const fills = {
  figure: componentStyle({ fill: inks.figure }),
  counter: componentStyle({ fill: inks.counter }),
  bright: componentStyle({ fill: inks.bright }),
};

export const lines = {
  figure: componentStyle({ stroke: inks.figure }),
  counter: componentStyle({ stroke: inks.counter }),
  bright: componentStyle({ stroke: inks.bright }),
};

const rocking = keyframes({ from: { rotate: '-6deg' }, to: { rotate: '6deg' } });

/** The part of a mark that rocks while the radio plays. */
export const rocks = componentStyle({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '[data-radio="playing"] &': {
          transformBox: 'view-box',
          transformOrigin: '50% 70%',
          animation: `${rocking} 1.2s ease-in-out infinite alternate`,
        },
      },
    },
  },
});
