import { palette, roundel, circle, ellipse, line, path, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const fur = '#a9713f';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A toy bear with a bandage around its head',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#2b7f83', '#9fd8d2'),
    sheet(fur, ellipse(330, 770, 84, 66, -18) + ellipse(670, 770, 84, 66, 18), 14),
    sheet(fur, ellipse(500, 690, 180, 160), 14),
    sheet('#d8a86c', ellipse(500, 710, 106, 104), 4, {
      marks: line('M500 600V820', 6, '#80502f80'),
    }),
    sheet('#95612f', strip('M360 620Q270 660 270 740', 82), 9),
    sheet('#95612f', strip('M640 620Q730 660 730 740', 82), 9),
    sheet('#d8a86c', circle(318, 786, 34) + circle(682, 786, 34), 4),
    sheet(fur, circle(318, 268, 82) + circle(682, 268, 82), 9),
    sheet('#d8a86c', circle(318, 268, 46) + circle(682, 268, 46), 4),
    sheet('#b67c47', ellipse(500, 400, 226, 200), 16),
    sheet('#e0b57c', ellipse(500, 486, 104, 80), 5),
    sheet(palette.bark, ellipse(500, 450, 36, 26), 3),
    sheet(palette.bark, strip('M500 476V530', 7), 1, { edge: 0.5 }),
    sheet(palette.ink, circle(404, 416, 21) + circle(596, 416, 21), 3),
    // the bandage, clipped to the head, its end loose
    sheet(palette.cream, path('M230 330L760 220L776 312L240 414Z'), 6, {
      clip: ellipse(500, 400, 232, 206),
      marks: line('M236 358L770 246M238 388L774 280', 5, '#c9b892'),
    }),
    sheet('#fbf7ec', path('M262 300L734 380L742 300L300 226Z'), 5, {
      clip: ellipse(500, 400, 232, 206),
      marks: line('M274 286L740 356M286 256L742 326', 5, '#d8c8a4'),
    }),
    sheet('#a33e26', path('M690 330L730 320L734 352L700 360Z'), 4),
  ],
};
