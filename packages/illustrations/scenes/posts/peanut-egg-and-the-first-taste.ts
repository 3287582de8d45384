import {
  ground,
  pinch,
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

const spoon = (shape: string) => placed(shape, 'translate(700 330) rotate(-10)');

export const scene: Scene = {
  kind: 'scene',
  alt: 'Thinned peanut butter runs off a spoon into a bowl; beside it stand a hard-boiled egg in its cup and a kitchen timer',
  focus: [0.5, 0.52],
  layers: [
    ground('#a8cdb8'),
    ...(['#a0c7b1', '#b2d5c1'] as const).map((color, shade) =>
      sheet(
        color,
        Array.from({ length: 36 }, (_, i) => i)
          .filter((i) => ((i % 9) + Math.floor(i / 9)) % 2 === shade)
          .map((i) => rect(-30 + (i % 9) * 186, -30 + Math.floor(i / 9) * 176, 178, 168, 4))
          .join(''),
        2,
      ),
    ),
    // a weekday morning, and the clinic is open
    sheet(palette.cream, rect(130, 40, 420, 420), 10),
    sheet('#bfe0e6', rect(160, 70, 360, 360), 0, { flat: true }),
    sheet('#f7d774', circle(250, 170, 62), 5),
    sheet('#9fc07a', path('M160 350Q300 310 520 350V430H160Z'), 4),
    sheet('#f3ecd8', rect(346, 220, 156, 170), 7),
    sheet('#c4593a', rect(338, 204, 172, 26, 3), 5),
    sheet('#b8351f', rect(412, 244, 24, 66) + rect(391, 265, 66, 24), 3),
    sheet('#f4c430', rect(360, 326, 36, 40) + rect(452, 326, 36, 40), 2),
    sheet(palette.cream, rect(312, 60, 16, 380), 5),
    sheet('#efe0be', rect(100, 450, 480, 34, 4), 8),
    // shelf with cups
    sheet(palette.wood, rect(1110, 210, 400, 28, 4), 8),
    sheet(palette.robin, path('M1150 120H1260L1244 210H1166Z'), 7),
    sheet(palette.coral, path('M1290 130H1390V194Q1386 210 1370 210H1310Q1294 210 1290 194Z'), 7),
    sheet(palette.coral, strip('M1390 146C1426 146 1424 188 1390 188', 13), 4),
    sheet(palette.moss, path('M1420 210V140Q1420 124 1440 124H1470Q1490 124 1490 140V210Z'), 7),
    sheet('#efe0be', rect(1414, 108, 82, 22, 6), 4),
    // counter
    sheet('#b5654a', rect(-20, 760, 1640, 290), 6),
    sheet('#c97a5b', rect(-20, 730, 1640, 60, 4), 12),
    ...[0, 1, 2, 3, 4].map((i) => sheet('#a95a41', rect(150 + i * 330, 800, 10, 250), 0, { flat: true })),
    // jar
    sheet(
      '#8a5a2e',
      path('M170 470H400Q424 490 424 520V730Q424 748 400 748H170Q146 748 146 730V520Q146 490 170 470Z'),
      14,
    ),
    sheet('#a8733c', path('M166 520Q220 500 404 520V730H166Z'), 0, { flat: true }),
    sheet('#d9e6e2', rect(164, 440, 242, 40, 8), 6),
    sheet(palette.paper, rect(146, 556, 278, 130), 4),
    sheet(
      '#c98f52',
      placed(
        path(
          'M0 -46C18 -46 24 -32 21 -19C18 -8 17 -6 20 0C28 16 26 50 0 50C-26 50 -28 16 -20 0C-17 -6 -18 -8 -21 -19C-24 -32 -18 -46 0 -46Z',
        ),
        'translate(286 620) rotate(58)',
      ),
      5,
      {
        marks: placed(
          line('M-24 -20H24M-24 4H24M-26 26H26M-8 -46V50M9 -46V50', 4, '#97683a'),
          'translate(286 620) rotate(58)',
        ),
      },
    ),
    sheet('#c4593a', rect(146, 668, 278, 18), 2),
    sheet('#c4593a', ellipse(90, 790, 120, 24), 9),
    sheet('#d9745a', ellipse(90, 784, 100, 15), 2),
    // an egg, boiled until the yolk is firm
    sheet('#2b7f83', ellipse(1170, 734, 150, 26), 9),
    sheet('#3d9396', ellipse(1170, 726, 126, 17), 2),
    sheet('#e9ddc6', path('M1150 726C1140 620 1176 556 1216 556C1262 556 1290 630 1276 726Z'), 8),
    sheet('#f6e7cf', ellipse(1116, 660, 66, 84, -8), 10),
    sheet('#fdfaf0', ellipse(1114, 658, 56, 74, -8), 2),
    sheet('#e8b93a', circle(1118, 680, 36), 4),
    sheet('#f3d36a', circle(1114, 676, 24), 0, { flat: true }),
    // ten minutes
    sheet('#b8351f', path('M1330 748Q1310 600 1420 590Q1530 600 1510 748Z'), 13),
    sheet(palette.cream, circle(1420, 664, 62), 4, {
      marks:
        printed(path('M1420 664V610A54 54 0 0 1 1467 637Z'), '#f4c430') +
        line('M1420 664V614M1420 664L1464 640', 8, '#1a2430') +
        line('M1420 608V616M1474 664H1466M1420 720V712M1366 664H1374', 6, '#1a2430'),
    }),
    sheet(palette.ink, rect(1396, 560, 48, 36, 10), 7),
    // towel in front
    sheet('#f3ecd8', path('M40 830L360 800L400 1040H60Z'), 8, {
      marks: line('M70 820L110 1040M330 800L372 1040M40 870L380 836M60 990L396 956', 12, '#5f9aa0'),
    }),
    // bowl
    sheet('#7f3b28', ellipse(750, 884, 300, 34), 0, { flat: true, opacity: 0.4 }),
    sheet('#e3d9c4', rect(640, 850, 220, 40, 12), 8),
    sheet('#f3ead6', path('M450 650H1050Q1046 870 750 876Q454 870 450 650Z'), 17),
    sheet('#5f9aa0', path('M458 716H1042Q1036 750 1026 768H474Q464 750 458 716Z'), 3),
    sheet('#d8ccb2', ellipse(750, 650, 302, 66), 4),
    sheet('#b07a3e', ellipse(750, 664, 266, 48), 0, { flat: true }),
    sheet('#c08a4a', ellipse(740, 660, 200, 32), 3),
    sheet('#d0a062', ellipse(720, 658, 96, 15), 2),
    // it runs off the spoon
    sheet(
      '#c08a4a',
      path('M596 380C620 400 650 396 664 392C680 440 690 560 706 660H676C664 560 620 470 596 380Z'),
      8,
    ),
    sheet('#c9d3d5', spoon(strip('M90 0C200 -14 300 -10 470 -4', 26)), 9),
    sheet(
      '#c9d3d5',
      spoon(
        path(
          'M-150 10C-150 -50 -60 -70 20 -50C70 -38 100 -14 100 0C100 20 60 50 0 66C-80 80 -150 60 -150 10Z',
        ),
      ),
      13,
    ),
    sheet(
      '#c08a4a',
      spoon(
        path(
          'M-134 6C-130 -40 -50 -54 16 -36C50 -26 66 -8 50 10C30 36 -20 50 -60 50C-104 50 -136 40 -134 6Z',
        ),
      ),
      4,
    ),
    sheet('#d9ad72', spoon(ellipse(-50, -16, 46, 13, -8)), 0, { flat: true }),
    pinch('translate(1110 254) rotate(-4) scale(1.1)', palette.skin3, '#3c5f8a', palette.cream, 18),
    // steam
    sheet('#eef4ea', strip('M880 590C856 560 904 540 880 506M950 596C926 570 970 550 950 520', 13), 2, {
      opacity: 0.75,
      edge: 0.6,
    }),
  ],
};
