import { vars } from '@daily-nest/ui/theme';
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

/** The striped border of an airmail letter. */
const stripe = '0.75rem';
const roomForStamp = '(min-width: 20em)';
const { accent, masthead, surface } = vars.color;
const stripes = [accent.base, surface.raised, masthead.base, surface.raised].map(
  (color, place) => `${color} calc(${stripe} * ${place}) calc(${stripe} * ${place + 1})`,
);

export const form = {
  picture: {
    ground: '',
    slip: layoutStyle({
      alignSelf: 'end',
      justifySelf: 'start',
      inlineSize: '78%',
      maxInlineSize: '26rem',
    }),
  },
  /** The child of this picture sits on its left side, and in a narrow slot above the slip. */
  books: {
    ground: '',
    slip: layoutStyle({ alignSelf: 'end', justifySelf: 'end', inlineSize: 'max(62%, min(100%, 13.5rem))' }),
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
