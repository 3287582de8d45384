import { trawler } from '../../src/kit/boats.ts';
import { circle, ellipse, path, placed, rect, strip } from '../../src/kit/index.ts';
import { cuts, hatch, print, printGround, waves } from '../../src/kit/print.ts';
import type { Scene } from '../../src/scene.ts';

/** Somebody who sits on the bench, from behind: the shoulders, and a cap or a hat. */
const shoulders = path('M-112 330Q-128 120 -70 82Q0 58 70 82Q128 120 112 330Z') + rect(-30, 40, 60, 60, 20);
const head = ellipse(0, 0, 58, 66);
const cap = path('M-64 6Q-66 -74 0 -78Q66 -74 64 6Q0 -18 -64 6Z');
const hat = path('M-62 -14Q-56 -86 0 -88Q56 -86 62 -14ZM-96 -8Q0 -34 96 -8Q90 12 0 6Q-90 12 -96 -8Z');
const at = (x: number, y: number, shape: string) => placed(shape, `translate(${x} ${y})`);

export const scene: Scene = {
  kind: 'scene',
  alt: 'Three old skippers sit on a bench above the harbor, seen from behind, with a baby carriage beside them and an oil can on the ground',
  focus: [0.5, 0.52],
  layers: [
    printGround('paper'),
    print(
      'pale',
      cuts([
        [60, 70, 420, 20, -1],
        [320, 130, 520, 18, 1],
        [900, 80, 460, 22, -1],
        [1120, 150, 380, 16, 1],
        [60, 190, 300, 14, -1],
        [700, 200, 360, 14, 1],
      ]),
    ),
    print('middle', path('M-20 330Q160 250 360 290T760 300T1160 270T1640 300V420H-20Z')),
    print(
      'paper',
      [120, 210, 300, 1240, 1330, 1430]
        .map(
          (x, i) =>
            rect(x, 322 - (i % 3) * 8, 40, 36) +
            path(
              `M${x - 6} ${324 - (i % 3) * 8}L${x + 20} ${298 - (i % 3) * 8}L${x + 46} ${324 - (i % 3) * 8}Z`,
            ),
        )
        .join(''),
    ),
    print('middle', rect(-20, 380, 1640, 330)),
    print('paper', waves([-20, 1620], [396, 700], 8)),
    trawler('translate(250 452) scale(.95)'),
    trawler('translate(1190 442) scale(-.8 .8)'),
    print('paper', strip('M40 462Q250 480 470 458M1000 452Q1190 468 1370 446', 9), { edge: 0.6 }),
    // the quay
    print('pale', path('M-20 700H1640V1040H-20Z')),
    print('ink', rect(-20, 694, 1640, 14)),
    print(
      'middle',
      [760, 830, 900, 970]
        .map((y, i) => hatch([-10 + (i % 2) * 120, y], [240, 0], 7, { length: 170, width: 8 }))
        .join(''),
    ),
    // the three
    print('ink', at(520, 492, shoulders) + at(770, 506, shoulders) + at(1016, 488, shoulders)),
    print('pale', at(520, 480, head) + at(770, 496, head) + at(1016, 476, head)),
    print('ink', at(520, 474, cap) + at(770, 490, hat)),
    print('paper', at(1016, 470, cap)),
    print(
      'ink',
      at(
        1016,
        470,
        cuts([
          [-40, -20, 76, 9, -4],
          [-30, -44, 60, 8, 0],
        ]),
      ),
    ),
    print('paper', at(520, 492, hatch([-60, 130], [40, 4], 4, { length: 150, width: 10, angle: 92 }))),
    print('pale', at(770, 506, hatch([-84, 110], [0, 44], 4, { length: 160, width: 12, angle: 1 }))),
    print(
      'paper',
      at(
        1016,
        488,
        hatch([-70, 120], [48, 0], 4, { length: 70, width: 10, angle: 60 }) +
          hatch([-70, 200], [48, 0], 4, { length: 70, width: 10, angle: 60 }),
      ),
    ),
    // the bench
    print('paper', rect(330, 730, 880, 54, 6) + rect(330, 800, 880, 54, 6)),
    print('ink', rect(330, 784, 880, 16) + rect(330, 854, 880, 12)),
    print(
      'middle',
      hatch([360, 756], [170, 0], 5, { length: 130, width: 9 }) +
        hatch([420, 828], [170, 0], 5, { length: 130, width: 9 }),
    ),
    print(
      'ink',
      rect(372, 720, 30, 250) +
        rect(1136, 720, 30, 250) +
        path('M360 962H416V984H360ZM1124 962H1180V984H1124Z'),
    ),
    // the carriage
    print('ink', strip('M1270 720L1210 610', 16)),
    print('ink', path('M1254 690H1500Q1500 840 1400 846H1340Q1260 840 1254 690Z')),
    print('ink', path('M1378 686Q1386 540 1510 580Q1546 620 1530 690Z')),
    print(
      'paper',
      cuts([
        [1400, 670, 96, 10, -66],
        [1430, 676, 104, 10, -52],
        [1462, 680, 90, 10, -34],
        [1286, 724, 170, 12, 2],
        [1292, 766, 150, 11, 1],
      ]),
    ),
    print('ink', circle(1310, 900, 62) + circle(1456, 900, 62)),
    print('pale', circle(1310, 900, 44) + circle(1456, 900, 44)),
    print(
      'ink',
      strip('M1310 856V944M1266 900H1354M1456 856V944M1412 900H1500', 8) +
        circle(1310, 900, 12) +
        circle(1456, 900, 12),
      { edge: 0.6 },
    ),
    // the can that began it, and a thermos
    print('ink', path('M1216 984L1226 918H1250L1260 984Z') + strip('M1240 920L1286 872', 8)),
    print('ink', rect(250, 836, 66, 148, 14) + rect(260, 806, 46, 34, 8)),
    print('paper', rect(250, 880, 66, 16) + cuts([[272, 916, 50, 9, 90]])),
  ],
};
