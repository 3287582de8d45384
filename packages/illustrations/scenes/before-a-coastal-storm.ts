import { circle, path, rect, strip } from '../src/kit/index.ts';
import { cuts, hatch, print, printGround, waves } from '../src/kit/print.ts';
import type { Scene } from '../src/scene.ts';

/** A house with its shutters closed. */
const house = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height) +
  path(`M${x - 18} ${y}L${x + width / 2} ${y - width * 0.52}L${x + width + 18} ${y}Z`);
const shutters = (x: number, y: number, width: number) =>
  [0.16, 0.58].map((at) => rect(x + width * at, y, width * 0.26, width * 0.34)).join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A packed bag, a water jug and a lantern stand ready on a porch; over the harbor the sky is black and a wave breaks on the wall',
  focus: [0.46, 0.56],
  layers: [
    printGround('ink'),
    // clouds, then rain
    print(
      'middle',
      path('M-20 60Q180 -10 380 70T800 60T1200 90T1640 40V180Q1400 250 1120 196T620 220T-20 190Z'),
    ),
    print(
      'ink',
      cuts([
        [40, 96, 320, 26, 3],
        [420, 130, 420, 26, -3],
        [900, 120, 380, 28, 3],
        [1260, 140, 320, 22, -4],
      ]),
    ),
    print('middle', hatch([40, 210], [74, 0], 22, { length: 230, width: 7, angle: 112 })),
    // the town on its hill, shutters closed
    print('middle', path('M980 500Q1160 380 1360 400T1640 360V560H980Z')),
    print('pale', house(1120, 390, 120, 100) + house(1270, 350, 140, 130) + house(1440, 330, 130, 150)),
    print(
      'ink',
      shutters(1120, 420, 120) +
        shutters(1270, 386, 140) +
        shutters(1440, 372, 130) +
        shutters(1440, 430, 130),
    ),
    print('paper', rect(1168, 452, 24, 38) + rect(1326, 440, 28, 40)),
    // sea and wall
    print('middle', path('M-20 470Q300 440 640 474T1100 480V700H-20Z')),
    print('paper', waves([-20, 1080], [490, 700], 6)),
    // the wave on the end of the wall
    print(
      'paper',
      path(
        'M30 580C60 420 170 300 330 284C450 274 528 336 524 424C506 372 448 348 400 374C344 406 356 500 430 580Z',
      ) +
        [
          [470, 250, 15],
          [520, 280, 11],
          [560, 330, 14],
          [590, 262, 8],
          [430, 226, 9],
          [606, 390, 9],
          [540, 226, 6],
        ]
          .map(([x, y, r]) => circle(x!, y!, r!))
          .join(''),
    ),
    print(
      'middle',
      cuts([
        [110, 540, 170, 17, -62],
        [170, 548, 200, 18, -60],
        [236, 556, 190, 17, -66],
        [300, 560, 130, 14, -78],
        [352, 566, 90, 12, -96],
      ]),
    ),
    print('ink', path('M520 556H1640V660H500Z')),
    print(
      'middle',
      hatch([560, 600], [130, 0], 9, { length: 90, width: 8 }) +
        hatch([610, 632], [130, 0], 8, { length: 90, width: 8 }),
    ),
    // the porch: rail, post and boards
    print(
      'paper',
      rect(-20, 640, 1640, 26) + [60, 210, 1300, 1450].map((x) => rect(x, 640, 22, 220)).join(''),
    ),
    print('paper', rect(1180, -20, 62, 900)),
    print('middle', hatch([1200, 40], [0, 130], 6, { length: 100, width: 9, angle: 88 })),
    print('pale', path('M-20 850H1640V1040H-20Z')),
    print('ink', rect(-20, 846, 1640, 12) + rect(-20, 926, 1640, 6) + rect(-20, 984, 1640, 6)),
    print(
      'middle',
      hatch([30, 894], [300, 0], 6, { length: 200, width: 8 }) +
        hatch([150, 958], [320, 0], 5, { length: 220, width: 8 }),
    ),
    // the bag
    print('ink', strip('M640 470Q640 372 726 372Q812 372 812 470', 24)),
    print('ink', path('M560 560Q566 440 650 430H802Q886 440 892 560L904 900Q726 930 548 900Z')),
    print('paper', path('M592 560Q600 470 660 464H792Q852 470 860 560Q726 598 592 560Z')),
    print('middle', hatch([636, 500], [46, 0], 5, { length: 54, width: 9, angle: 88 })),
    print('paper', path('M612 660H840L852 864Q726 884 600 864Z')),
    print('ink', strip('M606 706Q726 728 846 706', 9) + rect(706, 694, 40, 62, 8)),
    print('paper', rect(716, 708, 20, 24, 4)),
    print('middle', hatch([640, 770], [56, 2], 4, { length: 76, width: 9, angle: 88 })),
    // a rolled blanket on top
    print('pale', rect(574, 378, 304, 78, 39)),
    print('ink', circle(614, 417, 22) + rect(660, 376, 16, 82) + rect(790, 376, 16, 82)),
    print('pale', circle(614, 417, 10)),
    // jug
    print('paper', path('M300 620H420V660L470 720V890Q386 910 270 890V720L300 660Z')),
    print('ink', rect(318, 596, 84, 30, 6) + strip('M424 682Q500 690 494 780Q490 826 462 836', 18)),
    print('middle', path('M286 760Q380 740 454 760V876Q380 890 286 876Z')),
    print(
      'paper',
      cuts([
        [306, 800, 120, 12, -2],
        [320, 834, 110, 11, 2],
      ]),
    ),
    // lantern
    print('ink', strip('M1010 640Q1010 566 1060 566Q1110 566 1110 640', 12)),
    print('ink', path('M1000 640H1120L1136 690H984ZM990 846H1130V890H990Z')),
    print('paper', path('M996 690H1124V846H996Z')),
    print('middle', path('M1060 716Q1100 776 1060 836Q1020 776 1060 716Z')),
    print('ink', rect(1004, 690, 9, 156) + rect(1107, 690, 9, 156)),
    print(
      'paper',
      cuts([
        [960, 770, 50, 9, 180],
        [966, 716, 46, 8, 204],
        [966, 826, 46, 8, 156],
        [1160, 770, 50, 9],
        [1154, 716, 46, 8, -24],
        [1154, 826, 46, 8, 24],
      ]),
    ),
  ],
};
