import { circle, ellipse, leaf, line, palette, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'Half a pear on a plate, a fork beside it',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.moss, rect(-20, -20, 1040, 1040), 0, {
      marks: line('M-20 130H1020M-20 870H1020M130 -20V1020M870 -20V1020', 30, '#2c5a3c'),
    }),
    sheet(palette.paper, circle(460, 510, 390), 12),
    sheet(palette.egg, circle(460, 510, 300), 4),
    // The pear: its skin, its flesh, a seed and where another was.
    sheet(
      '#c9b13a',
      path(
        'M450 240Q540 240 556 360Q570 440 640 520Q720 640 640 740Q560 820 450 820Q330 816 268 736Q200 632 280 520Q340 440 352 360Q366 240 450 240Z',
      ),
      15,
    ),
    sheet(
      palette.cream,
      path(
        'M450 270Q520 274 530 370Q544 456 612 540Q676 640 612 716Q546 786 450 788Q350 782 298 714Q238 634 306 540Q368 456 376 370Q388 272 450 270Z',
      ),
      3,
    ),
    sheet(palette.sand, ellipse(454, 624, 92, 116), 2),
    sheet('#c9ae78', ellipse(488, 644, 20, 42, -16), 1, { flat: true }),
    sheet(palette.bark, ellipse(434, 604, 20, 44, 14), 5),
    sheet(palette.bark, strip('M452 256Q456 190 500 150', 24), 6),
    leaf(490, 172, 190, 60, -14, palette.leaf, 8),
    // The fork on the plate's rim.
    sheet(
      palette.mist,
      rect(862, 470, 44, 420, 20, -3) +
        path('M826 180H850V330H872V180H898V330H920V180H946V380Q946 470 886 474Q826 470 826 380Z'),
      15,
    ),
  ],
};
