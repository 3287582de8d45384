import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Layer, Scene } from '../../src/scene.ts';

/** A closed moving box with its tape. */
const box = (x: number, y: number, width: number, height: number, color: string, label = ''): Layer =>
  sheet(color, rect(x, y, width, height, 3), 7, {
    marks: printed(rect(x, y + height * 0.42, width, 16), '#e5d0a6') + line(label, 8, '#57351f'),
  });

export const scene: Scene = {
  kind: 'scene',
  alt: 'A moving truck stands open and loaded; in front of it waits a toddler’s own box with crayon drawings, a shoe, a spoon and a bear',
  focus: [0.5, 0.55],
  layers: [
    ground('#f2dfa2'),
    sheet('#f7eac0', path('M-20 -20H1620V160Q900 90 -20 190Z'), 3),
    sheet('#f0b04e', circle(330, 170, 84), 5),
    sheet('#b9cc8c', path('M-20 480Q300 380 700 460T1620 430V700H-20Z'), 5),
    // the street
    sheet('#c4593a', rect(40, 330, 250, 330), 9),
    sheet(palette.navy, path('M10 344L165 210L320 344Z'), 9),
    sheet(palette.cream, rect(80, 400, 70, 80) + rect(182, 400, 70, 80), 3),
    sheet('#a9c4c2', rect(90, 410, 50, 60) + rect(192, 410, 50, 60), 1),
    sheet(palette.bark, rect(136, 530, 66, 130, 4), 4),
    sheet('#8aa7a8', rect(1310, 300, 250, 360), 9),
    sheet('#5d3a58', path('M1280 314L1435 170L1590 314Z'), 9),
    sheet(palette.cream, rect(1350, 380, 60, 90) + rect(1460, 380, 60, 90), 3),
    sheet('#f4d27a', rect(1358, 388, 44, 74) + rect(1468, 388, 44, 74), 1),
    sheet(palette.brick, rect(1400, 530, 70, 130, 4), 4),
    sheet(palette.bark, rect(400, 420, 30, 230, 6), 6),
    sheet(palette.leaf, circle(414, 370, 100), 9),
    sheet('#7fae5c', circle(384, 340, 56) + circle(450, 376, 46), 4),
    sheet('#8fae6a', rect(-20, 640, 1640, 60), 5),
    sheet('#c9c1ae', rect(-20, 684, 1640, 40), 6),
    sheet('#7d7f86', rect(-20, 716, 1640, 330), 7),
    sheet('#868890', path('M-20 800H1620V900H-20Z'), 2),
    // the truck from behind
    sheet(palette.ink, rect(560, 700, 110, 150, 16) + rect(990, 700, 110, 150, 16), 9),
    sheet('#2f7a6c', rect(500, 70, 660, 690, 10), 16),
    sheet('#3a8d7c', rect(500, 70, 660, 46, 10), 3),
    sheet('#c8cfcf', rect(540, 116, 580, 74, 4), 5, {
      marks: line('M540 140H1120M540 164H1120', 5, '#98a4a6'),
    }),
    sheet('#2a2230', rect(540, 184, 580, 530), 0, { flat: true }),
    sheet('#3a303f', rect(566, 184, 528, 500), 0, { flat: true }),
    // what is in it
    sheet('#efe6d2', rect(580, 230, 76, 470, 10), 9, {
      marks: line('M598 240V690M636 240V690', 5, '#9fd8d2'),
    }),
    box(670, 520, 210, 184, '#b98750', 'M716 560H790'),
    box(884, 500, 200, 204, '#c89b66'),
    box(690, 360, 170, 164, '#c89b66', 'M720 396H780'),
    box(870, 370, 140, 136, '#a9773f', 'M896 402H950'),
    sheet('#c4593a', strip('M1046 260V500', 46), 9, {
      marks: line('M1020 290H1070M1020 330H1070M1020 370H1070M1020 410H1070M1020 450H1070', 9, '#f4c430'),
    }),
    sheet(palette.bark, strip('M770 360V300', 13), 5),
    sheet(palette.yolk, path('M706 312L740 214H806L838 312Z'), 9),
    sheet('#d8b27c', strip('M896 372V244H990V372M920 372V248M944 372V248M967 372V248', 11), 6, { edge: 0.7 }),
    sheet('#3a8d7c', rect(486, 700, 688, 46, 6), 10),
    sheet('#b8351f', rect(508, 756, 60, 34, 6) + rect(1092, 756, 60, 34, 6), 6),
    sheet(palette.yolk, rect(576, 756, 40, 34, 6) + rect(1044, 756, 40, 34, 6), 5),
    // ramp
    sheet('#a7b0b2', path('M640 726H900L960 1040H500Z'), 14, {
      marks: line(
        Array.from({ length: 8 }, (_, i) => `M${632 - i * 17} ${764 + i * 38}H${908 + i * 9}`).join(''),
        7,
        '#838f93',
      ),
    }),
    // a wagon with a plant
    sheet(
      palette.leaf,
      placed(path('M0 0C-50 -60 -40 -130 0 -170C40 -130 50 -60 0 0Z'), 'translate(300 760) rotate(-28)') +
        placed(path('M0 0C-50 -60 -40 -130 0 -170C40 -130 50 -60 0 0Z'), 'translate(310 760) rotate(24)'),
      8,
    ),
    sheet(
      '#7fae5c',
      placed(path('M0 0C-40 -60 -34 -150 0 -190C34 -150 40 -60 0 0Z'), 'translate(304 764)'),
      6,
    ),
    sheet(palette.coral, path('M230 730H380L362 830H248Z'), 9),
    sheet(palette.ink, strip('M190 850L80 720', 13), 6),
    sheet('#b8351f', path('M160 810H450L434 900H178Z'), 14),
    sheet(palette.ink, circle(226, 920, 40) + circle(390, 920, 40), 9),
    sheet(palette.cream, circle(226, 920, 15) + circle(390, 920, 15), 3),
    // the toddler's own box
    sheet('#8f6236', path('M900 700L1010 640L1016 720Z') + path('M1440 700L1340 640L1330 720Z'), 9),
    sheet('#6e4a28', rect(930, 690, 480, 90), 4),
    // a bear, a spoon, a shoe
    sheet('#b8814e', circle(1108, 516, 34) + circle(1222, 516, 34), 8),
    sheet('#d8a878', circle(1108, 516, 17) + circle(1222, 516, 17), 2),
    sheet('#b8814e', ellipse(1165, 690, 116, 110), 9),
    sheet('#b8814e', circle(1165, 570, 88), 10),
    sheet('#e3bf94', ellipse(1165, 598, 42, 32), 4),
    sheet(palette.ink, circle(1136, 556, 8) + circle(1194, 556, 8) + ellipse(1165, 584, 14, 9), 0),
    sheet(
      '#b8351f',
      path('M1165 664L1110 634V694Z') + path('M1165 664L1220 634V694Z') + circle(1165, 664, 15),
      5,
    ),
    sheet('#c9d3d5', strip('M1320 720L1362 574', 20), 9),
    sheet('#c9d3d5', ellipse(1378, 524, 36, 56, 16), 9),
    sheet('#e4eaea', ellipse(1374, 520, 22, 40, 16), 2),
    sheet(
      '#2b7f83',
      path('M948 706C930 650 940 600 972 588C1004 584 1012 612 1010 640C1010 670 1030 690 1036 712Z'),
      10,
    ),
    sheet(palette.cream, strip('M962 620L1004 612M960 648L1010 640', 11), 4),
    sheet('#c98f52', path('M890 706H1450L1420 1040H920Z'), 19),
    sheet(
      '#dba768',
      path('M890 706L846 800L932 790L960 706Z') + path('M1450 706L1496 796L1410 790L1380 706Z'),
      8,
    ),
    sheet(
      palette.yolk,
      circle(1010, 850, 40) +
        strip(
          'M1010 786V766M1010 914V934M946 850H926M1074 850H1094M966 806L950 790M1054 806L1070 790M966 894L950 910M1054 894L1070 910',
          9,
        ),
      3,
    ),
    sheet('#b8351f', strip('M1150 920V840L1210 790L1270 840V920ZM1190 920V870H1228V920', 10), 2),
    sheet(
      '#2b5d9a',
      strip('M980 976C1030 940 1060 1000 1110 966C1150 940 1180 990 1230 970C1280 950 1300 990 1350 960', 10),
      2,
    ),
    sheet('#4f7a38', star(1350, 860, 40, 10), 3),
    // half a cracker, on the flap
    sheet('#e5c58c', rect(1440, 742, 84, 50, 6, 14), 6, {
      marks: printed(circle(1462, 762, 4) + circle(1484, 768, 4) + circle(1506, 772, 4), '#b98b4a'),
    }),
    leaf(60, 960, 96, 28, -16, palette.leaf),
    leaf(720, 900, 80, 22, 30, palette.leaf),
  ],
};
