import { focusOutline, media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({
  anchorScope: '--dn-display',
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});

export const button = componentStyle({
  appearance: 'none',
  anchorName: '--dn-display',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
});

export const letters = componentStyle({ font: vars.text.label, fontSize: '1.25rem', lineHeight: 1 });

export const smallLetter = componentStyle({ fontSize: '0.75em' });

export const panel = componentStyle({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '4.5rem',
  insetInlineEnd: vars.space.m,
  boxSizing: 'border-box',
  margin: 0,
  padding: vars.space.m,
  maxBlockSize: 'calc(100dvb - 5rem)',
  overflowY: 'auto',
  border: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.body,
  boxShadow: vars.shadow.menu,
  maxInlineSize: `calc(100vi - 2 * ${vars.space.m})`,
  zIndex: vars.z.menu,
  '@supports': {
    '(anchor-name: --dn-display)': {
      positionAnchor: '--dn-display',
      insetBlockStart: 'anchor(bottom)',
      insetInlineEnd: `max(${vars.space.m}, anchor(end))`,
    },
  },
});

export const group = componentStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '& + &': { marginBlockStart: vars.space.m } },
});

export const title = componentStyle({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: vars.color.text.muted,
});

export const options = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
});

export const option = componentStyle({
  flex: '1 1 auto',
  selectors: { '& + &': { borderInlineStart: `${vars.rule.hair} solid ${vars.color.border.control}` } },
});

export const radio = componentStyle(visuallyHidden);

export const face = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.s,
  font: vars.text.control,
  selectors: {
    [`${radio}:hover + &`]: { color: vars.color.link.hover },
    [`${radio}:checked + &`]: {
      backgroundColor: vars.color.action.base,
      color: vars.color.action.on,
    },
    [`${radio}:focus-visible + &`]: { ...focusOutline, position: 'relative' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${radio}:checked + &`]: { outline: '3px solid', outlineOffset: '-3px' } },
    },
  },
});
