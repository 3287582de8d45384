import { circle, ellipse, line, palette, path, rect, roundel, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'Water runs from a curved tap into a clear glass',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#173f5c', '#e0a04a'),
    sheet('#8a5a1c', ellipse(500, 838, 300, 34), 0, { flat: true, opacity: 0.4 }),
    // the tap: a stem, a swan's neck, a red handle
    sheet(palette.brick, strip('M716 560L820 520', 44), 9),
    sheet('#7d8c93', rect(618, 790, 176, 48, 14), 8),
    sheet('#aebbc0', strip('M706 800V360Q706 200 560 200Q414 200 414 350', 88, 'butt'), 15, {
      marks: line('M682 790V360Q682 226 560 226Q440 226 440 340', 13, '#dfe8ea'),
    }),
    sheet('#7d8c93', rect(356, 344, 116, 44, 12), 7),
    sheet('#7d8c93', rect(650, 540, 112, 56, 14), 7),
    // the stream and the glass
    sheet('#d8eef2', path('M384 388H444L436 660H392Z'), 5, { opacity: 0.95 }),
    sheet('#e6f3f3', path('M232 500H596L556 832Q554 842 544 842H284Q274 842 272 832Z'), 13, {
      opacity: 0.55,
    }),
    sheet('#2f86ad', path('M252 630H576L552 822Q550 830 542 830H286Q278 830 276 822Z'), 5, { opacity: 0.92 }),
    sheet('#68b4cd', ellipse(414, 630, 162, 30), 4),
    sheet('#d8eef2', ellipse(414, 632, 62, 14), 2),
    sheet('#fbfdfb', strip('M282 540L302 770', 17), 0, { flat: true, opacity: 0.7 }),
    sheet('#bfe2ea', circle(360, 716, 16) + circle(484, 770, 13) + circle(450, 700, 10), 2, {
      opacity: 0.85,
    }),
  ],
};
