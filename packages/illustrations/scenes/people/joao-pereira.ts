import { dinghy } from '../../src/kit/boats.ts';
import { ellipse, path, placed, rect, strip } from '../../src/kit/index.ts';
import { cuts, hatch, print, printGround, waves } from '../../src/kit/print.ts';
import type { Scene } from '../../src/scene.ts';

const at = 'translate(520 404) scale(2.3)';
const part = (shape: string) => placed(shape, at);

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A man with a dark beard and a knitted cap, seen from the front, bends his head to the buckle of his life jacket; a dinghy lies behind him',
  focus: [0.5, 0.45],
  layers: [
    printGround('pale'),
    print(
      'paper',
      cuts([
        [-10, 90, 300, 26, -2],
        [90, 190, 220, 18, 1],
        [720, 120, 300, 24, -2],
        [780, 240, 220, 18, 2],
        [-20, 310, 180, 16, -1],
      ]),
    ),
    // The far shore, the water, a dinghy at its buoy.
    print('middle', path('M-20 470Q120 420 260 452T520 440T800 450Q920 430 1020 462V520H-20Z')),
    print('ink', rect(-20, 500, 1040, 540)),
    print('pale', waves([-20, 1020], [516, 860], 9)),
    dinghy('translate(132 612) scale(1.05)', { hull: 'paper', light: 'ink' }),
    print('paper', path('M884 560Q900 520 916 560L926 604H874Z')),
    // The sweater and its collar.
    print('middle', path('M60 1020C80 850 190 740 360 700H680C850 740 950 850 970 1020Z')),
    print('middle', path('M404 570H636L660 740H380Z')),
    print('ink', hatch([410, 690], [40, 3], 3, { length: 66, width: 10, angle: 92 })),
    print('ink', hatch([556, 696], [40, -3], 3, { length: 66, width: 10, angle: 88 })),
    // The face, in the shade of the cap.
    print('middle', part(ellipse(-91, 14, 17, 26, 8) + ellipse(91, 14, 17, 26, -8)), { edge: 0.6 }),
    print(
      'middle',
      part(
        path(
          'M-88 -20C-92 -104 -44 -128 0 -128C44 -128 92 -104 88 -20C90 40 66 92 34 112C16 122 -16 122 -34 112C-66 92 -90 40 -88 -20Z',
        ),
      ),
      { edge: 0.6 },
    ),
    print('paper', part(path('M-5 -18C-8 14 -16 30 -13 42C-7 48 3 48 7 42C0 20 1 -4 -5 -18Z')), {
      edge: 0.6,
    }),
    print(
      'pale',
      part(
        cuts([
          [-74, 30, 40, 8, 24],
          [-70, 42, 30, 6, 24],
          [38, 46, 36, 8, -24],
          [42, 58, 26, 6, -24],
        ]),
      ),
    ),
    print(
      'ink',
      part(
        strip('M-62 14C-54 27 -30 28 -21 15', 6) +
          strip('M62 14C54 27 30 28 21 15', 6) +
          strip('M-66 -16C-54 -26 -36 -26 -20 -17', 9) +
          strip('M66 -16C54 -26 36 -26 20 -17', 9),
      ),
      { edge: 0.5 },
    ),
    print(
      'ink',
      part(
        path(
          'M-92 0C-86 34 -70 54 -46 60C-34 54 -18 56 0 62C18 56 34 54 46 60C70 54 86 34 92 0C102 74 66 154 0 154C-66 154 -102 74 -92 0Z',
        ),
      ),
    ),
    print('middle', part(path('M-20 80C-10 76 10 76 20 80C12 89 -12 89 -20 80Z')), { edge: 0.5 }),
    print(
      'pale',
      part(
        cuts([
          [-58, 78, 40, 5, 64],
          [-36, 96, 40, 5, 74],
          [-8, 102, 42, 5, 88],
          [20, 102, 40, 5, 100],
          [46, 92, 38, 5, 112],
          [-78, 48, 34, 5, 66],
          [78, 50, 34, 5, 112],
          [-30, 68, 24, 4, 160],
          [30, 68, 24, 4, 20],
        ]),
      ),
    ),
    // The cap.
    print('ink', part(path('M-95 -44C-104 -140 -54 -172 0 -172C54 -172 104 -140 95 -44Z'))),
    print(
      'middle',
      part(
        cuts([
          [-64, -90, 54, 6, -72],
          [-36, -90, 64, 6, -80],
          [-6, -90, 68, 6, -90],
          [24, -90, 66, 6, -100],
          [54, -90, 56, 6, -108],
        ]),
      ),
    ),
    print('paper', part(path('M-102 -82C-60 -100 60 -100 102 -82L101 -36C60 -54 -60 -54 -101 -36Z'))),
    print(
      'ink',
      part(
        Array.from({ length: 12 }, (_, i) =>
          rect(-92 + i * 16.4, -92 + Math.abs(i - 5.5) * 1.4, 4.5, 42, 2),
        ).join(''),
      ),
      { edge: 0.6 },
    ),
    // The life jacket: two panels, straps, a buckle that is closed.
    print(
      'ink',
      path(
        'M170 1020C190 860 260 770 376 706L472 800L486 1020ZM860 1020C840 860 780 770 664 706L568 800L554 1020Z',
      ),
    ),
    print(
      'paper',
      path(
        'M196 1020C214 876 280 790 378 734L450 808L462 1020ZM834 1020C816 876 760 790 662 734L590 808L578 1020Z',
      ),
    ),
    print(
      'middle',
      hatch([262, 880], [0, 46], 3, { length: 150, width: 12, angle: -6 }) +
        hatch([610, 872], [0, 46], 3, { length: 150, width: 12, angle: 6 }),
    ),
    print('ink', rect(180, 930, 670, 44)),
    print('paper', rect(452, 914, 136, 76, 10)),
    print('ink', rect(470, 930, 46, 44, 4) + rect(532, 930, 38, 44, 4)),
  ],
};
