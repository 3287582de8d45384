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
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two children stand back to back and look away from each other; the kite rests on top of the refrigerator, out of reach',
  focus: [0.5, 0.5],
  layers: [
    ground('#c58ea3'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => sheet('#cc99ad', rect(-20 + i * 250, -20, 120, 860), 2)),
    sheet('#f0e6d6', rect(-20, 820, 1640, 24), 4),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      sheet(
        i % 2 ? '#3a4a63' : '#e6dcc8',
        path(
          `M${-20 + i * 184} 840H${164 + i * 184}L${164 + i * 184 + (i - 3.5) * 40} 1040H${-20 + i * 184 + (i - 4.5) * 40}Z`,
        ),
        3,
      ),
    ),
    // counter, stove, a shelf
    sheet('#7a9a8a', rect(-20, 520, 460, 330), 10),
    sheet('#8bab9a', rect(10, 560, 190, 260, 4) + rect(220, 560, 190, 260, 4), 4),
    sheet('#e9d9b0', rect(-20, 494, 480, 36, 4), 8),
    sheet(palette.ink, circle(180, 690, 11) + circle(240, 690, 11), 4),
    sheet('#b5483c', path('M120 494V420Q120 404 136 404H284Q300 404 300 420V494Z'), 10),
    sheet('#b5483c', strip('M118 440H80M302 440H340', 16) + rect(110, 394, 200, 20, 8), 6),
    sheet(palette.ink, circle(210, 386, 13), 4),
    sheet('#f2ece0', strip('M180 360C164 330 196 310 180 276M236 360C222 336 250 318 238 290', 12), 3, {
      opacity: 0.7,
    }),
    sheet('#7d5338', rect(1230, 300, 400, 30, 3), 10),
    sheet(
      palette.teal,
      path('M1270 300V220H1350V300Z') +
        path('M1346 238Q1384 240 1382 262Q1380 286 1346 284V272Q1366 272 1366 260Q1366 250 1346 250Z'),
      8,
    ),
    sheet(palette.yolk, path('M1400 300V220H1480V300Z'), 8),
    sheet('#f2ece0', ellipse(1560, 240, 56, 60), 8, {
      marks: line('M1510 240A50 54 0 0 1 1610 240', 8, '#37587a'),
    }),
    sheet('#5a6b80', rect(1290, 520, 160, 10, 3), 0, { flat: true }),
    sheet('#6a4a42', rect(1290, 420, 240, 220, 3, 2), 8),
    sheet('#dfe9dc', rect(1310, 440, 200, 180, 2, 2), 3, {
      marks: placed(
        printed(path('M-100 60L-30 -40L20 10L50 -30L100 60Z'), '#6c9a4c') +
          printed(circle(56, -54, 22), '#e39a2d'),
        'translate(1410 530) rotate(2)',
      ),
    }),
    // the refrigerator
    sheet('#a9d5d0', rect(530, 240, 560, 640, 40), 18),
    sheet('#b9dfda', rect(552, 262, 516, 190, 26), 4),
    sheet('#b9dfda', rect(552, 480, 516, 386, 26), 4),
    sheet('#86b6b2', rect(530, 458, 560, 16), 0, { flat: true }),
    sheet('#e9efe9', rect(590, 340, 26, 96, 12) + rect(590, 500, 26, 150, 12), 9),
    sheet('#5a6b70', rect(590, 870, 70, 40, 6) + rect(960, 870, 70, 40, 6), 5),
    sheet(palette.paper, rect(850, 500, 150, 120, 3, 5), 6, {
      marks: placed(line('M-50 -26H50M-50 0H50M-50 26H6', 7, '#1a243066'), 'translate(925 560) rotate(5)'),
    }),
    sheet(palette.brick, circle(925, 506, 13), 5),
    sheet('#f7e3a0', rect(700, 300, 120, 96, 3, -6), 6, {
      marks: placed(printed(circle(0, 0, 26), '#e07f5f'), 'translate(760 348) rotate(-6)'),
    }),
    sheet(palette.teal, circle(762, 304, 12), 5),
    // the kite, out of reach
    sheet('#f4c430', path('M600 96L880 40L1010 150L700 236Z'), 15),
    sheet('#d5482f', path('M600 96L880 40L850 128Z'), 3),
    sheet('#2b7f83', path('M700 236L850 128L1010 150Z'), 3),
    sheet(palette.bark, strip('M600 96L1010 150M880 40L700 236', 8), 4, { edge: 0.5 }),
    sheet(
      palette.ink,
      strip('M1010 150C1090 160 1060 230 1110 260C1160 300 1110 350 1150 400C1180 440 1150 480 1160 520', 5),
      7,
      { edge: 0.5 },
    ),
    ...(
      [
        [1108, 258, '#d5482f', 30],
        [1134, 344, '#2b7f83', -20],
        [1152, 420, '#f4c430', 24],
        [1160, 512, '#5d3a58', -10],
      ] as const
    ).map(([x, y, color, angle]) =>
      sheet(
        color,
        placed(path('M0 0L-40 -24V24Z') + path('M0 0L40 -24V24Z'), `translate(${x} ${y}) rotate(${angle})`),
        8,
      ),
    ),
    // two who wanted it
    sheet('#2c3f63', path('M470 1040L490 900H690L710 1040Z'), 12),
    sheet(palette.skin2, strip('M478 790C440 830 430 880 440 930', 56), 10),
    sheet('#e0a03a', path('M454 820C450 730 500 690 590 690C680 690 730 730 726 820L716 960H464Z'), 16, {
      marks: line('M440 790H740M440 850H740M440 910H740', 16, '#b5672a'),
    }),
    sheet('#e0a03a', strip('M490 760C456 790 444 820 440 860', 78), 11),
    sheet('#e0a03a', strip('M690 760C716 790 730 820 736 860', 78), 11),
    sheet(palette.skin2, strip('M738 874C742 900 742 920 738 946', 52), 8),
    childProfile('translate(586 584) rotate(4) scale(-1.16 1.16)', palette.skin2, '#2b1f1d', 'tail', 14),
    sheet(
      '#d5482f',
      placed(strip('M-98 -36Q-110 -18 -102 4', 20), 'translate(586 584) rotate(4) scale(-1.16 1.16)'),
      5,
    ),
    sheet('#5a3f5c', path('M900 1040L914 950H1080L1096 1040Z'), 12),
    sheet('#4f7f5c', path('M872 880C870 800 920 768 996 768C1072 768 1120 800 1116 880L1104 1010H884Z'), 16),
    sheet('#4f7f5c', strip('M1080 830C1110 860 1120 890 1118 930', 70), 11),
    sheet(palette.skin2, circle(1118, 950, 32), 7),
    sheet('#4f7f5c', strip('M912 830C884 860 872 890 872 930', 70), 11),
    sheet(palette.skin2, circle(872, 950, 32), 7),
    childProfile('translate(1000 672) rotate(-6) scale(1.1)', palette.skin2, '#2b1f1d', 'curls', 14),
    sheet(palette.cream, path('M950 776Q996 800 1044 776L1052 792Q996 818 942 792Z'), 4),
  ],
};
