import { globalStyle, style } from '@vanilla-extract/css';

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
  // The words stand on the white of the documentation, also at night.
  backgroundColor: '#ffffff',
  color: '#14212b',
});

/** Told apart by their words first; the line repeats it. */
export const good = style({ borderBlockStartColor: '#155a63' });
export const bad = style({ borderBlockStartColor: '#a3341f', borderBlockStartStyle: 'dashed' });

/** In a story of its own frame the ground runs to the edges; here it ends above the words. */
globalStyle(`.sbdocs ${example} .dressed`, { margin: 0 });

globalStyle(`.sbdocs ${example} figcaption :is(p, strong)`, { color: 'inherit' });
