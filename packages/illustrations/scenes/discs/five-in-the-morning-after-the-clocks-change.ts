import { hours, palette, roundel, circle, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A red alarm clock at five o’clock',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#e39a2d', '#f4c430'),
    sheet(
      '#b8351f',
      path('M290 330Q250 250 330 220Q410 200 420 280Z') + path('M710 330Q750 250 670 220Q590 200 580 280Z'),
      12,
    ),
    sheet('#57351f', strip('M500 270V200M460 190H540', 18), 8),
    sheet('#7f2d1a', rect(320, 770, 60, 110, 16, 28) + rect(620, 770, 60, 110, 16, -28), 9),
    sheet('#a33e26', circle(500, 560, 270), 18),
    sheet(palette.paper, circle(500, 560, 214), 6, {
      marks: hours(
        500,
        560,
        '#1a2430',
        { from: 192, to: 184, weight: 10 },
        { from: 192, to: 164, weight: 17 },
      ),
    }),
    sheet(palette.ink, strip('M500 560V410', 20), 6, { edge: 0.5 }),
    sheet(palette.ink, strip('M500 560L556 656', 26), 6, { edge: 0.5 }),
    sheet('#f4c430', circle(500, 560, 23), 4),
  ],
};
