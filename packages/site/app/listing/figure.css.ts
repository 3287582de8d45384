import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { focusOutline, media, sectionHue, vars } from '@daily-nest/ui/theme';
import { fade } from './fade.ts';

/** The figures drawn from data: in the bodies of pieces, and on the tape of ages. By class, so that other pages do not carry them. */

const figure = '.data-figure';

function inside(selector: string, rule: GlobalStyleRule): void {
  const scoped = selector
    .split(', ')
    .map((part) => `${figure} ${part}`)
    .join(', ');
  globalStyle(scoped, { '@layer': { 'dn.layouts': rule } });
}

/** Their numerals stand on the line. */
const numerals = { fontFamily: vars.font.display, fontVariantNumeric: 'lining-nums' } as const;
const hair = `${vars.rule.hair} solid ${vars.color.border.hairline}`;
const forced = (fill: string) => ({ '@media': { [media.forcedColors]: { fill } } });

globalStyle(figure, { '@layer': { 'dn.layouts': { margin: 0, minInlineSize: 0 } } });
inside('figcaption', {
  paddingBlock: `0 ${vars.space.s}`,
  font: vars.text.small,
  color: vars.color.text.muted,
});
inside('figcaption > b', {
  display: 'block',
  font: vars.text.h5,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'lining-nums',
  color: vars.color.text.body,
});
inside('p', { marginBlockStart: vars.space.xs, font: vars.text.caption, color: vars.color.text.muted });
inside('p a', { color: 'inherit' });

/** Sleep is the darkest paper by day; at night it is midnight blue, because white would glare. */
export const asleep = {
  base: [vars.color.text.body, `light-dark(${vars.color.text.body}, ${vars.color.masthead.base})`],
  on: [vars.color.surface.page, `light-dark(${vars.color.surface.page}, ${vars.color.masthead.ink})`],
};

inside('.strip', { fill: vars.color.text.body, ...forced('CanvasText') });
inside('.night', { fill: asleep.base, ...forced('CanvasText') });
inside('.other', { fill: vars.color.link.base, ...forced('LinkText') });
inside('.rest', {
  fill: `color-mix(in srgb, ${vars.color.text.body} 30%, ${vars.color.surface.page})`,
  ...forced('GrayText'),
});

// Values in rows: the strips are as long as there is room.
const table = (kind: string) => `.${kind}-figure table`;
globalStyle(`${table('bars')}, ${table('calendar')}`, {
  '@layer': {
    'dn.layouts': {
      display: 'table',
      inlineSize: '100%',
      marginBlock: 0,
      tableLayout: 'fixed',
      overflow: 'visible',
      font: vars.text.control,
    },
  },
});
inside('thead th', {
  paddingBlock: 0,
  border: 0,
  font: vars.text.caption,
  color: vars.color.text.muted,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
inside('tbody th', {
  paddingBlock: '0.375rem',
  paddingInlineEnd: vars.space.s,
  border: 0,
  borderBlockStart: hair,
  font: vars.text.control,
  textAlign: 'start',
  verticalAlign: 'middle',
});
inside('td', {
  paddingBlock: '0.375rem',
  paddingInlineEnd: 0,
  border: 0,
  borderBlockStart: hair,
  verticalAlign: 'middle',
});
globalStyle(`${table('bars')} td`, {
  '@layer': { 'dn.layouts': { ...numerals, fontSize: '1rem', whiteSpace: 'nowrap' } },
});
globalStyle(`${table('bars')} th`, {
  '@layer': { 'dn.layouts': { inlineSize: '38%', '@media': { [media.tablet]: { inlineSize: '34%' } } } },
});
globalStyle(`${table('bars')} svg`, {
  '@layer': {
    'dn.layouts': {
      display: 'inline-block',
      inlineSize: 'calc(100% - 5.75rem)',
      blockSize: '1.375rem',
      marginInlineEnd: '0.625rem',
      verticalAlign: '-0.3rem',
    },
  },
});

// A drop for each dose.
globalStyle(`${table('calendar')} th:first-child`, {
  '@layer': {
    'dn.layouts': {
      inlineSize: '6.5rem',
      paddingInlineEnd: vars.space.xxs,
      '@media': { [media.tablet]: { inlineSize: '30%' } },
    },
  },
});
globalStyle(`${table('calendar')} td, ${table('calendar')} thead th + th`, {
  '@layer': { 'dn.layouts': { paddingInline: 0, textAlign: 'center', lineHeight: 1.15 } },
});
globalStyle(`${table('calendar')} th`, {
  '@layer': {
    'dn.layouts': {
      font: vars.text.caption,
      overflowWrap: 'normal',
      '@media': { [`not all and ${media.tablet}`]: { fontSize: '0.8125rem' } },
    },
  },
});
globalStyle(`${table('calendar')} thead th + th`, {
  '@layer': {
    'dn.layouts': { '@media': { [`not all and ${media.tablet}`]: { fontSize: '0.6875rem' } } },
  },
});
globalStyle(`${table('calendar')} th[scope="rowgroup"]`, {
  '@layer': {
    'dn.layouts': { paddingBlockStart: vars.space.m, border: 0, font: vars.text.h6, lineHeight: 1.2 },
  },
});
globalStyle(`${table('calendar')} svg`, {
  '@layer': { 'dn.layouts': { display: 'inline-block', inlineSize: '1.375rem', blockSize: '1.375rem' } },
});
globalStyle(`${table('calendar')} text`, {
  '@layer': {
    'dn.layouts': {
      fontFamily: vars.font.ui,
      fontSize: 12,
      fontWeight: 600,
      fill: vars.color.surface.page,
      ...forced('Canvas'),
    },
  },
});

// The tape is wider than a phone, like any tape: it is drawn along with a finger or the arrow keys.
const tape = '.tape-figure';
globalStyle(`${tape} > div`, {
  '@layer': {
    'dn.layouts': {
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollbarWidth: 'thin',
      '@media': {
        [`not all and ${media.tablet}`]: {
          marginInline: `calc(-1 * ${vars.width.gutter})`,
          // The end of the tape can be scrolled clear of the fade.
          paddingInline: `${vars.width.gutter} 3rem`,
          scrollbarWidth: 'none',
          maskImage: fade('right'),
        },
        [media.print]: { overflow: 'visible' },
      },
    },
  },
});
globalStyle(`${tape} > div:dir(rtl)`, {
  '@layer': {
    'dn.layouts': { '@media': { [`not all and ${media.tablet}`]: { maskImage: fade('left') } } },
  },
});
globalStyle(`${tape} > div:focus-visible`, {
  '@layer': { 'dn.layouts': { ...focusOutline, outlineOffset: '-3px', boxShadow: 'none' } },
});
globalStyle(`${tape} svg`, {
  '@layer': {
    'dn.layouts': {
      display: 'block',
      inlineSize: 'max(44rem, 100%)',
      maxInlineSize: 'none',
      blockSize: 'auto',
      '@media': { [media.print]: { inlineSize: '100%' } },
    },
  },
});
globalStyle(`${tape} figcaption`, { '@layer': { 'dn.layouts': { paddingBlockEnd: vars.space.xxs } } });
inside('.tape', {
  fill: vars.color.sheet.base,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
inside('.ticks', {
  stroke: vars.color.sheet.ink,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
inside('.stem, .yearly', {
  fill: 'none',
  stroke: vars.color.border.control,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
inside('.yearly', { stroke: vars.color.accent.base, strokeWidth: 2, strokeDasharray: '7 5' });
inside('.shot', { fill: vars.color.accent.base, ...forced('LinkText') });
inside('.visits', { fill: vars.color.masthead.base, ...forced('GrayText') });
globalStyle(`${tape} text`, {
  '@layer': {
    'dn.layouts': {
      fontFamily: vars.font.ui,
      fontSize: 14,
      fontWeight: 600,
      textAnchor: 'middle',
      fill: vars.color.text.body,
      ...forced('CanvasText'),
    },
  },
});
inside('text.start', { textAnchor: 'start' });
inside('text.end', { textAnchor: 'end' });
inside('.numbers text', { ...numerals, fontSize: 15, fontWeight: 400, fill: vars.color.sheet.ink });
inside('.night + text', { fill: asleep.on, ...forced('Canvas') });
inside('.visits + text', { fill: vars.color.masthead.ink, ...forced('Canvas') });

inside('summary', {
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xs,
  font: vars.text.caption,
  color: vars.color.link.base,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [`not all and ${media.tablet}`]: { minBlockSize: '2.75rem', paddingBlock: '0.875rem' } },
});
globalStyle(`${tape} table`, {
  '@layer': { 'dn.layouts': { inlineSize: '100%', maxInlineSize: vars.width.text, font: vars.text.small } },
});
globalStyle(`${tape} tbody th`, {
  '@layer': { 'dn.layouts': { inlineSize: '9rem', font: vars.text.small } },
});
globalStyle(`${tape} th[scope="rowgroup"]`, {
  '@layer': {
    'dn.layouts': { paddingBlockStart: vars.space.m, border: 0, font: vars.text.label, color: sectionHue },
  },
});
