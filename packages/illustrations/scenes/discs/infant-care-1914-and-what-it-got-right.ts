import { palette, roundel, circle, line, path, placed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Layer, Scene } from '../../src/scene.ts';

const wheel = (x: number, y: number, radius: number): Layer => [
  ...[0, 45, 90, 135].map((a) =>
    sheet(
      palette.bark,
      placed(rect(-radius, -4, radius * 2, 8), `translate(${x} ${y}) rotate(${a + 12})`),
      3,
      {
        edge: 0.5,
      },
    ),
  ),
  sheet(
    palette.bark,
    strip(
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      20,
    ),
    8,
    { edge: 0.6 },
  ),
  sheet(palette.yolk, circle(x, y, 20), 4),
];

export const scene: Scene = {
  kind: 'disc',
  alt: 'A wicker baby carriage of a hundred years ago',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#8c7b62', '#d9c8a4'),
    sheet(palette.bark, strip('M300 650Q490 720 690 640', 18), 6, { edge: 0.6 }),
    sheet(palette.wood, strip('M292 470C230 440 210 380 178 322', 20), 8),
    sheet(palette.brick, strip('M156 336L204 306', 34), 6),
    sheet('#3f5b4a', path('M500 440V196A246 246 0 0 1 748 440Z'), 10),
    sheet('#4d6d59', path('M500 440L560 204A246 246 0 0 1 640 238Z'), 3),
    sheet('#4d6d59', path('M500 440L700 292A246 246 0 0 1 744 388Z'), 3),
    sheet(palette.cream, path('M262 440Q300 380 380 396Q440 380 500 410V460H262Z'), 6),
    sheet(palette.kraft, path('M246 432H748Q752 650 590 660H396Q240 650 246 432Z'), 14, {
      marks:
        line(Array.from({ length: 5 }, (_, i) => `M240 ${476 + i * 38}H756`).join(''), 5, '#8f6236') +
        line(Array.from({ length: 13 }, (_, i) => `M${268 + i * 40} 440V666`).join(''), 5, '#a87a48'),
    }),
    sheet('#a87a48', rect(232, 418, 532, 40, 18), 6),
    wheel(386, 736, 96),
    wheel(634, 736, 96),
    sheet(palette.yolk, circle(500, 436, 17), 4),
  ],
};
