import { globalStyle } from '@vanilla-extract/css';
import { labelTab, media, sectionHue, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const phone = `not all and ${media.tablet}`;

/**
 * The page starts close to the masthead; on a phone the lead's picture touches it, but a headline does not.
 */
export const top = layoutStyle({
  paddingBlockStart: vars.space.s,
  '@media': { [phone]: { paddingBlockStart: `calc(${vars.space.m} * ${vars.lead.picture})` } },
});

/** The second and the third story of the day, below each other. */
export const rail = layoutStyle({});
globalStyle(`${rail} > * + *`, {
  '@layer': {
    'dn.layouts': {
      marginBlockStart: '1.25rem',
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
      paddingBlockStart: vars.space.m,
    },
  },
});

/** The alert on a sheet of the masthead's color, and the video in eight columns beside it. */
export const opening = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  alignItems: 'start',
  marginBlockStart: vars.space.section,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      marginBlockStart: '2.125rem',
    },
  },
});

export const alert = layoutStyle({
  minInlineSize: 0,
  padding: '1.75rem',
  backgroundColor: vars.color.masthead.base,
  '@media': {
    [phone]: { marginInline: `calc(-1 * ${vars.width.gutter})`, padding: `1.375rem ${vars.width.gutter}` },
    [media.desk]: { gridColumn: 'span 4' },
  },
});
globalStyle(`${alert} h2`, { '@layer': { 'dn.layouts': { font: vars.text.h3 } } });

export const video = layoutStyle({
  minInlineSize: 0,
  '@media': { [media.desk]: { gridColumn: 'span 8' } },
});
globalStyle(`${video} > section`, { '@layer': { 'dn.layouts': { marginBlockStart: 0 } } });

/** The eight walls in one, two or three columns, of which the first is wider. */
export const coverage = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: '0.875rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '1.875rem' },
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3.5fr) minmax(0, 3.5fr)',
      gridTemplateRows: 'repeat(3, auto)',
    },
  },
});

/** On a phone the link to all walls is on the line of the heading. */
export const tile = layoutStyle({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name all" "picture picture" "wall wall"',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: vars.space.s,
  borderBlockStart: `${vars.rule.tile} solid ${sectionHue}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "text" "picture" "wall" "all"',
      paddingBlockStart: `calc(0.4375rem * ${vars.label.drop})`,
    },
  },
});

/** Local News takes two rows of the wide column, Health & Wellness the third. */
export const wideTile = layoutStyle({
  '@media': {
    [media.desk]: {
      gridColumn: '1',
      gridRow: '1 / 3',
      gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto',
    },
  },
});
export const lastTile = layoutStyle({ '@media': { [media.desk]: { gridColumn: '1', gridRow: '3' } } });

export const tileName = layoutStyle({
  gridArea: 'name',
  alignSelf: vars.label.align,
  font: vars.text.control,
  ...labelTab(sectionHue),
});

export const tileText = layoutStyle({
  gridArea: 'text',
  font: vars.text.small,
  color: vars.color.text.muted,
  '@media': { [phone]: { display: 'none' } },
});

export const tilePicture = layoutStyle({
  gridArea: 'picture',
  aspectRatio: '2.5',
  marginBlock: '0.125rem 0.75rem',
  '@media': { [media.tablet]: { aspectRatio: '2', marginBlockStart: '0.625rem' } },
});

export const tileWall = layoutStyle({
  gridArea: 'wall',
  '@media': { [media.tablet]: { marginBlockStart: vars.space.xs } },
});

/** The wide tile's wall is as high as the two tiles beside it. */
globalStyle(`${wideTile} figure, ${wideTile} figure > div`, {
  '@layer': { 'dn.layouts': { '@media': { [media.desk]: { blockSize: '100%' } } } },
});

export const tileAll = layoutStyle({ gridArea: 'all' });

export const band = layoutStyle({ marginBlockStart: vars.space.section });

/** A line after the band is close to it and to the footer. */
export const night = layoutStyle({});
globalStyle(`${night} + p`, {
  '@layer': {
    'dn.layouts': {
      marginBlockStart: vars.space.s,
      marginBlockEnd: `calc(${vars.space.s} - ${vars.space.section})`,
    },
  },
});
