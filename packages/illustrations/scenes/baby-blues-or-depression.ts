import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  line,
  path,
  placed,
  printed,
  profile,
  profileHair,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const head = 'translate(560 330) rotate(8) scale(.74)';
const hair = '#33231f';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A parent in an armchair, in profile, looks down past the window and the rain; a cradle stands beside the chair',
  focus: [0.45, 0.5],
  layers: [
    ground('#3f6470'),
    ...Array.from({ length: 8 }, (_, i) => sheet('#446c78', rect(20 + i * 220, -20, 104, 800), 2)),
    sheet('#dfe6df', rect(470, 40, 860, 640), 10),
    sheet('#a9c4cc', rect(510, 80, 780, 560), 2),
    sheet('#8fb0ba', path('M510 460Q680 380 860 440T1290 420V640H510Z'), 5),
    sheet('#6f96a0', path('M510 540Q760 470 1000 530T1290 520V640H510Z'), 5),
    sheet('#557c84', circle(660, 480, 62) + circle(720, 510, 50), 6),
    sheet('#4a3a33', rect(668, 500, 14, 110), 4),
    ...Array.from({ length: 46 }, (_, i) => {
      const x = 522 + (i % 12) * 64 + ((i * 37) % 23),
        y = 96 + Math.floor(i / 12) * 132 + ((i * 53) % 11) * 11;
      return sheet('#e8f2f2', placed(rect(0, 0, 5, 30, 2), `translate(${x} ${y}) rotate(14)`), 3, {
        edge: 0.4,
      });
    }),
    sheet('#dfe6df', rect(888, 80, 24, 560) + rect(510, 330, 780, 22), 8),
    sheet('#c9d4cd', rect(430, 656, 940, 44, 4), 10),
    // on the sill: a mug, a small plant that leans to the light
    sheet(palette.yolk, path('M1130 580H1220V650Q1220 664 1206 664H1144Q1130 664 1130 650Z'), 8),
    sheet(palette.yolk, `<path d="M1214 596a30 30 0 1 1 0 52V636a17 17 0 1 0 0 -28Z"/>`, 6),
    sheet('#eef3f0', strip('M1166 560Q1152 532 1170 510Q1186 486 1174 466', 10), 3, { opacity: 0.8 }),
    sheet(palette.rust, path('M560 590H650L640 664H570Z'), 8),
    ...(
      [
        [-70, 110],
        [-50, 120],
        [-30, 100],
        [-100, 90],
      ] as const
    ).map(([a, l]) => leaf(604, 594, l, 20, a, palette.moss, 5)),
    sheet('#6b4630', rect(-20, 850, 1640, 190), 8),
    sheet('#c98668', ellipse(820, 960, 640, 90), 5),
    sheet('#d99a7c', ellipse(820, 956, 560, 70), 2),
    // cradle
    sheet('#8d5f3c', strip('M1090 940Q1240 1010 1400 940', 24), 9),
    sheet('#e9d3a8', path('M1070 740H1420L1390 930Q1240 960 1100 930Z'), 14, {
      marks: line(
        'M1120 750L1134 936M1180 750L1188 944M1245 750V946M1310 750L1302 944M1370 750L1356 934',
        7,
        '#00000020',
      ),
    }),
    sheet('#c99a63', rect(1056, 722, 378, 34, 10), 8),
    sheet(palette.wood, strip('M1410 730Q1450 560 1360 470', 12), 7, { edge: 0.6 }),
    sheet(palette.ink, strip('M1362 472V520M1330 486V560M1394 490V548', 3), 5, { edge: 0.4 }),
    sheet(palette.yolk, star(1362, 540, 22, 8), 6),
    sheet(palette.robin, circle(1330, 574, 16), 6),
    sheet(palette.coral, circle(1396, 562, 16), 6),
    // an armchair, from behind; who sits in it has turned to the window
    profile(head, palette.skin2, hair, { lips: 4 }),
    profileHair(head, hair, 'bun'),
    sheet(palette.amber, placed(strip('M-186 -196Q-150 -150 -168 -88', 22), head), 4),
    sheet('#a8603f', path('M300 560Q306 470 420 466H740Q850 470 856 560L880 960H280Z'), 20),
    sheet('#b86d4a', path('M350 580Q356 516 430 512H730Q800 516 806 580L820 900H340Z'), 6, {
      marks:
        printed(circle(460, 620, 10), '#8a4b2f') +
        printed(circle(580, 600, 10), '#8a4b2f') +
        printed(circle(700, 620, 10), '#8a4b2f') +
        printed(circle(520, 710, 10), '#8a4b2f') +
        printed(circle(640, 710, 10), '#8a4b2f'),
    }),
    sheet('#a8603f', path('M220 700Q222 636 290 640Q348 646 346 710L344 960H230Z'), 12),
    sheet('#a8603f', path('M812 710Q812 640 870 640Q940 640 936 704L930 960H816Z'), 12),
    sheet('#5b3a26', rect(290, 950, 40, 60, 4) + rect(826, 950, 40, 60, 4), 8),
    sheet('#e9d9b8', path('M700 470H866Q876 560 880 660L786 690Q760 560 700 470Z'), 8, {
      marks: line('M730 490L870 470M750 540L876 520M770 590L880 572M782 640L884 624', 7, '#2b7f83'),
    }),
    sheet(
      '#e9d9b8',
      [0, 1, 2, 3, 4].map((i) => strip(`M${794 + i * 19} ${684 - i * 5}l2 34`, 5)).join(''),
      3,
    ),
    sheet(palette.skin2, strip('M900 660Q960 640 1010 672Q1040 690 1066 726', 46), 9),
    sheet(palette.deep, strip('M850 650Q900 640 940 648', 62), 6),
    sheet(palette.skin2, strip('M1056 712Q1086 724 1090 748', 30), 5),
  ],
};
