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

/** A clover in bloom, from its foot. */
const clover = (x: number, y: number, size: number, color: string) => [
  sheet('#3f7a45', strip(`M${x} ${y}Q${x - 8 * size} ${y - 40 * size} ${x} ${y - 78 * size}`, 8 * size), 4, {
    edge: 0.6,
  }),
  sheet(
    '#4f8f4a',
    ellipse(x - 22 * size, y - 20 * size, 24 * size, 13 * size, 24) +
      ellipse(x + 24 * size, y - 24 * size, 24 * size, 13 * size, -24),
    3,
  ),
  sheet(color, circle(x, y - 90 * size, 27 * size), 6, {
    marks: line(
      `M${x} ${y - 68 * size}V${y - 108 * size}M${x - 10 * size} ${y - 70 * size}L${x - 16 * size} ${y - 102 * size}M${x + 10 * size} ${y - 70 * size}L${x + 16 * size} ${y - 102 * size}`,
      4 * size,
      '#ffffffaa',
    ),
  }),
];

/** The shadow of a player who runs up from behind us. */
const shadow = (x: number, lean: number) =>
  placed(
    circle(0, -300, 44) +
      path('M-50 -250Q0 -270 50 -250L40 -110H-40Z') +
      strip('M-44 -236L-110 -160M44 -236L104 -280M-22 -120L-60 40M22 -120L70 -40L60 60', 30),
    `translate(${x} 1060) skewX(${lean})`,
  );

const net = [
  ...Array.from({ length: 12 }, (_, i) => `M${270 + i * 96} 190L${180 + i * 113} 640`),
  ...Array.from({ length: 6 }, (_, i) => `M${262 - i * 15} ${240 + i * 76}H${1338 + i * 15}`),
].join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'The smallest goalkeeper squats with his back to the game and picks clover while the ball rolls in',
  focus: [0.48, 0.6],
  layers: [
    ground('#a9d4e0'),
    sheet('#c9e4e6', path('M-20 300Q400 200 820 260T1640 210V520H-20Z'), 3),
    sheet(
      palette.paper,
      placed(
        path('M200 130Q210 84 268 90Q300 50 358 76Q420 74 420 120Q450 132 440 156H208Q182 152 200 130Z'),
        'translate(-120 -60)',
      ),
      5,
    ),
    sheet(
      palette.paper,
      placed(
        path(
          'M1180 110Q1190 76 1236 82Q1262 50 1312 74Q1360 74 1358 110Q1376 124 1360 136H1190Q1170 130 1180 110Z',
        ),
        'translate(-230 -36)',
      ),
      5,
    ),
    // the edge of the park
    sheet('#57351f', rect(120, 330, 26, 240) + rect(1440, 330, 26, 240) + rect(760, 360, 20, 200), 5),
    sheet('#5d9268', circle(130, 330, 130) + circle(60, 400, 100) + circle(220, 400, 90), 7),
    sheet('#4c8059', circle(1450, 310, 140) + circle(1370, 400, 90) + circle(1540, 400, 100), 7),
    sheet('#6ea478', circle(770, 380, 84) + circle(700, 430, 60) + circle(850, 430, 64), 5),
    sheet('#7fb06a', path('M-20 500Q400 450 800 480T1640 470V680H-20Z'), 6),
    sheet('#8a5a34', rect(980, 470, 220, 18, 4) + rect(1000, 480, 14, 50) + rect(1164, 480, 14, 50), 4),
    // the goal and its net
    sheet('#eef3ee', strip(net, 6), 4, { edge: 0.5 }),
    sheet('#fbf7ec', rect(200, 130, 1200, 36, 10), 14),
    sheet('#fbf7ec', rect(190, 130, 36, 560, 10) + rect(1374, 130, 36, 560, 10), 14),
    // grass in its mown stripes, the line
    sheet('#5f9a4d', path('M-20 640Q400 620 800 634T1640 626V1040H-20Z'), 8),
    sheet(
      '#6aa656',
      path('M180 636H480L380 1040H-60Z') +
        path('M800 634H1100L1180 1040H780Z') +
        path('M1420 630H1640V1040H1600Z'),
      1,
    ),
    sheet('#f3f5ea', path('M-20 676H1640V696H-20Z'), 2),
    // the game comes: its shadows
    sheet('#38703a', shadow(1130, -18) + shadow(1310, -26) + shadow(1480, -20), 0, {
      flat: true,
      opacity: 0.55,
    }),
    sheet('#38703a', shadow(250, 22), 0, { flat: true, opacity: 0.55 }),
    // clover
    clover(420, 830, 1, '#e9b3c4'),
    clover(330, 900, 1.25, '#f7eedb'),
    clover(500, 930, 1.2, '#e9b3c4'),
    clover(960, 880, 1.1, '#f7eedb'),
    clover(1030, 800, 0.9, '#e9b3c4'),
    // the goalkeeper, from behind
    sheet('#1a2430', ellipse(720, 930, 250, 34), 0, { flat: true, opacity: 0.28 }),
    sheet(
      '#f7eedb',
      path('M560 860Q540 900 560 930H640L650 860Z') + path('M890 860Q910 900 890 930H810L800 860Z'),
      9,
      { marks: line('M556 888H650M800 888H896', 10, '#2f5d9a') },
    ),
    sheet('#1a2430', ellipse(590, 934, 66, 22) + ellipse(860, 934, 66, 22), 8),
    sheet(
      '#26323d',
      path('M540 850Q520 740 640 730H810Q930 740 910 850Q880 900 800 880H650Q570 900 540 850Z'),
      12,
    ),
    sheet('#e39a2d', path('M560 770Q540 540 630 490Q725 450 820 490Q910 540 890 770Q725 810 560 770Z'), 18, {
      marks: line('M725 480V790', 5, '#b9751b') + line('M566 560Q725 520 886 560', 16, '#c97f1c'),
    }),
    sheet('#fbf7ec', rect(684, 590, 82, 130, 6), 2, { marks: line('M708 622L730 606V704', 15, '#26323d') }),
    sheet('#e39a2d', strip('M860 540Q960 600 950 700', 84), 12),
    sheet('#e39a2d', strip('M590 540Q490 610 470 690', 84), 12),
    // big gloves: one picks, one holds the bunch
    sheet('#2b7f83', path('M900 690Q960 660 1010 690L1020 790Q990 830 930 820Q890 780 900 690Z'), 10),
    sheet('#2b7f83', strip('M930 810L920 846M960 816L960 856M992 808L1000 846', 34), 6),
    sheet('#9fd8d2', path('M896 680Q950 650 1008 676L1010 716Q950 694 898 722Z'), 5),
    clover(452, 700, 0.95, '#f7eedb'),
    clover(420, 712, 1.05, '#e9b3c4'),
    clover(486, 712, 0.9, '#e9b3c4'),
    sheet('#2b7f83', path('M404 690Q460 650 520 690L516 780Q470 816 416 786Z'), 10),
    sheet('#2b7f83', strip('M416 716L480 706M414 744L484 736M420 772L484 766', 30), 5),
    sheet('#9fd8d2', path('M470 668Q510 660 540 690L520 730Q496 700 462 700Z'), 5),
    // neck, ears, hair
    sheet('#6a3f28', ellipse(725, 480, 44, 36), 4),
    sheet(palette.skin3, ellipse(622, 380, 24, 36) + ellipse(828, 380, 24, 36), 5),
    sheet(
      '#17110f',
      path('M624 386C612 270 668 222 725 222C784 222 838 270 826 386C816 480 634 480 624 386Z'),
      16,
    ),
    sheet('#2f221b', path('M716 224Q706 176 750 160Q740 190 752 226Z'), 5),
    sheet('#2f221b', path('M650 300Q725 236 806 290Q764 320 740 400Q668 380 650 300Z'), 3),
    // the ball on its way in, a bee on its way to the clover
    sheet('#1a2430', ellipse(1236, 800, 86, 18), 0, { flat: true, opacity: 0.3 }),
    sheet(palette.paper, circle(1230, 716, 82), 16),
    sheet(palette.ink, path('M1230 684L1262 708L1250 744H1210L1198 708Z'), 4),
    ...[0, 72, 144, 216, 288].map((a) =>
      sheet(
        palette.ink,
        placed(path('M-20 -84L20 -84L14 -66L0 -58L-14 -66Z'), `translate(1230 716) rotate(${a})`),
        2,
        { clip: circle(1230, 716, 82) },
      ),
    ),
    sheet('#d9ecf0', ellipse(276, 716, 24, 14, -40) + ellipse(304, 712, 24, 14, 30), 4, { opacity: 0.9 }),
    sheet(palette.yolk, ellipse(290, 740, 36, 24, 10), 6, {
      marks: line('M280 714V766M300 716V768', 9, '#1a2430'),
    }),
  ],
};
