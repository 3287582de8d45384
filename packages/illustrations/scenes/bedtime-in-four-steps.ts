import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Layer, Scene, Sheet } from '../src/scene.ts';

/** One step of the strip, its peg at `x`, `y`. */
function step(x: number, y: number, angle: number, color: string, picture: readonly Sheet[]): Layer {
  const on = (shape: string) => placed(shape, `translate(${x} ${y}) rotate(${angle})`);
  return [
    sheet(color, on(rect(-92, 0, 184, 220, 4)), 10),
    picture.map(({ shape, marks, ...rest }) => ({ ...rest, shape: on(shape), marks: marks && on(marks) })),
    sheet(palette.wood, on(rect(-10, -18, 20, 46, 4)), 5),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child in pajamas points at the third of four pictures on a string: a tub, a toothbrush, a book and the moon',
  focus: [0.46, 0.45],
  layers: [
    ground('#46497a'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => sheet('#4d5183', rect(40 + i * 210, -20, 100, 860), 2)),
    sheet('#363965', rect(-20, 800, 1640, 50), 5),
    sheet('#6a4a42', rect(-20, 838, 1640, 200), 6, {
      marks: line('M-20 900H1640M-20 966H1640', 5, '#00000028'),
    }),
    // the light of a small lamp
    sheet('#6f6a86', circle(1330, 420, 330), 5, { clip: rect(-20, -20, 1640, 820) }),
    sheet('#96837f', circle(1330, 420, 240), 5, { clip: rect(-20, -20, 1640, 820) }),
    sheet('#c9a66c', circle(1330, 420, 150), 5, { clip: rect(-20, -20, 1640, 820) }),
    sheet('#7d5338', rect(1300, 470, 60, 20, 4), 6),
    sheet('#5a3d2c', rect(1210, 560, 240, 40, 6) + rect(1226, 590, 208, 250), 9),
    sheet(palette.amber, circle(1330, 680, 14), 4),
    sheet(palette.teal, path('M1306 560Q1290 510 1318 480H1342Q1370 510 1354 560Z'), 8),
    sheet('#f5d98a', path('M1264 470L1292 352H1368L1396 470Z'), 10),
    sheet('#9cc6cf', path('M1390 500H1436L1430 562H1396Z'), 6, { opacity: 0.7 }),
    // the bed, turned down
    sheet(palette.wood, rect(1430, 500, 190, 500, 20), 12),
    sheet('#dfe6e2', path('M1040 770Q1060 690 1170 700L1640 690V1040H1040Z'), 13),
    sheet(
      '#eef0e6',
      path('M1330 720Q1340 640 1440 640Q1540 630 1620 660V780Q1460 800 1350 790Q1320 770 1330 720Z'),
      12,
    ),
    sheet('#b5483c', path('M1010 840Q1180 790 1330 810L1640 800V1060H1010Z'), 15, {
      marks: line(
        'M1100 800V1040M1220 800V1040M1340 800V1040M1460 800V1040M1580 800V1040M1000 900H1640M1000 980H1640',
        6,
        '#c96a58',
      ),
    }),
    sheet('#f0e3c4', path('M1006 850Q1180 796 1330 812L1640 800V850L1330 862Q1180 846 1010 900Z'), 6),
    // the string and its four steps
    sheet(palette.cream, strip('M-20 150Q560 300 1180 90', 7), 6, { edge: 0.5 }),
    step(170, 196, -4, palette.egg, [
      sheet('#f8faf5', path('M-70 96H70Q66 168 40 176H-40Q-66 168 -70 96Z'), 6),
      sheet(palette.robin, rect(-80, 84, 160, 20, 10), 4),
      sheet(palette.paper, circle(-36, 74, 20) + circle(-6, 62, 26) + circle(28, 74, 18), 4),
      sheet(palette.amber, rect(-44, 172, 18, 18, 4) + rect(26, 172, 18, 18, 4), 3),
    ]),
    step(420, 222, 3, '#f6d9c4', [
      sheet(palette.teal, strip('M-52 172L26 82', 22), 5),
      sheet(palette.paper, placed(rect(-34, -22, 68, 34, 6), 'translate(42 62) rotate(-49)'), 4),
      sheet(palette.robin, placed(rect(-34, -30, 68, 16, 8), 'translate(42 62) rotate(-49)'), 3),
    ]),
    step(676, 210, -2, '#f4e3a8', [
      sheet(palette.brick, path('M-74 74L0 90L74 74V168L0 184L-74 168Z'), 6),
      sheet(palette.paper, path('M-64 64Q-30 58 0 80Q30 58 64 64V158Q30 152 0 174Q-30 152 -64 158Z'), 5, {
        marks:
          line('M0 80V174M-50 84L-16 90M-50 104L-16 110M-50 124L-16 130', 4, '#1a243066') +
          printed(circle(34, 112, 16), '#f4c430'),
      }),
    ]),
    step(930, 164, 4, palette.navy, [
      sheet(palette.moon, path('M20 50A62 62 0 1 0 62 150A52 52 0 1 1 20 50Z'), 5),
      sheet(palette.yolk, star(44, 84, 17), 3),
      sheet(palette.yolk, star(-62, 66, 11, 12) + star(56, 182, 10, 5), 3),
    ]),
    // who is the boss of the strip
    sheet(palette.skin3, strip('M700 432L690 388', 22), 8),
    sheet(
      palette.skin3,
      path('M664 452C664 424 700 414 720 432C734 456 724 486 700 494C676 490 664 474 664 452Z'),
      9,
    ),
    sheet('#2f8a8c', strip('M588 720C650 660 688 590 698 520', 84), 13, {
      marks: line('M640 560L760 590M620 620L740 650', 12, '#9fd8d2'),
    }),
    sheet(palette.skin3, strip('M698 496L700 478', 52), 6),
    childProfile('translate(480 556) rotate(-14) scale(1.26)', palette.skin3, '#231a1c', 'puff', 13),
    sheet(
      '#f4c430',
      placed(strip('M-84 -96Q-72 -70 -84 -42', 12), 'translate(480 556) rotate(-14) scale(1.26)'),
      4,
    ),
    sheet(
      '#2f8a8c',
      path('M330 1040C310 900 320 770 400 710Q480 676 560 710C640 760 660 900 640 1040Z'),
      17,
      {
        marks: line(
          'M320 790Q480 750 650 790M310 860Q480 820 660 860M310 930Q480 890 660 930M310 1000Q480 960 660 1000',
          12,
          '#9fd8d2',
        ),
      },
    ),
    sheet('#2f8a8c', strip('M386 780C330 840 310 900 320 980', 80), 11, {
      marks: line('M280 860L380 880M270 930L370 940', 12, '#9fd8d2'),
    }),
    // two books wait on the quilt
    sheet(palette.leaf, rect(1150, 764, 190, 34, 5, -6), 10),
    sheet(palette.paper, rect(1166, 734, 150, 30, 4, -4), 8),
    sheet(palette.plum, rect(1160, 722, 166, 22, 4, -4), 6),
    sheet('#f5e3a6', ellipse(1330, 352, 40, 7), 2),
  ],
};
