import { circle, ellipse, palette, path, printed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'A stethoscope with a small paper elephant clipped to its tube',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.coral, rect(-20, -20, 1040, 1040), 0),
    sheet(palette.blush, path('M90 150Q500 70 900 130L930 880Q500 940 70 890Z'), 8),
    // The tubes, the ears' ends, and the disc that listens.
    sheet(palette.mist, strip('M268 170Q210 180 214 300Q226 470 380 520', 30), 8),
    sheet(palette.mist, strip('M560 170Q618 180 614 300Q602 470 448 520', 30), 8),
    sheet(palette.slate, ellipse(300, 166, 44, 24, -12) + ellipse(528, 166, 44, 24, 12), 7),
    sheet(palette.deep, strip('M344 500Q414 560 484 500', 56), 10),
    sheet(palette.deep, strip('M414 540V660Q414 850 580 850Q746 850 746 690V560', 56), 12),
    sheet(palette.slate, circle(746, 486, 132), 14),
    sheet(palette.mist, circle(746, 486, 104), 4),
    sheet(palette.paper, circle(746, 486, 66), 2, { marks: printed(circle(746, 486, 20), '#9fb3b5') }),
    // A toy that makes the cold thing friendlier.
    sheet(
      palette.dusk,
      path(
        'M300 700Q300 620 390 620H470Q540 624 540 700V800H494V752H400V800H346V740Q300 760 296 830Q262 830 262 790Q262 730 300 700Z',
      ),
      14,
    ),
    sheet(palette.mauve, path('M372 640Q440 640 436 706Q420 742 380 728Q352 690 372 640Z'), 5),
    sheet(palette.ink, circle(336, 680, 11), 1, { flat: true }),
  ],
};
