import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene, Sheet } from '../src/scene.ts';

type Bunch = readonly (readonly [x: number, y: number, radius: number])[];

/** Florets that grow together, and the light on their buds. */
const florets = (color: string, bud: string, height: number, bunch: Bunch): Sheet =>
  sheet(color, bunch.map(([x, y, radius]) => circle(x, y, radius)).join(''), height, {
    marks: printed(
      bunch
        .flatMap(([x, y, radius], at) =>
          Array.from({ length: 16 }, (_, i) => {
            const turn = i * 2.4 + at;
            const far = radius * 0.86 * Math.sqrt((i + 0.5) / 16);
            return circle(x + Math.cos(turn) * far, y + Math.sin(turn) * far, radius * 0.07 + 2);
          }),
        )
        .join(''),
      bud,
    ),
  });

const gingham = Array.from({ length: 11 }, (_, i) => i);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A small child at the edge of a table, a clean fork in the fist, sits before one stalk of broccoli as huge as an oak',
  focus: [0.44, 0.52],
  layers: [
    ground('#efb8a2'),
    sheet('#f3c3af', [0, 1, 2, 3, 4].map((i) => rect(-20 + i * 340, -20, 170, 860)).join(''), 2),
    // the week on one sheet of paper
    sheet(palette.paper, rect(90, 60, 250, 250, 3, -3), 9, {
      marks: placed(
        line(
          [0, 1, 2, 3].map((i) => `M${-92 + i * 20} -70v56`).join('') +
            'M-100 -22L-22 -64' +
            [0, 1, 2, 3].map((i) => `M${14 + i * 20} -70v56`).join('') +
            'M6 -22L84 -64' +
            'M-92 20v56M-72 20v56',
          8,
          '#a33e26',
        ),
        'translate(215 185) rotate(-3)',
      ),
    }),
    sheet(palette.teal, circle(216, 72, 13), 5),
    // the crown, far side first
    florets('#2d5a35', '#3a6b40', 10, [
      [620, 300, 130],
      [780, 150, 150],
      [1000, 90, 170],
      [1220, 140, 150],
      [1390, 300, 136],
      [1000, 300, 220],
    ]),
    // the trunk and its boughs
    sheet(
      '#a9c778',
      path(
        'M890 880C910 760 880 660 800 590L690 500L740 450L880 540C920 560 940 540 940 500V380H1060V500C1060 544 1084 560 1120 536L1270 440L1322 494L1196 596C1120 660 1096 760 1120 880Z',
      ),
      12,
      {
        marks: line(
          'M960 860C966 760 950 660 900 600M1050 860C1044 760 1060 660 1108 600M1004 840V620',
          7,
          '#8bab5c',
        ),
      },
    ),
    florets('#3d7a42', '#5a9a55', 14, [
      [560, 440, 120],
      [690, 340, 130],
      [740, 470, 100],
      [1320, 350, 128],
      [1450, 446, 118],
      [1276, 476, 100],
    ]),
    florets('#4b8d4c', '#71ad62', 16, [
      [880, 250, 140],
      [1010, 180, 140],
      [1140, 250, 140],
      [930, 370, 110],
      [1084, 374, 112],
    ]),
    // who has to eat it
    sheet('#2f6f8f', path('M110 1040C110 860 170 790 300 780C420 786 480 860 486 1040Z'), 13, {
      marks: line('M100 850H500M100 920H500', 14, '#9fd8d2'),
    }),
    childProfile('translate(300 640) rotate(-16) scale(1.36)', palette.skin1, '#7a4526', 'short', 13),
    sheet('#9fd8d2', path('M240 772Q310 812 376 770L384 798Q310 842 234 800Z'), 4),
    // the cloth
    sheet('#f4ecd9', rect(-20, 860, 1640, 180), 17, {
      marks:
        printed(gingham.map((i) => rect(10 + i * 152, 860, 70, 180)).join(''), '#d9604c8c') +
        printed(rect(-20, 900, 1640, 66), '#d9604c8c'),
    }),
    sheet('#dbe7e4', ellipse(1005, 900, 400, 62), 9),
    sheet(palette.paper, ellipse(1005, 894, 318, 42), 4),
    sheet(
      '#a9c778',
      path('M884 840H1126C1124 870 1130 890 1140 906Q1005 930 870 906C880 890 886 870 884 840Z'),
      8,
    ),
    sheet('#86a659', ellipse(1005, 906, 134, 18), 0, { flat: true }),
    // the fork, upright and clean
    sheet(
      '#9fb2b8',
      path(
        'M-11 150C-13 40 -8 10 -8 -8Q-40 -26 -34 -116H-22V-52H-11V-116H1V-52H11V-116H23Q30 -26 8 -8C8 10 13 40 11 150Z',
        'translate(540 776) rotate(8)',
      ),
      10,
    ),
    sheet(
      palette.skin1,
      path('M486 842C496 814 566 812 578 844C586 880 562 902 532 902C502 902 478 880 486 842Z'),
      14,
    ),
    sheet(palette.skin1, strip('M514 848H556M514 868H558M518 888H552', 22), 4),
    sheet(palette.skin1, ellipse(150, 876, 46, 34), 14),
  ],
};
