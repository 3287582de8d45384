import { circle, ellipse, leafShape, line, palette, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const hair = '#b5622f';
const lash = '#5a2f1c';

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A man with a red beard, seen from the front, bends over a steaming pot with his eyes on the spoon',
  focus: [0.5, 0.45],
  layers: [
    sheet('#2f6a63', rect(-20, -20, 1040, 1040), 0, {
      marks: line(
        'M-20 250H1020M-20 510H1020M250 -20V250M750 -20V250M500 250V510M-20 770H1020M250 510V770M750 510V770',
        7,
        '#ffffff22',
      ),
    }),
    // A pan and a ladle hang on the wall.
    sheet(palette.wood, rect(-20, 60, 1040, 34, 6), 6),
    sheet(palette.ink, strip('M880 76V210', 22) + circle(880, 290, 92), 8),
    sheet(palette.slate, circle(880, 290, 66), 2, { flat: true }),
    sheet(palette.mist, strip('M130 76V270', 18) + ellipse(130, 310, 62, 44), 8),
    // Shoulders, apron.
    sheet(palette.cream, path('M40 1020C60 800 200 720 370 690H630C800 720 940 800 960 1020Z'), 12, {
      marks: line('M120 800V1020M200 750V1020M800 750V1020M880 800V1020', 14, '#1d3a5770'),
    }),
    sheet(palette.brick, path('M300 1020L360 720L420 690L430 790H570L580 690L640 720L700 1020Z'), 6),
    // The face: ears, head, hair, brows, lashes, nose, beard.
    sheet(palette.skin1, ellipse(306, 430, 40, 62) + ellipse(694, 430, 40, 62), 6),
    sheet(
      palette.skin1,
      path(
        'M500 150C640 150 690 260 684 420C680 560 610 680 500 690C390 680 320 560 316 420C310 260 360 150 500 150Z',
      ),
      12,
      { edge: 0.6 },
    ),
    sheet(
      hair,
      path(
        'M318 420C300 330 300 200 400 140C470 90 600 96 660 170C706 230 700 340 682 420C676 360 668 320 640 290C580 300 470 296 420 250C400 300 340 330 318 420Z',
      ),
      8,
    ),
    sheet(
      '#9a4f24',
      path('M374 396C396 366 440 364 468 384C440 388 404 392 378 410Z') +
        path('M626 396C604 366 560 364 532 384C560 388 596 392 622 410Z'),
      3,
    ),
    sheet(
      lash,
      path('M380 446Q424 486 466 448L468 460Q424 500 376 458Z') +
        path('M620 446Q576 486 534 448L532 460Q576 500 624 458Z'),
      2,
    ),
    sheet(
      '#d99c76',
      path('M482 420C484 480 456 520 456 546C466 572 534 572 544 546C544 520 516 480 518 420Z'),
      5,
      { edge: 0.6 },
    ),
    sheet(
      hair,
      path(
        'M316 440C326 500 350 540 400 560C430 548 460 566 500 566C540 566 570 548 600 560C650 540 674 500 684 440C704 600 640 780 500 790C360 780 296 600 316 440Z',
      ),
      8,
    ),
    sheet(
      '#9a4f24',
      path(
        'M500 574C460 556 410 572 386 620C420 610 470 620 500 606C530 620 580 610 614 620C590 572 540 556 500 574Z',
      ),
      4,
    ),
    // Steam, the spoon, the pot.
    sheet(palette.kraft, strip('M610 880L800 560', 36), 12),
    sheet(palette.kraft, ellipse(812, 548, 56, 76, 30), 5),
    sheet('#7d2c1a', ellipse(500, 872, 330, 60), 10),
    sheet(palette.amber, ellipse(500, 880, 290, 40), 2),
    sheet(palette.leaf, leafShape(380, 884, 90, 24, -14) + leafShape(560, 876, 80, 22, 10), 3),
    sheet(palette.rust, path('M166 872Q500 980 834 872V1020H166Z'), 16, {
      marks: line('M176 930Q500 1034 824 930', 14, '#7d2c1a80'),
    }),
    sheet(palette.brick, rect(86, 900, 110, 70, 28) + rect(804, 900, 110, 70, 28), 8),
  ],
};
