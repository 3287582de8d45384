import { palette, roundel, circle, ellipse, path, placed, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A soccer ball on a green disc',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#3f7050', '#6c9a4c'),
    sheet('#234d40', ellipse(520, 812, 250, 40), 0, { flat: true, opacity: 0.4 }),
    sheet(palette.paper, circle(500, 520, 280), 18),
    sheet(palette.ink, path('M500 410L604 486L564 608H436L396 486Z'), 5),
    ...[0, 72, 144, 216, 288].map((a) =>
      sheet(
        palette.ink,
        placed(path('M-70 -286L70 -286L52 -222L0 -196L-52 -222Z'), `translate(500 520) rotate(${a})`),
        4,
        { clip: circle(500, 520, 280) },
      ),
    ),
    ...[0, 72, 144, 216, 288].map((a) =>
      sheet('#1a2430', placed(rect(-5, -206, 10, 100), `translate(500 520) rotate(${a})`), 0, { flat: true }),
    ),
  ],
};
