import { palette, roundel, circle, line, path, printed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A chest of drawers held to the wall by a strap, a toy rabbit in its lowest drawer',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#9a6f92', '#e3cbdc'),
    // the bracket in the wall and the strap
    sheet('#4b5d6b', rect(440, 150, 120, 76, 8), 6),
    sheet('#d5dddf', circle(464, 188, 11) + circle(536, 188, 11), 3),
    sheet(palette.yolk, path('M470 206H530L536 360H464Z'), 8, {
      marks: line('M484 214V352M516 214V352', 5, '#b9801f'),
    }),
    sheet(palette.ink, rect(452, 262, 96, 50, 8), 6),
    sheet(palette.yolk, rect(474, 276, 52, 20, 3), 2),
    // the chest
    sheet('#57351f', rect(250, 800, 50, 60) + rect(700, 800, 50, 60), 6),
    sheet('#a5683c', rect(220, 356, 560, 460, 10), 16),
    sheet('#80502f', rect(196, 336, 608, 44, 10), 9),
    sheet('#c08150', rect(252, 404, 496, 106, 6), 5),
    sheet('#c08150', rect(252, 530, 496, 106, 6), 5),
    sheet(
      palette.cream,
      circle(400, 457, 20) + circle(600, 457, 20) + circle(400, 583, 20) + circle(600, 583, 20),
      5,
    ),
    // the lowest one, open, with a rabbit
    sheet('#4b2e1d', rect(252, 656, 496, 60, 4), 0, { flat: true }),
    sheet('#efd9bd', strip('M450 690Q436 620 452 574M520 690Q536 622 560 590', 44), 7),
    sheet('#d8937a', strip('M449 660Q444 620 452 590', 14), 2),
    sheet('#efd9bd', circle(488, 716, 76), 9),
    sheet(palette.ink, circle(462, 700, 9) + circle(516, 700, 9), 2),
    sheet('#c08150', rect(236, 724, 528, 112, 6), 14, {
      marks: printed(rect(250, 736, 500, 6), '#80502f50'),
    }),
    sheet(palette.cream, circle(400, 780, 20) + circle(600, 780, 20), 5),
  ],
};
