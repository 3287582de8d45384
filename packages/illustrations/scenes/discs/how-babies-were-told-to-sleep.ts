import { palette, roundel, circle, path, rect, sheet, star, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A crib with nothing in it but a sheet, under a mobile of moon, star and cloud',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#37587a', '#1d3a57'),
    sheet('#f5e3a6', circle(500, 260, 10), 3),
    sheet(palette.cream, strip('M500 150V230M300 250Q500 190 700 250', 12), 7, { edge: 0.6 }),
    sheet('#f5e3a6', path('M330 400A74 74 0 1 1 330 268A56 56 0 1 0 330 400Z', 'translate(-4 6)'), 9),
    sheet(palette.yolk, star(500, 366, 54, 6), 9),
    sheet(
      palette.robin,
      path('M620 400Q610 350 660 346Q680 306 724 326Q770 320 774 366Q800 372 796 400Z'),
      9,
    ),
    sheet(palette.cream, strip('M306 250V282M500 222V316M700 250V322', 6), 4, { edge: 0.5 }),
    sheet(palette.paper, rect(222, 700, 556, 40, 6), 6),
    sheet('#e7d3ac', rect(200, 500, 34, 340, 12) + rect(766, 500, 34, 340, 12), 12),
    sheet('#e7d3ac', Array.from({ length: 8 }, (_, i) => rect(262 + i * 64, 540, 22, 250, 8)).join(''), 9),
    sheet('#d6bd8d', rect(190, 526, 620, 38, 14), 10),
    sheet('#d6bd8d', rect(190, 774, 620, 42, 14), 10),
  ],
};
