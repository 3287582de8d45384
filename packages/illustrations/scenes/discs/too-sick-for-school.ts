import {
  palette,
  roundel,
  circle,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A thermometer under a crescent moon',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#14293f', '#1d3a57'),
    sheet('#f5e3a6', circle(330, 320, 96), 8, {
      marks: printed(circle(304, 300, 16), '#e3cd86') + printed(circle(356, 350, 11), '#e3cd86'),
    }),
    sheet('#1d3a57', circle(372, 296, 84), 4),
    ...(
      [
        [690, 270, 20],
        [760, 420, 13],
        [250, 600, 14],
        [600, 190, 11],
      ] as const
    ).map(([x, y, q]) => sheet('#f5e3a6', star(x, y, q, x), 4)),
    sheet(
      palette.slate,
      placed(path('M-210 -20L-296 -12Q-314 0 -296 12L-210 20Z'), 'translate(520 560) rotate(-38)'),
      10,
    ),
    sheet(
      palette.paper,
      placed(path('M-220 -44H250Q300 -44 300 0Q300 44 250 44H-220Z'), 'translate(520 560) rotate(-38)'),
      16,
      {
        marks: placed(
          Array.from({ length: 9 }, (_, i) =>
            line(`M${-180 + i * 34} -42V${i % 2 ? -24 : -12}`, 7, '#1a2430'),
          ).join(''),
          'translate(520 560) rotate(-38)',
        ),
      },
    ),
    sheet(palette.brick, placed(rect(-200, 4, 250, 20, 10), 'translate(520 560) rotate(-38)'), 3),
    sheet(palette.robin, placed(rect(150, -26, 110, 52, 12), 'translate(520 560) rotate(-38)'), 4, {
      marks: placed(line('M172 0H196M212 0H238', 9, '#1b5158'), 'translate(520 560) rotate(-38)'),
    }),
  ],
};
