import { media, sectionHue, vars } from '../theme/index.ts';
import { componentStyle } from '../vanilla-extract/index.ts';

export const root = componentStyle({});

const fade = (to: string) => `linear-gradient(to ${to}, #000 calc(100% - 2.5rem), transparent)`;

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.l,
  borderBlockEnd: `${vars.rule.hair} solid ${vars.color.border.strong}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    '&:dir(rtl)': { '@media': { [`not all and ${media.tablet}`]: { maskImage: fade('left') } } },
  },
  '@media': {
    [media.print]: { display: 'none' },
    // More tabs than a phone shows: they fade at the end, where the last one can be scrolled clear of the
    // fade.
    [`not all and ${media.tablet}`]: { maskImage: fade('right'), paddingInlineEnd: '2.5rem' },
  },
});

export const tab = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: '3rem',
  borderBlock: `${vars.rule.thick} solid transparent`,
  color: vars.color.text.muted,
  font: vars.text.control,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Forced colors show transparent borders; only the chosen tab may have one.
  '@media': { [media.forcedColors]: { borderBlockColor: 'Canvas' } },
  selectors: {
    '&:hover': { color: vars.color.text.body, borderBlockEndColor: vars.color.border.hairline },
    '&[aria-selected="true"]': { color: vars.color.text.body, borderBlockEndColor: sectionHue },
    // The list scrolls sideways, which would clip a focus ring outside of the tab.
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  },
});

export const panel = componentStyle({ paddingBlockStart: vars.space.l });

/** A panel without a page of its own: always visible without scripts. */
export const panelInPage = componentStyle({ '@media': { '(scripting: none)': { display: 'block' } } });
