import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  press,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import { childProfile } from '../../src/kit/child.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child lies in bed with closed eyes and a parent’s hand on the forehead; a thermometer and a note lie on the table',
  focus: [0.5, 0.52],
  layers: [
    ground('#46304d'),
    ...Array.from({ length: 7 }, (_, i) => sheet('#4d3655', rect(-20 + i * 240, -20, 120, 800), 3)),
    // the hall behind the door, and the light that falls in
    sheet('#2f2036', rect(1130, -20, 400, 760), 8),
    sheet('#f2c45c', rect(1166, -20, 330, 760), 0, { flat: true }),
    sheet('#f8dc84', path('M1166 -20H1400L1360 740H1166Z'), 3),
    sheet('#e3a544', rect(1250, 110, 120, 150, 4), 5),
    sheet('#fbf0d0', rect(1266, 126, 88, 118), 2),
    sheet('#c4593a', path('M1282 226L1310 160L1338 226Z'), 2),
    sheet('#7b4f63', path('M1400 -20L1560 -60V860L1400 740Z'), 12),
    sheet('#6a4256', path('M1430 90L1530 80V330L1430 330Z') + path('M1430 410L1530 416V740L1430 690Z'), 3),
    sheet(palette.amber, circle(1426, 372, 16), 5),
    // headboard
    sheet('#6e3f24', path('M96 360Q96 250 200 250H1010Q1114 250 1114 360V820H96Z'), 12),
    sheet('#8a5431', path('M136 380Q136 290 220 290H990Q1074 290 1074 380V800H136Z'), 5, {
      marks: line('M290 290V800M450 290V800M610 290V800M770 290V800M930 290V800', 6, '#57351f'),
    }),
    // mattress and pillow
    sheet('#cfd9d8', path('M40 780Q400 720 1640 760V1040H40Z'), 12),
    sheet(
      '#dfe4dc',
      path(
        'M150 720Q110 600 180 500Q230 430 360 440Q620 400 860 450Q960 470 960 600Q970 730 900 770Q520 830 220 790Q170 780 150 720Z',
      ),
      14,
      {
        marks: line('M210 520Q240 560 300 570M880 500Q840 540 800 546M220 740Q280 720 330 724', 7, '#b9c6c5'),
      },
    ),
    // the rabbit looks over the shoulder
    sheet('#efd9bd', path('M900 560C870 470 850 390 880 374C912 368 932 470 940 560Z'), 8),
    sheet('#efd9bd', path('M958 560C960 470 1000 390 1026 404C1048 430 1010 520 990 580Z'), 8),
    sheet('#d8937a', path('M906 540C890 470 874 410 884 400C902 420 914 480 924 540Z'), 2),
    sheet('#efd9bd', ellipse(950, 606, 84, 76), 9),
    sheet(palette.ink, circle(926, 588, 8) + circle(980, 590, 8), 2),
    sheet('#b8654f', path('M942 612H966L954 624Z'), 2),
    // the child lies turned away: shoulder, neck, ear, hair
    sheet(palette.rust, path('M720 690Q760 590 900 600Q1060 610 1180 700L1240 900H700Z'), 12, {
      marks: line(
        'M760 640Q800 700 790 800M850 610Q900 690 890 800M950 612Q1000 690 996 800M1050 640Q1094 720 1090 820',
        16,
        '#f0b98f',
      ),
    }),
    childProfile('translate(590 580) rotate(-74) scale(1.5)', '#e5a680', '#3b2318', 'short', 14),
    // one sheet, and nothing more
    sheet('#7fb3b4', path('M640 840Q760 730 960 740Q1240 690 1640 760V1040H600Q600 900 640 840Z'), 16, {
      marks: line(
        'M700 850Q760 900 740 1040M900 770Q940 880 910 1040M1120 740Q1170 860 1150 1040M1360 740Q1400 860 1390 1040',
        6,
        '#5f9698',
      ),
    }),
    sheet(
      '#9fd0cf',
      path('M640 840Q760 730 960 740Q1240 690 1640 760V806Q1240 736 970 790Q770 780 656 890Z'),
      5,
    ),
    // the hand on the forehead
    press('translate(438 566) rotate(-58) scale(1.12 -1.12)', palette.skin2, '#2b7f83', '#9fd8d2', 18),
    // what can wait: cup, thermometer, the paper with the time on it
    sheet('#57351f', rect(-20, 960, 590, 90, 8), 18),
    sheet('#80502f', path('M-40 780H530L590 972Q590 984 576 984H-40Z'), 16, {
      marks: line('M-20 840H300M120 880H540M-20 926H260M360 946H560', 5, '#6a4125'),
    }),
    sheet(palette.cream, path('M270 800L480 792L520 868L290 878Z'), 6, {
      marks: line('M300 824L410 818M308 848L456 840', 7, '#1a243080'),
    }),
    sheet(palette.amber, strip('M410 862L530 816', 14), 5, { edge: 0.5 }),
    sheet(palette.yolk, path('M70 650H210L192 838H88Z'), 12, { marks: line('M84 720H198', 16, '#c4593a') }),
    sheet('#fbf7ec', strip('M150 650L176 540L220 520', 15), 6, { edge: 0.5 }),
    sheet('#d99a22', rect(58, 634, 164, 30, 12), 6),
    sheet(
      '#fbf7ec',
      placed(path('M-110 -17H90Q112 -17 112 0Q112 17 90 17H-110Z'), 'translate(360 930) rotate(-3)'),
      8,
      {
        marks: printed(rect(310, 920, 74, 20, 4), '#9fd8d2'),
      },
    ),
    sheet(
      palette.slate,
      placed(path('M-108 -11L-160 -7Q-172 0 -160 7L-108 11Z'), 'translate(360 930) rotate(-3)'),
      5,
    ),
  ],
};
