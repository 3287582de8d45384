import {
  circle,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

/** A tree, seen from a window high above. */
const tree = (x: number, y: number, size: number, color: string, light: string) =>
  moved(`translate(${x} ${y}) scale(${size})`, [
    sheet(
      color,
      [0, 1, 2, 3, 4, 5, 6].map((i) => circle(Math.cos(i * 0.9) * 46, Math.sin(i * 0.9) * 46, 44)).join(''),
      17,
    ),
    sheet(light, circle(-20, -22, 34) + circle(22, -4, 24) + circle(-6, 26, 22), 5),
  ]);

/** Somebody from above: hair, shoulders, and feet one before the other. */
const walker = (place: string, coat: string, hair: string, arm: string) =>
  moved(place, [
    sheet(palette.ink, path('M-26 8H0V44H-26ZM4 -34H28V2H4Z'), 3),
    sheet(coat, arm, 6),
    sheet(coat, path('M-58 0C-58 -34 58 -34 58 0C58 34 -58 34 -58 0Z'), 9),
    sheet(hair, circle(0, 0, 31), 8),
  ]);

const cart = 'translate(806 610) rotate(6)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A street seen from above: the roofs of a library, a clinic and a school stand side by side, and a child and a grown-up take a cart full of books over the crosswalk',
  focus: [0.5, 0.55],
  layers: [
    ground('#8db07a'),
    sheet('#d9bf93', rect(-20, -20, 1640, 470) + rect(-20, 742, 1640, 80), 4, {
      marks: line(
        'M200 -20V450M420 -20V450M640 -20V450M1000 -20V450M1240 -20V450M-20 400H1640',
        3,
        '#b89b6c',
      ),
    }),
    sheet('#56646f', rect(-20, 470, 1640, 272), 2, {
      marks:
        line(
          'M-10 606H120M220 606H350M450 606H560M1060 606H1170M1270 606H1400M1500 606H1630',
          13,
          '#f4c430c0',
          'butt',
        ) + printed([0, 1, 2, 3, 4, 5, 6].map((i) => rect(640, 480 + i * 38, 320, 22)).join(''), '#f2ead6e0'),
    }),
    // The library: a hipped roof, and a book in its courtyard.
    sheet('#a33e26', rect(60, 40, 430, 330, 4), 18),
    sheet('#bb5234', path('M60 40L170 150H380L490 40Z'), 3),
    sheet('#8a301c', path('M60 370L170 260H380L490 370Z'), 3),
    sheet('#6c9a4c', rect(180, 162, 190, 88, 3), 0, { flat: true }),
    sheet(
      '#f7eedb',
      path('M206 184Q244 176 275 190Q306 176 344 184V230Q306 222 275 236Q244 222 206 230Z'),
      5,
      {
        marks: line('M275 190V236', 4, '#a33e26'),
      },
    ),
    sheet('#80502f', rect(100, 186, 30, 30, 2) + rect(420, 96, 34, 34, 2), 9),
    // The clinic: flat, with its cross for the helicopter.
    sheet('#2b7f83', rect(570, 20, 400, 350, 4), 18),
    sheet('#3b9296', rect(596, 46, 348, 298, 2), 2),
    sheet('#eef3ea', circle(770, 190, 104), 3),
    sheet('#2b7f83', path('M744 110H796V164H850V216H796V270H744V216H690V164H744Z'), 4),
    sheet('#cfd9d8', rect(612, 276, 70, 50, 4) + rect(866, 62, 60, 44, 4), 9, {
      marks: line('M620 290H674M620 304H674M872 78H920', 4, '#8fa3a4'),
    }),
    // The school: an L around a yard with a painted game.
    sheet('#e39a2d', path('M1060 30H1540V180H1250V372H1060Z'), 18),
    sheet('#f0b044', path('M1060 30L1135 105H1540V30Z') + path('M1060 30L1135 105V372H1060Z'), 3),
    sheet('#f7eedb', rect(1106, 76, 62, 62, 4, 45), 12),
    sheet('#a33e26', circle(1137, 107, 17), 6),
    sheet('#b5c7a0', rect(1274, 204, 266, 168, 3), 2, {
      marks: line(
        'M1304 288H1344V248H1384V328H1424V248M1344 248V328H1384M1344 288H1304M1424 248H1384M1424 328H1384M1424 288H1504M1464 248V328',
        7,
        '#f7eedb',
      ),
    }),
    // Trees along both sides.
    tree(530, 300, 0.8, '#3f7050', '#5b8c62'),
    tree(1016, 330, 0.72, '#4d8050', '#6c9a4c'),
    tree(120, 886, 1.15, '#3f7050', '#5b8c62'),
    tree(330, 940, 0.9, '#6c9a4c', '#88b05f'),
    tree(1290, 906, 1.1, '#4d8050', '#6c9a4c'),
    tree(1500, 880, 0.92, '#3f7050', '#5b8c62'),
    // A car waits for them.
    sheet('#e07f5f', rect(300, 632, 236, 92, 34), 11),
    sheet('#b85f43', rect(346, 640, 134, 76, 18), 3),
    sheet('#bfe3e8', path('M340 646L320 654V702L340 710Z') + path('M486 646L508 654V702L486 710Z'), 2),
    // The cart with its books, drawn by the small one and pushed by the tall one.
    sheet(
      palette.ink,
      placed(
        rect(-82, -96, 20, 48, 8) +
          rect(62, -96, 20, 48, 8) +
          rect(-82, 48, 20, 48, 8) +
          rect(62, 48, 20, 48, 8),
        cart,
      ),
      5,
    ),
    sheet('#8a5634', placed(rect(-70, -112, 140, 224, 8), cart), 11),
    sheet('#6b4026', placed(rect(-56, -98, 112, 196, 4), cart), 0, { flat: true }),
    ...[
      ['#5d3a58', -92, 40],
      ['#f4c430', -50, 26],
      ['#e07f5f', -22, 44],
      ['#9fd8d2', 24, 30],
      ['#f7eedb', 56, 36],
    ].map(([color, y, width]) =>
      sheet(color as string, placed(rect(-48, Number(y), 96, Number(width), 3), cart), 6, {
        marks: placed(line(`M-30 ${Number(y) + Number(width) / 2}H14`, 6, '#00000038'), cart),
      }),
    ),
    sheet(palette.bark, strip('M816 496L806 430', 11), 6),
    walker(
      'translate(808 414) rotate(8) scale(.86)',
      '#f4c430',
      '#33211c',
      strip('M36 14C40 40 26 52 10 54', 26),
    ),
    walker(
      'translate(792 800) rotate(4) scale(1.2)',
      '#1d3a57',
      '#57351f',
      strip('M-40 -10C-44 -40 -34 -56 -22 -62', 28) + strip('M42 -10C46 -40 40 -56 34 -62', 28),
    ),
  ],
};
