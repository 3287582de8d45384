import { palette, roundel, circle, ellipse, path, placed, rect, sheet, strip } from '../../kit/index.ts';
import type { Scene } from '../../scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A soft spoon with its first teaspoon of purée, over a small bowl',
  focus: [0.5, 0.52],
  layers: [
    ...roundel('#6b4a73', '#c9a9c4'),
    sheet('#3d2a45', ellipse(500, 806, 260, 38), 0, { flat: true, opacity: 0.3 }),
    sheet(palette.deep, rect(390, 770, 220, 40, 14), 8),
    sheet(palette.teal, path('M196 540H804Q796 790 500 790Q204 790 196 540Z'), 16),
    sheet(palette.robin, path('M236 610Q260 730 400 764Q280 700 270 606Z'), 0, { flat: true, opacity: 0.5 }),
    sheet('#1f666a', ellipse(500, 540, 306, 76), 4),
    sheet('#e0792f', ellipse(500, 556, 268, 56), 0, { flat: true }),
    sheet(
      '#ee9448',
      path('M290 560Q350 500 460 534Q560 500 690 540Q740 560 690 580Q560 610 420 600Q300 600 290 560Z'),
      4,
    ),
    sheet('#f3d3bb', placed(strip('M0 0C70 -20 200 -40 330 -30', 40), 'translate(500 420) rotate(-34)'), 12),
    sheet(palette.cream, placed(ellipse(-50, 6, 116, 70), 'translate(500 420) rotate(-34)'), 12),
    sheet(
      '#e0792f',
      placed(
        path('M-148 4C-140 -60 -60 -84 0 -50C40 -20 30 40 -20 54C-90 70 -140 50 -148 4Z'),
        'translate(500 420) rotate(-34) scale(.86)',
      ),
      5,
    ),
    sheet('#f2a763', placed(ellipse(-70, -20, 36, 14, -20), 'translate(500 420) rotate(-34)'), 0, {
      flat: true,
    }),
    sheet(
      '#e0792f',
      path('M404 520Q384 560 404 574Q426 562 404 520Z') + circle(690, 690, 16) + circle(726, 660, 9),
      4,
    ),
  ],
};
