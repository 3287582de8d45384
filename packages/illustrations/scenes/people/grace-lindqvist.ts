import { circle, ellipse, line, palette, path, rect, sheet, star, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'A bedside lamp with a warm shade on a table at night',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.night, rect(-20, -20, 1040, 1040), 0),
    // The light on the wall.
    sheet(palette.navy, circle(500, 420, 430), 3, { flat: true }),
    sheet(palette.dusk, circle(500, 430, 310), 3, { flat: true }),
    sheet(palette.moon, star(150, 150, 34, 8) + star(866, 210, 26) + star(842, 92, 16, 20), 4),
    sheet(palette.wood, path('M-20 836Q500 812 1020 840V1020H-20Z'), 12),
    // The foot, the stem, the shade.
    sheet(
      palette.teal,
      path('M390 600Q300 700 340 800Q350 850 400 856H600Q650 850 660 800Q700 700 610 600Z'),
      14,
      {
        marks: line('M334 712Q500 752 666 712', 20, '#9fd8d2'),
      },
    ),
    sheet(palette.kraft, rect(452, 520, 96, 96, 8), 8),
    sheet(palette.amber, path('M356 150H644L790 540Q500 590 210 540Z'), 17),
    sheet(palette.yolk, path('M378 166H622L738 520Q500 560 262 520Z'), 3),
    sheet(palette.amber, strip('M440 172L392 526M560 172L608 526', 8), 2, { edge: 0.5 }),
    sheet(palette.moon, ellipse(500, 150, 144, 24), 4),
    sheet(palette.bark, strip('M650 560V690', 8), 3, { edge: 0.5 }),
    sheet(palette.brick, circle(650, 700, 24), 5),
    sheet(palette.paper, rect(726, 806, 190, 44, 8, -3) + rect(742, 770, 160, 40, 8, 2), 10),
  ],
};
