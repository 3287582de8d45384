import {
  ellipse,
  ground,
  grasp,
  palette,
  circle,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { face } from '../src/kit/face.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

/** A leg in a striped sock that stands on its head: the foot is above, its toes to the right. */
const leg = (place: string) =>
  moved(place, [
    sheet(palette.skin2, path('M-46 0C-50 -90 -42 -170 -34 -250H34C42 -170 50 -90 46 0Z'), 11),
    sheet(
      palette.cream,
      path(
        'M-38 -190C-44 -260 -40 -320 -40 -372C-44 -430 -10 -452 26 -452C74 -456 122 -452 140 -436C156 -416 146 -392 118 -388C82 -384 56 -376 44 -352C36 -310 40 -250 40 -190Z',
      ),
      8,
      {
        marks:
          line('M-60 -216H60M-60 -262H60M-60 -308H60M-60 -354H50', 18, '#a33e26') +
          printed(circle(134, -420, 40) + ellipse(-34, -428, 40, 34, -40), '#a33e26'),
      },
    ),
  ]);

/** The arm of the reader, on the left of the book, and the fingers on its cover. */
const reader = (place: string) => [
  sheet(
    '#2f6f8f',
    placed(path('M60 1040C80 960 130 900 214 868L300 940C260 970 240 1000 232 1040Z'), place),
    16,
    {
      marks: placed(line('M96 940L236 1040', 12, '#9fd8d2'), place),
    },
  ),
  sheet(palette.cream, placed(path('M190 866L232 844L322 926L286 962Z'), place), 6),
  grasp(`${place}translate(322 790)`, palette.skin3, 8),
  sheet(
    palette.skin3,
    placed(
      path(
        'M214 880C214 806 262 764 316 766C330 774 336 792 326 808C340 822 340 838 328 852C342 866 340 884 328 896C342 910 334 938 318 944C300 952 276 940 258 926Z',
      ),
      place,
    ),
    4,
    {
      edge: 0.6,
      marks: placed(
        line('M286 800Q300 808 294 820M284 846Q298 854 290 866M288 892Q300 900 292 910', 4, '#1a243030'),
        place,
      ),
    },
  ),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A parent on a sofa reads from an open picture book; beside them two legs in striped socks stick up in the air, and the cat looks at the wall',
  focus: [0.48, 0.5],
  layers: [
    ground('#f2cfae'),
    sheet(palette.egg, rect(1030, 70, 430, 420, 6), 6),
    sheet('#f7e3a0', circle(1260, 300, 96), 5),
    sheet('#b9d7a0', path('M1030 420Q1150 350 1280 400T1460 380V490H1030Z'), 5),
    sheet(
      palette.paper,
      rect(1006, 46, 478, 30) +
        rect(1006, 46, 30, 470) +
        rect(1454, 46, 30, 470) +
        rect(1232, 60, 22, 440) +
        rect(1006, 484, 478, 34),
      9,
    ),
    sheet('#e7b48e', rect(-20, 800, 1640, 240), 3),
    // picture on the wall
    sheet(palette.brick, rect(160, 110, 200, 240, 3, -2), 10),
    sheet(palette.cream, rect(182, 132, 156, 196, 2, -2), 3),
    sheet(palette.teal, path('M196 310L240 230L276 270L300 244L326 306Z'), 4),
    sheet(palette.yolk, circle(292, 180, 22), 4),
    // sofa
    sheet('#27584a', path('M120 520Q124 420 220 420H1340Q1440 420 1444 520V1040H120Z'), 16),
    sheet('#31695a', path('M190 480Q192 456 220 456H760V900H190Z'), 6),
    sheet('#31695a', path('M784 456H1340Q1370 456 1374 482V900H784Z'), 6),
    sheet('#f4c430', rect(1130, 500, 210, 200, 18, 14), 12, {
      marks: placed(
        printed(circle(-50, -50, 13), '#c4593a') +
          printed(circle(30, -20, 13), '#c4593a') +
          printed(circle(-30, 40, 13), '#c4593a') +
          printed(circle(50, 55, 13), '#c4593a') +
          printed(circle(58, -72, 10), '#c4593a'),
        'translate(1235 600) rotate(14)',
      ),
    }),
    // the reader, who goes on
    face('translate(500 408) rotate(7) scale(1.12)', palette.skin3, '#1f1715', 'curls', 12),
    sheet(
      '#2f6f8f',
      path('M262 760C268 610 330 560 436 536Q500 590 566 536C660 556 716 610 724 760V900H262Z'),
      9,
      {
        marks: line('M300 640Q490 690 690 640M290 700Q490 750 706 700', 12, '#9fd8d2'),
      },
    ),
    // legs in the air
    leg('translate(838 720) rotate(-9)'),
    leg('translate(990 720) rotate(17)'),
    sheet(
      palette.dusk,
      path('M770 760C772 660 800 616 850 600Q910 630 976 604C1040 624 1062 680 1066 760Z'),
      8,
    ),
    // arms of the sofa
    sheet('#2c6152', path('M60 620Q60 560 130 560Q204 560 204 620V1040H60Z'), 14),
    sheet('#2c6152', path('M1360 620Q1360 560 1430 560Q1504 560 1504 620V1040H1360Z'), 14),
    // a cat looks on, from behind
    sheet('#3b3f4a', path('M250 470C220 380 250 300 300 290C352 300 386 380 372 470Z'), 11),
    sheet(
      '#3b3f4a',
      path(
        'M256 300C244 250 262 220 268 190L296 226H326L352 192C362 222 376 260 362 300C340 330 280 330 256 300Z',
      ),
      8,
    ),
    sheet('#3b3f4a', strip('M356 460C410 470 424 520 400 580C390 610 410 640 436 636', 26), 9),
    sheet('#59606e', strip('M300 330V430', 8), 0, { flat: true }),
    sheet('#59606e', strip('M322 326V430', 8), 0, { flat: true }),
    // the book
    sheet(palette.paper, path('M352 640L790 690L1228 640V1040H352Z'), 18, {
      marks: line('M352 652L790 702L1228 652', 3, '#1a243030'),
    }),
    sheet(palette.sand, path('M340 660L790 712L1240 660V676L790 730L340 676Z'), 3),
    sheet(palette.brick, path('M318 676L782 728V1040H318Z'), 13),
    sheet('#b5482d', path('M798 728L1262 676V1040H798Z'), 13),
    sheet('#7f2d1a', rect(772, 716, 36, 330), 5),
    sheet(palette.robin, rect(900, 790, 270, 300, 8, -3), 6),
    sheet(palette.yolk, circle(1040, 862, 54), 4),
    sheet(palette.paper, path('M940 960H1130L1090 1020H980Z'), 6),
    sheet(palette.cream, path('M1030 840V950H960Z'), 4),
    sheet(palette.coral, path('M1040 860V950H1100Z'), 4),
    sheet(palette.teal, path('M880 990Q950 960 1030 990T1190 985V1060H880Z'), 6),
    sheet(palette.yolk, star(540, 880, 74, 8), 7),
    sheet(palette.yolk, star(452, 972, 28, 20), 5),
    sheet(palette.yolk, star(664, 820, 30, -10), 5),
    reader(''),
    reader('translate(1580 0) scale(-1 1) '),
  ],
};
