import {
  pinch,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  sheet,
  star,
  strip,
} from '../kit/index.ts';
import type { Layer, Scene } from '../scene.ts';

/** A stair, and what is under it, from the tread at `y` on. */
const stair = (x: number, y: number, riser: string): Layer => [
  sheet(riser, path(`M${x} ${y + 24}H1640V1040H${x}Z`), 10),
  sheet('#b8743f', path(`M${x - 26} ${y}H1640V${y + 36}H${x - 26}Z`), 9, {
    marks: line(`M${x} ${y + 16}H${x + 230}`, 4, '#96592f'),
  }),
];

function car(transform: string, body: string): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    sheet(body, at(path('M-44 0V-26Q-42 -38 -26 -40L-14 -66H18L32 -40Q46 -36 46 -18V0Z')), 9),
    sheet('#d3e8e8', at(path('M-12 -40L-4 -58H12L20 -40Z')), 2),
    sheet(palette.ink, at(circle(-22, 2, 15) + circle(24, 2, 15)), 5),
    sheet(palette.cream, at(circle(-22, 2, 5) + circle(24, 2, 5)), 1),
  ];
}

const boot = (x: number): Layer => [
  sheet(palette.yolk, path(`M${x - 34} 540H${x + 32}V630Q${x + 78} 632 ${x + 82} 688H${x - 34}Z`), 10),
  sheet('#d99a2b', rect(x - 40, 528, 78, 26, 6), 4),
  sheet('#8a5a12', rect(x - 40, 676, 128, 18, 5), 3),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'On a staircase lie one apple, two boots, three blocks; on the top step a hand sets down the fourth car',
  focus: [0.52, 0.5],
  layers: [
    sheet('#7fb3c4', rect(-20, -20, 1640, 1040), 0),
    sheet('#8bbccb', [0, 1, 2, 3, 4, 5].map((i) => rect(-20 + i * 290, -20, 140, 1040)).join(''), 2),
    // one picture, two pictures along the wall
    sheet('#7a4a34', rect(72, 400, 220, 220, 4, -2), 9),
    sheet('#f3ecd8', rect(92, 420, 180, 180, 2, -2), 3),
    sheet('#c4593a', star(182, 512, 62, 4), 4),
    sheet('#7a4a34', rect(360, 200, 240, 200, 4, 2), 9),
    sheet('#f3ecd8', rect(380, 220, 200, 160, 2, 2), 3),
    sheet(
      '#2b7f83',
      path('M400 346V292L434 256L468 292V346Z') + path('M492 348V294L526 258L560 294V348Z'),
      4,
    ),
    sheet('#7a4a34', rect(660, 30, 260, 190, 4, -1), 9),
    sheet('#f3ecd8', rect(680, 50, 220, 150, 2, -1), 3),
    sheet(
      '#6c9a4c',
      path('M700 180L734 94L768 180Z') + path('M756 180L790 94L824 180Z') + path('M812 180L846 94L880 180Z'),
      4,
    ),
    // stairs, the highest at the back, and the cupboard under them
    stair(890, 350, '#f0d6a0'),
    stair(610, 520, '#eec48c'),
    stair(330, 690, '#e5b48f'),
    stair(50, 860, '#d9a08a'),
    sheet('#8a5a3c', rect(1090, 470, 330, 520, 4), 5),
    sheet('#2b7f83', rect(1112, 492, 286, 490, 3), 4),
    sheet('#236c70', rect(1146, 530, 218, 180, 3) + rect(1146, 744, 218, 190, 3), 3),
    sheet(palette.yolk, circle(1136, 724, 15), 5),
    // one
    sheet(
      '#b8352a',
      path(
        'M196 724C130 706 90 760 104 812C114 856 160 866 196 852C232 866 280 856 290 812C304 760 264 706 196 724Z',
      ),
      11,
    ),
    sheet(
      '#c94a3a',
      path('M180 742C140 730 116 770 126 806C140 840 180 830 190 800C196 776 196 756 180 742Z'),
      3,
    ),
    sheet('#e88a6b', ellipse(142, 768, 11, 22, 18), 0, { flat: true }),
    sheet(palette.bark, strip('M198 732Q200 704 218 690', 13), 5),
    sheet(palette.leaf, path('M208 714Q252 668 300 696Q264 742 208 714Z'), 6, {
      marks: line('M216 712Q254 700 290 698', 4, '#3f6a2a'),
    }),
    // two
    boot(410),
    boot(530),
    // three
    sheet('#c4593a', rect(636, 414, 106, 106, 5), 11),
    sheet('#2b7f83', rect(750, 414, 106, 106, 5), 11),
    sheet('#f3ecd8', rect(692, 306, 106, 106, 5, 4), 11),
    sheet('#f3ecd8', circle(689, 467, 32), 3),
    sheet('#f4c430', path('M803 432L838 500H768Z'), 3),
    sheet('#6c9a4c', star(745, 360, 40, 4), 3),
    // four
    car('translate(950 336) scale(1.1)', '#5d3a58'),
    car('translate(1066 336) scale(1.1)', '#c4593a'),
    car('translate(1182 336) scale(1.1)', '#8fc0a0'),
    car('translate(1296 210) rotate(-8) scale(1.2)', '#f4c430'),
    pinch('translate(1342 156) rotate(-14) scale(1.08)', palette.skin2, '#b8351f', palette.cream, 17),
    // what has still to be counted
    sheet(palette.wood, rect(-20, 970, 1640, 80), 12),
    sheet('#2f4b86', circle(650, 950, 56), 14, { marks: line('M590 940Q650 970 710 936', 13, '#f4c430') }),
    sheet('#b8351f', path('M1230 990Q1226 900 1290 892Q1350 890 1356 930L1440 960Q1470 966 1468 990Z'), 13, {
      marks: line('M1330 916L1370 900M1352 930L1392 914', 9, '#fbf7ec'),
    }),
    sheet('#fbf7ec', rect(1222, 980, 252, 22, 8), 6),
  ],
};
