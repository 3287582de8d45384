import { circle, line, palette, path, placed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

/** A point on a circle around 0 0. */
function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

/** A piece of a ring around 0 0, from one angle to another. */
function arc(from: number, to: number): string {
  return path(
    `M${point(from, 362)}A362 362 0 0 1 ${point(to, 362)}L${point(to, 178)}A178 178 0 0 0 ${point(from, 178)}Z`,
  );
}

const middle = 'translate(500 496)';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'A life ring with its rope on a wall of planks',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.robin, rect(-20, -20, 1040, 1040), 0, {
      marks: line('M-20 196H1020M-20 402H1020M-20 608H1020M-20 814H1020', 8, '#1b515838'),
    }),
    sheet(palette.kraft, circle(500, 120, 34), 5),
    sheet(palette.sand, strip('M500 116Q250 60 150 250', 26) + strip('M500 116Q760 60 850 250', 26), 7),
    // The ring lies on the rope, its bands on the ring.
    sheet(
      palette.paper,
      placed(
        `<path d="M0 -362A362 362 0 1 1 0 362A362 362 0 1 1 0 -362ZM0 -178A178 178 0 1 0 0 178A178 178 0 1 0 0 -178Z" fill-rule="evenodd"/>`,
        middle,
      ),
      18,
    ),
    ...[25, 115, 205, 295].map((from) => sheet(palette.brick, placed(arc(from, from + 40), middle), 5)),
    sheet(palette.sand, strip('M150 250Q70 520 190 770', 26) + strip('M850 250Q930 520 810 770', 26), 9),
    sheet(palette.sand, strip('M190 770Q500 1010 810 770', 26), 9),
    sheet(palette.kraft, rect(146, 214, 44, 76, 12, 28) + rect(812, 214, 44, 76, 12, -28), 6),
  ],
};
