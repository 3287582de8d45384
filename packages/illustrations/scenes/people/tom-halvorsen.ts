import { circle, ellipse, leafShape, line, palette, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'A red pot with its lid ajar, a wooden spoon in it and a carrot beside it',
  focus: [0.5, 0.5],
  layers: [
    sheet('#2f6a63', rect(-20, -20, 1040, 1040), 0, {
      marks: line('M-20 250H1020M-20 510H1020M250 -20V250M750 -20V250M500 250V510', 7, '#ffffff22'),
    }),
    sheet(palette.wood, path('M-20 800Q500 780 1020 806V1020H-20Z'), 10),
    // The spoon, then the lid that leans on it.
    sheet(palette.kraft, strip('M610 470L790 120', 44), 9),
    sheet(palette.kraft, ellipse(806, 112, 74, 104, 28), 5),
    sheet('#7d2c1a', ellipse(500, 452, 300, 70), 8),
    sheet(palette.amber, ellipse(500, 462, 262, 46), 2),
    sheet(palette.mist, path('M196 424Q300 250 560 330L590 372Z'), 14, {
      marks: line('M240 410Q340 312 520 344', 12, '#4b5d6b66'),
    }),
    sheet(palette.ink, circle(366, 282, 44), 6),
    sheet(palette.brick, rect(120, 500, 110, 74, 30) + rect(770, 500, 110, 74, 30), 8),
    sheet(palette.rust, path('M190 450Q500 540 810 450L786 790Q780 850 710 854H290Q220 850 214 790Z'), 17, {
      marks: line('M206 520Q500 606 796 520', 14, '#7d2c1a80'),
    }),
    // The carrot in front.
    sheet(palette.leaf, leafShape(700, 858, 190, 46, -28) + leafShape(700, 868, 200, 44, 2), 8),
    sheet(palette.amber, path('M330 930Q520 800 700 826Q740 858 700 896Q540 940 330 930Z'), 12, {
      marks: line('M470 868L492 892M560 836L586 870M626 838L640 862', 10, '#a3622080'),
    }),
  ],
};
