import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  leafShape,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
  palm,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A lunch tray with a sandwich, milk, an apple and carrots; an open hand has coins for it',
  focus: [0.48, 0.5],
  layers: [
    ground('#1f5e63'),
    ...[0, 1, 2, 3].map((i) => sheet(i % 2 ? '#1c575c' : '#226469', rect(-20, -40 + i * 268, 1640, 262), 3)),
    // tray
    sheet('#e0b23a', rect(250, 130, 1020, 750, 70, -3), 22),
    sheet('#f4cf5c', rect(278, 158, 964, 694, 52, -3), 6),
    ...(
      [
        [310, 190, 420, 330, 34],
        [770, 190, 436, 330, 34],
        [310, 556, 300, 264, 34],
        [650, 556, 556, 264, 34],
      ] as const
    ).map(([x, y, w, h, k]) =>
      sheet('#dca92f', placed(rect(x, y, w, h, k), 'rotate(-3 760 505)'), 0, { flat: true }),
    ),
    ...(
      [
        [318, 202, 412, 318, 30],
        [778, 202, 428, 318, 30],
        [318, 568, 292, 252, 30],
        [658, 568, 548, 252, 30],
      ] as const
    ).map(([x, y, w, h, k]) =>
      sheet('#f0c64c', placed(rect(x, y, w, h, k), 'rotate(-3 760 505)'), 0, { flat: true }),
    ),
    // sandwich, cut in two
    sheet('#c58a4a', path('M352 470L690 250L702 480Q700 494 680 494L372 492Q350 490 352 470Z'), 10),
    sheet(
      '#4f8a48',
      path('M362 452Q420 400 440 420Q470 380 510 380Q540 330 580 330Q620 280 690 236L700 262L380 472Z'),
      5,
    ),
    sheet('#d95f45', path('M380 440L680 246L690 268L392 462Z'), 4),
    sheet('#f3dfb4', path('M376 474L684 272L692 470Q690 482 676 482L392 482Q374 482 376 474Z'), 6, {
      marks:
        printed(circle(560, 420, 7), '#e3c78e') +
        printed(circle(620, 380, 6), '#e3c78e') +
        printed(circle(500, 450, 6), '#e3c78e') +
        printed(circle(650, 440, 7), '#e3c78e'),
    }),
    sheet('#c58a4a', path('M340 240Q340 216 366 216L640 206L352 420Z'), 10),
    sheet('#f3dfb4', path('M354 250Q354 230 372 230L596 222L362 398Z'), 5, {
      marks:
        printed(circle(420, 270, 7), '#e3c78e') +
        printed(circle(470, 256, 6), '#e3c78e') +
        printed(circle(396, 330, 6), '#e3c78e'),
    }),
    // milk
    sheet('#dfeaea', path('M800 250L830 196H1010L1040 250V500H800Z'), 14),
    sheet(palette.paper, rect(800, 250, 240, 250, 4), 4),
    sheet(palette.teal, rect(800, 330, 240, 120), 3),
    sheet(palette.paper, path('M920 346Q960 398 920 424Q880 398 920 346Z'), 4),
    sheet('#bcd6d6', path('M830 196H1010L1020 214H820Z'), 3),
    sheet(palette.brick, rect(1000, 160, 22, 170, 8, 24), 8, {
      marks: placed(
        line('M-14 -70L14 -58M-14 -40L14 -28M-14 -10L14 2M-14 20L14 32M-14 50L14 62', 9, '#f7eedb'),
        'translate(1011 245) rotate(24)',
      ),
    }),
    sheet('#b9452f', ellipse(1130, 400, 62, 66), 10),
    sheet('#b9452f', ellipse(1098, 390, 44, 58, 10) + ellipse(1162, 390, 44, 58, -10), 3),
    sheet(palette.bark, strip('M1130 350Q1132 322 1146 306', 11), 5),
    leaf(1140, 330, 70, 20, -30, palette.leaf),
    sheet('#e88a6b', ellipse(1094, 378, 10, 24, 18), 0, { flat: true }),
    // carrots and peas
    ...(
      [
        [372, 612, 200, -4],
        [366, 668, 214, 5],
        [384, 726, 196, -7],
      ] as const
    ).map(([x, y, l, a]) => [
      sheet(
        palette.leaf,
        placed(
          leafShape(-4, 0, 60, 11, 196) + leafShape(-4, 0, 54, 10, 168),
          `translate(${x} ${y}) rotate(${a})`,
        ),
        4,
      ),
      sheet(
        '#e0792f',
        path(`M0 -22Q${l} -12 ${l} 0Q${l} 12 0 22Q-20 0 0 -22Z`, `translate(${x} ${y}) rotate(${a})`),
        7,
        {
          marks: placed(
            line('M36 -16V-4M74 12V2M112 -12V-2', 4, '#00000028'),
            `translate(${x} ${y}) rotate(${a})`,
          ),
        },
      ),
    ]),
    // napkin with fork; price
    sheet(palette.paper, rect(700, 590, 230, 210, 6, 8), 9, {
      marks: placed(
        line('M-100 -70H100M-100 70H100M-80 -90V90M80 -90V90', 6, '#9fd8d2'),
        'translate(815 695) rotate(8)',
      ),
    }),
    sheet(
      '#9fb2b8',
      path(
        'M-12 120Q-14 20 -6 -10Q-40 -30 -34 -110H-22V-50H-12V-110H0V-50H10V-110H22Q28 -30 -6 -10L6 -10Q12 20 12 120Q0 134 -12 120Z',
        'translate(830 690) rotate(14)',
      ),
      8,
    ),
    // coins
    ...(
      [
        [1010, 690, 48, '#c9863f'],
        [1096, 742, 54, '#b7bfc0'],
        [1120, 640, 44, '#c9863f'],
        [1030, 780, 40, '#b7bfc0'],
        [1390, 720, 54, '#b7bfc0'],
        [1450, 800, 44, '#c9863f'],
        [1350, 840, 46, '#c9863f'],
      ] as const
    ).map(([x, y, q, k]) => [
      sheet(k, circle(x, y, q), 9),
      sheet(k === '#c9863f' ? '#d99a55' : '#cdd4d4', circle(x, y, q - 10), 2),
    ]),
    palm('translate(1440 540) rotate(-8) scale(.98)', palette.skin3, palette.brick, palette.peach, 14, [
      sheet('#b7bfc0', circle(1416, 520, 54), 6),
      sheet('#cdd4d4', circle(1416, 520, 44), 2),
      sheet('#c9863f', circle(1476, 574, 44), 7),
      sheet('#d99a55', circle(1476, 574, 34), 2),
    ]),
  ],
};
