import { circle, line, palette, path, placed, printed, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'A tower of building blocks whose topmost block is about to fall',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.amber, rect(-20, -20, 1040, 1040), 0),
    sheet(palette.wood, path('M-20 826Q500 800 1020 830V1020H-20Z'), 10),
    // A rug below the tower.
    sheet(palette.cream, path('M90 880Q500 820 910 884L940 960Q500 910 60 958Z'), 4),
    sheet(palette.moss, rect(250, 620, 260, 250, 12), 16, {
      marks: printed(circle(380, 745, 66), '#2c5a3c'),
    }),
    sheet(palette.brick, rect(524, 626, 244, 244, 12), 16, {
      marks: line('M646 682V814M580 748H712', 34, '#7d2c1a'),
    }),
    sheet(palette.navy, rect(372, 376, 246, 248, 12, -2), 15, {
      marks: placed(printed(path('M495 424L580 566H410Z'), '#14293f'), 'rotate(-2 495 500)'),
    }),
    // A long one across it, and the cube that slides off.
    sheet(palette.paper, rect(262, 292, 470, 82, 10, 4), 13, {
      marks: line('M300 322L690 348', 8, '#1a243040'),
    }),
    sheet(palette.robin, path('M300 284L392 116L486 296Z'), 11),
    sheet(palette.coral, rect(640, 110, 190, 190, 12, 31), 15, {
      marks: placed(printed(circle(735, 205, 46), '#a33e26'), 'rotate(31 735 205)'),
    }),
    sheet(palette.robin, circle(168, 820, 76), 12, {
      marks: line('M104 796Q168 850 234 800', 16, '#2b7f83'),
    }),
    sheet(palette.paper, rect(846, 806, 84, 30, 10, -8), 7),
  ],
};
