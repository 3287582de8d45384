import {
  circle,
  ellipse,
  ground,
  line,
  octagon,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const spot = (x: number, y: number, size: number) => printed(octagon(x, y, size), '#2b3742');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand puts a blue inhaler into its spacer over a bedside chest; a soccer ball waits below, and a cat sits outside the closed window',
  focus: [0.6, 0.5],
  layers: [
    ground('#35566b'),
    sheet('#3b5f75', [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-20 + i * 240, -20, 118, 800)).join(''), 2),
    // the window is shut; the cat has its place outside
    moved('translate(-60 0)', [
      sheet('#e9dcc0', rect(110, 50, 560, 580, 5), 11),
      sheet('#1b2f55', rect(146, 86, 488, 508), 0, { flat: true }),
      sheet('#27406b', path('M146 430Q280 380 400 420T634 410V594H146Z'), 4),
      sheet(palette.moon, circle(520, 200, 62), 5, { marks: printed(circle(504, 188, 11), '#e3cd86') }),
      sheet(palette.moon, star(230, 160, 11) + star(330, 240, 8, 20) + star(270, 330, 7, 40), 3),
      sheet('#e9dcc0', rect(378, 70, 24, 540), 6),
      sheet(
        '#c7793f',
        path('M226 596C214 500 236 440 276 426L262 372L296 394H324L358 372L346 428C384 446 400 510 392 596Z'),
        7,
        {
          marks: line('M252 470C280 482 340 482 368 470M240 520C280 534 346 534 386 520', 9, '#9a5428'),
        },
      ),
      sheet('#c7793f', strip('M384 580C450 590 470 560 462 520C456 496 474 484 488 494', 26), 5),
      sheet('#f3e8cf', rect(84, 596, 612, 40, 4), 10),
    ]),
    // a shelf with what sleeps well: washed and few
    sheet(palette.wood, rect(1060, 200, 440, 28, 4), 9),
    sheet('#c4593a', rect(1090, 84, 44, 116, 4) + rect(1200, 104, 40, 96, 4), 6),
    sheet(palette.egg, rect(1142, 70, 50, 130, 4), 6),
    sheet(palette.yolk, rect(1250, 88, 48, 112, 4, 7), 6),
    sheet('#e5d0a6', path('M1370 200C1360 150 1390 130 1420 130S1480 150 1470 200Z'), 7),
    sheet(
      palette.leaf,
      ellipse(1394, 96, 18, 50, -24) + ellipse(1446, 96, 18, 50, 24) + ellipse(1420, 84, 16, 54),
      6,
    ),
    // the floor and the ball
    sheet('#7a5237', rect(-20, 800, 1640, 240), 7, {
      marks: line('M-20 890H1640M340 800V890M760 890V1040M1250 800V890', 5, '#634029'),
    }),
    sheet('#d9a54a', ellipse(420, 930, 400, 70), 3, {
      marks: placed(line('M-340 0A340 48 0 0 0 340 0', 10, '#c08a34'), 'translate(420 930)'),
    }),
    sheet('#f4efe2', circle(300, 826, 122), 16, {
      marks:
        spot(300, 826, 44) +
        spot(196, 780, 32) +
        spot(398, 776, 32) +
        spot(236, 930, 32) +
        spot(368, 932, 32) +
        spot(300, 712, 28) +
        line('M262 810L214 794M338 808L384 792M274 862L248 910M326 862L356 910M300 782V736', 6, '#2b3742'),
    }),
    // a bedside chest with an action plan in three colors on it
    sheet('#9b4a3c', rect(760, 690, 780, 360, 8), 14),
    sheet('#b3594a', rect(730, 656, 840, 46, 6), 10),
    sheet('#8a3f33', rect(800, 748, 700, 110, 6) + rect(800, 886, 700, 130, 6), 4),
    sheet(palette.yolk, circle(1150, 802, 16) + circle(1150, 948, 16), 5),
    moved('translate(866 236) rotate(-4) scale(1.06)', [
      sheet(palette.paper, rect(-78, -110, 156, 216, 4), 9),
      sheet(palette.leaf, rect(-62, -92, 124, 52, 3), 2, {
        marks: line('M-48 -72H40M-48 -56H20', 6, '#f7eedb'),
      }),
      sheet(palette.yolk, rect(-62, -30, 124, 52, 3), 2, {
        marks: line('M-48 -10H40M-48 6H20', 6, '#80502f'),
      }),
      sheet('#c8442f', rect(-62, 32, 124, 52, 3), 2, { marks: line('M-48 52H40M-48 68H20', 6, '#f7eedb') }),
    ]),
    // the spacer, with its mask to the left
    moved('translate(-30 74)', [
      sheet('#dcebee', path('M760 400H1090V560H760Z'), 15, { opacity: 0.72 }),
      sheet('#b8d4da', rect(752, 388, 46, 184, 10), 8),
      sheet('#b8d4da', rect(1064, 396, 44, 168, 10), 8),
      sheet('#f4fafa', rect(820, 420, 226, 22, 10), 2, { opacity: 0.85 }),
      sheet('#8fb4bd', line('M860 480V540M930 480V540M1000 480V540', 7, '#fff'), 2, { opacity: 0.8 }),
      sheet('#f0b98f', path('M764 430L700 400C640 372 606 420 606 482C606 544 640 590 700 562L764 530Z'), 12),
      sheet('#d99468', ellipse(630, 482, 36, 84), 4),
      sheet('#8a5a44', ellipse(626, 482, 20, 60), 0, { flat: true }),
      // the inhaler
      sheet(
        '#2f6fb5',
        path(
          'M1096 430H1200V326Q1200 306 1220 306H1300Q1320 306 1320 326V560Q1320 584 1296 584H1130Q1096 584 1096 550Z',
        ),
        17,
      ),
      sheet('#4b8bd0', path('M1216 330H1238V560H1216Z'), 3),
      sheet('#c9d2d6', rect(1222, 214, 76, 108, 12), 8),
      sheet('#a9b6bc', rect(1214, 204, 92, 34, 12), 5),
    ]),
    pinch('translate(1250 392) rotate(-4) scale(1.16)', palette.skin1, '#f4c430', palette.cream, 19),
  ],
};
