import { globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gap,
  rowGap: vars.space.l,
  listStyle: 'none',
  padding: 0,
  margin: 0,
} as const;

/** Around the page, for the links to the other series in its head. */
export const page = layoutStyle({});

const four = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };

/** The first part across the page, the others below it in as many columns as they fill. */
export const parts = {
  two: layoutStyle({
    ...list,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.spacious]: four,
      [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
  three: layoutStyle({
    ...list,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
};

export const part = layoutStyle({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
    // Two others fit beside it.
    [media.spacious]: { selectors: { '&:first-child:nth-last-child(3)': { gridColumn: 'span 2' } } },
    [media.print]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
  },
});

const rule = (selector: string, at: string, style: Record<string, string>) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': { '@media': { [at]: style } } } });

const strong = { borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}` };
globalStyle(`${part}:first-child`, { '@layer': { 'dn.layouts': strong } });
rule(`${parts.two} > :nth-child(-n + 3)`, media.spacious, strong);

// The words of the first stand below its picture on a tablet, and beside its middle on a desktop.
rule(`${part}:first-child > article`, media.tabletOnly, { display: 'grid' });
rule(`${part}:first-child > article > :last-child`, media.desk, { alignSelf: 'center' });

// Four or more stand beside it in two rows, to whose height its picture grows, with a larger title; beside much larger text it would be a strip.
const usual = ':where(:root:not([data-text-size="150"], [data-text-size="200"]))';
const large = `${usual} ${parts.two} > ${part}:first-child:nth-last-child(n + 5)`;
rule(large, media.spacious, { display: 'grid', gridArea: 'span 2 / span 2' });
rule(`${large} > article`, media.spacious, {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  alignItems: 'stretch',
});
rule(`${large} > article > div:first-child`, media.spacious, { display: 'grid' });
rule(`${large} img`, media.spacious, { aspectRatio: '8 / 5', blockSize: '100%' });
rule(`${large} h2`, media.spacious, { fontSize: '3.25rem' });

// On a phone the first picture is as wide as the window, as that of other lists, and the summaries are whole.
const phone = `not all and ${media.tablet}`;
rule(`${part}:first-child > article > div:first-child`, phone, {
  marginInline: `calc(-1 * ${vars.width.gutter})`,
});
rule(`${part} h2 + p`, phone, { display: 'block', overflow: 'visible' });

// The hair above the links to the other series begins at the margin, and the links fit on one line.
const links = `${page}${page} nav ul`;
globalStyle(links, { '@layer': { 'dn.layouts': { columnGap: 0, borderBlockStart: 0 } } });
globalStyle(`${links} > li`, {
  '@layer': {
    'dn.layouts': {
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
      paddingInlineEnd: vars.space.m,
    },
  },
});
globalStyle(`${links} > :last-child`, { '@layer': { 'dn.layouts': { flexGrow: 1 } } });
rule(`${links} a`, media.wide, { font: vars.text.kicker });
