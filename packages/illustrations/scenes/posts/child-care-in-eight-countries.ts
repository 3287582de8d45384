import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const wheel = (x: number, y: number, r: number) => [
  sheet(
    palette.ink,
    `<path d="M${x} ${y - r}a${r} ${r} 0 1 0 .1 0ZM${x} ${y - r + 24}a${r - 24} ${r - 24} 0 1 1 -.1 0Z" fill-rule="evenodd"/>`,
    10,
  ),
  sheet(
    '#d5dddf',
    Array.from({ length: 4 }, (_, i) => {
      const a = (i * 45 * Math.PI) / 180;
      const c = Math.cos(a) * (r - 20);
      const s = Math.sin(a) * (r - 20);
      return strip(`M${x - c} ${y - s}L${x + c} ${y + s}`, 8);
    }).join(''),
    3,
    { edge: 0.5 },
  ),
  sheet('#e39a2d', circle(x, y, 20), 5),
];

const houses = ['#2b7f83', '#f4c430', '#5d3a58', '#c4593a', '#6c9a4c', '#1d3a57', '#e07f5f', '#234d40'];
const flakes = [
  [90, 90, 11],
  [60, 470, 13],
  [190, 250, 8],
  [150, 640, 9],
  [1520, 120, 12],
  [1560, 380, 9],
  [1470, 560, 12],
  [1180, 660, 9],
  [1290, 470, 8],
  [420, 600, 9],
  [980, 150, 7],
  [330, 60, 8],
  [1400, 240, 7],
  [40, 770, 8],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'A stroller stands in the snow before a café window hung with eight paper houses; a box waits on a sled',
  focus: [0.46, 0.58],
  layers: [
    ground('#4f6f86'),
    // the front of the café
    sheet('#c97f5c', rect(170, -20, 1270, 820), 8, {
      marks: line(Array.from({ length: 9 }, (_, i) => `M150 ${70 + i * 84}H1460`).join(''), 5, '#b66d4b'),
    }),
    sheet('#f3e9d4', rect(300, 150, 760, 480, 6), 9),
    sheet('#f5c95a', rect(328, 178, 704, 424), 0, { flat: true }),
    sheet('#f9dd8e', path('M328 178H1032V420Q680 300 328 420Z'), 2),
    // a guest, from behind, at a table with two cups
    sheet('#b0552f', path('M660 602Q650 480 720 450Q760 436 800 450Q868 480 860 602Z'), 7),
    sheet('#3a2418', ellipse(760, 396, 62, 68), 7),
    sheet('#80502f', rect(860, 536, 172, 22, 4), 6),
    sheet('#fbf7ec', path('M890 490H940L934 536H896Z') + path('M966 496H1010L1004 536H972Z'), 5),
    // eight houses on a string
    sheet(palette.bark, strip('M328 214Q680 262 1032 214', 5), 2, { edge: 0.5 }),
    ...houses.map((color, i) =>
      sheet(
        color,
        placed(
          path('M-30 88V34L0 0L30 34V88Z'),
          `translate(${372 + i * 88} ${222 + 14 * Math.sin((i * Math.PI) / 7)})`,
        ),
        6,
        {
          marks: placed(
            printed(rect(-9, 46, 18, 22), '#f9e6a8'),
            `translate(${372 + i * 88} ${222 + 14 * Math.sin((i * Math.PI) / 7)})`,
          ),
        },
      ),
    ),
    sheet('#f3e9d4', rect(328, 386, 704, 12), 5),
    sheet('#f3e9d4', rect(276, 614, 808, 36, 4), 9),
    sheet(
      palette.paper,
      path(
        'M270 616Q330 592 400 606Q520 590 640 606Q800 590 920 606Q1040 594 1090 618Q1080 630 1060 628H290Z',
      ),
      5,
    ),
    // awning under snow
    ...Array.from({ length: 10 }, (_, i) =>
      sheet(
        i % 2 ? '#f3e9d4' : '#1d5a62',
        path(
          `M${290 + i * 78} 70H${368 + i * 78}L${360 + i * 82} 168Q${319 + i * 82} 206 ${278 + i * 82} 168Z`,
        ),
        10,
      ),
    ),
    sheet(
      palette.paper,
      path(
        'M270 82Q300 34 420 50Q560 24 700 46Q860 22 960 48Q1060 30 1086 84Q960 98 860 84Q720 104 600 86Q420 106 270 82Z',
      ),
      9,
    ),
    // the door
    sheet('#1d5a62', rect(1160, 160, 220, 560, 6), 9),
    sheet('#f5c95a', rect(1190, 194, 160, 240, 4), 2),
    sheet(
      '#3f7050',
      '<path d="M1270 254a58 58 0 1 0 .1 0ZM1270 286a26 26 0 1 1 -.1 0Z" fill-rule="evenodd"/>',
      6,
    ),
    sheet('#a33e26', path('M1250 360L1270 346L1290 360L1300 400L1272 374L1244 400Z'), 4),
    sheet(palette.amber, circle(1196, 480, 14), 5),
    // the snow
    sheet('#d9e5e8', path('M-20 720Q300 670 620 706T1200 700T1620 690V1040H-20Z'), 10),
    sheet('#eaf1f0', path('M-20 850Q240 800 520 840T1100 830T1620 850V1040H-20Z'), 8, {
      marks: line('M150 930Q500 890 800 940M900 980Q1200 930 1500 970', 10, '#cfdde0'),
    }),
    sheet('#b9cdd3', ellipse(720, 900, 380, 36), 0, { flat: true, opacity: 0.8 }),
    // the carriage
    sheet(palette.ink, strip('M960 530Q1080 470 1130 440', 22), 9, { edge: 0.6 }),
    sheet('#a33e26', strip('M1088 462L1138 436', 34), 5),
    sheet(palette.ink, strip('M560 760L880 850M880 760L560 850', 18), 6, { edge: 0.6 }),
    sheet('#17404f', path('M430 560H970Q960 690 880 740Q700 790 540 740Q440 690 430 560Z'), 18),
    sheet('#1f5266', path('M452 600H948Q930 680 868 714Q700 754 548 714Q466 676 452 600Z'), 4),
    // its cover, buttoned down
    sheet('#f4c430', path('M670 500Q800 500 976 556Q984 640 948 664Q800 690 660 664Z'), 10, {
      marks: line('M690 520Q800 530 940 576M680 640Q800 664 930 640', 9, '#e39a2d'),
    }),
    sheet(
      palette.ink,
      circle(720, 640, 9) + circle(800, 648, 9) + circle(880, 640, 9) + circle(944, 612, 9),
      3,
    ),
    sheet('#17404f', path('M420 566Q400 300 680 290L700 566Z'), 18, {
      marks: line('M690 566L440 470M690 566L500 372M690 566L590 306', 9, '#0f303c'),
    }),
    sheet('#9fd8d2', path('M664 288L704 288L724 566H684Z'), 8),
    sheet(
      palette.paper,
      path('M436 420Q460 300 670 274Q700 276 690 300Q600 300 540 350Q480 400 462 432Z'),
      6,
    ),
    wheel(560, 846, 84),
    wheel(880, 846, 84),
    // a sled with a box from the mail
    sheet(
      '#a33e26',
      strip('M1180 930H1440Q1500 930 1500 880', 16) + strip('M1240 930V880M1390 930V880', 14),
      9,
      { edge: 0.6 },
    ),
    sheet('#80502f', rect(1170, 862, 280, 24, 6), 7),
    sheet('#c79555', rect(1194, 716, 230, 148, 4), 12, {
      marks: printed(rect(1290, 716, 36, 148), '#ead7b0'),
    }),
    sheet('#d9ad72', path('M1194 720L1220 686H1398L1424 720Z'), 6),
    sheet(palette.paper, rect(1336, 776, 70, 52, 3, -3), 3, {
      marks: line('M1348 794H1394M1348 810H1380', 5, '#1a243090'),
    }),
    ...flakes.map(([x, y, radius]) => sheet(palette.paper, circle(x, y, radius), 5)),
  ],
};
