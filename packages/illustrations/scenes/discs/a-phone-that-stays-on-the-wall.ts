import { palette, roundel, circle, ellipse, leafShape, path, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A tin can on a string, made into a telephone',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#5d3a58', '#9a6f92'),
    sheet(palette.ink, strip('M860 230C760 300 640 250 560 360', 9), 7, { edge: 0.6 }),
    sheet('#b8c3c6', path('M300 400L560 330L680 700L420 780Z'), 16),
    sheet('#d5dddf', path('M330 392L410 370L526 746L444 772Z'), 3),
    sheet(palette.yolk, path('M338 500L594 428L648 604L394 678Z'), 6),
    sheet(palette.brick, ellipse(490, 552, 60, 66, -16), 5),
    sheet(palette.leaf, leafShape(484, 500, 60, 16, -60) + leafShape(484, 500, 60, 16, -110), 4),
    sheet('#8d999d', ellipse(430, 366, 136, 40, -16), 6),
    sheet('#5c676c', ellipse(430, 366, 118, 30, -16), 2),
    sheet('#8d999d', path('M420 780L680 700L686 722Q560 800 424 800Z'), 3),
    sheet(palette.ink, circle(546, 352, 10), 3),
  ],
};
