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
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A parent, a child and a dog have watched to the end, seen from behind: on the screen the boat reaches the harbor and a curtain closes',
  focus: [0.5, 0.45],
  layers: [
    ground('#584a78'),
    sheet('#61537f', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(-20 + i * 210, -20, 105, 800)).join(''), 2),
    sheet('#3b3154', rect(-20, 720, 1640, 320), 5),
    // light of the screen
    sheet('#6d6390', rect(250, 10, 1100, 680, 60), 5),
    // shelf with books and a plant
    sheet('#3d2a2a', rect(60, 320, 170, 24, 4), 7),
    sheet('#c4593a', rect(76, 210, 34, 110, 3), 6),
    sheet('#f4c430', rect(114, 230, 30, 90, 3), 6),
    sheet('#2b7f83', rect(148, 200, 40, 120, 3), 6),
    // the address of screens: a basket
    sheet('#2b3847', rect(1440, 520, 60, 150, 12, -10) + rect(1500, 540, 60, 130, 12, 8), 7),
    sheet('#8fc7d0', rect(1450, 534, 40, 110, 4, -10), 0, { flat: true }),
    sheet('#b07b43', path('M1404 610H1600L1580 740H1424Z'), 12, {
      marks: line(
        'M1400 640H1610M1408 672H1606M1414 704H1600M1440 610L1456 740M1490 610L1494 740M1540 610L1534 740',
        5,
        '#8f6236',
      ),
    }),
    sheet('#c79257', rect(1390, 596, 224, 30, 14), 6),
    // the screen on its cabinet
    sheet('#6b4630', rect(300, 610, 1000, 110, 6), 10),
    sheet('#57351f', rect(330, 634, 300, 70, 4) + rect(650, 634, 300, 70, 4) + rect(970, 634, 300, 70, 4), 3),
    sheet('#1a1d2b', rect(360, 60, 880, 520, 18), 14),
    sheet('#1a1d2b', path('M740 570H860L890 616H710Z'), 6),
    sheet('#f2b36a', rect(390, 90, 820, 460), 0, { flat: true }),
    sheet('#f6c983', path('M390 90H1210V200Q800 150 390 220Z'), 2),
    sheet('#e8703a', circle(820, 350, 110), 3),
    sheet('#f3e0a0', path('M1040 180H1090L1104 360H1026Z'), 4, {
      marks: line('M1020 230H1110M1020 290H1110', 22, '#b8351f'),
    }),
    sheet('#3b3154', path('M1030 180L1065 140L1100 180Z'), 3),
    sheet('#7a4a5a', path('M930 360H1210V400H910Z'), 3),
    sheet('#2f6f86', path('M390 370Q500 350 600 370T820 370T1040 372T1210 366V550H390Z'), 4),
    sheet('#3d8299', path('M390 430Q500 410 600 430T820 430T1040 432T1210 426V550H390Z'), 3),
    sheet(palette.paper, path('M730 210L620 390H730Z') + path('M750 230L840 390H750Z'), 6),
    sheet('#57351f', rect(734, 200, 12, 210), 3),
    sheet('#b8351f', path('M590 400H880L830 466H640Z'), 7),
    sheet('#9a2f3a', path('M390 90H560C590 250 540 400 470 550H390Z'), 9, {
      marks: line('M430 90C440 260 420 400 410 550M490 90C510 260 470 420 436 550', 7, '#7a2230'),
    }),
    sheet('#9a2f3a', path('M1210 90H1060C1030 250 1060 400 1140 550H1210Z'), 9, {
      marks: line('M1160 90C1150 260 1170 400 1186 550M1104 90C1090 260 1116 420 1156 550', 7, '#7a2230'),
    }),
    sheet(
      '#9a2f3a',
      path(
        'M390 90H1210V130Q1160 168 1108 134Q1058 168 1006 134Q954 168 902 134Q850 168 800 134Q748 168 696 134Q646 168 594 134Q542 168 490 134Q440 168 390 130Z',
      ),
      6,
    ),
    sheet(palette.yolk, strip('M404 440H460M1140 440H1196', 15), 4),
    // the three, from behind
    sheet(palette.skin1, rect(486, 660, 110, 90, 26), 6),
    sheet(
      '#2f2226',
      path(
        'M432 590C424 500 470 446 540 446C612 446 658 500 650 590C648 660 620 700 590 716Q540 704 492 716C462 700 434 660 432 590Z',
      ),
      14,
    ),
    sheet(palette.skin1, ellipse(424, 610, 18, 26, 8) + ellipse(658, 610, 18, 26, -8), 6),
    sheet('#2f2226', circle(540, 424, 62), 9),
    sheet('#f4c430', ellipse(540, 470, 48, 14), 4),
    sheet('#463539', strip('M470 520Q540 480 610 520M458 570Q540 530 624 570', 6), 0, { flat: true }),
    sheet(palette.skin1, circle(764, 640, 21) + circle(946, 640, 21), 6),
    sheet('#8a4a2a', circle(855, 630, 92), 12),
    sheet('#8a4a2a', strip('M850 544C836 514 852 500 874 504M862 544C872 524 886 520 896 528', 13), 4),
    sheet('#d8b27c', path('M1000 800C990 650 1036 572 1110 566C1186 572 1230 650 1220 800Z'), 11),
    sheet(
      '#b5834a',
      path('M1040 590C992 602 976 680 1006 716C1046 704 1064 640 1060 594Z') +
        path('M1180 590C1228 602 1244 680 1214 716C1174 704 1156 640 1160 594Z'),
      7,
    ),
    // the sofa
    sheet('#2f7a6c', path('M220 760Q220 716 270 716H1330Q1380 716 1380 760V1040H220Z'), 19),
    sheet(
      '#3a8d7c',
      path('M250 780Q250 746 290 746H790V1040H250Z') + path('M810 746H1310Q1350 746 1350 780V1040H810Z'),
      4,
    ),
    sheet(
      '#2a6b5f',
      path('M110 850Q110 780 180 780Q260 780 260 850V1040H110Z') +
        path('M1340 850Q1340 780 1410 780Q1490 780 1490 850V1040H1340Z'),
      14,
    ),
    // an arm around, a blanket, and the remote at rest
    sheet('#c4593a', path('M560 716H760L750 860Q660 884 566 852Z'), 8, {
      marks: line('M556 760H770M556 810H770', 15, '#f3d3bb'),
    }),
    sheet('#5d7aa8', strip('M640 730C720 690 800 690 880 716', 60), 12),
    sheet(
      palette.skin1,
      circle(916, 726, 33) + strip('M926 712L956 716M928 728L960 736M922 744L950 754', 20),
      7,
    ),
    sheet(palette.ink, placed(rect(-34, -96, 68, 192, 16), 'translate(1414 850) rotate(64)'), 10),
    sheet('#b8351f', placed(circle(0, -62, 15), 'translate(1414 850) rotate(64)'), 3, {
      marks: placed(printed(circle(0, 0, 1), '#fff'), 'translate(1414 850)'),
    }),
    sheet(
      '#8fa0a6',
      placed(
        circle(-14, -10, 9) +
          circle(14, -10, 9) +
          circle(-14, 20, 9) +
          circle(14, 20, 9) +
          ellipse(0, 58, 22, 11),
        'translate(1414 850) rotate(64)',
      ),
      2,
    ),
  ],
};
