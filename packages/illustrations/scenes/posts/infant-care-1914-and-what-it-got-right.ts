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
import type { Layer, Scene } from '../../src/scene.ts';

/** A knitted sock on the line, as long as its owner is old. */
function sock(x: number, y: number, size: number, color: string, stripe: string): Layer {
  const at = (shape: string) => placed(shape, `translate(${x} ${y}) scale(${size})`);
  return [
    sheet(color, at(path('M-22 0H22V70Q60 74 64 96Q62 112 44 112H-4Q-22 108 -22 90Z')), 7, {
      marks: at(line('M-30 12H30M-30 30H30', 9, stripe)),
    }),
    sheet(palette.wood, at(rect(-6, -16, 12, 34, 3)), 4),
  ];
}

const keys = [
  [706, 9],
  [752, 10],
  [800, 9],
] as const;

const keysOf = (radius: number) =>
  keys
    .flatMap(([y, count], row) =>
      Array.from({ length: count }, (_, i) =>
        circle(798 + (i - (count - 1) / 2) * (48 + row * 3), y, radius),
      ),
    )
    .join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'An old typewriter stands at an open window, beside letters written in pencil; five little socks dry on a line',
  focus: [0.5, 0.5],
  layers: [
    ground('#b5a57c'),
    ...Array.from({ length: 10 }, (_, i) => sheet('#bfb089', rect(10 + i * 168, -20, 66, 800), 2)),
    // the open window
    sheet('#6b4a30', rect(400, -30, 800, 640), 12),
    sheet('#dfe3c4', rect(440, -30, 720, 600), 0, { flat: true }),
    sheet('#efe6bf', circle(980, 150, 92), 4),
    ...(
      [
        [470, 330, 90, 240],
        [580, 280, 110, 290],
        [960, 320, 110, 250],
        [1080, 360, 90, 210],
      ] as const
    ).map(([x, y, w, h], i) => [
      sheet(i % 2 ? '#9a7a58' : '#88694b', rect(x, y, w, h), 5),
      sheet('#e9cf83', rect(x + 18, y + 30, 20, 30) + rect(x + w - 40, y + 30, 20, 30), 1),
    ]),
    sheet('#7d5f45', rect(720, 180, 46, 390), 5),
    sheet('#7d5f45', rect(810, 230, 40, 340), 5),
    sheet('#c9c3a6', strip('M742 170C720 130 770 110 750 70C740 50 780 30 770 -10', 30), 3),
    sheet('#7a8a58', path('M440 520Q620 480 800 510T1160 500V570H440Z'), 5),
    sheet('#7a5436', rect(430, 30, 740, 26), 7),
    sheet('#7a5436', rect(786, -30, 26, 80), 5),
    sheet('#8a6240', rect(360, 566, 880, 44, 4), 10),
    // the curtain blows in
    sheet(
      '#f1ead6',
      path('M350 -20H520C540 140 470 240 520 360C540 420 460 480 380 470C330 300 360 140 350 -20Z'),
      11,
      {
        marks: line('M410 -20C420 160 390 260 430 460M466 -20C480 160 430 280 480 420', 4, '#cfc6a8'),
      },
    ),
    sheet(
      '#f1ead6',
      path(
        'M1250 -20H1080C1060 120 1130 200 1090 320C1070 390 1150 440 1230 430C1270 280 1240 140 1250 -20Z',
      ),
      11,
      {
        marks: line('M1190 -20C1180 160 1210 240 1170 430M1134 -20C1120 140 1170 220 1130 360', 4, '#cfc6a8'),
      },
    ),
    sheet(palette.bark, rect(320, -20, 960, 34, 8), 8),
    // the clock that was wrong
    sheet('#57351f', path('M80 120Q80 60 180 40Q280 60 280 120V520H80Z'), 12),
    sheet('#e9dcb8', circle(180, 170, 76), 4, {
      marks:
        line('M180 170V116M180 170L226 186', 9, '#1a2430') +
        line('M180 104V116M246 170H234M180 236V224M114 170H126', 6, '#1a2430'),
    }),
    sheet('#3a2416', rect(110, 280, 140, 200, 4), 2),
    sheet(palette.amber, strip('M180 284L206 400', 8), 4),
    sheet(palette.yolk, circle(208, 412, 36), 6),
    // five socks on a line
    sheet(palette.ink, strip('M1262 150Q1440 200 1640 140', 5), 4, { edge: 0.5 }),
    sock(1300, 172, 0.7, '#f1ead6', '#a33e26'),
    sock(1364, 184, 0.86, '#a33e26', '#f1ead6'),
    sock(1436, 186, 1.04, '#3f6f6a', '#e9cf83'),
    sock(1516, 180, 1.2, '#d9a13a', '#57351f'),
    sock(1594, 164, 1.4, '#5d6b46', '#f1ead6'),
    // desk
    sheet('#6a3f26', rect(-20, 830, 1640, 220), 6),
    sheet('#855234', rect(-20, 780, 1640, 74, 4), 14, {
      marks: line('M40 812H420M600 830H1000M1160 808H1560', 4, '#6a3f26'),
    }),
    sheet('#5a3520', rect(90, 890, 420, 160, 6) + rect(1090, 890, 420, 160, 6), 5),
    sheet(palette.yolk, circle(300, 960, 17) + circle(1300, 960, 17), 4),
    // letters, in pencil
    ...(
      [
        [0, '#e9dcb8', -3],
        [1, '#f1ead6', 2],
        [2, '#e3d3a6', -1],
        [3, '#f4eedd', 3],
        [4, '#ead9b4', -2],
      ] as const
    ).map(([i, color, a]) => sheet(color, rect(96, 752 - i * 26, 290, 30, 2, a), 5)),
    sheet('#f4eedd', placed(path('M-150 -46H150L164 30H-164Z'), 'translate(240 620) rotate(-3)'), 6, {
      marks: placed(
        line('M-110 -24H60M-116 -4H110M-120 14H20', 5, '#6b747c'),
        'translate(240 620) rotate(-3)',
      ),
    }),
    sheet('#a33e26', rect(222, 576, 26, 210), 3),
    sheet(
      '#a33e26',
      path(
        'M236 586C190 540 160 570 176 594C190 610 220 600 236 586C270 540 310 570 296 594C280 612 250 600 236 586Z',
      ),
      5,
    ),
    sheet(palette.yolk, placed(path('M-110 -13H80L116 0L80 13H-110Z'), 'translate(330 828) rotate(-9)'), 8, {
      marks: placed(
        printed(rect(-114, -16, 26, 32), '#c4593a') + printed(path('M92 -10L120 0L92 10Z'), '#1a2430'),
        'translate(330 828) rotate(-9)',
      ),
    }),
    // clean milk, kept cold
    sheet('#93a9ab', path('M1176 590H1456L1430 800H1202Z'), 14, {
      marks: line('M1180 636H1450M1194 752H1440', 6, '#74898c'),
    }),
    sheet('#d7e6e6', path('M1200 596L1230 560L1260 590L1300 556L1336 588L1380 552L1432 598Z'), 5),
    sheet('#eef2ea', path('M1270 596V470Q1276 440 1296 420V350H1340V420Q1360 440 1366 470V596Z'), 9),
    sheet('#fbf8ee', path('M1282 596V490H1354V596Z'), 0, { flat: true }),
    sheet('#a33e26', rect(1288, 336, 60, 28, 6), 5),
    sheet('#c4d8d8', path('M1220 606L1250 580L1290 606Z') + path('M1350 606L1390 574L1426 606Z'), 5),
    sheet('#aebfc0', rect(1164, 584, 304, 26, 10), 7),
    sheet('#74898c', strip('M1176 600C1150 690 1220 720 1316 720C1420 720 1476 690 1456 600', 9), 4, {
      edge: 0.6,
    }),
    // the typewriter
    sheet('#f6efdb', rect(628, 170, 330, 330, 3, -1), 9, {
      marks: placed(
        printed(rect(-76, -122, 150, 20), '#a33e26') +
          line('M-126 -70H120M-126 -40H126M-126 -10H90M-126 20H126M-126 50H110M-126 80H40', 9, '#4b5d6b'),
        'translate(793 335) rotate(-1)',
      ),
    }),
    sheet('#11181f', rect(492, 476, 610, 62, 30), 11),
    sheet('#39444e', rect(540, 486, 510, 20, 8), 0, { flat: true }),
    sheet('#4b5d6b', rect(470, 484, 40, 46, 8) + rect(1088, 484, 40, 46, 8), 6),
    sheet('#b6c0c2', strip('M500 470L430 420', 15), 6),
    sheet('#232d36', path('M556 700Q560 540 650 534H946Q1036 540 1040 700Z'), 13),
    sheet('#11181f', ellipse(798, 586, 160, 60), 3),
    sheet(
      '#9aa7aa',
      Array.from({ length: 11 }, (_, i) =>
        strip(`M${798 + (i - 5) * 26} ${600 + Math.abs(i - 5) * -4}L798 546`, 7),
      ).join(''),
      2,
      { edge: 0.5 },
    ),
    sheet('#a33e26', circle(616, 592, 44) + circle(980, 592, 44), 6),
    sheet('#11181f', circle(616, 592, 17) + circle(980, 592, 17), 2),
    sheet(palette.yolk, rect(690, 650, 216, 12, 6), 2),
    sheet('#232d36', path('M540 680H1056L1110 856Q1110 874 1092 874H504Q486 874 486 856Z'), 15),
    sheet('#9aa7aa', keysOf(20), 5),
    sheet('#f1ead6', keysOf(14), 1),
    sheet('#f1ead6', rect(640, 834, 316, 22, 11), 4),
  ],
};
