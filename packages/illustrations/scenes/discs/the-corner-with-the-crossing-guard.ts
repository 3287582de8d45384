import {
  lettering,
  palette,
  roundel,
  circle,
  octagon,
  path,
  placed,
  rect,
  sheet,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A crossing guard’s stop paddle with a thank-you bow on its handle',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#d99a1e', '#f4cf5c'),
    sheet(palette.wood, rect(472, 560, 56, 320, 14), 12),
    sheet('#9b673f', rect(480, 570, 16, 300, 8), 0, { flat: true }),
    sheet(palette.paper, octagon(500, 400, 262), 18),
    sheet('#b8351f', octagon(500, 400, 238), 5, {
      marks: lettering('STOP', 348, 350, 9.8, '#fbf7ec', { weight: 2, pitch: 8.9 }),
    }),
    sheet(palette.teal, path('M500 726L440 850L474 838L486 862L520 740Z'), 6),
    sheet(palette.teal, path('M500 726L560 846L530 836L516 860L482 740Z'), 6),
    ...[1, -1].map((side) =>
      sheet(
        palette.robin,
        placed(
          path('M0 0C30 -70 120 -80 128 -40C136 10 130 60 100 60C60 60 20 30 0 0Z'),
          `translate(500 716) scale(${side} 1)`,
        ),
        8,
      ),
    ),
    sheet(palette.teal, circle(500, 718, 30), 6),
  ],
};
