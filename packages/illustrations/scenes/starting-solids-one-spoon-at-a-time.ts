import { ground, circle, ellipse, line, palette, path, pinch, rect, sheet, strip } from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const splat = (x: number, y: number, k: number, turn: number) =>
  path(
    'M-78 8C-92 -14 -56 -26 -40 -18C-34 -46 -6 -44 10 -30C30 -52 70 -40 62 -14C96 -18 110 4 84 16C70 34 44 22 30 30C10 46 -20 40 -26 26C-46 36 -70 30 -78 8Z',
    `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
  );

export const scene: Scene = {
  kind: 'scene',
  alt: 'Seen from above, a baby in a high chair reaches for a spoon; orange puree is on the tray, the bib and the dog',
  focus: [0.5, 0.5],
  layers: [
    ground('#7d9b58'),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
      [0, 1, 2, 3, 4]
        .filter((j) => (i + j) % 2 === 0)
        .map((j) => sheet('#8aa863', rect(-20 + i * 236, -20 + j * 210, 236, 210), 1)),
    ),
    sheet('#6d8a4c', splat(1290, 800, 0.5, 20), 0, { flat: true }),
    // the dog, who takes a quarter
    sheet('#6b4a33', strip('M-30 470C70 440 110 400 120 330', 26), 7),
    sheet('#8a6142', ellipse(60, 640, 150, 210, -20), 11),
    sheet('#8a6142', ellipse(190, 780, 52, 84, -62), 8),
    sheet('#8a6142', ellipse(320, 478, 78, 46, 14), 11),
    sheet('#8a6142', circle(226, 446, 92), 10),
    sheet(
      '#5d3f2b',
      path('M208 366C176 300 116 300 108 344C104 392 150 420 182 414Z') +
        path('M196 530C170 590 110 590 104 546C104 500 140 478 176 484Z'),
      8,
    ),
    sheet('#a67d5b', path('M236 440Q300 440 372 486Q300 492 236 466Z'), 2),
    sheet(palette.ink, ellipse(384, 492, 19, 24, 14), 5),
    sheet(palette.ink, circle(276, 420, 8) + circle(262, 490, 8), 0),
    sheet('#e0863a', circle(352, 476, 15) + circle(330, 462, 7), 3),
    // the chair
    sheet(palette.bark, path('M470 1040L430 560Q420 400 500 330H1100Q1180 400 1170 560L1130 1040Z'), 14),
    sheet('#b9723d', path('M500 1040L466 580Q460 430 520 370H1080Q1140 430 1134 580L1100 1040Z'), 8),
    // the tray
    sheet(
      '#dfe6df',
      path(
        'M360 420C360 190 560 110 800 110S1240 190 1240 420C1240 560 1180 640 1100 650C1060 560 960 520 800 520S540 560 500 650C420 640 360 560 360 420Z',
      ),
      18,
    ),
    sheet(
      '#f1f3ea',
      path(
        'M400 420C400 230 580 150 800 150S1200 230 1200 420C1200 520 1160 590 1110 606C1060 520 960 486 800 486S540 520 490 606C440 590 400 520 400 420Z',
      ),
      4,
    ),
    sheet('#e0863a', splat(560, 300, 0.9, 10) + circle(660, 250, 16) + circle(640, 286, 9), 3),
    sheet('#e0863a', splat(1010, 440, 0.62, 80) + circle(930, 470, 12), 3),
    sheet('#9cb35d', splat(470, 460, 0.5, 60), 3),
    // soft strips, one of them squashed
    sheet('#e0863a', strip('M440 500Q470 440 520 450', 26), 2),
    sheet('#e9a04f', strip('M1080 290L1130 340', 30) + strip('M1120 270L1160 300', 28), 6),
    sheet('#8fae58', circle(520, 400, 26) + circle(552, 380, 22) + circle(548, 412, 20), 5),
    // the bowl
    sheet(palette.deep, circle(800, 300, 128), 14),
    sheet(palette.teal, circle(800, 300, 112), 2),
    sheet('#e0863a', circle(800, 304, 92), 3),
    sheet(
      '#eda55b',
      path('M730 300C740 250 830 240 860 280C880 330 800 370 770 330C750 300 810 280 830 310', ''),
      3,
    ),
    // baby: shoulders, bib, arms and the top of a head
    sheet(
      '#c9dfe0',
      path('M520 1040C500 880 560 780 660 740Q800 690 940 740C1040 780 1100 880 1080 1040Z'),
      14,
      {
        marks: line(
          'M520 860Q800 760 1080 860M510 940Q800 840 1090 940M510 1020Q800 920 1090 1020',
          12,
          '#9fc3c6',
        ),
      },
    ),
    sheet('#c9dfe0', strip('M620 820C560 780 520 720 510 650', 96), 12, {
      marks: line('M470 690L560 660M480 740L570 700', 10, '#9fc3c6'),
    }),
    sheet('#c9dfe0', strip('M980 820C1040 770 1070 700 1060 620', 96), 12, {
      marks: line('M1010 700L1110 680M1010 650L1110 630', 10, '#9fc3c6'),
    }),
    sheet(palette.skin1, strip('M508 628L520 560', 62), 10),
    sheet(
      palette.skin1,
      ellipse(528, 520, 46, 42) +
        strip('M500 500L484 466', 26) +
        strip('M524 490L520 446', 26) +
        strip('M552 496L560 454', 26) +
        strip('M566 530L600 516', 24),
      8,
    ),
    sheet('#e0863a', splat(530, 524, 0.26, 0), 2),
    sheet(palette.skin1, strip('M1058 600C1050 560 1030 520 1012 484', 62), 12),
    sheet(
      palette.skin1,
      ellipse(996, 446, 44, 42) +
        strip('M976 430L950 398', 26) +
        strip('M996 414L986 370', 26) +
        strip('M1020 420L1024 376', 26) +
        strip('M1032 450L1064 430', 24),
      10,
    ),
    sheet(
      '#f2c14a',
      path('M610 700C650 640 720 610 800 610S950 640 990 700C980 800 900 860 800 860S620 800 610 700Z'),
      9,
    ),
    sheet('#e0863a', splat(700, 660, 0.4, 30), 3),
    sheet(palette.skin1, ellipse(658, 764, 22, 34, 10) + ellipse(942, 764, 22, 34, -10), 8),
    sheet(palette.skin1, circle(800, 760, 146), 16),
    sheet(
      '#a36a3a',
      path(
        'M672 780C650 690 720 626 800 628C884 630 950 690 928 782C916 850 860 892 800 892S684 850 672 780Z',
      ),
      5,
    ),
    sheet(
      '#8d5a30',
      path(
        'M770 812C740 770 752 716 800 700C790 728 802 744 826 742C860 736 872 760 858 786C846 762 816 764 804 786C796 802 786 812 770 812Z',
      ),
      3,
    ),
    // the spoon, that waits for the mouth to open
    sheet('#b9c6c8', strip('M1010 214L1290 110', 20), 13),
    sheet('#cfd9da', ellipse(968, 232, 66, 42, -20), 9),
    sheet('#e0863a', ellipse(964, 230, 44, 26, -20), 3),
    pinch('translate(1226 140) rotate(-24) scale(1.1)', palette.skin2, '#9c3b4a', palette.blush, 19),
  ],
};
