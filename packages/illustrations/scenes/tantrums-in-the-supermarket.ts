import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  palm,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A box of cereal on the shelf, `x` from the left, standing at `foot`. */
function box(x: number, foot: number, width: number, height: number, color: string, band: string): Layer {
  return sheet(color, rect(x, foot - height, width, height, 3), 7, {
    marks:
      printed(rect(x, foot - height * 0.42, width, height * 0.2), band) +
      printed(circle(x + width / 2, foot - height * 0.68, width * 0.22), band),
  });
}

const tile = '#d9dccf';

/** A leg that kicks: the sole of its boot, its shaft and the shin below, with the middle of the sole at 0 0. */
function boot(transform: string): Layer {
  const part = (color: string, shape: string, height: number) =>
    sheet(color, placed(shape, transform), height);
  return [
    part('#33567a', strip('M10 130L16 330', 112), 14),
    part('#e8b92a', path('M-66 40H74L80 222Q8 240 -56 222Z'), 12),
    part('#c99a1c', path('M-58 190Q10 210 78 190L80 222Q8 240 -56 222Z'), 3),
    part(
      '#f0c63e',
      path(
        'M-76 -70C-76 -142 -40 -160 0 -160C44 -160 80 -140 78 -70C76 -24 62 -8 64 40C70 110 44 140 2 140C-42 140 -66 110 -60 40C-56 -8 -74 -24 -76 -70Z',
      ),
      16,
    ),
    part(
      '#4d3526',
      path(
        'M-58 -70C-58 -124 -32 -142 0 -142C36 -142 62 -122 60 -70C58 -36 46 -16 44 0H-42C-44 -16 -56 -36 -58 -70Z',
      ),
      4,
    ),
    part('#4d3526', path('M-44 34H48C54 94 36 122 2 122C-34 122 -50 94 -44 34Z'), 4),
    part(
      '#7d5b42',
      [0, 1, 2, 3]
        .map((i) => strip(`M-36 ${-108 + i * 30}L0 ${-122 + i * 30}L36 ${-108 + i * 30}`, 10))
        .join('') +
        strip('M-24 62H28', 10) +
        strip('M-22 90H26', 10),
      2,
    ),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child kicks its boots on the floor of a supermarket aisle beside a box with a tiger; a grown hand waits nearby',
  focus: [0.5, 0.58],
  layers: [
    ground('#f0d9a8'),
    sheet('#f7e7c2', rect(470, -20, 660, 240), 3),
    sheet(palette.paper, rect(560, 40, 190, 34, 6) + rect(850, 40, 190, 34, 6), 8),
    // the far wall: the milk
    sheet('#bcd9dc', rect(540, 196, 520, 330), 6),
    sheet('#8fb9c0', rect(560, 216, 480, 290), 2),
    sheet('#dfeeee', rect(560, 340, 480, 14) + rect(790, 216, 18, 300), 5),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      sheet(
        i % 3 === 1 ? palette.teal : palette.paper,
        path(
          `M${580 + i * 64 + (i > 3 ? 8 : 0)} 340V272L${596 + i * 64 + (i > 3 ? 8 : 0)} 250H${616 + i * 64 + (i > 3 ? 8 : 0)}V340Z`,
        ),
        5,
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      sheet(i % 2 ? palette.coral : palette.cream, rect(584 + i * 64 + (i > 3 ? 8 : 0), 424, 42, 80, 6), 5),
    ),
    sheet(tile, path('M540 520H1060L1640 900V1040H-20V900Z'), 3),
    sheet(
      '#c3c9bb',
      path('M700 520L420 1040H700L780 520Z') +
        path('M900 520L1180 1040H1480L980 520Z') +
        path('M440 590H1160L1260 650H330Z'),
      0,
      { flat: true, opacity: 0.5 },
    ),
    sheet('#c3c9bb', path('M150 776L-20 860V940L-20 960H1640V900L1450 776Z'), 0, {
      flat: true,
      opacity: 0.4,
    }),
    // shelves on both sides, in perspective
    sheet('#a3432f', path('M-20 -20H500L560 180V560L-20 900Z'), 12),
    sheet('#8f3826', path('M-20 190L560 270V290L-20 230Z') + path('M-20 480L560 410V430L-20 524Z'), 6),
    ...[0, 1, 2, 3].map((i) =>
      box(
        -10 + i * 128,
        214 + i * 16,
        108 - i * 12,
        190 - i * 16,
        [palette.yolk, palette.egg, palette.plum, palette.cream][i]!,
        [palette.brick, palette.teal, palette.peach, palette.leaf][i]!,
      ),
    ),
    ...[0, 1, 2, 3].map((i) =>
      box(
        -14 + i * 130,
        484 - i * 18,
        108 - i * 12,
        200 - i * 20,
        [palette.teal, palette.coral, palette.yolk, palette.dusk][i]!,
        [palette.cream, palette.cream, palette.rust, palette.robin][i]!,
      ),
    ),
    ...[0, 1, 2, 3].map((i) =>
      box(
        -10 + i * 132,
        846 - i * 76,
        112 - i * 14,
        260 - i * 36,
        [palette.cream, palette.leaf, palette.rust, palette.egg][i]!,
        [palette.plum, palette.cream, palette.yolk, palette.brick][i]!,
      ),
    ),
    sheet('#245c60', path('M1620 -20H1100L1040 180V560L1620 900Z'), 12),
    sheet('#1b4c50', path('M1620 200L1040 272V292L1620 240Z') + path('M1620 490L1040 412V432L1620 536Z'), 6),
    ...[0, 1, 2, 3, 4].map((i) => [
      sheet(
        [palette.rust, palette.leaf, palette.amber, palette.rust, palette.plum][i]!,
        rect(1086 + i * 104, 176 - i * 2, 72 + i * 6, 94 + i * 2, 14),
        7,
      ),
      sheet(palette.cream, rect(1090 + i * 104, 168 - i * 2, 64 + i * 6, 20, 5), 4),
    ]),
    ...[0, 1, 2, 3].map((i) =>
      sheet(
        [palette.cream, palette.coral, palette.egg, palette.yolk][i]!,
        rect(1090 + i * 126, 320 - i * 6, 96 + i * 6, 100 + i * 22, 6),
        7,
      ),
    ),
    // the cart, with its brake on
    sheet('#6f7f86', strip('M1090 800V640M1440 820V640', 14), 8),
    sheet('#b9c6c8', path('M1050 430H1500L1456 690H1096Z'), 13),
    sheet(
      '#245c60',
      [0, 1, 2]
        .map((j) =>
          [0, 1, 2, 3, 4, 5]
            .map((i) => rect(1098 + j * 10 + i * (58 - j * 3), 466 + j * 72, 40 - j * 2, 50, 5))
            .join(''),
        )
        .join(''),
      0,
      { flat: true },
    ),
    sheet('#7fa65a', path('M1120 440Q1140 350 1230 360T1330 440Z'), 8),
    sheet(palette.paper, rect(1330, 320, 90, 116, 5, 8), 8),
    sheet(palette.brick, rect(1020, 408, 510, 36, 16), 10),
    sheet('#56666d', rect(1070, 690, 420, 20, 6), 8),
    sheet(palette.ink, circle(1110, 824, 36) + circle(1440, 838, 38), 10),
    sheet('#8b999e', circle(1110, 824, 14) + circle(1440, 838, 14), 4),
    // the tiger
    sheet(palette.yolk, rect(300, 640, 190, 250, 5, -24), 13),
    sheet(palette.cream, rect(330, 676, 128, 150, 4, -24), 3),
    sheet(
      '#e08a2e',
      placed(
        path('M-44 34C-50 -10 -30 -30 20 -28C50 -30 56 -10 52 40H34V14H-18V40H-40Z'),
        'translate(400 760) rotate(-24)',
      ),
      5,
      {
        marks: placed(
          line('M-24 -30V-4M-6 -30V-2M12 -30V-4M30 -30V-8', 7, '#1a2430'),
          'translate(400 760) rotate(-24)',
        ),
      },
    ),
    sheet(
      '#e08a2e',
      placed(
        circle(-46, -16, 24) + circle(-62, -38, 9) + circle(-34, -40, 9),
        'translate(400 760) rotate(-24)',
      ),
      4,
    ),
    sheet('#e08a2e', placed(strip('M50 -16C74 -30 70 -54 58 -62', 9), 'translate(400 760) rotate(-24)'), 3),
    // who lies there: two boots, two legs, a striped back, one arm that beats the floor
    sheet(palette.skin3, strip('M884 640C960 626 1010 604 1020 566', 44), 8),
    sheet(palette.skin3, circle(1022, 556, 30), 6),
    sheet('#2f2320', ellipse(800, 556, 70, 62), 8),
    sheet('#2f2320', circle(752, 506, 30) + circle(850, 506, 30), 7),
    sheet(palette.skin3, strip('M716 640C650 630 620 610 606 586', 44), 8),
    sheet(palette.cream, path('M690 640C700 596 750 586 800 588C850 586 900 596 910 640L924 790H676Z'), 12, {
      marks: line('M660 620H940M660 662H940M660 704H940M660 746H940', 16, '#c4593a'),
    }),
    sheet('#33567a', path('M672 760C700 730 900 730 928 760L960 880H828L800 840L772 880H640Z'), 11),
    boot('translate(646 590) rotate(-9)'),
    boot('translate(944 664) rotate(12)'),
    // a hand that waits, low, a little to the side
    palm('translate(1292 900) rotate(10) scale(.9)', palette.skin3, palette.plum, palette.mauve, 16),
  ],
};
