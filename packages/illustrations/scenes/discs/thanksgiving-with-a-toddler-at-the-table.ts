import { roundel, circle, ellipse, leaf, path, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A pumpkin pie of which one piece is gone',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#8a2f1b', '#a33e26'),
    sheet('#dfe9e4', ellipse(500, 560, 330, 250), 16),
    sheet('#f7f3e6', ellipse(500, 548, 300, 220), 4),
    sheet('#c98a45', path('M258 560Q270 360 500 348Q730 360 742 560Q730 730 500 742Q270 730 258 560Z'), 12),
    sheet(
      '#dfa55c',
      Array.from({ length: 22 }, (_, i) => {
        const a = (i / 22) * 6.283;
        return circle(500 + Math.cos(a) * 232, 546 + Math.sin(a) * 186, 32);
      }).join(''),
      6,
    ),
    sheet('#b9601f', ellipse(500, 542, 208, 164), 5),
    sheet('#f7f3e6', path('M500 542L640 420Q730 470 742 560L500 542Z'), 0, { flat: true }),
    sheet('#dfe9e4', path('M500 542L640 420Q700 455 722 500Z'), 0, { flat: true }),
    sheet('#a3551b', path('M500 542L640 420L640 452L500 574Z'), 3),
    sheet(
      '#fffaf0',
      path('M430 520Q420 470 470 476Q500 440 530 478Q570 486 556 526Q540 560 500 552Q450 566 430 520Z'),
      9,
    ),
    leaf(330, 480, 90, 26, 30, '#7d3b17', 4),
    leaf(380, 640, 90, 26, -20, '#7d3b17', 4),
    leaf(560, 660, 90, 26, -40, '#7d3b17', 4),
  ],
};
