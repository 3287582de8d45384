import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** Where other children have leaned on the glass on other mornings. */
function smudge(x: number, y: number, size: number): string {
  return (
    ellipse(x, y, 17 * size, 20 * size) +
    [-22, -8, 8, 22].map((dx) => ellipse(x + dx * size, y - 34 * size, 6 * size, 14 * size, dx)).join('')
  );
}

/** Walks to the car and waves without turning around. */
const parent: Layer = [
  sheet('#3a3148', strip('M-26 150V262', 44) + strip('M30 150L40 258', 44), 5),
  sheet(palette.ink, ellipse(-30, 280, 34, 16) + ellipse(46, 276, 34, 16), 4),
  sheet('#a33e26', strip('M54 -20C96 -50 112 -96 104 -140', 46), 5),
  sheet(
    palette.skin2,
    circle(102, -164, 25) + strip('M96 -176L86 -204M106 -180L108 -210M116 -174L130 -198', 11),
    5,
  ),
  sheet('#a33e26', path('M-74 -30C-66 -70 66 -70 74 -30L92 178H-92Z'), 8, {
    marks: line('M0 60V178M-92 120H92', 5, '#7a2b19'),
  }),
  sheet('#a33e26', strip('M-62 -20C-84 30 -88 70 -84 110', 44), 5),
  headFromBehind('translate(0 -122) scale(.66)', palette.skin2, '#2b1c18', 'bun', 8),
  sheet('#e3b645', path('M-48 -56Q0 -30 48 -56L56 -36Q0 -8 -56 -36Z'), 4),
];

const car: Layer = [
  sheet(
    '#2b7f83',
    path('M0 0V-70Q4 -96 40 -100L84 -168Q96 -184 122 -184H270Q296 -184 308 -166L344 -100Q404 -92 410 -60V0Z'),
    8,
  ),
  sheet(palette.mist, path('M104 -106L132 -156H196V-106Z') + path('M214 -106V-156H272L304 -106Z'), 2),
  sheet(palette.ink, circle(92, 2, 42) + circle(318, 2, 42), 6),
  sheet(palette.mist, circle(92, 2, 17) + circle(318, 2, 17), 2),
  sheet('#f4c430', ellipse(400, -56, 11, 16), 2),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A small child with a rabbit, seen from behind, waves through a low window to a parent who walks to the car',
  focus: [0.48, 0.56],
  layers: [
    ground('#e9b44c'),
    // outside, in the early light
    sheet('#bfe0de', rect(330, 80, 940, 690), 0, { flat: true }),
    sheet('#f3d3bb', circle(1110, 210, 130), 3, { clip: rect(330, 80, 940, 690) }),
    sheet('#f7eedb', circle(1110, 210, 74), 3),
    sheet('#8fb7a0', path('M320 420Q480 330 640 400T980 380T1280 400V560H320Z'), 4, {
      clip: rect(330, 80, 940, 690),
    }),
    sheet('#5f9068', circle(420, 370, 84) + circle(500, 410, 62), 5, { clip: rect(330, 80, 940, 690) }),
    sheet(palette.bark, rect(412, 430, 16, 90), 3),
    sheet('#b9b3a4', path('M320 530Q800 490 1280 530V780H320Z'), 4, { clip: rect(330, 80, 940, 690) }),
    sheet(
      '#f7eedb',
      path('M560 640L700 600L720 610L580 652Z') + path('M900 570L1010 556L1020 564L908 580Z'),
      0,
      {
        flat: true,
      },
    ),
    moved('translate(846 600) scale(1.06)', car),
    sheet('#9c9687', ellipse(966, 722, 96, 16), 0, { flat: true, opacity: 0.6 }),
    moved('translate(960 492) scale(.8)', parent),
    // the glass, its frame, and who has leaned on it
    sheet('#e4f3f0', path('M420 80H560L330 470V260Z') + path('M610 80H650L330 590V540Z'), 0, {
      flat: true,
      opacity: 0.32,
    }),
    sheet('#ffffff', smudge(414, 690, 0.8) + smudge(476, 676, 0.74), 0, {
      flat: true,
      opacity: 0.35,
    }),
    sheet(
      '#f7eedb',
      rect(296, 46, 1008, 44) + rect(296, 750, 1008, 48) + rect(296, 46, 44, 750) + rect(1262, 46, 44, 750),
      9,
    ),
    // the room: a garland, cubbies, a clock of a day in four pictures
    sheet('#c4593a', path('M40 120L120 120L80 200Z') + path('M200 138L276 130L246 214Z'), 6),
    sheet('#2b7f83', path('M120 128L200 136L152 214Z'), 6),
    sheet('#8a5a34', rect(30, 330, 230, 20, 4) + rect(30, 500, 230, 20, 4) + rect(30, 670, 230, 20, 4), 8),
    sheet('#8a5a34', rect(20, 320, 22, 480) + rect(248, 320, 22, 480) + rect(136, 330, 16, 360), 10),
    sheet('#c4593a', path('M56 500V430Q90 392 124 430V500Z'), 7),
    sheet('#f7eedb', circle(90, 452, 17), 3),
    sheet('#37587a', rect(164, 440, 72, 60, 10), 7, { marks: line('M164 466H236', 6, '#9fd8d2') }),
    sheet('#6c9a4c', path('M60 670V622H118V670Z'), 7),
    sheet('#9a6f92', circle(200, 640, 30), 7),
    // snack is ready, on a low table
    sheet('#f7eedb', circle(1440, 200, 104), 8, {
      marks: line('M1440 96V304M1336 200H1544', 5, '#c89b66'),
    }),
    sheet('#f4c430', circle(1398, 158, 24), 3),
    sheet('#c4593a', path('M1458 140Q1484 118 1510 150Q1512 178 1484 184Q1456 178 1458 140Z'), 3),
    sheet('#37587a', path('M1380 244H1424L1416 262H1390Z'), 3),
    sheet('#6b4a86', star(1484, 246, 24), 3),
    sheet('#c4593a', strip('M1440 200L1478 160', 9), 3, { edge: 0.5 }),
    sheet('#c08a54', rect(1330, 640, 300, 40, 8), 12),
    sheet('#94663b', rect(1360, 676, 30, 160) + rect(1560, 676, 30, 160), 8),
    sheet('#f7eedb', ellipse(1440, 634, 70, 18), 6),
    sheet('#c4593a', circle(1420, 608, 26) + circle(1462, 610, 24), 6),
    sheet('#6c9a4c', ellipse(1430, 580, 15, 7, -30), 3),
    // floor and mat
    sheet('#c98b3a', rect(-20, 796, 1640, 230), 6, {
      marks: line(
        'M-20 880H1620M-20 960H1620M340 796V880M900 796V880M620 880V960M1180 880V960',
        4,
        '#00000018',
      ),
    }),
    sheet('#2f6f6a', ellipse(640, 930, 420, 62), 4, {
      marks: '<ellipse cx="640" cy="930" rx="360" ry="46" fill="none" stroke="#9fd8d2" stroke-width="10"/>',
    }),
    // the child
    sheet(palette.skin1, strip('M594 830V900', 52) + strip('M690 830V900', 52), 8),
    sheet('#f7eedb', ellipse(586, 922, 48, 25) + ellipse(698, 922, 48, 25), 8),
    sheet('#37587a', path('M540 690H744L752 850H662L642 780L622 850H532Z'), 11),
    sheet('#d5482f', strip('M720 590C780 540 806 476 808 410', 70), 12),
    sheet(
      palette.skin1,
      circle(810, 366, 38) + strip('M790 350L772 312M806 338L804 296M824 342L836 302', 17),
      10,
    ),
    sheet('#d5482f', strip('M560 590C510 640 490 690 486 730', 70), 10),
    sheet('#d5482f', path('M546 570Q560 520 640 520Q722 520 736 570L752 730H530Z'), 14, {
      marks: line('M520 600H760M520 656H760M520 712H760', 16, '#f0a58a'),
    }),
    headFromBehind('translate(640 410) rotate(5) scale(1.14)', palette.skin1, '#7a4526', 'cap', 14),
    sheet('#7a4526', path('M600 306C596 268 626 262 640 284C654 256 690 272 676 308Z'), 5),
    // the rabbit comes along
    sheet(palette.skin1, circle(484, 752, 34), 9),
    moved('translate(474 800) rotate(14)', [
      sheet('#d8cfc2', strip('M-14 -40C-26 -76 -20 -98 -8 -106M14 -40C22 -78 32 -92 42 -94', 24), 6),
      sheet('#d8cfc2', strip('M-22 60L-38 112M22 60L34 114', 28), 6),
      sheet('#d8cfc2', ellipse(0, 50, 40, 50), 9),
      sheet('#d8cfc2', circle(0, -14, 40), 9),
      sheet('#f7eedb', circle(0, 76, 15), 4),
      sheet('#9a6f92', path('M-30 20Q0 38 30 20L34 34Q0 52 -34 34Z'), 3, {
        marks: printed(circle(0, 34, 4), '#f7eedb'),
      }),
    ]),
    sheet(palette.skin1, strip('M466 742Q480 728 500 738', 22), 5),
  ],
};
