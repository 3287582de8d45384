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
  // Alone in its row: where a reader's own spacing makes it too long, it takes two lines.
  nameplate: { gap: '0.14em', font: vars.text.nameplate, whiteSpace: 'normal' },
});

export const mark = componentVariants({
  line: { flex: 'none', inlineSize: '1.54em', blockSize: '1.54em' },
  mark: { flex: 'none', inlineSize: '1.54em', blockSize: '1.54em' },
  // In a phone's window the name alone takes the whole width.
  nameplate: {
    display: 'none',
    flex: 'none',
    inlineSize: '0.92em',
    blockSize: '0.92em',
    '@media': { [media.tablet]: { display: 'block' } },
  },
});

/** The ground sets the first two inks. */
export const grounds = componentVariants({
  paper: {
    vars: { '--dn-mark-figure': vars.color.accent.base, '--dn-mark-counter': vars.color.surface.page },
  },
  masthead: {
    vars: { '--dn-mark-figure': vars.color.masthead.ink, '--dn-mark-counter': vars.color.masthead.base },
  },
});

/** Drawn on the server, which does not know the scheme of the reader: both are there, and one shows. */
export const byDay = componentStyle({ display: vars.show.light });
export const atNight = componentStyle({ display: vars.show.dark });

const inks: Record<MarkInk, string> = {
  figure: 'var(--dn-mark-figure)',
  counter: 'var(--dn-mark-counter)',
  bright: vars.color.bright.base,
};

/** Classes and no style attributes, which a strict policy refuses. */
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

/** What of a mark rocks while the page says that its radio plays. Pausing the radio ends it. */
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
