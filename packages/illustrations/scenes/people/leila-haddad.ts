import {
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  printed,
  profile,
  rect,
  sheet,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(420 430) scale(1.2)';
const hair = '#3b2418';

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A woman with dark curls in profile watches a tower of building blocks lean',
  focus: [0.5, 0.45],
  layers: [
    sheet(palette.amber, rect(-20, -20, 1040, 1040), 0),
    sheet('#c9822a', path('M-20 -20H1020V150Q500 210 -20 130Z'), 3),
    // The hair that falls behind her neck.
    sheet(
      hair,
      placed(
        path(
          'M-120 -200C-270 -180 -310 -60 -274 40C-330 110 -304 220 -250 262C-270 330 -200 400 -130 376C-60 380 -40 330 -66 280C-30 240 -60 140 -90 60Z',
        ),
        head,
      ),
      9,
    ),
    ...profile(head, palette.skin1, hair, { nose: 12, tip: 4, lips: 2 }),
    sheet(
      hair,
      placed(
        path(
          'M140 -142C156 -210 84 -280 -10 -270C-90 -306 -200 -262 -222 -190C-296 -140 -280 -40 -240 0C-270 60 -220 120 -160 110C-120 130 -84 96 -92 60C-60 40 -62 -10 -44 -40C-10 -60 4 -110 36 -128C74 -150 110 -150 140 -142Z',
        ),
        head,
      ),
      8,
    ),
    sheet(palette.robin, placed(circle(-36, 66, 15), head), 4),
    // A green cardigan over a striped shirt.
    sheet(
      palette.cream,
      path('M180 1020C210 850 250 800 300 770Q420 850 540 776C600 810 640 880 660 1020Z'),
      10,
      {
        marks: line('M160 870H700M160 930H700M160 990H700', 16, '#1d3a57b0'),
      },
    ),
    sheet(
      palette.moss,
      path('M-20 1020V940C60 850 170 800 296 764C270 850 300 960 380 1020Z') +
        path('M546 766C640 792 700 850 724 1020H560C600 930 590 840 546 766Z'),
      11,
    ),
    // The tower.
    sheet(palette.wood, path('M640 930Q820 912 1020 932V1020H640Z'), 12),
    sheet(palette.brick, rect(716, 744, 200, 190, 12, -2), 14, {
      marks: line('M816 786V890M764 838H868', 26, '#7d2c1a'),
    }),
    sheet(palette.navy, rect(736, 568, 186, 180, 12, 4), 13, {
      marks: printed(ellipse(830, 658, 48, 48), '#14293f'),
    }),
    sheet(palette.robin, rect(760, 400, 176, 172, 12, 11), 13, {
      marks: placed(printed(path('M846 434L904 532H790Z'), '#2b7f83'), 'rotate(11 848 486)'),
    }),
    sheet(palette.coral, rect(820, 236, 160, 158, 12, 27), 14, {
      marks: placed(printed(circle(900, 315, 38), '#a33e26'), 'rotate(27 900 315)'),
    }),
  ],
};
