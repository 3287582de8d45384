import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  rect,
  sheet,
  sneaker,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const pair = { upper: '#e9a13a', heel: '#8b2f1d', rubber: '#f7eedb', laces: '#fbf7ec' };

export const scene: Scene = {
  kind: 'scene',
  alt: 'One sneaker lies on the back seat beside the child seat; at the open door stands its owner, one foot in a sock',
  focus: [0.5, 0.55],
  layers: [
    ground('#f6d98a'),
    sheet('#f2b64f', circle(200, 170, 190), 4),
    sheet('#ee9a3c', circle(200, 170, 140), 4),
    sheet('#e4762e', circle(200, 170, 94), 5),
    // the far side of the parking lot
    sheet('#d9b277', path('M-20 440H1640V620H-20Z'), 4),
    sheet('#c58a5c', rect(-20, 360, 190, 140) + rect(190, 400, 130, 100), 6),
    sheet('#f0d9a0', rect(20, 390, 40, 40) + rect(90, 390, 40, 40) + rect(220, 424, 60, 30), 1),
    sheet('#b9a68c', rect(-20, 500, 1640, 540), 7),
    sheet('#c4b299', rect(-20, 560, 1640, 120), 2),
    sheet(palette.paper, path('M-20 760L300 700H350L60 820H-20Z'), 2),
    // the car
    sheet(
      '#2c6f7c',
      path('M330 1000V380C340 250 400 110 560 76H1120C1330 90 1480 240 1640 330V900H330Z'),
      18,
    ),
    sheet(
      '#3a8593',
      path(
        'M560 76H1120C1200 80 1280 110 1350 150L1330 176C1250 130 1180 118 1110 116H580C480 140 420 230 390 340L356 330C380 210 440 110 560 76Z',
      ),
      4,
    ),
    sheet('#24303a', path('M470 900V420C476 300 520 190 610 168H1090Q1130 168 1130 210V900Z'), 0, {
      flat: true,
    }),
    sheet('#8fc7d0', path('M640 196H1050Q1080 196 1084 230L1090 420H540Q560 260 640 196Z'), 0, {
      flat: true,
    }),
    sheet('#e9c57a', path('M540 420Q700 370 820 396T1090 380V430H540Z'), 0, { flat: true }),
    sheet('#24303a', rect(800, 190, 22, 240), 4),
    // back seat
    sheet('#5a4358', path('M560 430Q560 400 600 400H1130V760H560Z'), 9, {
      marks: line('M700 420V700M846 420V700M1000 420V700', 5, '#473348'),
    }),
    sheet('#6b5069', rect(620, 340, 130, 90, 26), 7),
    sheet('#6b5069', path('M500 690Q500 650 560 650H1130V840H480Z'), 12, {
      marks: line('M520 716H1130', 5, '#573f56'),
    }),
    // the child seat, at its right
    sheet('#31425a', path('M930 690C900 560 900 420 960 360C1000 330 1080 330 1130 350V720H960Z'), 12),
    sheet('#f1e6cf', path('M970 680C950 570 950 450 990 396C1020 376 1080 374 1130 388V690Z'), 5),
    sheet('#d95f45', path('M1010 440Q1060 420 1130 436V500Q1060 490 1010 510Z'), 4),
    sheet(palette.ink, strip('M1050 440L1080 620M1130 470L1086 620', 17), 4, { edge: 0.6 }),
    sheet(palette.brick, rect(1064, 600, 46, 50, 8), 5),
    sheet('#31425a', path('M900 660H1130V760H940Q906 740 900 660Z'), 9),
    // the shoe
    sheet('#3a2a3a', ellipse(730, 700, 200, 20), 0, { flat: true, opacity: 0.4 }),
    sneaker('translate(726 602) rotate(-5) scale(.62)', pair, 17),
    // sill and rear wheel
    sheet('#245c67', path('M330 836H1640V930H330Z'), 10),
    sheet('#1e4e57', rect(330, 905, 1310, 40), 3),
    sheet(palette.ink, circle(1390, 880, 170), 12),
    sheet('#aab4b6', circle(1390, 880, 96), 4),
    sheet('#7d898d', circle(1390, 880, 40), 4),
    // the door, wide open
    sheet(
      '#347f8d',
      path('M1128 250C1160 170 1300 150 1420 190Q1500 220 1520 300V820Q1500 880 1420 890L1128 850Z'),
      18,
    ),
    sheet('#a9d8dd', path('M1164 280C1190 220 1300 200 1400 230Q1466 252 1480 310V470L1164 450Z'), 0, {
      flat: true,
    }),
    sheet('#d3ebe9', path('M1230 236L1330 214L1250 456L1180 450Z'), 0, { flat: true }),
    sheet('#2c6f7c', path('M1164 520L1480 540V560L1164 540Z'), 3),
    sheet('#245c67', path('M1190 640Q1330 620 1450 660V780Q1330 800 1190 770Z'), 4),
    sheet('#d3dadb', rect(1210, 560, 110, 28, 12, 3), 6),
    // who stands there: a sock, and the other shoe
    sheet('#37456b', path('M96 -20H300L286 790H160Z'), 17),
    sheet('#2e3a5c', strip('M232 -20L226 780', 6), 0, { flat: true }),
    sheet('#2e3a5c', path('M160 720H288L286 800H158Z'), 4),
    sheet(
      palette.paper,
      path('M172 796H274C276 840 290 866 340 880C380 894 390 930 356 940H210C176 936 166 900 172 796Z'),
      11,
      {
        marks: line('M160 816H290M160 846H300M170 876H330M300 930L370 880', 13, '#b8351f'),
      },
    ),
    sheet('#37456b', path('M262 -20H470L432 760H300Z'), 18),
    sheet('#2e3a5c', path('M300 700H436L432 776H298Z'), 4),
    sneaker('translate(476 872) scale(.6)', pair, 16),
    sheet('#8c7a62', ellipse(330, 966, 320, 18), 0, { flat: true, opacity: 0.35 }),
  ],
};
