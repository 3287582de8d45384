import {
  ground,
  circle,
  ellipse,
  leafShape,
  line,
  palette,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import { childProfile } from '../src/kit/child.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

const crown = [
  [60, 40, 190],
  [300, -30, 210],
  [560, 60, 150],
  [800, -40, 200],
  [1060, 40, 160],
  [1300, -20, 210],
  [1540, 60, 190],
] as const;

/** On the swing, going away. */
const rider = [
  sheet('#2c4a70', strip('M-50 90C-66 40 -96 0 -110 -36', 66), 9),
  sheet('#2c4a70', strip('M50 90C66 40 96 0 110 -36', 66), 9),
  sheet(
    palette.cream,
    path('M-150 -36C-160 -76 -120 -100 -92 -86C-72 -66 -80 -30 -100 -20Z') +
      path('M150 -36C160 -76 120 -100 92 -86C72 -66 80 -30 100 -20Z'),
    7,
  ),
  sheet(palette.wood, rect(-150, 92, 300, 34, 8), 10),
  sheet('#d5482f', path('M-104 -60C-100 -110 -50 -132 0 -132C50 -132 100 -110 104 -60L96 96H-96Z'), 13, {
    marks: line('M-120 -20H120M-120 30H120M-120 78H120', 14, '#f0a58a'),
  }),
  sheet(
    '#d5482f',
    strip('M-84 -80C-120 -90 -150 -120 -156 -160', 62) + strip('M84 -80C120 -90 150 -120 156 -160', 62),
    9,
  ),
  sheet(palette.skin3, circle(-156, -186, 30) + circle(156, -186, 30), 8),
  ...headFromBehind('translate(0 -226) scale(.98)', palette.skin3, '#1f1918', 'cap', 13),
  sheet('#1f1918', circle(-84, -300, 40) + circle(84, -300, 40), 8),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'One child swings under a large tree while another waits beside a sand timer on a stump',
  focus: [0.26, 0.5],
  layers: [
    ground('#f3d877'),
    sheet('#f7e49a', circle(820, 420, 480), 4),
    sheet('#fbefbd', circle(820, 420, 330), 4),
    // the park
    sheet('#a9c98a', path('M-20 560Q300 470 640 540T1200 520T1640 500V1040H-20Z'), 5),
    sheet('#c4593a', rect(1180, 440, 120, 100), 5),
    sheet('#7a2f24', path('M1160 444L1240 380L1320 444Z'), 6),
    sheet('#6f9a5a', circle(1400, 470, 80) + circle(1490, 500, 70), 6),
    sheet('#6f9a5a', circle(60, 520, 90) + circle(150, 540, 60), 6),
    sheet('#7fb05c', path('M-20 690Q400 620 800 680T1640 650V1040H-20Z'), 7),
    sheet('#d6b06e', ellipse(800, 900, 430, 70), 3),
    sheet('#c29a58', ellipse(800, 912, 240, 32), 0, { flat: true }),
    // the tree
    sheet(
      '#6b4630',
      path('M1330 1040C1360 800 1340 500 1300 260L1180 130H1460C1440 400 1440 760 1520 1040Z'),
      15,
      {
        marks: line('M1390 300C1400 500 1396 760 1420 960M1350 420C1366 560 1360 700 1370 820', 8, '#57351f'),
      },
    ),
    sheet('#6b4630', strip('M1340 250C1100 200 700 196 380 220', 54), 13),
    ...crown.map(([x, y, radius], i) => sheet(i % 2 ? '#4f8a4a' : '#5c9954', circle(x, y, radius), 12)),
    ...[
      [140, 200, 40],
      [330, 170, 120],
      [480, 190, 70],
      [700, 150, 100],
      [930, 160, 60],
      [1120, 180, 110],
      [1440, 190, 80],
      [1560, 240, 120],
      [40, 230, 90],
    ].map(([x, y, angle], i) => sheet(i % 3 ? '#76b060' : '#3f7740', leafShape(x!, y!, 92, 30, angle!), 6)),
    // ropes
    sheet('#e9dcb4', strip('M606 214L664 375L688 650', 13) + strip('M1016 200L984 360L962 640', 13), 9, {
      edge: 0.5,
    }),
    moved('translate(824 560) rotate(-4) scale(1.02)', rider),
    // who waits, upright, hands behind the back
    sheet('#5a3f5c', strip('M246 860L240 980', 58) + strip('M350 860L356 980', 58), 9),
    sheet(palette.yolk, ellipse(232, 990, 54, 26) + ellipse(366, 990, 54, 26), 8),
    sheet('#2f7f83', path('M170 660C176 590 230 560 300 560C370 560 424 590 430 660L442 880H158Z'), 15, {
      marks: line('M140 840H460', 20, '#9fd8d2'),
    }),
    sheet(
      '#2f7f83',
      strip('M190 640C140 690 150 750 220 776', 72) + strip('M410 640C460 690 450 750 380 776', 72),
      10,
    ),
    sheet(palette.skin1, ellipse(276, 790, 46, 32, 14), 8),
    sheet(palette.skin1, ellipse(330, 796, 44, 30, -12), 7),
    childProfile('translate(304 436) rotate(-8) scale(1.18)', palette.skin1, '#8a4f28', 'tail', 14),
    sheet(
      '#d5482f',
      placed(strip('M-96 -36Q-108 -18 -100 4', 20), 'translate(304 436) rotate(-8) scale(1.18)'),
      5,
    ),
    // the timer, that has no favorites
    sheet('#8f6038', path('M1010 840Q1010 810 1060 806H1230Q1280 810 1280 840L1300 1040H990Z'), 17),
    sheet('#c79a66', ellipse(1145, 830, 138, 34), 5, {
      marks: `<ellipse cx="1145" cy="830" rx="90" ry="20" fill="none" stroke="#a8763f" stroke-width="6"/><ellipse cx="1145" cy="830" rx="46" ry="9" fill="none" stroke="#a8763f" stroke-width="5"/>`,
    }),
    sheet('#a33e26', rect(1052, 788, 186, 34, 10), 12),
    sheet(
      '#dff0ee',
      path(
        'M1074 790C1074 720 1130 706 1134 684C1130 662 1074 648 1074 578H1216C1216 648 1160 662 1156 684C1160 706 1216 720 1216 790Z',
      ),
      10,
      { opacity: 0.85 },
    ),
    sheet('#e9a53c', path('M1088 612H1202C1196 650 1158 656 1150 684H1140C1132 656 1094 650 1088 612Z'), 3),
    sheet('#e9a53c', path('M1076 790C1078 756 1110 746 1145 734C1180 746 1212 756 1214 790Z'), 3),
    sheet('#e9a53c', rect(1141, 684, 8, 60, 3), 1),
    sheet('#a33e26', rect(1052, 548, 186, 34, 10), 8),
    sheet('#7f2d1a', rect(1056, 574, 15, 222, 5) + rect(1219, 574, 15, 222, 5), 8),
    sheet(
      '#5c9954',
      placed(
        path('M0 0C-10 -40 -30 -60 -50 -70C-20 -70 0 -50 10 -20C16 -60 30 -80 50 -90C44 -60 30 -30 24 0Z'),
        'translate(600 1010) scale(1.4)',
      ),
      6,
    ),
    sheet(
      '#5c9954',
      placed(
        path('M0 0C-10 -40 -30 -60 -50 -70C-20 -70 0 -50 10 -20C16 -60 30 -80 50 -90C44 -60 30 -30 24 0Z'),
        'translate(60 1010) scale(1.5)',
      ),
      6,
    ),
  ],
};
