import { ownRule, ownStyle } from '@daily-nest/brand/own-style';
import { media, vars } from '@daily-nest/ui/theme';
import { double, hair } from './rules.ts';

const { band, masthead } = vars.color;

/** The colors of the masthead, on paper. */
const onPaper = {
  [masthead.base]: vars.color.surface.page,
  [masthead.ink]: 'light-dark(#0b2f4a, #e8eff2)',
  [masthead.muted]: vars.color.text.muted,
};

/** Everything of the head lies on paper but its bar. The parts of the library's header are found by their elements. */
export const head = ownStyle({
  // As wide as the columns below it, in the largest windows too.
  vars: { ...onPaper, '--dn-head-room': '0rem' },
  borderBlockEnd: double,
});

const bar = `${head} > div:first-child`;
const plate = `${head} > div:nth-child(2):not([popover])`;
const shelf = `${head} > nav`;

ownRule(bar, {
  '@media': {
    screen: {
      vars: { [masthead.base]: band.base, [masthead.ink]: band.ink, [masthead.muted]: band.muted },
      color: masthead.ink,
      // As wide as the window, without making the page wider.
      borderImage: `conic-gradient(${band.base} 0 0) fill 0 // 0 100vi`,
    },
    [media.forcedColors]: { borderImageSource: 'none' },
  },
});

// Name and line of the plate are cells of their own: on a desktop the name has a row, and the line stands below it
// between hairlines, with the two ways at its end.
ownRule(plate, {
  paddingBlockStart: '0.5rem',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"name name name" "line start end"',
      alignItems: 'center',
      paddingBlockEnd: 0,
      columnGap: vars.space.l,
    },
  },
});
ownRule(`${plate} > div:first-child`, { '@media': { [media.desk]: { display: 'contents' } } });
ownRule(`${plate} > div:first-child > a`, { '@media': { [media.desk]: { gridArea: 'name' } } });
ownRule(`${plate} h1`, {
  font: vars.text.kicker,
  fontStyle: 'normal',
  letterSpacing: vars.kicker.tracking,
  textTransform: 'uppercase',
  '@media': {
    [media.desk]: {
      gridArea: 'line',
      gridColumn: '1 / -1',
      borderBlockStart: hair,
      paddingBlock: '0.5625rem',
      lineHeight: '1.125rem',
    },
  },
});
ownRule(`${plate} > div:not(:first-child)`, {
  '@media': { [media.desk]: { padding: 0, textAlign: 'start' } },
});
ownRule(`${plate} > div:not(:first-child) > a`, {
  '@media': { [media.desk]: { font: vars.text.control, lineHeight: '1.5rem' } },
});
ownRule(`${plate} p`, { display: 'none' });

ownRule(`${shelf} > ul`, { '@media': { [media.tablet]: { borderBlockStart: hair } } });
ownRule(`${shelf} a`, {
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: 'uppercase',
});

/** The last lines of the paper, on paper. */
export const foot = ownStyle({ vars: onPaper, borderBlockStart: double });
