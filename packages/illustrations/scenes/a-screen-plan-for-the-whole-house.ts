import {
  ground,
  circle,
  ellipse,
  leafShape,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
  hold,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A telephone that is off; its upper edge is at `x`, `y`. */
function phone(x: number, y: number, width: number, angle: number, color: string): Layer {
  const at = (shape: string) => placed(shape, `translate(${x} ${y}) rotate(${angle})`);
  return [
    sheet(color, at(rect(-width / 2, 0, width, 330, width * 0.16)), 9),
    sheet('#1b2533', at(rect(-width / 2 + 12, 16, width - 24, 300, width * 0.1)), 3, {
      marks: at(printed(path(`M${-width / 2 + 12} 16H${width * 0.1}L${-width / 2 + 12} 150Z`), '#2b3950')),
    }),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand tucks a large telephone into a basket with the others, under a blanket, beneath a drawing of a house',
  focus: [0.5, 0.58],
  layers: [
    ground('#78803f'),
    sheet('#838b48', path('M-20 -20H1640V620H-20Z'), 2, {
      marks: line(Array.from({ length: 14 }, (_, i) => `M${i * 124} -20V640`).join(''), 20, '#7d8544'),
    }),
    sheet('#e9dfc4', rect(-20, 600, 1640, 26), 5),
    sheet('#6d7539', rect(-20, 622, 1640, 180), 2),
    // a door ajar, the dark bedroom behind it
    sheet('#e9dfc4', rect(40, 40, 330, 800), 9),
    sheet('#2a3350', rect(76, 76, 258, 764), 0, { flat: true }),
    sheet('#3a456a', rect(90, 560, 244, 200, 20), 4),
    sheet('#d9d6c4', path('M96 570Q110 520 190 530Q240 534 240 580L230 620H96Z'), 6),
    sheet('#8a4a5a', path('M90 640Q210 590 334 620V780H90Z'), 6),
    sheet(palette.moon, path('M250 150A50 50 0 1 0 290 230A42 42 0 1 1 250 150Z'), 3),
    sheet('#c98f54', path('M70 60L150 100V860L70 840Z'), 12),
    sheet('#b67d45', path('M84 120L136 144V420L84 410Z') + path('M84 470L136 478V780L84 780Z'), 3),
    sheet(palette.yolk, circle(138, 480, 13), 5),
    // the plan
    sheet('#f7f0da', rect(560, 60, 440, 330, 3, -2), 10, {
      marks: placed(
        line('M-130 130V-20L0 -120L130 -20V130ZM0 -20V130M-130 50H130', 9, '#2f6fa0') +
          printed(star(-64, 20, 26), '#e39a2d') +
          printed(circle(66, 14, 22), '#c4593a') +
          printed(rect(-90, 76, 56, 34, 6), '#6c9a4c') +
          line('M40 92Q66 70 92 92T120 92', 8, '#8d5f8a') +
          line('M70 -92V-130H96V-70', 8, '#2f6fa0'),
        'translate(780 226) rotate(-2)',
      ),
    }),
    sheet(palette.brick, circle(780, 76, 15), 6),
    sheet('#e0a03a', placed(rect(-70, -11, 140, 22, 3), 'translate(1060 350) rotate(64)'), 8),
    sheet(palette.ink, placed(path('M-70 -11L-100 0L-70 11Z'), 'translate(1060 350) rotate(64)'), 4),
    sheet(palette.cream, strip('M1030 270Q1010 220 1040 180', 5), 4, { edge: 0.5 }),
    // keys and a lead on hooks
    sheet('#9c6a3c', rect(1180, 130, 330, 46, 6), 8),
    sheet(palette.ink, strip('M1240 170V196M1340 170V196M1440 170V196', 12), 6),
    sheet('#a33e26', strip('M1340 196C1280 270 1300 340 1350 350C1400 340 1400 260 1344 196', 14), 7),
    sheet('#c9a33a', circle(1240, 222, 26) + rect(1230, 240, 20, 76, 5) + rect(1244, 290, 26, 16, 3), 6),
    sheet('#78803f', circle(1240, 220, 10), 0, { flat: true }),
    sheet('#2f6f75', path('M1440 190L1500 300Q1440 330 1380 300Z'), 8),
    // sideboard
    sheet('#6b4128', rect(300, 790, 1340, 250), 14),
    sheet('#85532f', rect(270, 766, 1380, 44, 4), 9),
    sheet(
      '#7a4b2d',
      rect(350, 850, 420, 160, 4) + rect(820, 850, 420, 160, 4) + rect(1290, 850, 320, 160, 4),
      4,
    ),
    sheet(palette.yolk, circle(560, 920, 15) + circle(1030, 920, 15) + circle(1440, 920, 15), 5),
    sheet(palette.ink, strip('M1140 740C1240 760 1280 720 1330 756C1400 800 1500 760 1640 770', 8), 5, {
      edge: 0.5,
    }),
    // an alarm clock that costs ten dollars
    sheet('#2f6f75', rect(1346, 740, 22, 34, 6, 20) + rect(1444, 740, 22, 34, 6, -20), 6),
    sheet('#2f6f75', ellipse(1362, 588, 18, 32, -32) + ellipse(1450, 588, 18, 32, 32), 6),
    sheet('#2f6f75', circle(1406, 670, 98), 13),
    sheet(palette.cream, circle(1406, 670, 76), 4, {
      marks: line('M1406 604V618M1406 722V736M1340 670H1354M1458 670H1472', 7, '#1a2430'),
    }),
    sheet(palette.ink, strip('M1406 670L1370 640', 11) + strip('M1406 670V616', 8), 4, { edge: 0.5 }),
    sheet('#c4593a', circle(1406, 670, 10), 2),
    // those who sleep already
    phone(600, 470, 140, -12, '#e07f5f'),
    phone(716, 430, 152, -4, '#dfe6e0'),
    sheet('#24314a', rect(1004, 452, 210, 290, 18, 9), 9),
    sheet('#39486a', rect(1022, 472, 174, 240, 10, 9), 3),
    // the large one
    hold('translate(972 470) rotate(-22) scale(1.1)', palette.skin3, '#4b5f86', '#c7d3e6', 17, [
      phone(880, 360, 176, 5, '#f4c430'),
    ]),
    // the basket and its blanket
    sheet('#c79a5c', path('M470 600H1180L1132 770Q1128 790 1100 790H550Q522 790 518 770Z'), 20),
    ...[0, 1, 2].map((j) =>
      sheet(
        '#a87b40',
        Array.from({ length: 11 }, (_, i) =>
          rect(508 + (j % 2) * 28 + i * 58 + j * 5, 640 + j * 48, 32, 22, 8),
        )
          .filter((_, i) => j < 2 || i < 10)
          .join(''),
        0,
        { flat: true },
      ),
    ),
    sheet(
      '#b5483c',
      path(
        'M450 560Q600 600 800 570T1196 560L1206 660Q1120 700 1060 664Q980 640 900 684Q820 720 740 676Q640 640 560 690Q480 710 446 660Z',
      ),
      12,
      {
        marks:
          line('M440 600Q600 640 800 608T1210 600M440 640Q600 690 800 650T1210 650', 12, '#f0c08a') +
          line('M540 560V710M660 560V710M780 560V710M900 560V710M1020 560V710M1140 560V710', 7, '#8a2f26'),
      },
    ),
    sheet(palette.leaf, leafShape(380, 766, 90, 24, -70) + leafShape(380, 766, 80, 22, -110), 5),
    sheet('#e9dfc4', path('M340 700H420L410 768H350Z'), 8),
  ],
};
