import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/**
 * Above a page in columns the bar is as wide as the text, and its lower edge is cut. Above a page that fills
 * the window it has the window's gutters and a straight edge.
 */
export const over = {
  page: layoutStyle({
    paddingInline: `max(${vars.width.gutter}, (100% - ${vars.width.page}) / 2)`,
    paddingBlockEnd: `max(0px, ${vars.edge.depth} - 2px)`,
    clipPath: vars.edge.below,
    '@media': {
      [media.forcedColors]: { clipPath: 'none', borderBlockEnd: '1px solid' },
      [media.print]: { clipPath: 'none' },
    },
  }),
  window: layoutStyle({
    paddingInline: vars.width.gutter,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid' } },
  }),
};

export const bar = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: '3.75rem',
  background: vars.color.masthead.base,
  color: vars.color.masthead.ink,
  '@media': {
    // The red slip stands beside the link, as it stands beside the name on other pages.
    [media.tablet]: { justifyContent: 'start', columnGap: vars.space.l },
    [media.print]: { background: 'none' },
  },
});

export const back = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  font: vars.text.control,
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const logo = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontSize: 'min(1.625rem, 5.6vi)',
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit' } },
});
