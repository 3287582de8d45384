import {
  ground,
  grasp,
  palette,
  circle,
  ellipse,
  leafShape,
  line,
  path,
  printed,
  rect,
  sheet,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

/** Three cribs on the wall: each decade had less in it. */
const frames = [
  [250, '#e8cfa0', '#9a6f92'],
  [560, '#dfe7d6', '#c4593a'],
  [870, '#cfe0e4', '#2b7f83'],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'A grandmother’s hands carry a folded quilt away from a crib that has only a sheet left in it',
  focus: [0.5, 0.58],
  layers: [
    ground('#93b295'),
    ...Array.from({ length: 5 }, (_, j) =>
      sheet(
        '#a3c0a2',
        Array.from({ length: 9 }, (__, i) => {
          const x = 60 + i * 190 + (j % 2) * 95;
          const y = 60 + j * 160;
          return leafShape(x, y, 46, 11, -60) + leafShape(x, y, 46, 11, -120) + leafShape(x, y, 50, 9, -90);
        }).join(''),
        1,
      ),
    ),
    // the wall's pictures
    ...frames.map(([x, paper, color], i) => [
      sheet('#7a4f2e', rect(x, 60, 230, 210, 4, (i - 1) * 1.5), 8),
      sheet(paper, rect(x + 22, 82, 186, 166, 2, (i - 1) * 1.5), 2),
      sheet(
        '#6b4a34',
        rect(x + 50, 150, 10, 80, 2) +
          rect(x + 170, 150, 10, 80, 2) +
          rect(x + 44, 160, 142, 10, 3) +
          rect(x + 44, 212, 142, 10, 3),
        3,
      ),
      sheet('#6b4a34', Array.from({ length: 5 }, (_, k) => rect(x + 72 + k * 20, 166, 6, 48)).join(''), 2),
      i === 0
        ? sheet(
            color,
            path(
              `M${x + 115} 92Q${x + 190} 110 ${x + 196} 190L${x + 160} 170Q${x + 150} 120 ${x + 115} 110Q${x + 80} 120 ${x + 70} 170L${x + 34} 190Q${x + 40} 110 ${x + 115} 92Z`,
            ),
            4,
          )
        : [],
      i < 2 ? sheet(color, path(`M${x + 60} 214Q${x + 115} ${i === 0 ? 150 : 178} ${x + 170} 214Z`), 3) : [],
    ]),
    // a lamp
    sheet('#c8cf9c', circle(1390, 300, 250), 6),
    sheet('#e6d68c', circle(1390, 300, 160), 6),
    sheet('#7a4f2e', rect(1380, 380, 20, 460), 6),
    sheet('#f0c46a', path('M1280 390L1330 220H1450L1500 390Z'), 12, {
      marks: line('M1350 226L1316 386M1430 226L1464 386', 6, '#d99a32'),
    }),
    // floor
    sheet('#8c5a38', rect(-20, 800, 1640, 250), 6, {
      marks: line(
        'M-20 860H1640M-20 940H1640M240 800V860M760 860V940M1220 800V860M420 940V1040M1080 940V1040',
        4,
        '#714527',
      ),
    }),
    sheet('#e6ebe0', rect(-20, 772, 1640, 34), 7),
    sheet('#4f7a74', ellipse(760, 930, 640, 84), 4),
    sheet('#5d8a83', ellipse(760, 928, 570, 62), 3),
    // the crib, at an end: its far rails, the sheet, the near rails
    sheet('#e9dcbc', rect(380, 420, 780, 34, 14), 8),
    sheet('#ddcda6', Array.from({ length: 14 }, (_, i) => rect(408 + i * 54, 446, 16, 220, 6)).join(''), 5),
    sheet('#f4efe0', path('M360 700L430 620H1110L1180 700V790H360Z'), 9),
    sheet('#c9dde0', path('M350 700L424 616H1116L1190 700L1170 716H372Z'), 5, {
      marks: line('M470 640Q500 660 480 690M1070 640Q1040 664 1064 690', 6, '#9fbcc2'),
    }),
    sheet('#fbf5e4', Array.from({ length: 12 }, (_, i) => rect(396 + i * 66, 560, 22, 270, 8)).join(''), 10),
    sheet('#fbf5e4', rect(330, 380, 54, 560, 16) + rect(1156, 380, 54, 560, 16), 16),
    sheet('#efe4c6', rect(320, 520, 900, 46, 16), 12),
    sheet('#efe4c6', rect(320, 800, 900, 54, 16), 12),
    sheet('#d9a441', circle(357, 370, 34) + circle(1183, 370, 34), 8),
    // what used to be in it, in a basket: pillow, bumper, bear
    sheet('#e6d0d6', path('M60 760Q30 660 110 650Q220 630 260 680Q290 760 250 800Z'), 10, {
      marks: line('M80 690Q150 680 230 700', 8, '#c99ab0'),
    }),
    sheet('#a9713f', circle(238, 596, 30) + circle(338, 596, 30), 7),
    sheet('#b67c47', ellipse(288, 652, 84, 78), 10),
    sheet('#e0b57c', ellipse(288, 682, 40, 32), 4),
    sheet(palette.ink, circle(258, 640, 8) + circle(318, 640, 8), 2),
    sheet(palette.bark, ellipse(288, 668, 14, 10), 2),
    sheet('#c99a5c', path('M20 740H420L384 1000H60Z'), 18, {
      marks:
        line('M30 800H412M40 860H404M48 920H396', 7, '#8c5f34') +
        printed(
          Array.from({ length: 24 }, (_, i) =>
            rect(50 + (i % 8) * 46 + (Math.floor(i / 8) % 2) * 22, 752 + Math.floor(i / 8) * 60, 10, 42, 4),
          ).join(''),
          '#8c5f3490',
        ),
    }),
    sheet('#dbb076', rect(0, 716, 440, 46, 20), 9),
    // the quilt, folded, between two hands
    sheet('#6d3f5c', path('M760 690L1180 650L1200 760L776 800Z'), 12),
    sheet('#9a5f86', path('M744 610L1174 574L1190 690L756 726Z'), 10, {
      marks: line('M850 602L862 716M960 592L972 708M1070 582L1082 698M750 668L1182 632', 6, '#6d3f5c'),
    }),
    sheet('#c98aa9', path('M754 540L1150 506L1178 610L748 648Z'), 9, {
      marks: line('M850 532L860 638M952 523L962 630M1056 514L1068 620', 6, '#9a5f86'),
    }),
    sheet('#f0c46a', rect(872, 552, 62, 52, 3, -5) + rect(1084, 640, 62, 46, 3, -5), 3),
    sheet('#4f7a74', rect(980, 630, 66, 52, 3, -5) + rect(782, 648, 54, 52, 3, -5), 3),
    sheet('#c8432c', path('M1130 560Q1220 520 1300 560L1640 620V960L1300 800Q1180 780 1140 720Z'), 18, {
      marks: line('M1330 570L1360 820M1420 590L1450 860M1510 606L1540 900', 10, '#a83420'),
    }),
    sheet('#dba684', path('M1100 580Q1150 544 1214 560L1226 780Q1160 800 1108 762Q1080 670 1100 580Z'), 6),
    sheet('#e7dcc4', path('M1200 540Q1230 530 1262 540L1280 800L1214 786Q1190 660 1200 540Z'), 8),
    grasp('translate(1130 600) scale(-1.05 1)', '#dba684', 9),
  ],
};
