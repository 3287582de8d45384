import { globalStyle } from '@vanilla-extract/css';
import { grounds, paperColors } from '@daily-nest/content/fold-out-colors';
import { media, vars } from '@daily-nest/ui/theme';
import { layoutStyle } from '@daily-nest/ui/vanilla-extract';

/**
 * The papers of the drawings. At night they are dimmed like the magazine's pictures; in print they are tints
 * with a line around them, in forced colors two colors.
 */

export const drawing = layoutStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'hidden',
  '@media': { screen: { filter: vars.picture.filter } },
});

/** Holds the shapes that several drawings use; without `display: none`, which would hide them there, too. */
export const shapes = layoutStyle({ position: 'absolute', inlineSize: 0, blockSize: 0, overflow: 'hidden' });

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { 'dn.layouts': style } });

// Shapes that are used elsewhere have no ancestors there (a `<use>` clones them into a tree of its own), so these
// rules go by element and class alone. Only drawings have paths with classes.
for (const [name, { screen, print }] of Object.entries(paperColors)) {
  // Skins and clothes: a shape takes them from its use.
  const kind = { p: 'skin', c: 'cloth' }[/^[pc]\d$/.test(name) ? name[0]! : ''];
  if (kind) {
    const set = (color: string) => ({ vars: { [`--${kind}`]: color } });
    rule(`:is(g, use).${name}`, { ...set(screen), '@media': { [media.print]: set(print) } });
  } else rule(`path.${name}`, { fill: screen, '@media': { [media.print]: { fill: print } } });
}
rule('path.k', { fill: 'var(--skin)' });
rule('path.ct', { fill: 'var(--cloth)' });
rule('path.s', { fill: '#1a1422', opacity: 0.2 });

// A sheet lies on what is below; its one shadow is as hard as its edge.
rule(':is(g, use).u', { '@media': { screen: { filter: 'drop-shadow(3px 5px 0 rgb(26 20 34 / 0.17))' } } });

// On paper and in forced colors an edge is a line, and what a step is about stands out: straps, clips, arrows, marks.
const line = { strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
const papers = ['k', 'ct', ...Object.keys(paperColors)].map((name) => `.${name}`).join();
rule(`path:is(${papers})`, {
  '@media': {
    [media.print]: { ...line, stroke: '#000' },
    [media.forcedColors]: { ...line, stroke: 'CanvasText', fill: 'Canvas' },
  },
});
rule('path.s', {
  '@media': {
    [media.print]: { stroke: 'none' },
    [media.forcedColors]: { stroke: 'none', fill: 'CanvasText', opacity: 0.4 },
  },
});
// Lines and arrows lie on light paper and on dark, so they have a pale edge: brick sheets of several pieces.
rule('path.br[d*="zM"]', {
  '@media': {
    screen: {
      stroke: paperColors.wh!.screen,
      strokeWidth: 5,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
    },
  },
});
rule('path:is(.yk, .br)', { '@media': { [media.forcedColors]: { fill: 'Highlight' } } });
rule('path:is(.nv, .ik)', { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });

/** The paper of a sheet: strong behind a drawing, pale behind words; by night both are mixed into the page's. */
const mixed = (color: string, share: number) =>
  `color-mix(in srgb, ${color} ${share}%, ${vars.color.surface.page})`;
export const ground = Object.fromEntries(
  Object.entries(grounds).map(([name, color]) => [
    name,
    layoutStyle({ vars: { '--picture': mixed(color, 52), '--paper': mixed(color, 30) } }),
  ]),
) as Record<keyof typeof grounds, string>;
