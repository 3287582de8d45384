import { circle, ellipse, line, path, rect, roundel, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A red pot steams on a burner, its handle turned to the back',
  focus: [0.5, 0.55],
  layers: [
    ...roundel('#d96a4f', '#f3b79a'),
    sheet('#7c3a2b', ellipse(500, 826, 290, 30), 0, { flat: true, opacity: 0.35 }),
    // the burner
    sheet('#2f3a45', rect(220, 770, 560, 48, 14), 9),
    sheet('#44525e', rect(290, 742, 420, 36, 10), 5),
    // the handle lies behind the pot
    sheet('#3a2a24', strip('M640 500C690 470 730 420 752 372', 46), 6),
    sheet('#b8332a', path('M272 470H728L706 720Q700 752 660 752H340Q300 752 294 720Z'), 16, {
      marks: line('M286 560H714', 12, '#8f2319'),
    }),
    sheet('#cf463a', rect(256, 446, 488, 48, 20), 6),
    // the lid, a little open
    sheet('#f7eedb', path('M290 420Q500 300 712 388L716 424Q500 372 296 450Z'), 10),
    sheet('#3a2a24', circle(496, 336, 30), 6),
    sheet(
      '#f7eedb',
      strip('M380 300C350 260 410 230 380 180', 18) + strip('M620 290C590 250 650 220 620 170', 18),
      4,
      {
        edge: 0.5,
      },
    ),
  ],
};
