import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const canvas = rect(430, 120, 720, 440);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child points with an elbow at a large painting of a storm; the guard, hands behind her back, looks too',
  focus: [0.46, 0.5],
  layers: [
    ground('#7d2a3e'),
    ...Array.from({ length: 7 }, (_, i) => sheet('#86304a', rect(-10 + i * 240, -20, 120, 780), 2)),
    // light from above
    sheet('#953b53', path('M560 -20H1020L1290 720H290Z'), 2),
    sheet('#e9d9b8', rect(-20, -20, 1640, 50), 7),
    // the frame
    sheet('#8a5c12', rect(346, 40, 888, 604, 6), 18),
    sheet('#d9a233', rect(352, 44, 876, 592, 6), 3, { marks: line('M372 64H1208V616H372Z', 8, '#a8741a') }),
    sheet('#b9801f', rect(398, 90, 784, 500, 3), 5),
    sheet(
      '#e8bd4c',
      circle(376, 68, 40) + circle(1204, 68, 40) + circle(376, 612, 40) + circle(1204, 612, 40),
      6,
    ),
    // the storm
    sheet('#31485c', canvas, 0, { flat: true }),
    sheet('#42607a', path('M420 200Q560 140 640 210Q760 150 860 220Q1000 160 1160 230V110H420Z'), 5, {
      clip: canvas,
    }),
    sheet('#5d7d93', path('M420 160Q520 120 600 160Q700 110 800 160Q940 120 1160 170V110H420Z'), 5, {
      clip: canvas,
    }),
    sheet('#f3dc8e', path('M930 226L880 320H920L876 410L980 296H936L976 226Z'), 5, { clip: canvas }),
    sheet(
      '#1f5566',
      path('M420 420Q520 330 620 400Q720 340 800 410Q920 330 1010 400Q1090 350 1160 390V570H420Z'),
      6,
      { clip: canvas },
    ),
    // the ship
    sheet('#57351f', placed(path('M-130 0H130L96 62H-96Z'), 'translate(690 396) rotate(-14)'), 9, {
      clip: canvas,
    }),
    sheet('#2a1a10', placed(rect(-6, -190, 12, 192), 'translate(690 396) rotate(-14)'), 4, { clip: canvas }),
    sheet(
      '#f7eedb',
      placed(
        path('M12 -180Q120 -130 104 -20H12Z') + path('M-14 -150Q-90 -100 -80 -24H-14Z'),
        'translate(690 396) rotate(-14)',
      ),
      6,
      { clip: canvas },
    ),
    sheet('#c4593a', placed(path('M6 -190L66 -206L60 -176Z'), 'translate(690 396) rotate(-14)'), 3, {
      clip: canvas,
    }),
    sheet(
      '#2f7684',
      path(
        'M420 480Q480 400 560 450Q640 490 700 440Q800 390 860 460Q960 510 1040 440Q1100 410 1160 450V570H420Z',
      ),
      7,
      { clip: canvas },
    ),
    sheet(
      '#d9ece8',
      strip('M450 452Q500 410 550 446M720 438Q790 402 846 452M980 470Q1040 424 1100 434', 11),
      3,
      { clip: canvas },
    ),
    sheet('#3f95a0', path('M420 540Q540 470 660 520Q780 560 900 510Q1020 470 1160 530V570H420Z'), 6, {
      clip: canvas,
    }),
    sheet(
      '#57351f',
      ellipse(1010, 520, 28, 20) + path('M1026 516L1050 490L1050 526Z') + rect(994, 530, 8, 20),
      3,
      { clip: canvas },
    ),
    // floor
    sheet('#b5804a', rect(-20, 740, 1640, 320), 9, {
      marks: line(
        Array.from({ length: 18 }, (_, i) => `M${-400 + i * 140} 1040L${60 + i * 90} 740`).join(''),
        4,
        '#94642f',
      ),
    }),
    sheet('#5a1c2c', rect(-20, 716, 1640, 32), 7),
    // a horse on a plinth
    sheet('#e6dcc8', rect(40, 560, 220, 300, 4), 14, { marks: line('M60 590H240M60 830H240', 7, '#c9bca0') }),
    sheet('#f1e8d6', rect(20, 536, 260, 40, 4), 8),
    sheet(
      '#4f7a6a',
      strip('M100 430V536M134 430V536M206 430L200 536M230 430L246 536', 22) +
        strip('M236 360Q276 380 268 450', 16),
      7,
    ),
    sheet(
      '#5d8d7b',
      path(
        'M82 360Q70 320 84 290L40 318Q16 316 18 294L62 246Q66 232 76 226L86 244Q124 254 134 326Q190 342 236 336Q262 370 242 440H90Q74 400 82 360Z',
      ),
      10,
    ),
    sheet('#3f6456', path('M84 240Q130 246 146 330L126 330Q120 280 80 262Z'), 3),
    // the rope
    sheet('#8a5c12', ellipse(420, 900, 50, 14) + ellipse(1180, 900, 50, 14), 4),
    sheet('#d9a233', rect(410, 640, 20, 262, 6) + rect(1170, 640, 20, 262, 6), 9),
    sheet('#e8bd4c', circle(420, 632, 24) + circle(1180, 632, 24), 6),
    sheet('#a33e26', strip('M424 670Q800 840 1176 670', 22), 9),
    // the guard, from behind
    sheet('#1a2430', path('M1330 1040L1316 740H1500L1490 1040Z'), 12),
    sheet('#26374f', path('M1290 780Q1270 520 1340 460Q1410 420 1480 460Q1550 520 1530 780Z'), 16, {
      marks: line('M1410 650V780', 5, '#1a2430') + line('M1300 740H1524', 14, '#1a2430'),
    }),
    sheet('#26374f', strip('M1318 520Q1270 620 1370 690', 60) + strip('M1502 520Q1550 620 1450 690', 60), 8),
    sheet('#d9a233', strip('M1326 476L1366 456M1494 476L1454 456', 16), 3),
    // her cap, in the hands behind her back
    sheet('#14202e', path('M1336 700Q1340 628 1410 626Q1480 628 1484 700Z'), 9),
    sheet('#d9a233', rect(1336, 690, 148, 18, 6), 4),
    sheet(palette.skin3, ellipse(1366, 706, 36, 25, 14), 7),
    sheet('#8c5737', ellipse(1452, 708, 36, 25, -14), 6),
    // collar, neck, gray hair in a large bun
    sheet(palette.skin3, ellipse(1410, 436, 38, 50), 4),
    sheet('#1d2b40', path('M1352 470Q1410 440 1468 470L1460 498Q1410 474 1360 498Z'), 4),
    sheet(palette.skin3, ellipse(1340, 366, 18, 28) + ellipse(1480, 366, 18, 28), 4),
    sheet(
      '#9aa0a3',
      path('M1342 366Q1330 270 1410 268Q1490 270 1478 366Q1470 430 1410 432Q1350 430 1342 366Z'),
      12,
    ),
    sheet('#b4babb', circle(1410, 256, 50), 9, { marks: line('M1380 250Q1410 226 1440 250', 5, '#8a9093') }),
    sheet('#c4593a', ellipse(1410, 292, 38, 11), 4),
    sheet('#8a9093', path('M1408 306Q1422 360 1410 426Q1398 360 1408 306Z'), 2),
    // the child, from behind: an elbow for the storm, a pad in the other hand
    sheet('#33424f', strip('M560 870L552 1010M640 870L650 1010', 62), 10),
    sheet('#f7eedb', ellipse(548, 1014, 52, 24) + ellipse(656, 1014, 52, 24), 7),
    sheet('#f4c430', path('M494 900Q486 700 540 660Q600 630 662 660Q716 700 708 900Q600 930 494 900Z'), 16, {
      marks: line('M490 760H712M488 830H714', 18, '#e39a2d'),
    }),
    sheet('#f4c430', strip('M668 690Q750 690 800 630', 68), 12),
    sheet('#f4c430', strip('M796 628Q740 600 700 640', 58), 8),
    sheet(palette.skin2, strip('M700 644L676 668', 44), 6),
    sheet('#f4c430', strip('M530 690Q470 760 480 830', 66), 10),
    sheet('#fbf7ec', rect(410, 800, 110, 140, 5, -12), 9, {
      marks: line('M430 850Q460 820 490 846T508 890M424 900H480', 7, '#2f7684'),
    }),
    sheet(palette.skin2, strip('M484 850L470 884', 42), 6),
    sheet('#a0633c', ellipse(600, 634, 38, 36), 3),
    sheet('#b5734a', ellipse(510, 546, 22, 32) + ellipse(690, 546, 22, 32), 5),
    sheet(
      '#1d1512',
      path('M512 550C500 440 550 396 600 396C652 396 700 440 688 550C680 630 520 630 512 550Z'),
      14,
    ),
    sheet('#1d1512', strip('M556 600Q530 680 540 740M644 600Q670 680 660 740', 36), 7),
    sheet('#2b7f83', ellipse(540, 690, 24, 15) + ellipse(660, 690, 24, 15), 4),
    sheet('#33271f', path('M598 400Q612 480 600 590Q588 480 598 400Z'), 2),
  ],
};
