import {
  ground,
  circle,
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
import type { Scene } from '../src/scene.ts';

const crumbs = [
  [420, 640],
  [446, 664],
  [470, 630],
  [520, 676],
  [560, 650],
  [396, 690],
  [500, 610],
  [760, 470],
  [800, 492],
  [700, 900],
  [1050, 890],
  [980, 930],
  [300, 900],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'An open lunchbox with crumbs and orange peel; two fingers lift out the one carrot that came home',
  focus: [0.46, 0.55],
  layers: [
    ground('#e2963f'),
    sheet('#e8a352', rect(-20, -20, 1640, 300), 3),
    ...[0, 1, 2, 3].map((i) => sheet('#d98b35', rect(-20, 430 + i * 160, 1640, 8), 0, { flat: true })),
    // afternoon, through a window
    sheet('#f3c57c', path('M1000 -20H1420L1180 520H620Z'), 0, { flat: true, opacity: 0.6 }),
    // the bag, thrown down
    sheet('#27455f', strip('M1200 120C1250 20 1380 20 1410 130', 30), 8),
    sheet(
      '#2f5573',
      path('M1080 560C1060 300 1110 130 1300 120C1500 130 1560 300 1540 560Q1310 600 1080 560Z'),
      16,
    ),
    sheet(
      '#3b668a',
      path('M1140 540C1130 440 1160 400 1310 396C1460 400 1490 440 1480 540Q1310 570 1140 540Z'),
      7,
    ),
    sheet(palette.yolk, rect(1290, 396, 14, 60, 5), 4),
    sheet('#27455f', path('M1100 300Q1310 220 1520 300L1516 340Q1310 262 1104 340Z'), 5),
    sheet(palette.paper, path('M1130 250L1080 90L1220 60L1250 220Z'), 7, {
      marks: line('M1110 120L1200 100M1120 150L1214 130M1126 180L1190 166', 6, '#1a243055'),
    }),
    sheet(palette.coral, circle(1410, 470, 24), 5),
    // the bottle
    sheet(
      '#c3dedd',
      path('M96 420V190Q96 150 140 140V110H236V140Q280 150 280 190V420Q280 446 250 446H126Q96 446 96 420Z'),
      14,
      { marks: line('M120 200V420', 12, '#e4f1ee') },
    ),
    sheet(palette.teal, rect(130, 50, 116, 76, 14), 8),
    sheet(palette.teal, rect(96, 260, 184, 90), 3),
    sheet(palette.paper, path('M188 272Q222 316 188 334Q154 316 188 272Z'), 3),
    // lid, leaning back
    sheet('#8f2f3c', path('M300 80Q304 40 350 40H1010Q1056 40 1060 80L1040 420H320Z'), 13),
    sheet('#a53d4a', path('M330 94Q334 70 364 70H996Q1026 70 1030 94L1014 400H346Z'), 4),
    sheet(palette.cream, rect(560, 130, 240, 190, 4, -3), 6, {
      marks: placed(
        printed(
          path('M-70 50C-60 -20 -10 -50 30 -20L60 -44L56 4C70 40 40 66 0 64C-30 66 -60 66 -70 50Z'),
          '#e39a2d',
        ) +
          line('M-90 76H90', 6, '#2f7a4c') +
          printed(circle(-74, -60, 18), '#f4c430'),
        'translate(680 225) rotate(-3)',
      ),
    }),
    sheet('#d9a441', rect(470, 396, 60, 40, 6) + rect(830, 396, 60, 40, 6), 7),
    // the box
    sheet('#8f2f3c', path('M220 430H1140L1200 860Q1200 910 1150 910H210Q160 910 160 860Z'), 18),
    sheet('#b64a56', path('M246 440H1114L1164 850Q1164 876 1136 876H224Q196 876 196 850Z'), 4),
    sheet(
      '#7a2632',
      path('M280 470H640L636 840H236Z') +
        path('M676 470H1080L1092 630H676Z') +
        path('M676 664H1096L1116 840H676Z'),
      0,
      { flat: true },
    ),
    sheet(
      '#96353f',
      path('M296 490H640L636 840H246Z') +
        path('M676 490H1076L1092 630H676Z') +
        path('M676 684H1096L1112 840H676Z'),
      0,
      { flat: true },
    ),
    // what is left: crusts, peel, a stalk with its grapes gone
    sheet('#4f8a48', path('M322 806Q400 796 500 800L484 826Q440 812 410 828Q380 814 336 830Z'), 4),
    sheet(
      '#c58a4a',
      path(
        'M316 800L330 690Q352 700 366 684Q384 700 404 690Q420 712 444 716Q446 742 470 750Q472 776 500 788Q504 806 490 808L334 816Q316 818 316 800Z',
      ),
      8,
    ),
    sheet(
      '#f3dfb4',
      path(
        'M334 790L344 708Q360 708 368 700Q386 712 402 706Q418 726 432 730Q438 752 456 762Q460 782 478 792L350 800Q334 802 334 790Z',
      ),
      3,
    ),
    sheet(
      '#5f7f3c',
      strip(
        'M740 600C790 570 850 570 900 540M800 576L790 540M840 566L850 520M880 548L920 560M770 586L750 560',
        10,
      ),
      6,
    ),
    sheet(
      '#7d9b58',
      circle(790, 534, 9) + circle(852, 514, 9) + circle(926, 562, 9) + circle(746, 554, 9),
      3,
    ),
    sheet(
      '#ef9a35',
      path(
        'M730 800C720 740 780 706 830 730C870 750 880 790 850 800C830 780 800 764 780 780C770 800 750 816 730 800Z',
      ),
      8,
    ),
    sheet(
      '#fbe0a8',
      path(
        'M752 786C754 752 790 734 820 748C840 758 850 776 848 784C826 764 796 752 772 768C764 780 760 790 752 786Z',
      ),
      3,
    ),
    sheet(
      '#ef9a35',
      path('M930 810C920 780 960 760 990 776C1020 770 1050 790 1040 816C1010 800 960 826 930 810Z'),
      7,
    ),
    ...crumbs.map(([x, y], i) =>
      sheet(i % 2 ? '#e8c88c' : '#c58a4a', rect(x, y, 15 + (i % 3) * 5, 12, 4, i * 37), 4),
    ),
    // the carrot
    sheet(
      '#5f8a44',
      placed(
        path('M-6 0C-70 -70 -40 -110 -20 -120C0 -100 4 -60 6 -6C20 -60 50 -100 76 -96C80 -60 50 -20 10 4Z'),
        'translate(716 326) rotate(24)',
      ),
      8,
    ),
    sheet(
      '#e2752c',
      placed(
        path('M-46 0Q-50 -26 0 -28Q50 -26 46 0Q30 190 8 330Q0 344 -8 330Q-30 190 -46 0Z'),
        'translate(712 350) rotate(24)',
      ),
      17,
      {
        marks: placed(
          line('M-44 40H-8M44 80H14M-34 130H-6M30 170H8M-22 220H2', 6, '#a84f18'),
          'translate(712 350) rotate(24)',
        ),
      },
    ),
    pinch('translate(736 352) rotate(-4) scale(1.2)', palette.skin2, '#4f6b4a', '#b9cf9a', 19),
    // the lid that could not be opened: soup
    sheet('#d7dfdc', path('M1290 700H1510V900Q1510 930 1480 930H1320Q1290 930 1290 900Z'), 17),
    sheet('#2f5573', rect(1270, 640, 260, 80, 12), 9, {
      marks: line('M1310 640V720M1350 640V720M1390 640V720M1430 640V720M1470 640V720', 6, '#4a7394'),
    }),
    sheet('#c6573e', rect(1290, 776, 220, 70), 3),
  ],
};
