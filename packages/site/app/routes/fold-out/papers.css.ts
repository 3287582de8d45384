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

const all = `:is(${drawing}, ${shapes})`;
/** Skins and clothes: shapes take them from around. */
const taken = /^[pc]\d$/;

for (const [name, { screen, print }] of Object.entries(paperColors)) {
  const property = name.startsWith('p') && taken.test(name) ? 'color' : taken.test(name) ? '--cloth' : 'fill';
  const of = (color: string) => (property === '--cloth' ? { vars: { '--cloth': color } } : { [property]: color });
  rule(`${all} .${name}`, { ...of(screen), '@media': { [media.print]: of(print) } });
}
rule(`${all} .k`, { fill: 'currentColor' });
rule(`${all} .ct`, { fill: 'var(--cloth)' });
rule(`${all} .s`, { fill: '#1a1422', opacity: 0.2 });

// A sheet lies on what is below; its one shadow is as hard as its edge.
rule(`${drawing} .u`, { '@media': { screen: { filter: 'drop-shadow(3px 5px 0 rgb(26 20 34 / 0.17))' } } });

// On paper and in forced colors an edge is a line.
rule(`${all} path`, {
  '@media': {
    [media.print]: { stroke: '#000', strokeWidth: 2, strokeLinejoin: 'round' },
    [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 2.5, strokeLinejoin: 'round', fill: 'Canvas' },
  },
});
rule(`${all} .s`, {
  '@media': {
    [media.print]: { stroke: 'none' },
    [media.forcedColors]: { stroke: 'none', fill: 'CanvasText', opacity: 0.4 },
  },
});
// What a step is about stands out there, too: straps, clips, arrows and marks.
rule(`${all} :is(.yk, .br)`, { '@media': { [media.forcedColors]: { fill: 'Highlight' } } });
rule(`${all} :is(.nv, .ik)`, { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });

/** The paper of a sheet: strong behind a drawing, pale behind words; by night both are mixed into the page's. */
const mixed = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, ${vars.color.surface.page})`;
export const ground = Object.fromEntries(
  Object.entries(grounds).map(([name, color]) => [
    name,
    layoutStyle({ vars: { '--picture': mixed(color, 52), '--paper': mixed(color, 30) } }),
  ]),
) as Record<keyof typeof grounds, string>;
