import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

/** A coin that stands in the boot, or lies on the floor. */
const coin = (x: number, y: number, size: number, angle: number, color = '#e3b645', rim = '#b98a2b') => [
  sheet(rim, circle(x, y, size), 6),
  sheet(color, circle(x, y, size * 0.82), 2, {
    marks: placed(printed(star(0, 0, size * 0.4), rim), `translate(${x} ${y}) rotate(${angle})`),
  }),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'One yellow rain boot of a child, as large as the picture, is full of coins to its rim; a mitten and a small key lie beside it',
  focus: [0.5, 0.45],
  layers: [
    ground('#5f9d92'),
    ...[0, 1, 2, 3, 4].map((j) =>
      sheet(j % 2 ? '#69a79b' : '#73b0a4', rect(-20, -20 + j * 176, 1640, 168), 1, {
        marks: line(
          Array.from({ length: 9 }, (_, i) => `M${(i + (j % 2) / 2) * 210} 0V900`).join(''),
          7,
          '#578f85',
        ),
      }),
    ),
    sheet('#96603a', rect(-20, 846, 1640, 200), 9, { marks: line('M-20 930H1640', 5, '#00000018') }),
    // the inside of the boot, and what is in it
    sheet('#8a5d12', ellipse(808, 204, 292, 66), 6),
    coin(640, 150, 84, -14),
    coin(960, 146, 80, 18, '#cfd6d4', '#98a5a8'),
    coin(800, 104, 92, 6),
    coin(716, 206, 80, 22, '#cfd6d4', '#98a5a8'),
    coin(890, 214, 84, -8),
    coin(1030, 226, 66, 12),
    coin(588, 230, 62, -20),
    // the boot
    sheet(
      palette.yolk,
      path(
        'M516 204C560 262 1056 262 1100 204C1108 360 1086 480 1106 640C1112 720 1120 800 1112 872H400C300 872 236 872 224 846C206 760 252 684 372 640C480 600 520 540 524 420C526 340 520 270 516 204Z',
      ),
      19,
    ),
    sheet(
      '#ffd95a',
      path(
        'M560 330C566 480 566 590 486 650C430 688 340 706 300 760C330 690 420 650 470 600C530 530 528 420 522 320Z',
      ),
      2,
      {
        flat: true,
        opacity: 0.7,
      },
    ),
    sheet('#d9a31d', path('M514 196C560 262 1056 262 1102 196L1104 268C1056 330 562 330 518 268Z'), 6),
    sheet('#7a5210', path('M212 838H1120V900Q1120 924 1096 924H236Q204 924 212 838Z'), 8, {
      marks: line(Array.from({ length: 15 }, (_, i) => `M${250 + i * 60} 884V930`).join(''), 14, '#5c3d0b'),
    }),
    // a loop to pull it on by, and a patch that has held so far
    sheet('#a33e26', strip('M1080 250C1150 260 1150 400 1090 410', 30), 7),
    sheet('#a33e26', rect(700, 620, 150, 130, 8, -7), 6, {
      marks: placed(
        line('M-60 -50H60V50H-60Z', 6, '#f3d3bb', 'butt').replace('/>', ' stroke-dasharray="14 10"/>'),
        'translate(775 685) rotate(-7)',
      ),
    }),
    // a key for scale, and a mitten
    moved('translate(1216 936) rotate(-6)', [
      sheet('#a9b6bc', strip('M40 0H170M150 4V34M118 4V28', 17), 7),
      sheet('#a9b6bc', circle(0, 0, 44), 8),
      sheet('#96603a', circle(-4, 0, 18), 0, { flat: true }),
    ]),
    moved('translate(1440 800) rotate(16)', [
      sheet(
        '#c4593a',
        path('M-60 70C-70 -10 -60 -96 0 -100C58 -100 66 -30 60 70Z') +
          path('M40 40C80 20 108 -20 124 -6C136 14 96 66 56 72Z'),
        9,
      ),
      sheet('#f3d3bb', rect(-68, 58, 136, 44, 12), 5, {
        marks: line('M-44 58V102M-20 58V102M4 58V102M28 58V102M52 58V102', 5, '#d9a98a'),
      }),
    ]),
  ],
};
