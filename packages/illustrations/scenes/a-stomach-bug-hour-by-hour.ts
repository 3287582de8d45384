import {
  circle,
  ellipse,
  ground,
  hours,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const spoon = 'translate(742 470) rotate(-7)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand lifts one level teaspoon out of a glass; a kitchen timer stands beside it, and behind them the washing machine turns',
  focus: [0.46, 0.55],
  layers: [
    ground('#6f7fa6'),
    ...[0, 1, 2, 3, 4].map((j) =>
      sheet(j % 2 ? '#7787ae' : '#7383aa', rect(-20, 20 + j * 132, 1640, 122), 2, {
        marks: line(
          Array.from({ length: 12 }, (_, i) => `M${i * 152 + (j % 2) * 76} 0V700`).join(''),
          6,
          '#65749a',
        ),
      }),
    ),
    // shelf with clean towels
    moved('translate(980 0)', [
      sheet(palette.wood, rect(60, 236, 480, 28, 4), 10),
      ...(['#e07f5f', '#f7eedb', '#9fd8d2'] as const).map((color, i) =>
        sheet(color, rect(96, 186 - i * 48, 230, 48, 20), 7, {
          marks: line(`M96 ${222 - i * 48}H326`, 6, '#1a243022'),
        }),
      ),
      sheet('#e5d0a6', path('M380 120H500L486 236H394Z'), 8, {
        marks: line('M384 150H496M388 180H492M390 210H490', 6, '#c89b66'),
      }),
    ]),
    // the machine, and the sheet that goes round in it
    moved('translate(-880 -30)', [
      sheet('#e6e9e4', rect(930, 90, 600, 720, 18), 12),
      sheet('#f4f4ec', rect(930, 90, 600, 116, 16), 5),
      sheet(palette.slate, circle(1452, 148, 32), 6),
      sheet(palette.cream, strip('M1452 148L1468 124', 8), 2, { edge: 0.5 }),
      sheet(palette.coral, rect(976, 124, 150, 48, 8), 3),
      sheet('#8fa0a6', circle(1230, 496, 236), 10),
      sheet('#c7d1d3', circle(1230, 496, 206), 4),
      sheet('#274d68', circle(1230, 496, 172), 0, { flat: true }),
      sheet('#4f83a3', path('M1062 540Q1150 500 1230 540T1398 530A172 172 0 0 1 1062 540Z'), 3),
      sheet(
        '#f2c856',
        path(
          'M1078 470C1100 390 1200 350 1290 384C1376 420 1392 520 1330 556C1290 580 1270 530 1232 540C1190 552 1170 600 1130 580C1086 556 1068 510 1078 470Z',
        ),
        5,
        {
          marks: line(
            'M1110 470C1160 420 1240 410 1300 450M1120 520C1170 470 1240 470 1310 510M1130 560C1160 530 1190 520 1220 524',
            8,
            '#d98f2b',
          ),
        },
      ),
      sheet('#e07f5f', path('M1120 590C1140 540 1190 540 1220 576C1200 630 1150 640 1120 590Z'), 4),
      sheet('#dcecf0', circle(1190, 620, 12) + circle(1340, 600, 10) + circle(1290, 636, 8), 2),
    ]),
    // table
    sheet('#8a5a3c', rect(-20, 770, 1640, 280), 14, {
      marks: line('M-20 860H1640M-20 950H1640M420 770V860M1100 860V950', 5, '#744628'),
    }),
    sheet('#9d6a48', rect(-20, 752, 1640, 36), 7),
    // a bowl that is ready, with a cloth over its rim
    moved('translate(-10 60)', [
      sheet('#2b7f83', path('M40 700H360L316 880Q312 900 290 900H110Q88 900 84 880Z'), 15),
      sheet('#3b959a', path('M20 676H380V712H20Z'), 6),
      sheet('#f7eedb', path('M210 660C260 650 330 652 352 668L366 830C330 850 280 846 240 834Z'), 6, {
        marks: line('M226 792L362 786M230 812L362 806', 9, '#c4593a'),
      }),
    ]),
    // the glass of solution
    sheet('#dff0f2', path('M440 510H690L662 846Q660 862 642 862H488Q470 862 468 846Z'), 16, {
      opacity: 0.62,
    }),
    sheet('#f0a67c', path('M452 640Q565 622 680 642L660 838Q658 850 642 850H488Q472 850 470 838Z'), 4, {
      opacity: 0.92,
    }),
    sheet('#f7c4a0', ellipse(566, 641, 113, 19), 2),
    sheet('#f5fbfa', path('M462 530H482L500 826H484Z'), 0, { flat: true, opacity: 0.75 }),
    // the timer, at five minutes
    sheet('#b8432c', path('M1150 900Q1140 730 1270 724Q1400 730 1390 900Z'), 16),
    sheet('#d5573d', circle(1270, 790, 118), 8),
    sheet(palette.cream, circle(1270, 790, 90), 4, {
      marks: hours(1270, 790, '#1a2430', { from: 74, to: 80, weight: 4 }, { from: 74, to: 64, weight: 7 }),
    }),
    sheet('#e39a2d', path('M1270 790L1270 722A68 68 0 0 1 1304 731Z'), 2),
    sheet(palette.ink, strip('M1270 790L1304 731', 10), 3, { edge: 0.5 }),
    sheet(palette.ink, circle(1270, 790, 12), 2),
    sheet('#8f2f1e', rect(1244, 664, 52, 26, 8), 6),
    // the teaspoon in its hand
    sheet('#c3ccd0', placed(path('M40 -13L400 -22V22L40 13Z'), spoon), 12),
    sheet('#c3ccd0', placed(ellipse(-44, 0, 100, 56), spoon), 12),
    sheet('#93a2a8', placed(ellipse(-44, -4, 80, 40), spoon), 0, { flat: true }),
    sheet('#f0a67c', placed(ellipse(-44, -2, 76, 35), spoon), 3, {
      marks: placed(printed(ellipse(-70, -14, 26, 8, -10), '#fbe0cc'), spoon),
    }),
    sheet('#f0a67c', path('M640 552C656 580 660 600 640 604C620 600 624 580 640 552Z'), 4),
    pinch('translate(1040 452) rotate(4) scale(1.22)', palette.skin2, '#5d3a58', palette.blush, 19),
  ],
};
