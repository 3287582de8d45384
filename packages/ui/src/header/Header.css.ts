import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media, vars, visuallyHidden } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';
import { columns, headWidth, huge, tight } from './columns.ts';
import { roomy, textSizes } from './roomy.ts';
import { row } from './row.ts';
import * as plateCss from './Nameplate.css.ts';
import * as shelfCss from './Shelf.css.ts';

/** Height of the bar. In browsers without CSS anchors, the menus open at this distance from the top. */
const bars = { phone: '2.75rem', desk: '3.75rem', shelved: '3.375rem', front: '2.875rem' };

/** On a phone a control stays 44 px wide with larger text, so that all fit in one row. */
const touch = 'clamp(44px, 11.2vi, 2.75rem)';

/** Windows with room for the icons of controls, but not for their names. */
const tiny = 'not all and (min-width: 30rem)';

/** Aligns the drawn part of the last control with the edge of the page; its touch area extends past it. */
const flush = '-0.6875rem';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

const unseen = `:is(${plateCss.root}, ${shelfCss.root}) :focus-visible`;

/** Below the row, as deep as the cut edge. */
const edge = `max(0px, ${vars.edge.depth} - 2px)`;

export const hidden = componentStyle(visuallyHidden);

/** The parts of the header that scroll away: its rows below the bar. */
const plate = '--dn-plate';
const shelfHeight = '--dn-shelf';

/**
 * The header is higher than the part that should stay. It sticks at minus the height of the rows that should
 * not, and the bar sticks inside it. So the bar stays visible and those rows scroll away, without a script.
 */
export const root = componentStyle({
  vars: { [plate]: '0rem', [shelfHeight]: '0rem' },
  position: 'sticky',
  insetBlockStart: `calc(-1 * var(${plate}) - var(${shelfHeight}))`,
  zIndex: vars.z.sticky,
  boxSizing: 'border-box',
  paddingBlockEnd: edge,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  borderBlockEnd: `${vars.rule.stripe} solid ${vars.color.bright.base}`,
  clipPath: vars.edge.below,
  // While the focus is in a row that scrolls away, all rows stay.
  selectors: { [`&:has(${unseen})`]: { insetBlockStart: 0 } },
  '@media': {
    [huge]: { vars: { [headWidth]: '100rem' } },
    [media.low]: { position: 'static' },
    [media.forcedColors]: { clipPath: 'none', borderBlockEnd: '1px solid' },
    [media.print]: {
      position: 'static',
      borderBlockEnd: 0,
      clipPath: 'none',
      backgroundColor: 'transparent',
      color: 'inherit',
    },
  },
});

export const front = componentStyle({
  vars: { [plate]: plateCss.heights.phone },
  '@media': {
    [media.desk]: { vars: { [plate]: plateCss.heights.desk } },
    [huge]: { vars: { [plate]: plateCss.heights.huge } },
  },
});

export const shelved = componentStyle({
  vars: { [shelfHeight]: shelfCss.heights.phone },
  '@media': { [media.desk]: { vars: { [shelfHeight]: shelfCss.heights.desk } } },
});

export const bar = componentStyle({
  anchorName: '--dn-header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: bars.phone,
  backgroundColor: vars.color.masthead.base,
  ...columns,
  selectors: { [`${shelved} > &`]: { '@media': { [media.desk]: { minBlockSize: bars.shelved } } } },
  '@media': {
    [media.desk]: { minBlockSize: bars.desk, gap: '1.125rem' },
    [tight]: { gap: '0.625rem' },
    [media.low]: { position: 'static' },
    [media.print]: { position: 'static', backgroundColor: 'transparent' },
  },
});

export const frontBar = componentStyle({
  selectors: { '&&': { '@media': { [media.desk]: { minBlockSize: bars.front } } } },
  '@media': { [media.print]: { display: 'none' } },
});

export const logo = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: touch,
  marginInlineEnd: 'auto',
  color: 'inherit',
  fontSize: 'min(1.375rem, 5.6vi)',
  textDecoration: 'none',
  '@media': { [media.desk]: { fontSize: '1.625rem' }, [tight]: { fontSize: '1.3125rem' } },
});

/** The nameplate of the front page shows the name; on a desktop it is also the link home. */
export const homeMark = componentStyle({ '@media': roomy({ display: 'none' }) });

export const name = componentStyle({
  display: 'block',
  font: vars.text.h3,
  fontSize: 'inherit',
  lineHeight: 1.1,
  letterSpacing: vars.tracking.plate,
  textWrap: 'balance',
});

/** Without a line box, which would move it off the middle of the row. */
globalStyle(`${logo} > span`, { '@layer': { 'dn.components': { display: 'flex' } } });

/** The mark is hidden if name and controls do not fit side by side. */
globalStyle(`${logo}:not(${homeMark}) svg`, {
  '@layer': { 'dn.layouts': { '@media': { 'not all and (min-width: 360px)': { display: 'none' } } } },
});

export const nav = componentStyle({
  display: 'none',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 1.125rem',
  '@media': {
    ...roomy({ display: 'flex' }),
    [tight]: { gap: '0 0.625rem' },
    [media.print]: { display: 'none' },
  },
});

export const frontNav = componentStyle({ justifyContent: 'space-between' });

export const navList = componentStyle({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  '@media': { [tight]: { columnGap: '0.625rem' } },
});

/** On the front page the two groups of links are at the ends of the row, with the edition between them. */
export const firstLinks = componentStyle({ marginInlineEnd: 'auto' });
export const lastLinks = componentStyle({ marginInlineStart: 'auto' });

export const edition = componentStyle({
  display: 'none',
  margin: 0,
  font: vars.text.caption,
  color: vars.color.masthead.muted,
  whiteSpace: 'nowrap',
  '@media': {
    '(min-width: 70rem)': {
      display: 'block',
      // Media queries ignore the text size that the reader chose on this site.
      selectors: { [`:root:is(${textSizes.large}, ${textSizes.larger}) &`]: { display: 'none' } },
    },
  },
});

const navItem = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
  font: vars.text.control,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

/** Systems that place letters on whole pixels draw these words up to 6 % wider. */
const tightText = { [tight]: { fontSize: '0.875rem' } };

export const navLink = componentStyle({
  ...navItem,
  boxShadow: 'inset 0 0 0 transparent',
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: 'inherit', boxShadow: 'inset 0 -2px 0 currentcolor' },
    '&[aria-current]': { boxShadow: 'inset 0 -3px 0 currentcolor' },
    '&:focus-visible': { boxShadow: `0 0 0 5px ${vars.color.border.halo}` },
  },
  '@media': {
    ...tightText,
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '3px' } },
    },
  },
});

const button = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
} as const;

export const sectionsButton = componentStyle({
  ...button,
  ...navItem,
  gap: vars.space.xs,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  '@media': tightText,
});

const unfold = keyframes({ from: { opacity: 0 } });

const panel = {
  position: 'fixed',
  inset: 'auto',
  insetInline: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.body,
  zIndex: vars.z.menu,
  boxShadow: vars.shadow.menu,
  animation: `${unfold} ${vars.motion.base} ${vars.motion.ease}`,
} as const;

export const sections = componentStyle({
  ...panel,
  insetBlockStart: bars.desk,
  maxBlockSize: `calc(100dvb - ${bars.desk})`,
  borderBlockEnd: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  '@supports': {
    '(anchor-name: --dn-header)': { positionAnchor: '--dn-header', insetBlockStart: 'anchor(bottom)' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [`not all and ${media.desk}`]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

/** A sheet that covers all below the bar, with its close button within reach of the thumb. */
export const menu = componentStyle({
  ...panel,
  insetBlock: `${bars.phone} 0`,
  blockSize: 'auto',
  // Scrolls a focused link out from under the close button.
  scrollPaddingBlockEnd: '3.25rem',
  borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  flexDirection: 'column',
  selectors: { '&:popover-open': { display: 'flex' } },
  '@supports': {
    '(anchor-name: --dn-header)': { positionAnchor: '--dn-header', insetBlockStart: 'anchor(bottom)' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.low]: { insetBlockStart: 0 },
    ...roomy({ display: 'none' }),
    [media.print]: { display: 'none' },
  },
});

export const caret = componentStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginBlockStart: '-0.25rem',
  borderInlineEnd: '2px solid currentcolor',
  borderBlockEnd: '2px solid currentcolor',
  rotate: '45deg',
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${root}:has(${sections}:popover-open) &`]: { rotate: '225deg', marginBlockStart: '0.25rem' },
    '&:dir(rtl)': { rotate: '-45deg' },
    [`${root}:has(${sections}:popover-open) &:dir(rtl)`]: { rotate: '-225deg' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const start = componentStyle({ display: 'flex', '@media': { [media.print]: { display: 'none' } } });

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.desk]: { marginInlineEnd: flush }, [media.print]: { display: 'none' } },
});

/** Styles a link or a button of the host like the rest of the bar. */
globalStyle(`${end} > a, ${end} > * > button`, {
  '@layer': { 'dn.layouts': { minInlineSize: touch, minBlockSize: touch } },
});
globalStyle(`${end} > a`, {
  '@layer': {
    'dn.layouts': {
      display: 'grid',
      placeItems: 'center',
      color: 'inherit',
      fontSize: '1.25rem',
      textDecoration: 'none',
    },
  },
});

export const menuButton = componentStyle({
  ...button,
  ...navItem,
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: touch,
  minBlockSize: touch,
  '@media': {
    [tiny]: { selectors: { [`${end} ~ &`]: { marginInlineEnd: flush } } },
    ...roomy({ display: 'none' }),
    [media.print]: { display: 'none' },
  },
});

/** Among other icons on a phone, the menu icon needs no word. */
export const menuWord = componentStyle({
  '@media': { [tiny]: { selectors: { [`${end} ~ * &`]: visuallyHidden } } },
});

/** Three lines; a cross while the menu is open. */
export const columnRules = componentStyle({
  position: 'relative',
  inlineSize: '1.25rem',
  blockSize: '0.875rem',
  borderBlock: '2px solid currentcolor',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 1px)',
    borderBlockStart: '2px solid currentcolor',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 1px)',
    borderBlockStart: '2px solid currentcolor',
    opacity: 0,
  },
  selectors: {
    [`${root}:has(${menu}:popover-open) &`]: {
      borderColor: 'transparent',
      '@media': { [media.forcedColors]: { borderColor: 'ButtonFace' } },
    },
    [`${root}:has(${menu}:popover-open) &::before`]: { rotate: '45deg' },
    [`${root}:has(${menu}:popover-open) &::after`]: { rotate: '-45deg', opacity: 1 },
  },
});

export const inner = componentStyle({
  ...columns,
  paddingBlock: `${vars.space.xs} ${vars.space.m}`,
  '@media': { [media.desk]: { paddingBlockEnd: vars.space.l } },
});

/** Above the lists: urgent help, and on a desk the shelf that the dropdown covers. */
export const first = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xl,
  selectors: { '&&': { paddingBlock: `${vars.space.xs} 0` } },
});

export const urgent = componentStyle({ margin: 0 });

export const urgentLink = componentStyle({
  ...row,
  gap: vars.space.s,
  font: vars.text.label,
  color: vars.color.status.danger,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '0.5rem',
    blockSize: '1.25em',
    backgroundColor: 'currentcolor',
  },
  selectors: {
    '&:hover': {
      color: vars.color.status.danger,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
});

const pairs = {
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.gap,
} as const;

export const pages = componentStyle({
  ...pairs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const shelfPages = componentStyle({
  ...pairs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const pageLink = componentStyle({
  ...row,
  minBlockSize: '3rem',
  font: vars.text.h5,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  selectors: {
    '&:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[aria-current]': { boxShadow: 'inset 0 -3px 0 currentcolor' },
    '&:focus-visible': { boxShadow: `0 0 0 5px ${vars.color.border.halo}` },
  },
});

/** The lists of the menu, one below the other. */
export const lists = componentStyle({ display: 'grid', gap: vars.space.l });

export const shelf = componentStyle({ ...list, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });

export const shelfLink = componentStyle({
  ...row,
  font: vars.text.h6,
  selectors: {
    '&:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&[aria-current]': { boxShadow: 'inset 0 -3px 0 currentcolor' },
  },
});

export const partners = componentStyle({
  ...list,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.gap,
    },
  },
});

export const partnerLink = componentStyle({
  ...row,
  font: vars.text.control,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '::after': { content: '"↗" / ""', marginInlineStart: 'auto', color: vars.color.text.muted },
  selectors: {
    '&:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&:dir(rtl)::after': { content: '"↖" / ""' },
  },
});

export const foot = componentStyle({
  marginBlockStart: 'auto',
  position: 'sticky',
  insetBlockEnd: 0,
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  // Sticky, it would cover a quarter of the links.
  '@media': { [media.low]: { position: 'static' } },
});

export const close = componentStyle({
  ...button,
  ...columns,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.25rem',
  font: vars.text.label,
  color: 'inherit',
});
