import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

export const house = layoutStyle({
  position: 'relative',
  display: 'grid',
  // The largest text on the narrowest screen is higher than the slot.
  overflow: 'hidden auto',
  minBlockSize: 0,
});

export const picture = layoutStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: 'auto',
  objectFit: 'cover',
  // Its slot is narrow there: the picture ends above the words, so that they hide no face.
  '@media': { [media.tabletOnly]: { blockSize: '56%' } },
});

/** A slip of paper. */
export const slip = layoutStyle({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'start',
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.xxs}`,
  background: vars.color.surface.raised,
});

const whole = { [media.tabletOnly]: { inlineSize: '100%', minBlockSize: '44%', alignContent: 'end' } };

/** The striped border of an airmail letter. */
const stripe = '0.75rem';
const roomForStamp = '(min-width: 20em)';
const { accent, masthead, surface } = vars.color;
const stripes = [accent.base, surface.raised, masthead.base, surface.raised].map(
  (color, place) => `${color} calc(${stripe} * ${place}) calc(${stripe} * ${place + 1})`,
);

export const form = {
  /** A sheet of ruled paper with its words at the foot: as quiet as an empty slot. */
  plain: {
    ground: '',
    slip: layoutStyle({
      gridTemplateRows: 'minmax(0, 1fr)',
      gridAutoRows: 'auto',
      paddingInline: vars.space.s,
      borderBlockStart: `${vars.rule.tile} solid ${vars.color.masthead.base}`,
      '::before': {
        content: '',
        justifySelf: 'stretch',
        marginBlockEnd: vars.space.s,
        background: `repeating-linear-gradient(#0000 0 1.8125rem, ${vars.color.border.hairline} 0 1.875rem)`,
      },
    }),
  },
  picture: {
    ground: '',
    slip: layoutStyle({
      alignSelf: 'end',
      justifySelf: 'start',
      inlineSize: '78%',
      maxInlineSize: '26rem',
      '@media': whole,
    }),
  },
  /** The child of this picture sits on its left side, and in a narrow slot above the slip. */
  books: {
    ground: '',
    slip: layoutStyle({
      alignSelf: 'end',
      justifySelf: 'end',
      inlineSize: 'max(62%, min(100%, 13.5rem))',
      '@media': whole,
    }),
  },
  note: {
    ground: '',
    slip: layoutStyle({
      alignContent: 'end',
      // Aligns its end with that of the letter's text.
      paddingBlockEnd: `calc(${vars.space.xxs} + ${stripe})`,
      borderBlockStart: `${vars.rule.slip} solid ${vars.color.bright.base}`,
      '::after': {
        // The second value hides it from screen readers.
        content: ['"?"', '"?" / ""'],
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: vars.space.m,
        font: vars.text.h1,
        fontSize: '5.5rem',
        color: vars.color.border.hairline,
      },
    }),
  },
  letter: {
    ground: layoutStyle({
      padding: stripe,
      background: `repeating-linear-gradient(-45deg, ${stripes.join(', ')})`,
    }),
    slip: layoutStyle({
      alignContent: 'end',
      // Shows the stamp only if there is room.
      '@media': { [`not all and ${roomForStamp}`]: { selectors: { '&::after': { display: 'none' } } } },
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: vars.space.m,
          insetInlineEnd: vars.space.m,
          boxSizing: 'border-box',
          inlineSize: '3.25rem',
          blockSize: '4rem',
          background: masthead.base,
          border: `0.3rem solid ${surface.raised}`,
          outline: `${vars.rule.thick} dotted ${vars.color.border.control}`,
        },
      },
    }),
  },
};
