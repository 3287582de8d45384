import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/** The desk on which the document lies; small on a phone, where it is beside its title. */
export const desk = layoutStyle({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: vars.space.l,
  paddingInline: vars.space.m,
  backgroundColor: vars.color.masthead.base,
  '@media': {
    [`not all and ${media.tablet}`]: { zoom: 0.55 },
    [media.tabletOnly]: { paddingInline: vars.space.xs },
  },
});

/** A sheet of letter paper, with the edge of the next one under it. */
export const sheet = layoutStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A longer subject takes room from the picture, so that the covers of a row are alike.
  gridTemplateRows: 'auto minmax(min-content, 1fr) minmax(0, auto)',
  inlineSize: 'min(100%, 15rem)',
  aspectRatio: '20 / 27',
  minBlockSize: 0,
  selectors: {
    ':where(:root:is([data-text-size="150"], [data-text-size="200"])) &': { aspectRatio: 'auto' },
  },
  rotate: '-1.2deg',
  backgroundColor: vars.color.surface.raised,
  borderBlockStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
  // By night the sheet below is darker than the desk, because a pale one would glow.
  boxShadow: `0.375rem 0.5rem 0 light-dark(${vars.color.masthead.muted}, ${vars.color.surface.sunken})`,
  color: vars.color.text.body,
  '@media': {
    [media.desk]: { inlineSize: 'min(100%, 20rem)' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const title = layoutStyle({
  paddingBlockStart: vars.space.m,
  paddingInline: vars.space.m,
  font: vars.text.kicker,
  color: vars.color.text.muted,
});

export const subject = layoutStyle({
  paddingBlock: `${vars.space.xs} ${vars.space.m}`,
  paddingInline: vars.space.m,
  font: vars.text.h4,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '@media': { [media.tabletOnly]: { font: vars.text.h6 } },
});

export const picture = layoutStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  aspectRatio: '5 / 4',
  objectFit: 'cover',
});
