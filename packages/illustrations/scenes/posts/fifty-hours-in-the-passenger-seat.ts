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

const fingers = (transform: string, skin: string) =>
  [0, 1, 2, 3].map((i) =>
    sheet(skin, placed(strip(`M-58 ${-70 + i * 44}Q0 ${-84 + i * 44} 48 ${-66 + i * 44}`, 48), transform), 7),
  );

export const scene: Scene = {
  kind: 'scene',
  alt: 'A teenager’s hands on the wheel at dusk; on the other side a grown-up holds on to the handle',
  focus: [0.5, 0.5],
  layers: [
    ground('#f0b06a'),
    sheet('#f4c986', path('M-20 260Q500 200 1000 250T1640 220V520H-20Z'), 4),
    sheet('#f9e3a6', circle(900, 360, 116), 6),
    sheet(
      '#8d6b8f',
      path('M-20 400Q160 280 340 370Q520 270 720 400Q900 330 1080 390Q1300 280 1640 390V640H-20Z'),
      6,
    ),
    sheet('#5f8470', path('M-20 480Q240 380 520 460Q800 400 1080 470Q1340 400 1640 470V720H-20Z'), 6),
    sheet('#4b7350', path('M-20 560Q300 470 640 520Q1000 480 1300 540Q1480 500 1640 540V760H-20Z'), 6),
    // the road to the sun
    sheet(
      '#4b5661',
      path(
        'M884 452Q960 470 900 500Q800 530 860 580Q940 620 1000 760H420Q560 620 700 570Q800 530 860 492Q900 470 868 452Z',
      ),
      4,
      {
        marks: line('M876 476Q840 510 790 548M764 566Q740 590 730 620M726 640V700', 10, '#f4c430'),
      },
    ),
    // houses, a tree, the blue sign
    sheet('#c4593a', rect(330, 420, 110, 80), 6),
    sheet('#7d2c1a', path('M314 424L385 366L456 424Z'), 6),
    sheet('#f8dc84', rect(352, 446, 24, 30) + rect(396, 446, 24, 30), 2),
    sheet('#57351f', rect(1150, 430, 14, 120), 5),
    sheet('#234d40', path('M1157 300L1210 480H1104Z') + path('M1230 350L1270 500H1190Z'), 7),
    sheet('#57351f', rect(1020, 470, 10, 120), 4),
    sheet('#2f6fa3', rect(982, 400, 88, 84, 8), 7, {
      marks: line('M1006 462V432Q1006 420 1020 420H1046M1034 408L1048 420L1034 434', 9, '#fbf7ec'),
    }),
    // the car: roof and pillars
    sheet(
      '#2a2733',
      '<path d="M-20 -20H1620V1040H-20ZM150 130L30 660H1570L1450 130Q800 80 150 130Z" fill-rule="evenodd"/>',
      16,
    ),
    sheet('#3a3646', '<path d="M-20 -20H1620V60Q800 10 -20 60Z"/>', 5),
    // the mirror, the road behind in it
    sheet('#1a1822', rect(786, 60, 28, 80), 6),
    sheet('#1a1822', rect(620, 116, 360, 112, 34), 14),
    sheet('#c7d3cf', rect(638, 132, 324, 80, 24), 2),
    sheet('#5f8470', path('M638 180Q760 150 962 184V212H638Z'), 2, { clip: rect(638, 132, 324, 80, 24) }),
    sheet('#4b5661', path('M790 168H806L850 214H742Z'), 2, { clip: rect(638, 132, 324, 80, 24) }),
    sheet(palette.brick, strip('M800 228V266', 5), 3, { edge: 0.5 }),
    sheet(
      '#f4c430',
      path('M800 262L840 330H760Z') + path('M800 296L850 372H750Z') + rect(790, 366, 20, 28),
      7,
    ),
    // wipers and dashboard
    sheet('#1a1822', strip('M300 650L640 590M1120 650L1420 596', 10), 4, { edge: 0.6 }),
    sheet('#3a3646', path('M-20 700Q300 590 800 630Q1300 590 1640 700V1040H-20Z'), 16),
    sheet(
      '#4a4558',
      path('M-20 760Q400 660 800 690Q1200 660 1640 760V800Q1200 720 800 740Q400 720 -20 800Z'),
      5,
    ),
    // dials
    sheet('#1a1822', path('M290 760Q300 620 530 610Q760 620 770 760Z'), 9),
    sheet('#f7eedb', circle(430, 712, 58) + circle(626, 712, 58), 3, {
      marks:
        line('M430 712L404 680M626 712L660 690', 8, '#a33e26') +
        line('M384 740A54 54 0 0 1 470 676M580 740A54 54 0 0 1 670 676', 6, '#1a2430'),
    }),
    // vents and radio
    sheet('#1a1822', rect(860, 760, 200, 70, 10), 3),
    sheet('#8fd0cb', rect(876, 774, 168, 42, 4), 0, { flat: true }),
    sheet('#f4c430', circle(890, 876, 22) + circle(1030, 876, 22), 6),
    // the glove compartment is open, the phone goes to bed in it
    sheet('#1a1822', rect(1150, 760, 330, 96, 10), 0, { flat: true }),
    sheet('#c4593a', rect(1180, 774, 120, 76, 4, -3), 6),
    sheet('#14293f', rect(1310, 782, 140, 68, 14, 3), 9),
    sheet('#7391ab', rect(1324, 792, 112, 48, 6, 3), 2),
    sheet('#56506a', path('M1136 850H1496L1540 960H1110Z'), 14, {
      marks: line('M1160 880H1480', 6, '#3a3646'),
    }),
    sheet('#d5dddf', rect(1290, 926, 70, 18, 8), 3),
    // the wheel
    sheet(
      '#14121a',
      '<path d="M530 520a270 270 0 1 0 .1 0ZM530 574a216 216 0 1 1 -.1 0Z" fill-rule="evenodd"/>',
      20,
    ),
    sheet('#14121a', path('M312 760L460 740H600L748 760V816L620 850L574 1040H486L440 850L312 816Z'), 12),
    sheet('#2a2733', ellipse(530, 800, 96, 84), 6),
    sheet('#d5dddf', circle(530, 800, 26), 4),
    // two hands, two sleeves
    sheet('#8c5737', strip('M286 770Q330 740 340 700', 46), 6),
    sheet('#8c5737', strip('M774 770Q730 740 720 700', 46), 6),
    sheet('#2b7f83', path('M-20 1040V900Q120 830 220 800L300 900Q200 960 150 1040Z'), 18),
    sheet('#9fd8d2', path('M190 806L244 784L322 888L276 914Z'), 7),
    sheet('#2b7f83', path('M960 1040Q880 960 770 900L836 800Q990 880 1090 1040Z'), 18),
    sheet('#9fd8d2', path('M870 820L820 786L742 888L784 914Z'), 7),
    fingers('translate(276 790) rotate(6)', palette.skin3),
    fingers('translate(784 790) rotate(-6) scale(-1 1)', palette.skin3),
    // the grown-up's handle
    sheet('#1a1822', strip('M1330 130Q1340 210 1400 206L1500 196Q1540 190 1536 110', 26), 10),
    sheet('#8a2f4a', path('M1436 270L1572 240L1640 300V640Q1530 470 1436 270Z'), 18, {
      marks: line('M1476 350L1600 310M1520 430L1640 390', 10, '#6d2138'),
    }),
    sheet('#e9b3c4', path('M1430 250L1566 222L1580 280L1446 306Z'), 7),
    ...[0, 1, 2, 3].map((i) =>
      sheet(palette.skin3, strip(`M${1410 + i * 40} 164Q${1404 + i * 40} 220 ${1420 + i * 38} 262`, 40), 8),
    ),
  ],
};
