import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';
import { gridLines } from '../../listing/grid-lines.ts';

/** As high as a common window, so that filling the lists moves nothing visible. */
export const page = layoutStyle({
  minBlockSize: 'min(100dvb, 56rem)',
  alignContent: 'start',
  '@media': { [media.print]: { minBlockSize: 0 } },
});

export const noScript = layoutStyle({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const scripted = layoutStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const status = layoutStyle({
  font: vars.text.small,
  selectors: { '&:empty': { position: 'absolute' } },
});

/** The lists in eight columns, and what belongs on paper beside them. */
export const parts = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space.gap,
  rowGap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: gridLines([5], 8) },
    [media.desk]: { gridTemplateColumns: gridLines([8]) },
  },
});

export const opening = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: vars.width.text,
  paddingBlockStart: '1.125rem',
});

export const main = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.tablet]: { gridArea: '2 / 1' } },
});

export const aside = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  borderBlockStart: `${vars.rule.tile} solid ${vars.color.status.danger}`,
  paddingBlockStart: vars.space.m,
  '@media': {
    [media.tablet]: { gridArea: '1 / 2 / 3', marginBlockStart: '1.125rem' },
  },
});

export const asideTitle = layoutStyle({ font: vars.text.h4, letterSpacing: vars.tracking.tight });

export const sheets = layoutStyle({ listStyle: 'none', padding: 0, display: 'grid' });

export const sheet = layoutStyle({
  display: 'grid',
  gap: vars.space.xxs,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.s,
});

/** Its target reaches up to the rule, so that the name stands close to its sentence. */
export const sheetName = layoutStyle({
  display: 'inline-flex',
  alignItems: 'end',
  minBlockSize: '2.75rem',
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  font: vars.text.h6,
  '@media': { [media.desk]: { minBlockSize: '1.75rem', marginBlockStart: 0 } },
});

/** The picture beside the sentence; while there is a list, neither is shown. */
export const empty = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.gap } },
});

export const fridge = layoutStyle({ inlineSize: '100%' });

export const emptyWords = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: vars.width.text,
});

export const nothing = layoutStyle({ font: vars.text.h4, letterSpacing: vars.tracking.tight });

/** The newest pieces, whose by-lines are on one line. */
export const newest = layoutStyle({});
const ofNewest = (selector: string, query: string, style: Record<string, string>) =>
  globalStyle(`${newest} ${selector}`, { '@layer': { 'dn.layouts': { '@media': { [query]: style } } } });
ofNewest('> *', media.tablet, { display: 'grid' });
ofNewest('> * > article', media.tablet, { gridTemplateRows: 'auto 1fr', alignContent: 'stretch' });
ofNewest('> * > article > div:last-child', media.tablet, {
  gridTemplateRows: 'auto auto 1fr auto',
  alignContent: 'stretch',
});
ofNewest('h3', media.tabletOnly, { font: vars.text.h5 });

/** A label under the rule of a section. */
export const head = layoutStyle({
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  paddingBlock: `${vars.space.s} ${vars.space.m}`,
  font: vars.text.label,
});

export const list = layoutStyle({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  marginBlockEnd: vars.space.m,
});

export const row = layoutStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.s,
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

globalStyle(`${row} a`, {
  '@layer': {
    'dn.layouts': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '2.75rem',
      color: 'inherit',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});
