import {
  ground,
  circle,
  ellipse,
  leafShape,
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

const peanut = (x: number, y: number, scale: number, angle: number) =>
  path(
    'M-60 -6C-64 -44 -20 -52 0 -30C20 -52 66 -42 60 0C56 42 18 46 0 26C-22 46 -58 36 -60 -6Z',
    `translate(${x} ${y}) scale(${scale}) rotate(${angle})`,
  );

export const scene: Scene = {
  kind: 'scene',
  alt: 'A spoon of thinned peanut butter runs into a small bowl beside the jar; eight other foods wait on the shelf',
  focus: [0.48, 0.6],
  layers: [
    ground('#3f6f92'),
    ...[0, 1, 2, 3, 4].map((j) =>
      sheet(j % 2 ? '#4a7a9c' : '#457597', rect(-20, 330 + j * 104, 1640, 98), 2, {
        marks: line(
          Array.from({ length: 17 }, (_, i) => `M${i * 104 + (j % 2) * 52} 320V900`).join(''),
          6,
          '#376588',
        ),
      }),
    ),
    // the other eight
    sheet('#2f587a', rect(60, 262, 1150, 14), 0, { flat: true }),
    sheet(palette.wood, rect(40, 232, 1190, 36, 3), 12),
    sheet(palette.wood, path('M140 266H180L166 330H140Z') + path('M1100 266H1140V330H1114Z'), 6),
    sheet('#e8efe9', path('M90 234V130Q90 112 108 100V70H152V100Q170 112 170 130V234Z'), 9),
    sheet(palette.brick, rect(102, 58, 56, 22, 5), 5),
    sheet(palette.teal, path('M230 190H310L296 232H244Z'), 7),
    sheet('#f3e0c4', ellipse(270, 164, 40, 50), 8),
    sheet('#c58a4a', path('M358 234V140C340 120 360 96 400 96H450C490 96 508 120 490 140V234Z'), 8),
    sheet('#f0d6a0', path('M374 222V138C362 124 378 110 404 110H446C474 110 486 124 474 138V222Z'), 3),
    sheet('#f6f1df', rect(540, 150, 120, 84, 8), 9),
    sheet('#e4dcc0', path('M540 158L560 136H680L660 158Z') + path('M660 158L680 136V216L660 234Z'), 4),
    sheet(
      '#7f9fae',
      path('M710 200C740 150 810 150 840 184L880 160V232L840 212C810 240 740 240 710 200Z'),
      8,
      { marks: printed(circle(744, 190, 6), '#1a2430') + line('M776 168Q790 196 776 222', 5, '#5c7d8d') },
    ),
    sheet('#d97a5c', strip('M1010 214C960 226 916 206 922 172C928 140 976 134 996 162', 34), 8),
    sheet('#d97a5c', path('M1000 190L1036 190L1028 232L998 224Z'), 5),
    sheet('#8a5a34', path('M1070 234V170Q1070 150 1090 150H1140Q1160 150 1160 170V234Z'), 8, {
      marks: printed(
        circle(1094, 186, 5) +
          circle(1116, 200, 5) +
          circle(1138, 184, 5) +
          circle(1102, 214, 5) +
          circle(1134, 218, 5),
        '#f3e0c4',
      ),
    }),
    // counter
    sheet('#a9713f', rect(-20, 800, 1640, 240), 14),
    sheet('#c48b55', rect(-20, 782, 1640, 40), 8, { marks: line('M-20 800H1640', 4, '#00000020') }),
    // a kettle that has boiled and stands back
    sheet('#9c3b3b', path('M1330 780C1300 640 1340 560 1430 556C1524 560 1560 640 1532 780Z'), 12),
    sheet('#9c3b3b', strip('M1340 690C1290 680 1270 620 1240 600', 34), 8),
    sheet('#b34e48', path('M1364 760C1346 650 1372 596 1412 580L1400 770Z'), 3),
    sheet(palette.ink, strip('M1372 566C1360 470 1500 470 1490 566', 18), 7),
    sheet(palette.ink, circle(1430, 546, 17), 5),
    sheet('#e9eef0', strip('M1226 570C1210 540 1234 520 1222 490', 12), 3, { opacity: 0.7 }),
    // the jar
    sheet(
      '#a8702f',
      path('M250 800V500Q250 450 300 440H560Q610 450 610 500V800Q610 830 580 830H280Q250 830 250 800Z'),
      17,
    ),
    sheet('#bd8440', path('M276 790V510Q276 480 300 470H350V810H296Q276 810 276 790Z'), 3),
    sheet('#f4ecd6', rect(250, 540, 360, 210), 5),
    sheet('#a33e26', rect(250, 540, 360, 30) + rect(250, 720, 360, 30), 2),
    sheet('#cf9a4e', peanut(430, 646, 1.45, -24), 6, {
      marks: placed(
        line('M-44 -10L44 6M-36 12L36 -16M0 -40V40', 5, '#9a6a2e'),
        'translate(430 646) scale(1.45) rotate(-24)',
      ),
    }),
    sheet('#e8efe9', rect(278, 404, 304, 44, 8), 6),
    // its lid, and a measuring spoon
    sheet('#a33e26', path('M60 800Q60 740 140 734Q226 740 226 800Q226 836 140 840Q60 836 60 800Z'), 10, {
      marks: line('M70 812Q140 840 218 812', 7, '#7f2d1a'),
    }),
    sheet('#bf553a', ellipse(143, 776, 74, 32), 3),
    // bowl
    sheet('#ddeae6', ellipse(880, 866, 240, 34), 8),
    sheet('#76b3ad', path('M640 690H1130C1130 800 1060 880 960 888H810C710 880 640 800 640 690Z'), 18, {
      marks: line('M650 760Q885 800 1124 760', 16, '#9fd8d2'),
    }),
    sheet('#9fd8d2', ellipse(885, 690, 246, 58), 7),
    sheet('#5d9892', ellipse(885, 694, 222, 46), 0, { flat: true }),
    sheet('#f0e4c6', ellipse(885, 704, 206, 36), 3),
    sheet(
      '#c58f47',
      path('M800 702C820 676 960 674 980 704C960 730 900 716 880 706C860 720 810 726 800 702Z'),
      3,
    ),
    // the spoon, and a ribbon thin enough to run
    sheet('#c58f47', path('M846 494C858 560 862 620 872 700H900C904 620 912 560 930 494Z'), 8),
    sheet('#b9c6c8', strip('M950 446L1180 330', 24), 12),
    sheet(
      '#cfd9da',
      path('M790 470C800 440 900 420 960 438C980 460 930 510 870 512C820 512 790 500 790 470Z'),
      11,
    ),
    sheet('#c58f47', ellipse(876, 468, 70, 22, -10), 5),
    pinch('translate(1096 374) rotate(-16) scale(1.12)', palette.skin1, '#e8b92a', palette.cream, 19),
    sheet(palette.leaf, leafShape(1240, 860, 70, 18, -18) + leafShape(1250, 866, 60, 16, 20), 5),
    sheet(
      '#c7434a',
      path('M1180 850C1180 816 1250 816 1250 850C1250 884 1216 906 1212 906C1208 906 1180 884 1180 850Z'),
      8,
    ),
  ],
};
