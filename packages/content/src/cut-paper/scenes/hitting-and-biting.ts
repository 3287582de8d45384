import { circle, line, palette, path, placed, printed, rect, sheet, star, strip } from '../kit/index.ts';
import { openHand } from '../kit/people.ts';
import { moved } from '../kit/moved.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A small hand and a grown one hold a cold pack on another child’s arm; a red block lies among fallen ones',
  focus: [0.5, 0.52],
  layers: [
    sheet('#cf9b3f', rect(-20, -20, 1640, 1040), 0),
    // a play mat with its roads
    sheet('#5f9a86', rect(60, 40, 1480, 920, 40, -2), 8),
    sheet('#6ca894', rect(100, 80, 1400, 840, 26, -2), 2),
    sheet('#e2d2a4', strip('M100 300C360 200 520 420 760 330S1240 130 1520 240', 74), 2),
    sheet('#e2d2a4', strip('M300 940C340 800 520 820 700 840S1100 960 1300 780S1460 600 1520 560', 70), 2),
    sheet('#f3ead0', strip('M110 300C360 200 520 420 760 330S1240 130 1510 240', 6), 0, { flat: true }),
    sheet(
      '#4f8a96',
      path('M1120 400C1200 340 1330 380 1340 460C1330 540 1180 560 1120 510C1080 480 1080 430 1120 400Z'),
      3,
    ),
    sheet('#7db68a', circle(250, 560, 90) + circle(330, 620, 60), 3),
    // blocks, built and fallen
    sheet(palette.yolk, rect(1080, 90, 130, 130, 6, 6), 12, {
      marks: printed(circle(1145, 155, 36), '#d9a416'),
    }),
    sheet(palette.plum, rect(1220, 120, 130, 130, 6, -8), 12, {
      marks: printed(star(1285, 185, 44), '#9a6f92'),
    }),
    sheet(palette.egg, rect(1130, -24, 130, 130, 6, -4), 13, {
      marks: printed(rect(1168, 14, 54, 54, 4), '#1b5158'),
    }),
    sheet('#37587a', rect(220, 110, 130, 130, 6, 24), 12, {
      marks: placed(line('M-40 -30H40M-40 0H40M-40 30H40', 12, '#9fd8d2'), 'translate(285 175) rotate(24)'),
    }),
    sheet(palette.leaf, path('M420 130H560A70 70 0 0 1 420 130Z', 'rotate(20 490 150)'), 11),
    sheet(palette.cream, path('M1330 700L1430 560L1500 730Z'), 12),
    // the red one
    sheet('#8f2c1b', rect(676, 116, 172, 172, 8, -10), 14),
    sheet('#d5432f', rect(662, 96, 172, 172, 8, -10), 8, {
      marks: placed(
        printed(rect(-46, -46, 92, 92, 6), '#b3321f') + printed(circle(0, 0, 28), '#f4c430'),
        'translate(748 182) rotate(-10)',
      ),
    }),
    // the arm that it happened to, from the left
    sheet(palette.skin1, strip('M180 650C420 600 640 600 980 560', 124), 14),
    sheet(palette.skin1, strip('M1010 596C1050 600 1090 610 1110 626', 38), 6),
    sheet(
      palette.skin1,
      path('M930 500C990 476 1080 490 1104 530C1110 580 1060 616 990 622C950 624 930 600 930 500Z'),
      10,
    ),
    sheet(
      palette.skin1,
      strip('M1064 520C1120 510 1160 516 1196 526', 38) +
        strip('M1072 552C1130 550 1170 556 1204 566', 38) +
        strip('M1060 584C1110 590 1150 596 1180 604', 36),
      6,
    ),
    sheet('#e2825f', path('M-40 560L300 528Q330 600 320 712L-40 770Z'), 16, {
      marks: line('M60 540L76 780M140 534L156 770M220 530L236 760', 12, '#f4dfc0'),
    }),
    sheet('#f4dfc0', rect(278, 520, 52, 202, 14, -4), 6),
    // the pack, in its cloth
    sheet('#f3ecd8', path('M500 500Q640 450 800 478L836 690Q680 730 520 704Z'), 12, {
      marks: line(
        'M500 540Q660 500 830 520M510 610Q660 570 840 590M520 670Q660 640 840 660M560 470L590 720M680 460L704 730M780 460L812 710',
        7,
        '#c4593a88',
      ),
    }),
    sheet('#3f86b0', path('M540 486Q640 440 790 470Q812 560 800 640Q660 690 540 650Q520 570 540 486Z'), 11),
    sheet('#6badd0', path('M566 508Q650 474 766 496Q780 560 772 614Q660 650 566 624Q552 570 566 508Z'), 3, {
      marks: line('M668 500V630M610 530L726 600M726 530L610 600', 12, '#e6f3f5'),
    }),
    // who bit holds it, and somebody helps
    openHand('translate(812 760) rotate(52) scale(.98)', palette.skin3, '#f4c430', '#f7eedb', 17),
    moved(
      'translate(560 330) rotate(-138) scale(1 -1)',
      openHand('translate(0 0) scale(1.2)', palette.skin2, '#4a3f66', '#a79bc4', 18),
    ),
  ],
};
