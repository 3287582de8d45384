import {
  labelTab,
  media,
  sectionHue,
  type SectionName,
  sectionNames,
  vars,
  visuallyHidden,
} from '../theme/index.ts';
import { layoutStyle } from '../vanilla-extract/index.ts';

export const hidden = layoutStyle(visuallyHidden);

export const root = layoutStyle({ marginBlockStart: vars.space.section });

export const rule = {
  strong: layoutStyle({ borderBlockStart: `${vars.rule.thick} solid ${vars.color.border.strong}` }),
  hair: layoutStyle({ borderBlockStart: `${vars.rule.hair} solid ${vars.color.border.hairline}` }),
  none: layoutStyle({}),
};

const { band } = vars.color;
const fill = `conic-gradient(${band.base} 0 0) fill 0 // 0 100vi`;

/**
 * The dark band fills the window's width: its color is painted past the page's margins, where it takes no
 * space. Sets the color tokens anew, so that the content needs no other rules than on paper.
 */
export const onBand = layoutStyle({
  '@media': {
    screen: {
      vars: {
        [vars.color.text.body]: band.ink,
        [vars.color.text.muted]: band.muted,
        [vars.color.border.hairline]: band.hairline,
        [vars.color.border.strong]: band.muted,
        [vars.color.border.focus]: vars.color.bright.base,
        [vars.color.border.halo]: band.base,
        [vars.color.link.base]: band.ink,
        [vars.color.link.hover]: band.ink,
        [vars.color.accent.base]: band.kicker,
        [vars.color.surface.page]: band.base,
        [vars.color.surface.sunken]: band.hairline,
        ...hues(band.kicker),
      },
      paddingBlock: `${vars.space.m} ${vars.space.xl}`,
      color: band.ink,
      backgroundColor: band.base,
      borderImage: fill,
      selectors: {
        // At the end of a page it extends under the cut edge of the footer.
        '&:last-child': {
          marginBlockEnd: `calc(-1 * (${vars.space.section} + ${vars.edge.depth}))`,
          paddingBlockEnd: `calc(${vars.space.xl} + ${vars.edge.depth})`,
        },
      },
    },
    // Not the shorthand: it would be written without its value.
    [media.forcedColors]: { borderImageSource: 'none' },
  },
});

function hues(hue: string): Record<string, string> {
  return Object.fromEntries(
    sectionNames.map((name: SectionName): [string, string] => [vars.color.section[name], hue]),
  );
}

export const head = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.gap,
  marginBlockEnd: '0.625rem',
});

export const titles = layoutStyle({
  alignSelf: 'start',
  minInlineSize: 0,
  paddingBlock: `calc(${vars.space.xs} * ${vars.label.drop}) ${vars.space.xs}`,
});

export const kicker = layoutStyle({
  margin: 0,
  paddingBlockStart: `calc(${vars.space.xs} * (1 - ${vars.label.drop}))`,
  font: vars.text.kicker,
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform,
  color: sectionHue,
});

/** Without a rule there is no space below one. */
export const plainTitles = layoutStyle({ minInlineSize: 0 });

/** As high as a link beside it, so that all sections start alike. */
const label = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  margin: 0,
  font: vars.text.label,
  ...labelTab(vars.color.text.body),
} as const;

const headline = { margin: 0, letterSpacing: vars.tracking.tight, textWrap: 'balance' } as const;

export const title = {
  label: layoutStyle(label),
  h3: layoutStyle({ ...headline, font: vars.text.h3, paddingBlockStart: vars.space.xs }),
  h5: layoutStyle({ ...headline, font: vars.text.h5, paddingBlockStart: vars.space.xs }),
};

export const more = layoutStyle({
  display: 'inline-block',
  color: 'inherit',
  font: vars.text.kicker,
  lineHeight: '2.75rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '::after': { content: '"→" / ""' },
  selectors: {
    '&:hover': { color: 'inherit' },
    '&:dir(rtl)::after': { content: '"←" / ""' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** Underlined without the arrow. */
export const moreWord = layoutStyle({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  selectors: { [`${more}:hover &`]: { textDecorationThickness: '2px' } },
});

export const standfirst = layoutStyle({
  gridColumn: '1 / -1',
  margin: 0,
  marginBlockEnd: vars.space.xs,
  maxInlineSize: '44rem',
  font: vars.text.summary,
  lineHeight: 1.42,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});

/**
 * A section with a lead: the lead takes eight columns, the title and the other stories are beside it. In one
 * column the story comes first, then the title. Screen readers always get the heading first.
 */
export const led = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"lead lead" "title more" "others others"',
  alignItems: 'center',
  columnGap: vars.space.gap,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateAreas: [
        `${'lead '.repeat(8)}title title title more`,
        `${'lead '.repeat(8)}${'others '.repeat(4)}`,
      ]
        .map((row) => `"${row.trim()}"`)
        .join(' '),
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** As high as the link beside it, which may come with a later part of the document. */
export const ledTitle = layoutStyle({
  gridArea: 'title',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
});
export const ledMore = layoutStyle({ gridArea: 'more', justifySelf: 'end' });
export const lead = layoutStyle({
  gridArea: 'lead',
  alignSelf: 'start',
  minInlineSize: 0,
  '@media': { [`not all and ${media.desk}`]: { paddingBlockEnd: vars.space.m } },
});
export const others = layoutStyle({ gridArea: 'others', alignSelf: 'start', minInlineSize: 0 });
