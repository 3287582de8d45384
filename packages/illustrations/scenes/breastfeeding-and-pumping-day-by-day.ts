import {
  circle,
  ellipse,
  grasp,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { face } from '../src/kit/face.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

/** A bag of milk, flat and dated. */
const bag = (x: number, y: number, angle: number) =>
  moved(`translate(${x} ${y}) rotate(${angle})`, [
    sheet('#dfe9ec', rect(-62, -86, 124, 172, 12), 5),
    sheet('#fbf1d8', rect(-50, -26, 100, 100, 8), 1),
    sheet('#8fb8c6', rect(-62, -76, 124, 16, 4), 2, { marks: line('M-40 -44H28', 8, '#5d6b76') }),
  ]);

const baby = '#8d5837';
const blouse = '#c4606a';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A mother in an armchair looks down at the baby at her breast; on the table beside her stand a bottle of a pump and flat dated bags of milk, on the wall hangs a small footprint',
  focus: [0.44, 0.5],
  layers: [
    ground('#8fb0a5'),
    ...[0, 1, 2, 3, 4, 5].map((i) => sheet('#98b9ae', rect(-20 + i * 290, -20, 150, 1060), 1)),
    // the window, early
    sheet('#f0e2c8', rect(60, 60, 300, 400, 4), 8),
    sheet('#a9d8e4', rect(84, 84, 252, 352), 0, { flat: true }),
    sheet('#f7dc92', circle(270, 330, 62), 3, { clip: rect(84, 84, 252, 352) }),
    sheet('#4b7f6a', path('M84 360Q180 310 250 346T336 330V436H84Z'), 3),
    sheet('#f0e2c8', rect(202, 74, 16, 372) + rect(74, 236, 272, 14), 4),
    // a foot, the day it was measured
    sheet('#d9a441', rect(1226, 90, 230, 250, 6, 3), 8),
    sheet('#f3d3bb', rect(1254, 118, 174, 194, 2, 3), 1),
    moved('translate(1340 222) rotate(12)', [
      sheet(
        palette.skin3,
        path('M-34 -22C-30 -48 26 -50 36 -22C44 2 24 20 24 44C24 76 -18 78 -22 44C-24 18 -40 6 -34 -22Z') +
          circle(-26, -62, 15) +
          circle(-1, -68, 11) +
          circle(20, -63, 9.5) +
          circle(36, -53, 8.5) +
          circle(47, -39, 7.5),
        2,
      ),
    ]),
    // the armchair
    sheet('#4d3d63', path('M300 1040V420C300 250 440 160 690 160S1080 250 1080 420V1040Z'), 14),
    sheet('#5d4a72', path('M356 1040V430C356 300 480 216 690 216S1024 300 1024 430V1040Z'), 5, {
      marks: printed(
        [
          [470, 330],
          [900, 330],
          [430, 480],
          [950, 480],
        ]
          .map(([x, y]) => circle(x!, y!, 15))
          .join(''),
        '#44365a',
      ),
    }),
    // she
    face('translate(700 330) rotate(9) scale(1.5)', palette.skin3, '#241a1b', 'bun', 14),
    sheet(
      blouse,
      path(
        'M396 1040C390 860 392 700 470 620C530 570 590 556 634 540C650 588 736 592 766 544C816 560 880 580 936 630C1006 700 1010 860 1004 1040Z',
      ),
      14,
      { marks: line('M636 546C654 606 736 608 768 550', 26, '#a34a58') },
    ),
    // the baby, of whom one sees the back of the head and a good deal of blanket
    sheet(
      '#e9c64a',
      path(
        'M560 764C640 700 800 700 900 736C990 770 1040 840 1010 910C980 980 800 1000 680 980C570 962 500 850 560 764Z',
      ),
      14,
      {
        marks: line(
          'M640 690C610 800 640 920 700 1010M740 680C710 800 740 920 800 1010M840 690C820 800 850 920 900 1000M940 720C930 820 950 880 990 940',
          15,
          '#f7eedb',
        ),
      },
    ),
    sheet(baby, ellipse(566, 742, 122, 108, -24), 13, {
      edge: 0.6,
      marks:
        line('M630 702C640 716 656 716 668 706', 7, '#241a1b') + printed(circle(640, 738, 26), '#c8402a2e'),
    }),
    sheet(
      '#2a1d1a',
      path(
        'M452 770C430 690 490 624 566 622C606 622 640 640 656 664C630 656 610 664 606 684C586 672 568 684 572 706C548 704 540 724 552 742C530 752 532 780 544 796C520 812 470 816 452 770Z',
      ),
      4,
    ),
    sheet(baby, ellipse(572, 764, 22, 32, -16), 5, {
      marks: line('M562 750Q584 752 576 784', 6, '#1a243040'),
    }),
    // her arms around it: one below, one over the blanket
    sheet(blouse, strip('M452 700C392 800 400 920 500 946C560 960 640 966 720 972', 124), 15),
    sheet(blouse, strip('M968 700C1052 800 1050 912 950 900C920 896 900 892 880 886', 116), 15),
    grasp('translate(790 812) rotate(4) scale(-.86 .86)', palette.skin3, 7),
    sheet(
      palette.skin3,
      path(
        'M858 826C826 800 794 800 784 816C776 830 780 840 788 846C778 860 778 876 788 884C778 896 780 912 790 920C782 934 790 952 806 954C830 956 850 948 862 940Z',
      ),
      5,
      {
        edge: 0.6,
        marks: line(
          'M822 830Q810 838 816 848M818 868Q806 876 812 886M820 906Q808 914 816 922',
          4,
          '#1a243038',
        ),
      },
    ),
    sheet('#a34a58', placed(rect(-24, -64, 48, 128, 12), 'translate(880 886) rotate(8)'), 6),
    // the table: what she pumps, and what is dated for later
    sheet('#80502f', rect(1150, 790, 500, 44, 8), 14),
    sheet('#6b4026', rect(1190, 830, 44, 220, 4) + rect(1540, 830, 44, 220, 4), 9),
    bag(1420, 700, 8),
    bag(1500, 706, -5),
    sheet('#e6efec', path('M1204 630H1316V776Q1316 792 1300 792H1220Q1204 792 1204 776Z'), 8, {
      opacity: 0.9,
    }),
    sheet('#fbf1d8', path('M1214 690H1306V774Q1306 784 1296 784H1224Q1214 784 1214 774Z'), 1),
    sheet('#2f6f73', rect(1192, 596, 136, 40, 10), 6),
    sheet('#e6efec', path('M1226 598L1186 520Q1178 496 1206 500L1330 536Q1350 546 1334 560L1306 598Z'), 8),
    sheet('#2f6f73', strip('M1330 580C1420 560 1420 620 1400 660C1370 740 1420 760 1400 810', 11), 4, {
      edge: 0.5,
    }),
  ],
};
