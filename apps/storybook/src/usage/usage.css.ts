import { globalStyle, style } from '@vanilla-extract/css';

/** The font of the documentation around it. */
const ofStorybook = '"Nunito Sans", system-ui, sans-serif';

export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: '1rem',
});

export const example = style({
  margin: 0,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  padding: '1rem',
  minWidth: 0,
  border: '1px solid #b9c6c3',
  borderBlockStartWidth: 4,
  // The text is on the documentation's white background, also in the dark scheme.
  backgroundColor: '#ffffff',
  color: '#14212b',
});

/** Text distinguishes them first; the line repeats it. */
export const good = style({ borderBlockStartColor: '#155a63' });
export const bad = style({ borderBlockStartColor: '#a3341f', borderBlockStartStyle: 'dashed' });

export const states = style({
  listStyle: 'none',
  margin: '0 0 2rem',
  padding: 0,
  font: `14px/1.4 ${ofStorybook}`,
  columnGap: '2.5rem',
  columnWidth: '30rem',
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1rem',
  breakInside: 'avoid',
  borderBlockEnd: '1px solid #d5dedb',
});

/** Each is as high as a finger is wide. */
globalStyle(`.sbdocs ${state} a`, { display: 'inline-block', paddingBlock: '0.625rem', color: '#155a63' });
globalStyle(`.sbdocs ${state} a:first-child`, { flexGrow: 1, fontWeight: 600 });

/** A window narrower than the page is at its side; a wider one scrolls inside. */
export const framed = style({ overflowX: 'auto', marginBlock: '1.5rem 1rem' });
export const frame = style({ display: 'block', border: '1px solid #b9c6c3', backgroundColor: '#ffffff' });
export const code = style({ marginBlockEnd: '2rem', font: `14px/1.4 ${ofStorybook}` });

/** A note instead of a missing part. */
export const nothing = style({
  margin: 0,
  paddingBlock: '0.5rem',
  color: '#4a5a58',
  font: `italic 14px/1.4 ${ofStorybook}`,
});

/** In a framed story the background fills the frame; here it ends above the text. */
globalStyle(`.sbdocs ${example} .story-root`, { margin: 0 });

globalStyle(`.sbdocs ${example} figcaption :is(p, strong)`, { color: 'inherit' });

/** Variants below each other, their states side by side if there is room. */
export const row = style({
  borderBlockStart: '1px solid #d5dedb',
  paddingBlock: '0.75rem 1.25rem',
  font: `14px/1.4 ${ofStorybook}`,
});
/** On the documentation's white background, also in the dark scheme. */
export const rowName = style({
  margin: '0 0 0.5rem',
  font: `600 14px/1.4 ${ofStorybook}`,
  color: '#14212b',
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: '1rem',
});
export const wideCells = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });
export const cell = style({ margin: 0, minWidth: 0 });
export const inCell = style({ overflowX: 'auto', border: '1px solid #d5dedb', padding: '30px 20px' });
export const cellName = style({ paddingBlockStart: '0.25rem', color: '#4a5b58' });
