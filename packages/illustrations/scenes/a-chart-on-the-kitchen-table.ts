import { circle, ellipse, path, placed, rect, star, strip } from '../src/kit/index.ts';
import { cuts, hatch, print, printGround } from '../src/kit/print.ts';
import type { Scene } from '../src/scene.ts';

const chart = 'rotate(-4 800 500)';
const on = (shape: string) => placed(shape, chart);
const sheet = on(path('M250 120L1330 110L1344 880L240 890Z'));
/** The coast and what is seaward of it, one depth further each. */
const coast = (shift: number) =>
  `M250 ${560 + shift}Q360 ${500 + shift} 430 ${560 + shift}T590 ${600 + shift * 0.8}Q640 ${480 + shift * 0.9} 760 ${500 + shift * 0.7}Q860 ${516 + shift * 0.5} 870 ${420 + shift * 0.8}T1040 ${330 + shift}Q1180 ${310 + shift} 1340 ${230 + shift}`;

export const scene: Scene = {
  kind: 'scene',
  alt: 'A chart of a harbor lies on a kitchen table, with depths, buoys and a compass rose; a wooden toy boat sails toward the pier',
  focus: [0.52, 0.5],
  layers: [
    printGround('ink'),
    print(
      'middle',
      hatch([-10, 40], [8, 82], 13, { length: 420, width: 12, angle: 1 }) +
        hatch([620, 70], [6, 80], 13, { length: 460, width: 12, angle: -1 }) +
        hatch([1200, 30], [-4, 84], 13, { length: 420, width: 12, angle: 1 }),
    ),
    print('paper', sheet),
    // deep water stays white, shallow water is tinted, land is darkest
    print('pale', on(path(`${coast(150)}V110H250Z`)), { clip: sheet }),
    print('middle', on(path(`${coast(0)}V110H250Z`)), { clip: sheet }),
    print('ink', on(strip(coast(0), 8)), { clip: sheet, edge: 0.6 }),
    print('middle', on(strip(coast(150), 5) + strip(coast(230), 4)), { clip: sheet, edge: 0.5 }),
    // streets of the town, a church, a water tower
    print('paper', on(strip('M290 480L620 420L820 240M430 452L400 300M620 420L700 470M560 200L640 416', 9)), {
      clip: sheet,
      edge: 0.6,
    }),
    print(
      'paper',
      on(
        rect(470, 350, 46, 34) +
          rect(528, 338, 40, 30) +
          rect(676, 330, 44, 34) +
          rect(380, 372, 40, 30) +
          rect(590, 280, 44, 32) +
          rect(730, 396, 36, 26),
      ),
    ),
    print('ink', on(path('M470 260H520V316H470ZM486 260V214H504V260Z') + circle(880, 220, 20))),
    // the long pier
    print('ink', on(strip('M664 520L700 660', 16)), { edge: 0.6 }),
    // depths as cuts, in soundings
    print(
      'middle',
      on(
        [
          [330, 720],
          [440, 790],
          [560, 730],
          [640, 820],
          [850, 690],
          [930, 790],
          [1010, 640],
          [1120, 560],
          [1240, 480],
          [1260, 620],
          [1180, 840],
        ]
          .map(([x, y]) =>
            cuts([
              [x!, y!, 26, 9, 70],
              [x! + 18, y!, 26, 9, 70],
            ]),
          )
          .join(''),
      ),
    ),
    // the rose
    print('ink', on(circle(1130, 730, 112)), { edge: 0.6 }),
    print('paper', on(circle(1130, 730, 98)), { edge: 0.6 }),
    print('ink', on(path('M1130 610L1150 710L1250 730L1150 750L1130 850L1110 750L1010 730L1110 710Z'))),
    print(
      'paper',
      on(
        path(
          'M1130 610L1130 730L1110 710ZM1250 730H1130L1150 710ZM1130 850V730L1150 750ZM1010 730H1130L1110 750Z',
        ),
      ),
      { edge: 0.5 },
    ),
    print('ink', on(star(1130, 588, 26))),
    // buoys
    print(
      'ink',
      on(
        path('M470 660L500 700H440ZM820 590L850 630H790Z') + rect(464, 700, 12, 26) + rect(814, 630, 12, 26),
      ),
    ),
    print('middle', on(rect(960, 500, 30, 44, 4) + rect(340, 800, 30, 44, 4))),
    // the frame with its degrees
    print(
      'ink',
      on(
        rect(276, 146, 1034, 7) + rect(276, 850, 1034, 7) + rect(276, 146, 7, 710) + rect(1303, 146, 7, 710),
      ),
      { edge: 0.4 },
    ),
    print('ink', on(Array.from({ length: 13 }, (_, i) => rect(296 + i * 78, 866, 40, 10)).join('')), {
      edge: 0.4,
    }),
    print('pale', on(path('M1344 880L1240 884Q1290 860 1286 806Z'))),
    // the toy boat on its course
    print('ink', strip('M746 812Q690 770 706 716', 6), { edge: 0.5 }),
    print('ink', path('M640 770Q760 800 900 756Q870 846 800 866H706Q658 836 640 770Z')),
    print('paper', strip('M662 794Q760 820 876 784', 7), { edge: 0.5 }),
    print('ink', strip('M770 790V590', 12)),
    print('middle', path('M782 600L886 752L782 768ZM758 620L758 768L676 752Z')),
    print(
      'paper',
      cuts([
        [800, 690, 60, 8, 58],
        [798, 730, 50, 8, 40],
        [742, 700, 56, 8, 116],
      ]),
    ),
    // a mug seen from above, and a pencil
    print('pale', circle(1440, 190, 118)),
    print('ink', circle(1440, 190, 96)),
    print('middle', ellipse(1440, 190, 82, 82)),
    print(
      'paper',
      cuts([
        [1384, 170, 80, 10, 14],
        [1410, 216, 70, 9, 10],
      ]),
    ),
    print('pale', strip('M1340 256L1276 306', 34)),
    print('paper', path('M96 640L128 622L250 900L218 918Z')),
    print('middle', path('M96 640L128 622L106 572Z') + path('M230 886L262 868L272 892L240 910Z')),
  ],
};
