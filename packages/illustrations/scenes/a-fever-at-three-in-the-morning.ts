import {
  ground,
  hours,
  pinch,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A lamp burns beside a bed at three o’clock at night; a hand holds a thermometer over the quilt',
  focus: [0.55, 0.6],
  layers: [
    ground(palette.night),
    // window
    sheet('#3a5573', rect(86, 60, 520, 560), 10),
    sheet('#0f2136', rect(116, 90, 460, 500), 0, { flat: true }),
    sheet('#1a3a5a', path('M116 430Q240 360 380 420T576 400V590H116Z'), 5),
    sheet('#16304c', path('M116 500Q300 440 576 510V590H116Z'), 5),
    sheet(palette.moon, circle(410, 230, 88), 7, {
      marks:
        printed(circle(384, 208, 17), '#e3cd86') +
        printed(circle(440, 262, 11), '#e3cd86') +
        printed(circle(436, 196, 7), '#e3cd86'),
    }),
    ...(
      [
        [180, 150, 12],
        [250, 300, 9],
        [190, 370, 7],
        [520, 380, 10],
        [290, 140, 7],
      ] as const
    ).map(([x, y, q]) => sheet(palette.moon, star(x, y, q, x), 3)),
    sheet('#3a5573', rect(334, 80, 22, 520) + rect(100, 330, 490, 20), 6),
    sheet('#486787', rect(62, 606, 568, 34, 4), 9),
    sheet('#8f4a3a', path('M40 20H200Q210 300 100 640H20V20Z'), 12),
    sheet('#a5573f', path('M66 20H128Q130 300 60 640H30V20Z'), 4),
    // lamp and its light, sheets of paper
    sheet('#1f3f58', circle(1090, 360, 470), 8),
    sheet('#2d5063', circle(1090, 360, 370), 8),
    sheet('#546a62', circle(1090, 360, 275), 8),
    sheet('#b59a55', circle(1090, 350, 188), 8),
    sheet('#efcf74', circle(1090, 344, 116), 6),
    sheet('#5a3824', path('M640 730H1640V790H640Z'), 12),
    sheet('#6e452b', rect(640, 716, 1000, 34, 3), 8),
    sheet('#4b2e1d', rect(660, 770, 980, 270), 6),
    sheet('#5a3824', rect(720, 812, 820, 150, 6), 5),
    sheet(palette.amber, circle(1130, 884, 19), 5),
    sheet(palette.teal, path('M1046 716Q1040 600 1072 560H1108Q1140 600 1134 716Z'), 10),
    sheet('#d9e7df', rect(1076, 490, 28, 76), 5),
    sheet(palette.coral, path('M996 500L1030 300H1150L1184 500Z'), 14),
    sheet('#f0a07f', path('M1040 496L1056 304H1096L1092 496Z'), 3),
    sheet(palette.brick, rect(986, 490, 208, 16, 6), 5),
    // clock at three
    sheet(palette.brick, ellipse(812, 560, 16, 30, -30) + ellipse(908, 560, 16, 30, 30), 6),
    sheet(palette.brick, rect(786, 690, 30, 40, 6, 20) + rect(904, 690, 30, 40, 6, -20), 6),
    sheet(palette.brick, circle(860, 634, 96), 12),
    sheet(palette.cream, circle(860, 634, 74), 4, {
      marks: hours(860, 634, '#1a2430', { from: 60, to: 65, weight: 4 }, { from: 60, to: 54, weight: 7 }),
    }),
    sheet(palette.ink, strip('M860 634V584', 9), 4, { edge: 0.5 }),
    sheet(palette.ink, strip('M860 634H898', 11), 4, { edge: 0.5 }),
    sheet(palette.yolk, circle(860, 634, 9), 2),
    // water
    sheet('#9cc6cf', path('M1250 560H1372L1356 718H1266Z'), 9, { opacity: 0.55 }),
    sheet('#cfe8e8', path('M1258 612H1364L1353 712H1269Z'), 3, { opacity: 0.8 }),
    sheet('#e9f5f2', ellipse(1311, 612, 53, 10), 2),
    // bed: a heap of quilt, a rabbit
    sheet('#dfe6e2', path('M-40 730C40 640 260 640 330 730C350 800 280 850 -40 860Z'), 14),
    sheet('#e9c7a6', path('M250 700C236 620 214 560 236 540C262 530 282 620 290 690Z'), 8),
    sheet('#e9c7a6', path('M302 690C306 610 330 540 356 552C376 570 352 650 340 712Z'), 8),
    sheet('#d8937a', path('M256 660C250 610 240 580 247 566C262 580 270 630 274 668Z'), 3),
    sheet('#e9c7a6', ellipse(304, 752, 82, 74), 10),
    sheet(palette.ink, circle(276, 742, 7) + circle(330, 744, 7), 0),
    sheet('#b8654f', path('M292 770H316L304 782Z'), 2),
    sheet(
      '#2f6f75',
      path('M-40 830C60 760 220 790 340 800C480 740 640 780 700 850C740 900 740 960 730 1040H-40Z'),
      16,
      {
        marks: line(
          'M40 800L120 1040M250 790L300 1040M460 770L480 1040M640 800L640 1040M-40 930C200 880 500 900 740 920',
          5,
          '#f7eedb66',
        ),
      },
    ),
    ...(
      [
        [90, 862, 100, 84, '#c4593a'],
        [330, 900, 120, 96, '#f4c430'],
        [520, 830, 100, 84, '#9fd8d2'],
        [560, 940, 96, 70, '#e07f5f'],
        [190, 960, 96, 60, '#9fd8d2'],
      ] as const
    ).map(([x, y, w, h, k]) => sheet(k, rect(x, y, w, h, 4, (x % 17) - 8), 4)),
    // the thermometer, in a hand
    sheet(
      palette.paper,
      path('M-150 -17H150Q168 -17 168 0Q168 17 150 17H-150Z', 'translate(1010 860) rotate(-18)'),
      12,
      {
        marks: placed(
          line('M-110 -16V-4M-80 -16V-2M-50 -16V-4M-20 -16V-2M10 -16V-4M40 -16V-2', 4, '#1a2430') +
            line('M-150 5H30', 9, '#a33e26'),
          'translate(1010 860) rotate(-18)',
        ),
      },
    ),
    sheet(
      palette.slate,
      path('M-150 -14L-222 -9Q-236 0 -222 9L-150 14Z', 'translate(1010 860) rotate(-18)'),
      6,
    ),
    pinch('translate(1150 812) rotate(10) scale(1.12)', palette.skin1, '#6b4a73', palette.mauve, 16),
  ],
};
