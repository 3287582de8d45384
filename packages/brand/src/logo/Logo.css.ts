import { componentStyle, vars } from '@daily-nest/ui/theme';
import type { MarkInk } from '../mark.ts';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.36em',
  font: vars.text.title,
  fontSize: 'min(1.5rem, 7.5vi)',
  lineHeight: 1,
  letterSpacing: vars.tracking.tight,
  whiteSpace: 'nowrap',
});

export const mark = componentStyle({ flex: 'none', inlineSize: '1.35em', blockSize: '1.35em' });

/** The ground sets the first two inks. */
export const grounds = {
  paper: componentStyle({
    vars: { '--dn-mark-figure': vars.color.accent.base, '--dn-mark-counter': vars.color.text.onAccent },
  }),
  inverse: componentStyle({
    vars: { '--dn-mark-figure': vars.color.text.inverse, '--dn-mark-counter': vars.color.surface.inverse },
  }),
};

const inks: Record<MarkInk, string> = {
  figure: 'var(--dn-mark-figure)',
  counter: 'var(--dn-mark-counter)',
  bright: vars.color.accent.bright,
};

/** Classes and no style attributes, which a strict policy refuses. */
export const fills = {
  figure: componentStyle({ fill: inks.figure }),
  counter: componentStyle({ fill: inks.counter }),
  bright: componentStyle({ fill: inks.bright }),
};

export const lines = {
  figure: componentStyle({ fill: 'none', stroke: inks.figure, strokeLinecap: 'round' }),
  counter: componentStyle({ fill: 'none', stroke: inks.counter, strokeLinecap: 'round' }),
  bright: componentStyle({ fill: 'none', stroke: inks.bright, strokeLinecap: 'round' }),
};
