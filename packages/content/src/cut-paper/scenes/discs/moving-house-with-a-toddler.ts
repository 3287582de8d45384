import { palette, roundel, line, path, rect, sheet } from '../../kit/index.ts';
import type { Scene } from '../../scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A moving box with a heart on it, full of folded clothes',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#c6e8e3', '#9fd8d2'),
    sheet('#8c5f34', path('M220 470L330 410H690L780 470Z'), 8),
    sheet(palette.paper, rect(290, 396, 220, 90, 22), 9),
    sheet('#e07f5f', rect(300, 340, 200, 74, 22), 8, { marks: line('M316 366H484', 9, '#f7eedb') }),
    sheet(palette.yolk, rect(530, 386, 190, 100, 24), 9),
    sheet(palette.teal, rect(540, 324, 170, 76, 24), 8, { marks: line('M556 350H694', 9, '#c6e8e3') }),
    sheet('#c79555', path('M210 470H790L760 810H240Z'), 18),
    sheet('#d9ad72', path('M210 466L120 560L240 590L290 470Z'), 10),
    sheet('#d9ad72', path('M790 466L880 560L760 590L710 470Z'), 10),
    sheet('#ead7b0', rect(466, 470, 68, 340), 1, { flat: true }),
    sheet(
      '#a33e26',
      path(
        'M500 720Q420 660 430 610Q440 572 474 580Q496 586 500 606Q504 586 526 580Q560 572 570 610Q580 660 500 720Z',
      ),
      6,
    ),
  ],
};
