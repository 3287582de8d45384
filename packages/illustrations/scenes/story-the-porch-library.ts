import {
  ground,
  lettering,
  palette,
  circle,
  leaf,
  leafShape,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const books = [
  [-250, 60, 230, '#2b7f83', -9],
  [-186, 54, 270, '#f4c430', -4],
  [-128, 46, 220, '#5d3a58', 2],
  [-78, 66, 286, '#c4593a', -3],
  [-8, 50, 240, '#234d40', 4],
  [46, 60, 262, '#f7eedb', -2],
  [110, 48, 214, '#37587a', 5],
  [162, 58, 268, '#e07f5f', 3],
  [224, 50, 226, '#6c9a4c', 10],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'A laundry basket full of books on a porch, with a sign that says borrow',
  focus: [0.72, 0.55],
  layers: [
    ground('#d9ebe4'),
    ...Array.from({ length: 9 }, (_, i) =>
      sheet(i % 2 ? '#d3e8e1' : '#dcefe8', rect(-20, -30 + i * 84, 1640, 92), 4),
    ),
    // door
    sheet(palette.cream, rect(150, 40, 470, 720), 9),
    sheet(palette.brick, rect(190, 80, 390, 680), 6),
    sheet('#8a331f', rect(232, 430, 300, 270, 4), 4),
    sheet(palette.yolk, path('M240 380V230Q240 124 385 124Q530 124 530 230V380Z'), 0, { flat: true }),
    sheet('#f8dc84', path('M252 370V234Q252 136 385 136Q518 136 518 234V370Z'), 3),
    sheet('#a33e26', rect(377, 126, 16, 260) + rect(236, 250, 296, 14), 5),
    sheet(palette.amber, circle(540, 470, 15), 6),
    sheet('#f7e8c0', circle(1010, 176, 60), 5),
    sheet(palette.ink, rect(1000, -20, 20, 120), 6),
    sheet(palette.ink, path('M940 132H1080L1056 92H964Z'), 8),
    sheet('#ffe9a6', path('M952 134H1068Q1062 206 1010 208Q958 206 952 134Z'), 5),
    // a window with a lit room
    sheet(palette.cream, rect(1200, 120, 300, 400), 8),
    sheet('#26495a', rect(1226, 146, 248, 348), 3),
    sheet(palette.cream, rect(1342, 146, 16, 348) + rect(1226, 310, 248, 16), 5),
    sheet(
      palette.rust,
      path('M1226 146H1310Q1306 300 1226 420Z') + path('M1474 146H1390Q1394 300 1474 420Z'),
      6,
    ),
    sheet(palette.wood, rect(1180, 506, 340, 40, 3), 8),
    ...(
      [
        [1230, '#e07f5f'],
        [1290, '#f4c430'],
        [1350, '#e07f5f'],
        [1410, '#f4c430'],
        [1468, '#e07f5f'],
      ] as const
    ).map(([x, k], i) => [
      sheet(palette.leaf, leafShape(x, 506, 70, 16, -90 + (i % 2 ? 14 : -12)), 5),
      sheet(k, circle(x + (i % 2 ? 12 : -10), 444, 22), 5),
      sheet(palette.ink, circle(x + (i % 2 ? 12 : -10), 444, 7), 0),
    ]),
    // floor and steps
    sheet('#8e6140', rect(-20, 730, 1640, 70), 8),
    sheet('#a9764d', rect(-20, 724, 1640, 26), 7),
    sheet('#7a5135', rect(-20, 790, 1640, 250), 5),
    sheet('#a9764d', rect(-20, 880, 1640, 34), 12),
    sheet('#6d472e', rect(-20, 912, 1640, 130), 3),
    sheet('#3f5b4a', rect(220, 716, 340, 34, 6), 5),
    // boots
    sheet(palette.yolk, path('M640 600H700V690Q750 692 752 732H640Z'), 9),
    sheet(palette.amber, rect(636, 596, 68, 18, 5), 4),
    sheet(palette.yolk, path('M706 616H764V700Q806 702 808 742H706Z'), 9),
    sheet(palette.amber, rect(702, 612, 66, 18, 5), 4),
    // the basket
    ...books.map(([x, w, h, k, a]) =>
      sheet(k, placed(rect(x, -h, w, h + 40, 4), `translate(1090 700) rotate(${a})`), 8, {
        marks: placed(
          line(
            `M${x + 8} ${-h + 34}H${x + w - 8}M${x + 8} ${-h + 50}H${x + w - 8}`,
            5,
            k === '#f7eedb' ? '#a33e26' : '#f7eedb',
          ),
          `translate(1090 700) rotate(${a})`,
        ),
      }),
    ),
    sheet('#d8b27c', path('M800 600H1400L1356 850Q1352 870 1330 870H870Q848 870 844 850Z'), 18),
    ...[0, 1, 2].map((j) =>
      sheet(
        '#5e4128',
        Array.from({ length: 10 }, (_, i) => rect(850 + i * 50 + j * 6, 668 + j * 60, 26 - j, 34, 9)).join(
          '',
        ),
        0,
        { flat: true },
      ),
    ),
    sheet('#e6c592', rect(786, 586, 628, 46, 12), 9),
    sheet('#c59a5f', rect(1040, 600, 120, 20, 10), 0, { flat: true }),
    // the rule of the library, tied on
    sheet(palette.bark, strip('M926 628L950 690M1274 628L1250 690', 9), 3, { edge: 0.5 }),
    sheet(palette.paper, rect(888, 668, 424, 164, 4, -2), 10, {
      marks: placed(
        lettering('BORROW', -182, -36, 7.2, '#1a2430', { weight: 1.7, pitch: 8.7 }),
        'translate(1096 750) rotate(-2)',
      ),
    }),
    // a train set, and leaves
    sheet(palette.teal, rect(470, 812, 150, 66, 6), 9),
    sheet(palette.brick, rect(560, 752, 66, 66, 4), 8),
    sheet(palette.robin, rect(576, 766, 34, 26, 3), 3),
    sheet(palette.ink, rect(486, 770, 26, 48, 3), 6),
    sheet(palette.ink, circle(506, 884, 24) + circle(588, 884, 24), 6),
    sheet(palette.yolk, circle(506, 884, 9) + circle(588, 884, 9), 3),
    sheet(palette.rust, rect(340, 824, 104, 54, 6), 8),
    sheet(palette.ink, circle(366, 884, 20) + circle(420, 884, 20), 6),
    sheet(palette.ink, rect(440, 850, 36, 10), 3),
    leaf(90, 850, 110, 30, 24, palette.amber),
    leaf(210, 940, 100, 26, -30, palette.rust),
    leaf(700, 956, 110, 28, 12, palette.amber),
    leaf(1480, 940, 110, 30, -24, palette.rust),
    leaf(1430, 820, 90, 24, 40, palette.amber),
    leaf(60, 700, 90, 24, -20, palette.rust),
    leaf(800, 930, 80, 22, -50, palette.yolk),
  ],
};
