import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  profile,
  profileHair,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

const pane = rect(640, 90, 800, 560);
const hair = '#3a2620';
const head = 'translate(452 316) rotate(6) scale(.84)';

/** It looks back at the one who points. */
const dog = [
  sheet('#7d4524', path('M1290 452C1330 424 1340 380 1322 340C1308 352 1306 396 1270 424Z'), 6),
  sheet('#7d4524', rect(1118, 500, 34, 116, 14) + rect(1262, 500, 34, 116, 14), 5),
  sheet(
    '#9a5a30',
    path('M1070 420C1120 400 1270 396 1316 432C1340 470 1330 520 1300 540C1220 560 1130 556 1092 530Z'),
    9,
  ),
  sheet('#9a5a30', rect(1084, 506, 36, 118, 14) + rect(1284, 506, 36, 118, 14), 7),
  sheet(
    '#9a5a30',
    path(
      'M1006 398C1010 372 1030 362 1056 346C1080 322 1130 330 1148 366C1162 410 1150 470 1112 480C1080 484 1062 452 1020 440C1004 434 1000 414 1006 398Z',
    ),
    9,
  ),
  sheet(
    '#6b3a1e',
    path('M1090 340C1120 330 1146 350 1150 392C1154 432 1140 450 1122 448C1100 430 1096 380 1090 340Z'),
    6,
  ),
  sheet(palette.ink, ellipse(1010, 402, 15, 12), 3),
  sheet(palette.ink, circle(1062, 378, 7), 0),
  sheet(palette.brick, strip('M1080 478C1108 486 1136 470 1150 446', 18), 4),
  sheet(palette.yolk, circle(1112, 490, 12), 3),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A baby on a parent’s arm points through the window at a dog on the grass, and the parent, in profile, bends to the baby',
  focus: [0.58, 0.48],
  layers: [
    ground('#7c4a63'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => sheet('#85526c', rect(20 + i * 240, -20, 110, 1040), 2)),
    // the street behind the glass
    sheet(palette.cream, rect(596, 46, 888, 648, 4), 12),
    sheet('#cbe5e6', pane, 0, { flat: true }),
    sheet('#f7e3a0', circle(1130, 176, 58), 4, { clip: pane }),
    sheet('#b5d3c6', path('M640 400Q860 330 1080 384T1440 360V650H640Z'), 4, { clip: pane }),
    sheet(palette.paper, rect(726, 250, 170, 190), 6, { clip: pane }),
    sheet(palette.rust, path('M700 262L811 168L922 262Z'), 7, { clip: pane }),
    sheet(palette.dusk, rect(752, 300, 46, 56) + rect(828, 300, 46, 56), 3, { clip: pane }),
    sheet('#6b4630', rect(1338, 280, 28, 240), 5, { clip: pane }),
    sheet(palette.amber, circle(1350, 236, 104), 7, { clip: pane }),
    sheet('#eeb65a', circle(1326, 214, 58), 3, { clip: pane }),
    sheet('#e5d6b6', path('M640 452Q900 432 1440 466V520H640Z'), 4, { clip: pane }),
    sheet('#8fb35f', path('M640 506Q980 470 1440 510V650H640Z'), 7, { clip: pane }),
    moved('translate(192 64) scale(.92)', dog),
    // the window
    sheet(palette.cream, rect(912, 84, 20, 572) + rect(634, 246, 812, 18), 6),
    sheet('#efe3cb', rect(566, 672, 948, 52, 4), 11),
    // one shoe, which is half of an answer
    sheet(palette.yolk, path('M1000 672V606Q1036 598 1050 620Q1062 634 1110 636Q1142 642 1142 672Z'), 9),
    sheet(palette.cream, rect(992, 660, 156, 18, 8), 4),
    // the baby, who has the other one on
    sheet(palette.skin2, strip('M884 830C940 850 970 890 964 936', 78), 10),
    sheet(palette.skin2, path('M930 920C960 916 996 930 1000 960C990 986 940 986 924 970Z'), 7),
    sheet(
      '#e9c64a',
      path(
        'M690 620C700 560 780 540 850 556C920 574 944 660 930 780C924 860 860 900 780 890C700 880 676 740 690 620Z',
      ),
      12,
      {
        marks: line('M690 640H940M690 700H950M690 760H950M690 820H950', 14, '#f7eedb'),
      },
    ),
    sheet(palette.skin2, strip('M1000 478L1058 462', 22), 7),
    sheet(palette.skin2, path('M958 462C986 446 1018 462 1020 486C1016 514 980 528 956 512Z'), 8),
    sheet(palette.skin2, strip('M890 612C930 580 950 540 980 492', 54), 8),
    sheet('#e9c64a', strip('M868 624C900 600 920 574 934 548', 78), 9, {
      marks: line('M876 560L956 612M900 530L970 580', 12, '#f7eedb'),
    }),
    headFromBehind('translate(806 466) rotate(8) scale(1.12)', palette.skin2, hair, 'fluff', 12),
    // the parent
    profile(head, palette.skin2, hair, { nose: 2, lips: 4 }),
    profileHair(head, hair, 'bun'),
    sheet(palette.yolk, placed(strip('M-186 -196Q-150 -150 -168 -88', 22), head), 4),
    sheet(
      '#1f6468',
      path('M120 1040C110 760 170 590 330 530Q440 500 560 530C680 560 730 640 760 760L820 1040Z'),
      18,
      {
        marks: line('M120 700Q440 660 760 740M110 800Q440 760 790 840M110 900Q440 860 810 940', 6, '#2f7d80'),
      },
    ),
    sheet(palette.deep, path('M398 506Q470 540 540 508L552 540Q470 576 386 540Z'), 5),
    sheet('#1f6468', strip('M560 960C660 930 780 930 880 900', 116), 14),
    sheet(palette.robin, strip('M872 852L894 950', 30, 'butt'), 5),
    sheet(
      palette.skin2,
      path('M884 856C930 836 990 846 1000 876C1010 902 990 930 940 946C910 950 896 946 894 940Z'),
      9,
    ),
    sheet(
      palette.skin2,
      strip('M930 862C966 852 990 862 1004 880', 34) + strip('M930 902C966 900 984 906 996 918', 32),
      4,
    ),
  ],
};
