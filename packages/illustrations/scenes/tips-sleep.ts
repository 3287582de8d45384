import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
  grip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand draws the curtain on a setting sun; on the window sill wait pajamas, two books and one card that buys a last trip out of bed',
  focus: [0.5, 0.5],
  layers: [
    ground('#4f5f92'),
    sheet('#5868a0', [0, 1, 2, 3, 4, 5, 6].map((i) => rect(20 + i * 240, -20, 120, 1040)).join(''), 2),
    // the window
    sheet('#e3d3c0', rect(270, 40, 1060, 640, 4), 11),
    sheet('#7a6a9c', rect(314, 84, 972, 560), 0, { flat: true }),
    sheet('#a3789c', path('M314 250Q700 200 1286 260V644H314Z'), 2),
    sheet('#cf8a88', path('M314 340Q760 290 1286 350V644H314Z'), 2),
    sheet('#eaa877', path('M314 430Q800 380 1286 440V644H314Z'), 2),
    sheet('#f4c46c', circle(720, 500, 190), 3),
    sheet('#f0a04e', circle(720, 500, 134), 4),
    sheet('#f5ecc4', path('M1090 130A64 64 0 1 0 1136 236A52 52 0 1 1 1090 130Z'), 4),
    sheet(
      '#f5ecc4',
      star(960, 150, 13, 10) + star(880, 210, 9, 30) + star(1010, 240, 10, 0) + star(640, 150, 9, 20),
      3,
    ),
    sheet('#5d4a6d', path('M314 520Q460 470 620 520T960 516T1286 500V644H314Z'), 5),
    sheet('#453a5c', path('M314 590Q560 540 820 588T1286 576V644H314Z'), 5),
    sheet('#453a5c', rect(980, 470, 110, 110) + path('M964 478L1035 410L1106 478Z'), 3),
    sheet('#f4d27a', rect(1000, 500, 26, 34) + rect(1046, 500, 26, 34), 1),
    sheet('#e3d3c0', rect(788, 60, 24, 600) + rect(290, 330, 1010, 20), 6),
    // curtains on their rod
    sheet('#7a5436', rect(150, -2, 1300, 30, 14), 10),
    sheet('#c98f2e', path('M190 20H470C520 200 480 380 420 520C400 600 380 660 380 720H170Z'), 13, {
      marks: line(
        'M250 20C270 300 240 500 226 720M320 20C350 260 310 460 280 720M400 20C430 240 390 420 334 700',
        7,
        '#a87420',
      ),
    }),
    sheet(
      '#e9b44a',
      path('M190 20H250C262 300 236 520 214 720H170Z') +
        path('M330 20H400C430 240 390 440 330 700H290C320 460 350 260 330 20Z'),
      2,
    ),
    sheet(
      '#c98f2e',
      path('M930 20H1430L1450 720H1060C1080 620 1060 560 1020 520C960 430 900 300 930 20Z'),
      14,
      {
        marks: line(
          'M1010 20C990 260 1050 440 1110 560C1130 620 1130 680 1124 720M1110 20C1100 260 1150 460 1190 720M1210 20C1210 300 1240 500 1260 720M1320 20C1320 300 1340 500 1350 720',
          7,
          '#a87420',
        ),
      },
    ),
    sheet(
      '#e9b44a',
      path('M1040 20H1110C1100 260 1150 460 1190 720H1140C1130 560 1030 400 1040 20Z') +
        path('M1250 20H1320C1320 300 1340 500 1350 720H1300C1280 500 1250 300 1250 20Z'),
      2,
    ),
    // sill, with what the last hour needs
    sheet('#f0e3d0', rect(180, 680, 1240, 56, 5), 13),
    sheet('#d8c7b0', rect(200, 732, 1200, 26), 5),
    sheet('#7fb0c4', rect(310, 628, 250, 54, 16), 9, {
      marks: line('M330 610V700M370 610V700M410 610V700M450 610V700M490 610V700M530 610V700', 13, '#f7eedb'),
    }),
    sheet('#7fb0c4', rect(322, 584, 226, 52, 16), 8, {
      marks: line('M346 570V650M386 570V650M426 570V650M466 570V650M506 570V650', 13, '#f7eedb'),
    }),
    sheet('#f7eedb', circle(436, 608, 11), 2),
    sheet('#b8351f', rect(610, 644, 230, 38, 4), 8, { marks: line('M640 663H760', 6, '#f7eedb') }),
    sheet('#2b7f83', rect(624, 608, 200, 38, 4), 7, { marks: line('M650 627H740', 6, '#f7eedb') }),
    sheet('#efe6d2', rect(822, 614, 12, 26) + rect(834, 650, 12, 26), 1),
    sheet('#9fd8d2', path('M880 600H962L950 682H892Z'), 8, { opacity: 0.85 }),
    sheet('#cfe8e8', path('M886 628H957L950 678H893Z'), 0, { flat: true, opacity: 0.8 }),
    // the pass
    sheet('#fbf3d9', rect(1000, 552, 210, 134, 12, -6), 10, {
      marks: placed(line('M-84 -48H84V48H-84Z', 6, '#b8351f'), 'translate(1105 619) rotate(-6)'),
    }),
    sheet(
      '#5868a0',
      placed(
        path('M-66 18V-20Q-66 -30 -54 -30H-20V18Z') +
          rect(-66, 10, 120, 18, 5) +
          rect(-66, 24, 10, 16) +
          rect(44, 24, 10, 16),
        'translate(1100 624) rotate(-6)',
      ),
      3,
    ),
    sheet(palette.yolk, placed(star(40, -22, 22, 8), 'translate(1105 619) rotate(-6)'), 3),
    // the hand
    grip('translate(1010 330) rotate(-10) scale(1.06)', palette.skin3, '#a33e26', palette.peach, 18),
    // in front: the end of a bed, and a bear put there
    sheet('#6b4630', rect(60, 760, 44, 280, 10) + rect(1496, 760, 44, 280, 10), 12),
    sheet('#8a5a3c', path('M40 830Q800 760 1560 830V890Q800 820 40 890Z'), 14),
    sheet('#e9dfe6', path('M90 880Q800 810 1510 880V1040H90Z'), 9),
    sheet('#9a4f5c', path('M90 930Q800 860 1510 930V1040H90Z'), 12, {
      marks: line('M300 880V1040M560 870V1040M820 866V1040M1080 870V1040M1330 880V1040', 6, '#7f3d49'),
    }),
    ...(
      [
        [180, 940, '#f4c430'],
        [440, 920, '#7fb0c4'],
        [700, 906, '#f3d3bb'],
        [960, 910, '#6c9a4c'],
        [1210, 926, '#f4c430'],
        [1420, 944, '#7fb0c4'],
      ] as const
    ).map(([x, y, color]) => sheet(color, rect(x - 50, y, 100, 90, 4, (x % 13) - 6), 4)),
    sheet('#b8814e', ellipse(250, 850, 74, 84) + circle(192, 690, 26) + circle(308, 690, 26), 11),
    sheet('#b8814e', circle(250, 738, 74), 10, { marks: printed(circle(192, 690, 1), '#b8814e') }),
    sheet('#a3703f', ellipse(250, 900, 20, 17), 2),
    sheet('#b8814e', strip('M194 810C160 840 160 880 176 900M306 810C340 840 340 880 324 900', 40), 7),
  ],
};
