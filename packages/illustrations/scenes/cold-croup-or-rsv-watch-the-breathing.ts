import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  printed,
  profile,
  profileHair,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const snow: readonly (readonly [x: number, y: number, radius: number])[] = [
  [560, 150, 9],
  [640, 260, 7],
  [1050, 180, 10],
  [1010, 420, 7],
  [860, 130, 7],
  [700, 90, 6],
  [980, 300, 6],
];

const head = 'translate(690 330) rotate(10) scale(.56)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'At night a parent and a small child, wrapped in one blanket, breathe the cold air of an open door; a toy seal lies behind them',
  focus: [0.5, 0.5],
  layers: [
    ground('#8c3f45'),
    sheet('#96474c', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(-20 + i * 214, -20, 104, 820)).join(''), 2),
    // what hangs in the hall
    sheet(palette.wood, rect(1190, 190, 330, 34, 5), 7),
    sheet(palette.ink, strip('M1250 220V250M1350 220V250M1456 220V250', 12), 5),
    sheet(palette.teal, path('M1206 262Q1250 240 1296 262L1320 560H1184Z'), 9, {
      marks: line('M1250 280V560', 6, '#1b5158'),
    }),
    sheet(palette.amber, path('M1330 262Q1352 250 1374 262L1384 430H1320Z'), 8, {
      marks: line('M1320 330H1386M1320 366H1386', 10, '#f7eedb'),
    }),
    sheet(palette.mauve, path('M1420 262Q1456 244 1494 262L1508 470H1404Z'), 9),
    // a small lamp on a chest, and its light
    sheet('#a65a52', circle(230, 400, 250), 3),
    sheet('#bf7757', circle(230, 400, 170), 3),
    sheet('#dba365', circle(230, 400, 104), 3),
    sheet(palette.bark, rect(60, 560, 360, 300, 6), 12),
    sheet(palette.wood, rect(40, 536, 400, 38, 5), 9),
    sheet('#6b4228', rect(86, 600, 308, 96, 5) + rect(86, 722, 308, 96, 5), 4),
    sheet(palette.yolk, circle(240, 648, 13) + circle(240, 770, 13), 4),
    sheet(palette.egg, path('M206 536Q196 470 222 452H258Q284 470 274 536Z'), 8),
    sheet(palette.cream, path('M158 450L190 330H290L322 450Z'), 10),
    sheet(palette.paper, path('M200 446L214 336H250L246 446Z'), 3),
    // the door stands open to the night
    sheet(palette.cream, rect(480, -30, 640, 860, 4), 12),
    sheet('#16304c', rect(520, 10, 560, 820), 0, { flat: true }),
    sheet('#1f3f60', circle(930, 220, 160), 3),
    sheet(palette.moon, circle(930, 220, 84), 6, {
      marks: printed(circle(906, 200, 15), '#e3cd86') + printed(circle(956, 246, 11), '#e3cd86'),
    }),
    ...snow.map(([x, y, radius]) => sheet('#d7e6ee', circle(x, y, radius), 3)),
    sheet(palette.moon, star(600, 90, 12) + star(1030, 80, 9, 20), 3),
    sheet('#2c4f6e', path('M520 560Q640 500 760 560T1080 540V830H520Z'), 5),
    sheet('#0f2439', path('M540 560L586 400L632 560Z') + path('M560 500L586 350L612 500Z'), 5),
    sheet('#dfe9ee', path('M520 650Q700 600 860 640T1080 630V830H520Z'), 6),
    // the floor, and the light of the moon on it
    sheet('#5a3030', rect(-20, 820, 1640, 220), 8, {
      marks: line('M-20 900H1640M320 820V900M1220 820V900M760 900V1040M1480 900V1040', 5, '#472424'),
    }),
    sheet('#7d5a68', path('M520 824H1080L1180 1040H420Z'), 0, { flat: true, opacity: 0.7 }),
    sheet('#b9c7d2', rect(470, 806, 660, 26, 3), 6),
    // the door itself, drawn back
    sheet('#2f7d6b', path('M1080 6L1176 40V930L1080 830Z'), 14, {
      marks: line('M1104 120L1152 136V420L1104 400ZM1104 480L1152 504V800L1104 760Z', 8, '#235f52'),
    }),
    sheet(palette.yolk, circle(1098, 456, 14), 6),
    // two who breathe: the grown one, the small one on the arm, a blanket around both
    profile(head, palette.skin3, '#241a1c', { lips: 8, nose: 2 }),
    profileHair(head, '#241a1c', 'bun'),
    childProfile('translate(908 432) rotate(8) scale(-.92 .92)', palette.skin3, '#2d2024', 'short', 12),
    sheet(
      '#e8b53a',
      path(
        'M560 900C550 700 570 520 660 470C720 446 780 470 812 520C850 500 950 500 990 560C1030 640 1040 760 1044 900Z',
      ),
      16,
      {
        marks:
          line('M556 800C700 760 900 770 1044 806M560 700C700 660 900 672 1040 708', 20, '#d98f2b') +
          line('M556 830C700 790 900 800 1044 836', 8, '#f7eedb'),
      },
    ),
    sheet(
      '#f2c856',
      path(
        'M800 506C840 520 850 560 846 640C842 720 850 800 846 900H812C820 800 800 700 806 620C810 570 806 540 800 506Z',
      ),
      5,
    ),
    sheet(palette.navy, rect(640, 890, 96, 110, 20) + rect(792, 890, 96, 110, 20), 7),
    // their breath, white in the cold, is one
    sheet('#d7e6ee', ellipse(806, 356, 34, 20, -14) + circle(822, 338, 18) + circle(792, 316, 12), 4, {
      opacity: 0.85,
    }),
    // the seal whose cough it is
    moved('translate(-150 -10)', [
      sheet(
        '#8fa3ad',
        path(
          'M1240 930C1250 850 1320 820 1370 850C1440 890 1500 900 1560 890C1580 900 1576 930 1550 940C1470 968 1330 980 1262 968Q1236 960 1240 930Z',
        ),
        14,
      ),
      sheet(
        '#7d919c',
        path('M1340 950C1360 986 1400 1000 1440 996C1420 960 1396 940 1372 930Z') +
          path('M1536 900L1600 860V904L1612 950L1552 936Z'),
        7,
      ),
      sheet(
        '#c3d0d5',
        path('M1246 936C1250 900 1280 890 1310 906C1340 930 1330 962 1290 966Q1248 964 1246 936Z'),
        3,
      ),
      sheet(palette.ink, circle(1296, 878, 8) + ellipse(1247, 906, 10, 8), 2),
    ]),
  ],
};
