import {
  ground,
  hours,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import { headFromBehind } from '../../src/kit/people.ts';
import type { Scene } from '../../src/scene.ts';

const arch = 'M900 880V380Q900 130 1190 130Q1480 130 1480 380V880Z';
const kitchen = path(arch);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A cook reaches for a pot that boils over; far from the stove, phones lie in a basket in the hall, and a small hand feels for the edge of the table',
  focus: [0.5, 0.58],
  layers: [
    ground('#d2694a'),
    ...Array.from({ length: 5 }, (_, i) => sheet('#d97555', rect(40 + i * 330, -20, 150, 900), 2)),
    // the kitchen beyond
    sheet('#fbeed2', path('M860 880V380Q860 90 1190 90Q1520 90 1520 380V880Z'), 9),
    sheet('#4d8f8b', kitchen, 0, { flat: true }),
    sheet(
      '#579b96',
      Array.from(
        { length: 6 },
        (_, i) => rect(900 + i * 100, 300, 92, 76) + rect(850 + i * 100, 384, 92, 76),
      ).join(''),
      2,
      { clip: kitchen },
    ),
    sheet('#8a5a34', rect(880, 800, 640, 90), 2, { clip: kitchen }),
    // stove, pot and foam
    sheet('#f3ead6', rect(1190, 590, 330, 300), 9, { clip: kitchen }),
    sheet('#33424f', rect(1230, 680, 220, 120, 10), 4, { clip: kitchen }),
    sheet('#e39a2d', rect(1250, 700, 180, 78, 6), 0, { flat: true, clip: kitchen }),
    sheet(
      palette.ink,
      circle(1240, 640, 15) + circle(1300, 640, 15) + circle(1360, 640, 15) + circle(1420, 640, 15),
      3,
      { clip: kitchen },
    ),
    sheet('#1a2430', rect(1180, 574, 340, 22, 4), 6, { clip: kitchen }),
    sheet('#a33e26', path('M1224 452H1434L1424 574H1234Z'), 12, { clip: kitchen }),
    sheet('#7d2c1a', rect(1196, 478, 34, 20, 8) + rect(1428, 478, 34, 20, 8), 5),
    sheet(
      palette.paper,
      path(
        'M1214 460Q1206 420 1250 424Q1270 384 1316 404Q1370 376 1396 414Q1450 416 1444 462Q1450 540 1424 560Q1404 540 1410 490Q1390 500 1376 486Q1370 540 1350 520Q1340 480 1300 486Q1290 560 1266 548Q1250 500 1240 486Q1216 490 1214 460Z',
      ),
      9,
    ),
    sheet('#c0352a', rect(1230, 376, 200, 20, 9, -14), 7),
    sheet('#e5efe8', strip('M1290 350Q1260 310 1290 270M1370 330Q1340 290 1376 250', 20), 3, {
      opacity: 0.7,
      clip: kitchen,
    }),
    // the parent from behind, busy with both hands
    sheet('#2d3f57', path('M960 840L970 640H1130L1150 840Z'), 9, { clip: kitchen }),
    sheet('#f4c430', path('M950 470Q1050 420 1150 470L1160 670Q1050 700 944 670Z'), 12, {
      marks: line('M950 540H1160M948 610H1162', 14, '#e39a2d'),
    }),
    sheet('#7b4a2f', ellipse(1050, 440, 36, 40), 4),
    sheet(
      '#1d1512',
      path('M984 360C980 280 1020 260 1052 260C1092 260 1124 290 1116 360C1110 424 990 424 984 360Z'),
      10,
    ),
    sheet('#1d1512', circle(1052, 244, 42), 6),
    sheet('#9fd8d2', ellipse(1052, 276, 34, 10), 3),
    sheet('#f4c430', strip('M1140 500Q1190 540 1240 512', 56), 9),
    sheet('#7b4a2f', strip('M1226 518L1262 470', 30), 6),
    sheet('#f4c430', strip('M962 500Q920 570 940 640', 54), 9),
    sheet('#7b4a2f', circle(944, 662, 26), 5),
    // twenty to six
    sheet(palette.ink, circle(690, 180, 88), 10),
    sheet(palette.cream, circle(690, 180, 72), 3, {
      marks: hours(690, 180, '#1a2430', { from: 58, to: 64, weight: 6 }),
    }),
    sheet(palette.ink, strip('M690 180L646 206', 8) + strip('M690 180L682 220', 11), 4, { edge: 0.5 }),
    // the hall's floor
    sheet('#6b3f4a', rect(-20, 866, 1640, 180), 9, {
      marks: line('M-20 930H1640M1080 866V930M1380 930V1040M1180 930V1040', 5, '#54303a'),
    }),
    // coats, and the page
    sheet('#8a4a30', rect(60, 150, 420, 30, 10), 8),
    sheet('#26495a', path('M96 176Q150 160 190 196L240 600H70Z'), 10, {
      marks: line('M150 200L160 600', 7, '#1b3644'),
    }),
    sheet('#e8b23a', path('M250 180Q300 166 340 200L366 480H226Z'), 10, {
      marks: line('M296 200V480', 6, '#b9801f'),
    }),
    sheet(palette.ink, circle(140, 166, 13) + circle(296, 166, 13) + circle(430, 166, 13), 6),
    sheet(palette.cream, rect(386, 240, 130, 170, 3, 4), 6, {
      marks: placed(
        line('M404 280H496M404 310H480M404 352H496M404 382H460', 8, '#1a243080'),
        'rotate(4 450 325)',
      ),
    }),
    sheet(palette.robin, circle(452, 246, 12), 4),
    // the hall's table with the basket
    sheet('#5f3a22', rect(70, 780, 900, 260), 14),
    sheet('#80502f', rect(30, 746, 980, 52, 8), 12),
    sheet('#4b2e1d', rect(130, 840, 360, 200, 6) + rect(550, 840, 360, 200, 6), 3),
    sheet(palette.yolk, circle(450, 920, 18) + circle(590, 920, 18), 5),
    sheet('#9c6a37', path('M300 560Q540 510 800 560L780 640H320Z'), 8),
    sheet(palette.ink, placed(rect(-130, -176, 260, 340, 24), 'translate(490 470) rotate(-9)'), 14),
    sheet(palette.navy, placed(rect(-106, -150, 212, 300, 8), 'translate(490 470) rotate(-9)'), 2),
    sheet(palette.moon, path('M520 420A66 66 0 1 1 456 336A54 54 0 1 0 520 420Z'), 4),
    sheet(palette.moon, star(540, 362, 17, 8) + star(430, 450, 11), 3),
    sheet('#2f3d4b', placed(rect(-60, -130, 120, 260, 22), 'translate(656 520) rotate(8)'), 12),
    sheet('#7391ab', placed(rect(-46, -110, 92, 220, 8), 'translate(656 520) rotate(8)'), 2),
    sheet('#2b7f83', placed(rect(-54, -110, 108, 220, 20), 'translate(752 560) rotate(22)'), 10),
    sheet('#c6e8e3', placed(circle(-24, -78, 14), 'translate(752 560) rotate(22)'), 2),
    sheet(palette.cream, path('M310 560Q520 610 680 580Q780 564 800 600L790 680H310Z'), 12, {
      marks: line('M320 600Q520 650 690 616Q760 606 800 636', 13, '#c4593a'),
    }),
    sheet('#c89b66', path('M280 620H840L790 760H330Z'), 18, {
      marks:
        line('M292 666H830M308 712H812', 6, '#80502f90') +
        printed(
          Array.from({ length: 26 }, (_, i) =>
            rect(316 + (i % 13) * 40 + (i < 13 ? 0 : 18), i < 13 ? 628 : 674, 9, 34, 4),
          ).join(''),
          '#80502f80',
        ),
    }),
    sheet('#d9b47c', rect(262, 596, 596, 44, 20), 9),
    // Tuesday: a small hand feels its way along the edge
    sheet(palette.skin3, strip('M250 900Q300 820 300 766', 44), 9),
    sheet(palette.skin3, strip('M282 764L276 720M304 758L304 710M326 764L332 722', 24), 6),
    sheet('#9fd8d2', strip('M226 960Q266 900 284 836', 66), 9),
    sheet('#9fd8d2', path('M60 1060Q60 1000 120 976Q160 966 200 976Q256 1000 256 1060Z'), 13),
    headFromBehind('translate(160 880) scale(.9)', palette.skin3, '#1d1512', 'cap', 12),
  ],
};
