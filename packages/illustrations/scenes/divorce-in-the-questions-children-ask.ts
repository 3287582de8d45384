import { circle, ellipse, ground, line, path, rect, sheet, star, strip } from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A bear on the sill, as a shape against the light: the same one in both windows. */
const bear: Layer = [
  sheet(
    '#8d5a34',
    circle(-20, -74, 13) + circle(20, -74, 13) + circle(0, -56, 27) + ellipse(0, -14, 28, 30),
    3,
  ),
  sheet('#f4c430', path('M-24 -34Q0 -24 24 -34L26 -24Q0 -12 -26 -24Z'), 1),
];

const star5: Layer = [
  sheet('#57351f', strip('M0 -110V-84', 4), 1, { edge: 0.5 }),
  sheet('#fbf7ec', star(0, -60, 32, 6), 3),
];

/** A house on its hill: its chimney, door and two lit windows. */
function house(transform: string, wall: string, roof: string, door: string, bearAt: 'left' | 'right'): Layer {
  return moved(transform, [
    sheet(roof, rect(110, -330, 54, 130), 8),
    sheet(wall, rect(-210, -210, 420, 330, 3), 14, {
      marks: line('M-210 -150H210M-210 -90H210M-210 -30H210M-210 30H210M-210 90H210', 4, '#00000018'),
    }),
    sheet(roof, path('M-260 -190L0 -390L260 -190Z'), 10),
    sheet('#f8dc84', circle(0, -264, 42), 2),
    sheet(roof, rect(-4, -310, 8, 92) + rect(-46, -268, 92, 8), 3),
    sheet('#f8dc84', rect(-178, -150, 128, 136, 3) + rect(52, -150, 128, 136, 3), 2),
    moved(`translate(${bearAt === 'left' ? -114 : 116} -14)`, [bear]),
    moved(`translate(${bearAt === 'left' ? 116 : -114} -40)`, [star5]),
    sheet('#fbf7ec', rect(-188, -18, 148, 18, 3) + rect(42, -18, 148, 18, 3), 4),
    sheet(door, path('M-44 120V-4Q-44 -40 0 -40Q44 -40 44 -4V120Z'), 5),
    sheet('#f8dc84', circle(26, 50, 8), 2),
  ]);
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two houses on two hills at dusk, the same bear and the same star in the windows of each, and a small car on the road between',
  focus: [0.5, 0.55],
  layers: [
    ground('#e08f6c'),
    sheet('#e9a77c', path('M-20 300Q400 220 800 290T1640 250V1040H-20Z'), 3),
    sheet('#f0c08f', path('M-20 420Q420 350 800 420T1640 390V1040H-20Z'), 3),
    sheet('#fbe6b4', circle(760, 470, 104), 4),
    sheet(
      '#f5d79d',
      path('M620 170Q660 130 720 150Q760 110 820 140Q870 130 886 170Z') +
        path('M60 96Q90 66 140 82Q180 56 220 86Q250 86 256 108H58Z'),
      5,
    ),
    sheet('#b9786a', path('M-20 560Q300 480 620 560T1200 540T1640 560V1040H-20Z'), 5),
    // a far hill and a near one
    sheet('#4f7066', path('M640 1040C760 720 980 470 1260 470C1440 470 1560 500 1640 530V1040Z'), 9),
    sheet('#5f7f5f', path('M-20 640C180 590 460 600 640 720C800 820 1200 880 1640 850V1040H-20Z'), 9),
    house('translate(350 560)', '#c9503a', '#7a2b2f', '#2b7f83', 'left'),
    house('translate(1262 392) scale(.82)', '#2f7f83', '#1d4a57', '#e39a2d', 'right'),
    // one road
    sheet(
      '#3d4a5a',
      path(
        'M394 680C400 800 500 890 720 890C960 890 1090 850 1040 770C990 690 1100 590 1238 490H1288C1190 600 1130 680 1170 750C1240 890 1020 1000 720 1000C440 1000 310 860 306 680Z',
      ),
      7,
    ),
    sheet(
      '#f5e3a6',
      [
        'M356 730L368 766',
        'M400 828L424 862',
        'M474 902L512 920',
        'M900 936L944 928',
        'M1024 902L1058 880',
        'M1104 826L1108 796',
        'M1086 730L1090 706',
        'M1122 650L1140 626',
        'M1184 578L1204 556',
      ]
        .map((d) => strip(d, 8))
        .join(''),
      1,
      { flat: true },
    ),
    // a cat on the fence, a mailbox
    ...[40, 96, 152].map((x) => sheet('#f0dcc0', rect(x - 12, 770, 24, 120, 4), 6)),
    sheet('#f0dcc0', rect(0, 794, 200, 18) + rect(0, 842, 200, 18), 5),
    moved('translate(0 130)', [
      sheet(
        '#2b2431',
        ellipse(96, 618, 34, 28) +
          circle(66, 590, 20) +
          path('M50 582L52 556L66 572Z') +
          path('M70 572L82 556L84 582Z') +
          strip('M128 620Q160 640 150 690', 11),
        8,
      ),
    ]),
    moved('translate(1480 560) scale(.7) translate(-1480 -640)', [
      sheet('#7a4a2c', rect(1472, 640, 18, 130), 5),
      sheet('#c9503a', path('M1436 650V604Q1436 578 1462 578H1530Q1556 578 1556 604V650Z'), 8),
      sheet('#f4c430', rect(1548, 566, 10, 54) + rect(1548, 566, 34, 22), 4),
    ]),
    // the car, with the lamps on
    moved('translate(700 950)', [
      sheet('#f8dc84', path('M120 -30L330 -74V40L120 -4Z'), 0, { flat: true, opacity: 0.55 }),
      sheet(
        '#f4c430',
        path(
          'M-136 0V-58Q-134 -84 -106 -86L-66 -142Q-56 -154 -36 -154H44Q62 -154 72 -140L102 -88Q134 -84 138 -58V0Z',
        ),
        16,
      ),
      sheet('#cfe6e4', path('M-84 -90L-50 -138H-6V-90Z') + path('M10 -90V-138H46L76 -90Z'), 2),
      sheet('#2b1f1d', path('M-56 -90Q-60 -122 -36 -122Q-12 -122 -16 -90Z'), 1),
      sheet('#8d5a34', circle(24, -102, 12), 1),
      sheet('#1a2430', circle(-78, 2, 34) + circle(82, 2, 34), 7),
      sheet('#d5e3e3', circle(-78, 2, 13) + circle(82, 2, 13), 2),
      sheet('#a33e26', rect(-140, -46, 16, 22, 5), 2),
      sheet('#fbf7ec', ellipse(134, -42, 9, 14), 2),
      sheet('#37587a', rect(-62, -186, 96, 34, 8), 8),
      sheet('#9fd8d2', rect(-20, -192, 12, 44, 3), 3),
    ]),
    // bushes
    sheet('#4c6f57', circle(1480, 930, 74) + circle(1560, 950, 60) + circle(1410, 960, 52), 8),
    sheet('#7fa36b', circle(1520, 980, 54) + circle(1450, 990, 44), 7),
  ],
};
