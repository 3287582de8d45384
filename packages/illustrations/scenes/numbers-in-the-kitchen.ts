import {
  ground,
  circle,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

const fork = (transform: string, height = 8) =>
  sheet(
    '#b9c5c9',
    placed(
      rect(-13, -20, 26, 190, 12) +
        path('M-46 -150H-30V-76H-8V-150H8V-76H30V-150H46V-60Q46 -14 0 -8Q-46 -14 -46 -60Z'),
      transform,
    ),
    height,
  );

/** A place at the table, and as many pancakes as it is counted. */
function place(
  x: number,
  y: number,
  rim: string,
  pancakes: readonly (readonly [x: number, y: number])[],
): Layer {
  return [
    sheet(rim, circle(x, y, 196), 12),
    sheet('#f3ead6', circle(x, y, 158), 4),
    ...pancakes.map(([dx, dy]) =>
      sheet('#c98a3f', circle(x + dx, y + dy, 54), 6, {
        marks:
          printed(circle(x + dx, y + dy, 40), '#dca556') +
          printed(rect(x + dx - 13, y + dy - 12, 26, 22, 4), '#f7e7a8'),
      }),
    ),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'Four plates on a blue cloth hold one, two, three and four pancakes; three have a fork, and a hand brings the fourth',
  focus: [0.6, 0.5],
  layers: [
    ground('#2f6f96'),
    sheet('#3a7ca4', [0, 1, 2, 3, 4, 5].map((i) => rect(i * 290 - 60, -20, 130, 1040)).join(''), 1),
    sheet('#8fc0d0', [0, 1, 2, 3].map((i) => rect(-20, 60 + i * 270, 1640, 16)).join(''), 1, {
      opacity: 0.6,
    }),
    // a runner through the middle
    sheet('#e2a13c', rect(-20, 436, 1640, 128, 3), 5, {
      marks: line('M-20 456H1640M-20 544H1640', 9, '#f4d58a'),
    }),
    sheet('#8f3020', strip('M-20 500H1640', 12), 1, { edge: 0.6 }),
    place(560, 246, '#c4432f', [[0, 0]]),
    place(1070, 246, '#f4c430', [
      [-58, 16],
      [58, -14],
    ]),
    place(560, 762, '#6c9a4c', [
      [0, -58],
      [-60, 46],
      [60, 46],
    ]),
    place(1070, 762, '#e07f5f', [
      [-58, -58],
      [58, -58],
      [-58, 58],
      [58, 58],
    ]),
    fork('translate(308 236) rotate(-4)'),
    fork('translate(818 242) rotate(3)'),
    fork('translate(306 756) rotate(2)'),
    // the batter's bowl, two half cups, what is left of the banana
    sheet('#5d3a58', circle(70, 500, 176), 14),
    sheet('#f0d79a', circle(70, 500, 138), 3, { marks: line('M20 470Q70 430 120 480', 12, '#dcbb6e') }),
    sheet('#a9713f', strip('M90 500L250 350', 34), 12),
    sheet('#f4c430', path('M40 60Q110 140 190 110Q216 102 224 122Q190 206 86 170Q24 140 40 60Z'), 10, {
      marks: line('M54 90Q116 164 208 126', 6, '#d9a416'),
    }),
    sheet(palette.bark, rect(28, 44, 24, 28, 6, -20), 5),
    sheet('#9fd8d2', circle(120, 880, 84) + rect(190, 862, 110, 34, 14), 10),
    sheet('#f7eedb', circle(120, 880, 62), 2),
    sheet('#f7f3e4', circle(1440, 300, 92), 10),
    sheet('#e9f0ef', circle(1440, 300, 70), 2),
    sheet('#c9dde0', circle(1440, 300, 54), 0, { flat: true }),
    // the fourth fork
    fork('translate(1344 700) rotate(-14)', 15),
    pinch('translate(1352 720) rotate(24) scale(1.14)', palette.skin3, '#a33e26', '#f0b98f', 19),
  ],
};
