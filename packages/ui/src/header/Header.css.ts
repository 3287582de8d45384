import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle, media, sectionHue, vars, visuallyHidden } from '../theme/index.ts';

/** Height of the bar; where the browser knows no anchors, the menus hang below it by this much. */
const height = { phone: '3.75rem', desk: '4.5rem' };

/** Where logo, icons and toggle do not fit side by side. */
const tiny = 'not all and (min-width: 22.5rem)';

const columns = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.width.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
} as const;

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const hidden = componentStyle(visuallyHidden);

export const root = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  anchorName: '--dn-header',
  anchorScope: '--dn-header',
  backgroundColor: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  '@media': { [media.print]: { position: 'static' } },
});

const unfold = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } });

const hanging = {
  position: 'fixed',
  inset: 'auto',
  insetInline: 0,
  insetBlockStart: height.phone,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: `${vars.rule.thick} solid ${vars.color.border.strong}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.body,
  zIndex: vars.z.menu,
} as const;

const anchored = {
  '(anchor-name: --dn-header)': {
    positionAnchor: '--dn-header',
    insetBlockStart: 'anchor(bottom)',
  },
} as const;

export const sections = componentStyle({
  ...hanging,
  insetBlockStart: height.desk,
  maxBlockSize: `calc(100dvb - ${height.desk})`,
  boxShadow: vars.shadow.menu,
  animation: `${unfold} ${vars.motion.fast} ${vars.motion.ease}`,
  '@supports': anchored,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [`not all and ${media.desk}`]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const menu = componentStyle({
  ...hanging,
  blockSize: `calc(100dvb - ${height.phone})`,
  maxBlockSize: `calc(100dvb - ${height.phone})`,
  animation: `${unfold} ${vars.motion.fast} ${vars.motion.ease}`,
  '@supports': anchored,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.desk]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const bar = componentStyle({
  ...columns,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  rowGap: 0,
  minBlockSize: height.phone,
  '@media': {
    [media.desk]: { flexWrap: 'nowrap', minBlockSize: height.desk, gap: vars.space.l },
  },
});

export const logo = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.m,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.desk]: { marginInlineEnd: 0 } },
});

export const mark = componentStyle({ alignSelf: 'center', display: 'block', minInlineSize: 0 });

export const name = componentStyle({
  display: 'block',
  font: vars.text.h3,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const tagline = componentStyle({
  display: 'none',
  alignSelf: 'center',
  flex: 'none',
  inlineSize: '9.5rem',
  margin: 0,
  marginInlineStart: `calc(${vars.space.m} - ${vars.space.l})`,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  font: vars.text.caption,
  color: vars.color.text.muted,
  '@media': {
    [media.wide]: {
      display: 'block',
      // Media queries do not know of the text size that the reader chose on this site.
      selectors: { ':root[data-text-size] &': { display: 'none' } },
    },
  },
});

export const nav = componentStyle({
  display: 'none',
  // Its links wrap before the name of the publication does.
  flexShrink: 1000,
  minInlineSize: '22rem',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.m,
  marginInlineStart: 'auto',
  '@media': { [media.desk]: { display: 'flex' }, [media.print]: { display: 'none' } },
});

export const navList = componentStyle({
  ...list,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space.m,
});

const navItem = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
  font: vars.text.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

export const navLink = componentStyle({
  ...navItem,
  position: 'relative',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '0.375rem',
    borderBlockStart: '2px solid currentcolor',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: {
    '&:hover': { color: vars.color.link.hover },
    '&:hover::after': { transform: 'scaleX(1)' },
    '&[aria-current]::after': { transform: 'scaleX(1)', borderColor: 'currentcolor' },
    '&:dir(rtl)::after': { transformOrigin: 'right' },
  },
  '@media': { [media.reducedMotion]: { '::after': { transition: 'none' } } },
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
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  selectors: { '&:hover': { color: vars.color.link.hover } },
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
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gap: vars.space.xs },
    [tiny]: { order: 1, flexBasis: '100%', justifyContent: 'flex-end' },
    [media.print]: { display: 'none' },
  },
});

/** An icon link of the host looks like the rest of the bar. */
globalStyle(`${end} > a`, {
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: '2.75rem',
      minBlockSize: '2.75rem',
      color: 'inherit',
      fontSize: '1.25rem',
      textDecoration: 'none',
    },
  },
});
globalStyle(`${end} > a:hover`, { '@layer': { components: { color: vars.color.link.hover } } });

export const menuButton = componentStyle({
  ...button,
  ...navItem,
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: '2.75rem',
  '@media': { [media.desk]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Beside other icons the three rules speak for themselves on a phone. */
export const menuWord = componentStyle({
  '@media': { [`not all and (min-width: 30rem)`]: { selectors: { [`${end} ~ * &`]: visuallyHidden } } },
});

/** Three rules of a column; a cross while the menu is open. */
export const bars = componentStyle({
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
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
  '@media': { [media.desk]: { paddingBlock: `${vars.space.l} ${vars.space.xl}` } },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
} as const;

export const pages = componentStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.m,
});

export const pageLink = componentStyle({
  ...row,
  minBlockSize: '3rem',
  font: vars.text.h5,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  selectors: {
    '&:hover': { color: vars.color.link.hover },
    '&[aria-current]': { color: vars.color.accent.base },
  },
});

export const group = componentStyle({
  margin: 0,
  marginBlock: `${vars.space.xl} ${vars.space.xs}`,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: vars.color.text.muted,
});

export const sectionGrid = componentStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.l },
  },
});

export const sectionLink = componentStyle({
  ...row,
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  font: vars.text.small,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '0.25rem',
    blockSize: '1.25em',
    backgroundColor: sectionHue,
  },
  selectors: {
    '&:hover, &[aria-current]': { color: sectionHue },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '@media': { [media.desk]: { minBlockSize: '3.25rem', font: vars.text.h5 } },
});

export const partners = componentStyle({ ...list });

export const partnerLink = componentStyle({
  ...row,
  font: vars.text.small,
  borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}`,
  '::after': { content: '"↗" / ""', marginInlineStart: 'auto', color: vars.color.text.muted },
  selectors: { '&:hover': { color: vars.color.link.hover } },
});
