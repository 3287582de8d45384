import {
  circle,
  ellipse,
  ground,
  leafShape,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Fruit on a windowsill grows from a berry to a melon; a hand hangs a tiny sock above them, and a crib stands empty',
  focus: [0.56, 0.56],
  layers: [
    ground('#e0a46f'),
    sheet('#d7975f', rect(-20, -20, 1640, 330), 1),
    // the window
    sheet('#f7eedb', rect(60, -20, 1480, 700), 8),
    sheet('#9ccbd0', rect(112, -20, 1376, 648), 0, { flat: true }),
    sheet('#b9dcdb', rect(112, -20, 1376, 300), 1),
    sheet(palette.moon, circle(270, 190, 74), 4),
    sheet('#7fae8f', path('M112 628V520Q300 430 520 500T900 470T1240 500T1488 450V628Z'), 3),
    sheet('#5f9279', path('M112 628V570Q360 500 640 560T1140 540T1488 560V628Z'), 4),
    sheet('#f7eedb', rect(780, -20, 30, 660), 5),
    // the line, with what waits
    sheet(palette.cream, strip('M60 240Q700 330 1540 210', 7), 6, { edge: 0.5 }),
    sheet('#c59b5c', rect(424, 258, 18, 56, 5, 3) + rect(584, 272, 18, 56, 5), 7),
    sheet(palette.paper, path('M394 300H616Q622 420 606 452H404Q388 420 394 300Z'), 6, {
      marks: printed(
        circle(450, 360, 11) + circle(520, 400, 11) + circle(560, 346, 11) + circle(456, 424, 11),
        '#e07f5f',
      ),
    }),
    sheet(palette.paper, path('M394 300L352 372L392 394Z') + path('M616 300L658 372L618 394Z'), 5),
    sheet('#9ccbd0', ellipse(505, 302, 44, 16), 0, { flat: true }),
    // the sock in a hand
    sheet(
      palette.coral,
      path(
        'M1086 262H1160L1166 352Q1170 396 1124 406L1056 412Q1020 410 1024 380Q1030 356 1066 354L1090 344Z',
      ),
      9,
    ),
    sheet('#f7eedb', rect(1080, 246, 86, 32, 8, -3), 5),
    sheet('#f0b98f', path('M1024 380Q1022 412 1056 412L1074 410Q1048 396 1056 360Q1030 364 1024 380Z'), 3),
    pinch('translate(1140 250) rotate(-16) scale(.96)', palette.skin3, '#5d3a58', palette.yolk, 20),
    // the sill
    sheet('#f1e3c2', rect(-20, 640, 1640, 66), 14),
    sheet('#cf8a52', rect(-20, 700, 1640, 320), 6),
    sheet('#c27d46', rect(-20, 706, 1640, 20), 0, { flat: true, opacity: 0.5 }),
    // fruit: berry, cherry, lemon, pear, cabbage of leaves, melon
    sheet('#7a3f66', circle(160, 636, 13), 8),
    sheet('#b52f36', circle(252, 624, 26), 9),
    sheet(palette.moss, strip('M254 600Q262 570 282 560', 6), 5, { edge: 0.6 }),
    sheet(
      '#f2c53a',
      path('M318 612Q330 576 372 574Q414 576 428 606L440 612L428 618Q412 648 372 650Q330 648 318 612Z'),
      10,
    ),
    sheet(
      '#8fae4a',
      path(
        'M520 646Q470 644 474 594Q480 556 508 536Q516 500 540 500Q564 500 570 536Q600 556 604 594Q608 644 560 646Z',
      ),
      11,
    ),
    sheet(palette.bark, strip('M540 504Q540 480 556 470', 8), 5, { edge: 0.6 }),
    sheet(palette.moss, leafShape(548, 484, 66, 20, -14), 6),
    sheet(
      '#e58a3c',
      path('M646 650Q616 590 640 530Q676 478 724 482Q772 478 808 530Q832 590 802 650Q724 668 646 650Z'),
      13,
      {
        marks: line('M690 492Q664 570 684 652M724 486V656M758 492Q784 570 764 652', 6, '#c06a22'),
      },
    ),
    sheet(palette.moss, strip('M724 486Q722 456 744 446', 14), 6),
    sheet('#5f8f4f', ellipse(1060, 552, 190, 106), 16, {
      marks: line(
        'M876 552Q1060 450 1246 552M876 552Q1060 518 1246 552M876 552Q1060 588 1246 552M876 552Q1060 656 1246 552',
        16,
        '#3f6f3c',
      ),
    }),
    sheet(palette.bark, circle(1249, 553, 9), 4),
    // a small bag that is packed
    sheet('#31566e', path('M1330 648V560Q1330 540 1352 540H1476Q1500 540 1500 560V648Z'), 15),
    sheet('#31566e', strip('M1372 544Q1374 500 1416 500T1460 544', 14), 8),
    sheet(palette.yolk, placed(rect(-26, -16, 52, 32, 5), 'translate(1416 592) rotate(-5)'), 5),
    // below the sill a chair's back, and a blanket over it
    sheet(
      '#8b5a36',
      rect(180, 800, 36, 240, 8) + rect(520, 800, 36, 240, 8) + rect(170, 790, 396, 44, 10),
      11,
    ),
    sheet('#8fc4bd', path('M250 776H490L506 1040H236Z'), 12, {
      marks: line('M244 850H496M240 920H500M238 990H504', 12, '#6aa59f'),
    }),
    // a crib that waits, with nothing in it
    sheet('#f4ead2', rect(900, 852, 600, 190), 4),
    sheet('#f7eedb', rect(870, 770, 40, 270, 10) + rect(1490, 770, 40, 270, 10), 12),
    sheet('#f7eedb', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(958 + i * 66, 812, 20, 228, 6)).join(''), 9),
    sheet('#fdf6e4', rect(890, 786, 620, 40, 10), 13),
  ],
};
