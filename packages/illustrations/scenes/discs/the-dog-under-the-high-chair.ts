import { circle, ellipse, line, path, placed, rect, roundel, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const knobs = circle(-96, -26, 36) + circle(-96, 26, 36) + circle(96, -26, 36) + circle(96, 26, 36);
const bone = placed(rect(-100, -28, 200, 56, 20) + knobs, 'translate(500 690)');

export const scene: Scene = {
  kind: 'disc',
  alt: 'A dog’s bowl with a bone on it, filled to the rim',
  focus: [0.5, 0.55],
  layers: [
    ...roundel('#3f6f4f', '#c8d07a'),
    sheet('#3d4a24', ellipse(500, 822, 300, 34), 0, { flat: true, opacity: 0.35 }),
    sheet('#8a4b25', ellipse(500, 500, 250, 96), 6),
    sheet(
      '#b0703c',
      circle(330, 500, 40) +
        circle(420, 450, 44) +
        circle(520, 430, 46) +
        circle(610, 462, 42) +
        circle(676, 506, 36),
      5,
    ),
    sheet(
      '#c98a50',
      circle(376, 480, 38) + circle(470, 478, 42) + circle(566, 480, 40) + circle(640, 500, 32),
      5,
    ),
    sheet('#c4493a', path('M250 520H750L830 800Q500 850 170 800Z'), 16, {
      marks: line('M236 560Q500 590 764 560', 12, '#a1352a'),
    }),
    sheet('#d9604e', path('M232 506Q500 560 768 506L776 546Q500 604 224 546Z'), 6),
    sheet('#f7eedb', bone, 5),
  ],
};
