import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media, vars } from '@daily-nest/ui/theme';

export { reading, readingHead, stack } from './frame.css.ts';

const layout = (rule: StyleRule) => style({ '@layer': { layouts: rule } });
const inside = (selector: string, rule: StyleRule) => globalStyle(selector, { '@layer': { layouts: rule } });

/** A short text under a small heading, one of several side by side. */
export const note = layout({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
inside(`${note} h3`, { font: vars.text.subtitle });

/** What may be overlooked: dates, roles, remarks. */
export const quiet = layout({ font: vars.text.small, color: vars.color.text.muted });

/** Paragraphs of a text. */
export const prose = layout({ display: 'grid', gap: vars.space.m, maxInlineSize: vars.width.text });

/** Long text in two columns on a desk, as in a printed weekly. */
export const columns = layout({
  maxInlineSize: vars.width.text,
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.desk]: { display: 'block', maxInlineSize: 'none', columnCount: 2, columnGap: vars.space.xl },
  },
});
inside(`${columns} > p`, { marginBlockEnd: vars.space.m });

/** Buttons and links in a line. */
export const actions = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'center',
});

/** The smaller column beside a larger one. */
export const aside = layout({ display: 'grid', gap: vars.space.l, alignContent: 'start' });

/** Names and values, one below the other. */
export const facts = layout({ display: 'grid', gap: vars.space.xxs });
inside(`${facts} dt`, { font: vars.text.kicker, color: vars.color.text.muted });
inside(`${facts} dd`, { marginBlockEnd: vars.space.s, overflowWrap: 'anywhere' });

/** Names and values on one line each. */
export const hours = layout({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space.xs,
  columnGap: vars.space.m,
});
inside(`${hours} dd`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const icons = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  listStyle: 'none',
  padding: 0,
});

export const icon = layout({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `${vars.rule.hair} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  fontSize: '1.25rem',
});

/** Cards that carry much: one, two or three in a row. */
export const cards = layout({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** A section of a legal text. */
export const legal = layout({ display: 'grid', gap: vars.space.s, scrollMarginBlockStart: '6rem' });
inside(`${legal} h2`, { font: vars.text.title });
inside(`${legal} ul`, { paddingInlineStart: vars.space.m, display: 'grid', gap: vars.space.xs });

export const choices = layout({ listStyle: 'none', padding: 0, display: 'grid', gap: vars.space.s });

/** The first section of a page follows its head at once. */
export const first = layout({ selectors: { '&&': { marginBlockStart: 0 } } });
