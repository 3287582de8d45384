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
  hold,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

/** A chip of a painter's fan, turned around the rivet at 0 0. */
const chip = (angle: number, color: string, height: number) =>
  moved(`translate(1010 690) rotate(${angle})`, [
    sheet('#f4ead6', rect(-66, -560, 132, 620, 12), height, {
      marks: line('M-40 -92H40M-40 -64H18', 8, '#cdb994'),
    }),
    sheet(color, rect(-50, -544, 100, 420, 6), 2),
  ]);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand holds a painter’s fan of color chips, from tar black over green to mustard, above an open, clean diaper; one pale chip lies apart, beside a telephone receiver',
  focus: [0.5, 0.5],
  layers: [
    ground('#c9788a'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
      [0, 1, 2, 3, 4].map((j) =>
        sheet('#d08798', circle(60 + i * 220 + (j % 2) * 110, 60 + j * 220, 34), 0, { flat: true }),
      ),
    ),
    // the changing pad
    sheet('#2f6d84', rect(90, 560, 1420, 500, 70), 12),
    sheet('#3f87a0', rect(130, 600, 1340, 500, 54), 3, {
      marks: line(
        'M170 680Q800 640 1430 680M170 800Q800 760 1430 800M170 920Q800 880 1430 920',
        7,
        '#5c9fb5',
      ),
    }),
    // the diaper, open, and clean
    moved('translate(120 0)', [
      sheet(
        '#eef0e6',
        path(
          'M300 640C380 610 620 610 700 640C716 690 700 730 640 752C610 790 612 830 650 862Q664 888 640 908H360Q336 888 350 862C388 830 390 790 360 752C300 730 284 690 300 640Z',
        ),
        9,
      ),
      sheet(
        '#dfe5dc',
        path('M404 660C460 644 540 644 596 660C584 740 584 830 596 900H404C416 830 416 740 404 660Z'),
        3,
      ),
      sheet('#f4c430', rect(272, 650, 66, 46, 8, -14) + rect(662, 650, 66, 46, 8, 14), 5),
      sheet('#9fd8d2', star(500, 700, 26), 2),
    ]),
    // the fan
    // the pale one, which is for the telephone
    sheet('#f4ead6', placed(rect(-66, -200, 132, 400, 12), 'translate(250 400) rotate(-14)'), 9, {
      marks: placed(line('M-40 146H40M-40 172H18', 8, '#cdb994'), 'translate(250 400) rotate(-14)'),
    }),
    sheet('#d8d6cb', placed(rect(-50, -184, 100, 300, 6), 'translate(250 400) rotate(-14)'), 2),
    moved('translate(300 150) rotate(-14)', [
      sheet('#a33e26', strip('M-120 0C-60 -70 60 -70 120 0', 52), 10),
      sheet('#a33e26', rect(-172, -14, 96, 74, 26, -18) + rect(76, -14, 96, 74, 26, 18), 8),
      sheet('#7f2c19', ellipse(-128, 48, 36, 12, -18) + ellipse(128, 48, 36, 12, 18), 3),
    ]),
    sheet(
      '#7f2c19',
      strip('M180 236C120 250 90 280 110 310C130 340 60 340 70 370C80 400 20 400 -30 420', 12),
      5,
      {
        edge: 0.5,
      },
    ),
    hold('translate(1022 680) rotate(14) scale(1.2)', palette.skin3, '#e39a2d', palette.cream, 18, [
      chip(-52, '#1d1a18', 8),
      chip(-34, '#2f4a34', 9),
      chip(-16, '#6f8f3f', 10),
      chip(2, '#d9b23a', 11),
      chip(20, '#b98345', 12),
      sheet('#c9a24a', circle(1010, 690, 24), 6),
      sheet('#8a6a24', circle(1010, 690, 9), 2),
    ]),
    closedPin(),
  ],
};

/** A pin with a duck's head, closed. */
function closedPin() {
  return moved('translate(420 940) rotate(-8)', [
    sheet(
      '#cfd9da',
      strip('M-70 0H70', 12) + strip('M-70 -34H70', 10) + strip('M-70 0C-96 -6 -96 -28 -70 -34', 10),
      6,
      {
        edge: 0.5,
      },
    ),
    sheet(palette.yolk, path('M60 -44H110Q130 -44 130 -17T110 10H60Z'), 6, {
      marks: printed(circle(106, -26, 6), palette.ink),
    }),
  ]);
}
