import { trawler } from '../src/kit/boats.ts';
import { circle, ellipse, path, rect, strip } from '../src/kit/index.ts';
import { cuts, hatch, print, printGround, waves } from '../src/kit/print.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A radio with a long antenna and two bowls of oatmeal stand at a kitchen window; outside the flags stand straight out and a boat stays at its mooring',
  focus: [0.52, 0.5],
  layers: [
    printGround('middle'),
    print(
      'ink',
      hatch([40, 60], [0, 52], 18, { length: 90, width: 7, angle: 4 }) +
        hatch([1470, 50], [0, 52], 18, { length: 90, width: 7, angle: 4 }),
    ),
    // the window
    print('ink', rect(170, -20, 1260, 680)),
    print('pale', rect(200, -20, 1200, 650)),
    print('paper', path('M200 -20H1400V250Q1200 200 960 240T520 236T200 262Z')),
    print(
      'middle',
      cuts([
        [240, 60, 300, 22, -3],
        [420, 120, 420, 20, -2],
        [900, 70, 380, 24, -3],
        [760, 170, 300, 16, -2],
        [1080, 160, 300, 18, -3],
        [230, 190, 220, 14, -2],
      ]),
    ),
    print('ink', path('M200 330Q300 300 420 330T640 372H200ZM1060 372Q1220 300 1400 318V372Z')),
    print('middle', rect(200, 366, 1200, 270)),
    print('paper', waves([200, 1400], [384, 630], 7), { clip: rect(200, 366, 1200, 264) }),
    trawler('translate(1124 462) scale(.84)'),
    print('paper', strip('M930 470Q1120 486 1320 462', 8), { edge: 0.6 }),
    // two flags, straight out
    print('ink', strip('M330 640V70', 12)),
    print('ink', path('M334 82L520 106L334 150Z')),
    print('ink', path('M334 176L520 200L334 244Z')),
    print(
      'paper',
      cuts([
        [352, 108, 80, 10, 4],
        [352, 204, 80, 10, 4],
      ]),
    ),
    print('ink', rect(786, -20, 24, 660)),
    // curtains
    print(
      'paper',
      path(
        'M150 -20H330Q300 260 206 470Q176 500 150 480ZM1450 -20H1270Q1300 260 1394 470Q1424 500 1450 480Z',
      ),
    ),
    print(
      'middle',
      hatch([196, 20], [28, 0], 4, { length: 330, width: 9, angle: 96 }) +
        hatch([1320, 20], [28, 0], 4, { length: 330, width: 9, angle: 84 }),
    ),
    // the table
    print('ink', rect(-20, 640, 1640, 400)),
    print('paper', rect(-20, 640, 1640, 26)),
    print(
      'middle',
      hatch([30, 730], [330, 6], 5, { length: 260, width: 9, angle: 1 }) +
        hatch([140, 930], [360, 4], 4, { length: 280, width: 9, angle: -1 }),
    ),
    // the radio
    print('ink', strip('M664 470L604 130', 9), { edge: 0.5 }),
    print('ink', circle(604, 126, 13)),
    print(
      'paper',
      path('M640 470H1090Q1110 470 1110 490V760Q1110 780 1090 780H640Q620 780 620 760V490Q620 470 640 470Z'),
    ),
    print('ink', strip('M690 470V430Q690 414 706 414H1010Q1026 414 1026 430V470', 16)),
    print('ink', rect(646, 496, 438, 260, 14)),
    print('pale', circle(764, 626, 104)),
    print('ink', hatch([684, 560], [0, 26], 6, { length: 160, width: 11 })),
    print('paper', rect(900, 524, 158, 72, 8)),
    print('ink', strip('M916 576H1042M932 560V576M962 560V576M992 560V576M1022 560V576M980 536L980 576', 5), {
      edge: 0.5,
    }),
    print('paper', circle(938, 676, 40) + circle(1034, 676, 40)),
    print('ink', circle(938, 676, 24) + strip('M1034 676L1052 652', 10)),
    print('ink', rect(650, 780, 60, 14) + rect(1020, 780, 60, 14)),
    // two bowls, and a spoon in one of them
    print('pale', ellipse(360, 752, 176, 46)),
    print('middle', ellipse(360, 756, 148, 32)),
    print(
      'paper',
      cuts([
        [270, 752, 80, 9, 2],
        [350, 768, 100, 9, -3],
        [330, 742, 70, 8, 2],
      ]),
    ),
    print('paper', path('M184 754Q196 900 290 916H430Q524 900 536 754Q500 806 360 808Q220 806 184 754Z')),
    print(
      'middle',
      cuts([
        [226, 836, 260, 12, 2],
        [250, 868, 210, 10, -1],
      ]),
    ),
    print('paper', strip('M420 748L560 610', 18)),
    print('pale', ellipse(1330, 806, 150, 38)),
    print('middle', ellipse(1330, 810, 126, 26)),
    print(
      'paper',
      path('M1180 808Q1190 932 1270 946H1390Q1470 932 1480 808Q1450 852 1330 854Q1210 852 1180 808Z'),
    ),
    print('middle', cuts([[1220, 878, 220, 11, 1]])),
    // steam
    print('paper', strip('M330 690Q300 640 336 596T320 520', 9) + strip('M386 690Q420 650 390 604', 8)),
    // the page on which somebody writes the word of the day
    print('paper', rect(730, 850, 340, 190, 4, -5)),
    print('ink', strip('M770 906L1000 886M776 944L960 928', 7) + strip('M1040 960L1130 860', 16)),
  ],
};
