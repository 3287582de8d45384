import {
  pinch,
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
} from '../../kit/index.ts';
import type { Scene } from '../../scene.ts';

const splat = (x: number, y: number, size: number, angle: number) =>
  placed(
    path('M-40 0C-44 -26 -16 -40 0 -30C20 -44 44 -20 36 0C50 20 24 40 6 30C-10 46 -44 26 -40 0Z') +
      circle(58, -16, 9) +
      circle(-50, 34, 7) +
      circle(34, 48, 6),
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  );
const spoon = (shape: string) => placed(shape, 'translate(1164 500) rotate(2)');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A baby in a high chair, seen from behind, leans toward a spoon of orange purée; a dog waits for the rest',
  focus: [0.52, 0.5],
  layers: [
    sheet('#c3c96f', rect(-20, -20, 1640, 1040), 0),
    ...Array.from({ length: 9 }, (_, i) =>
      sheet(i % 2 ? '#bcc266' : '#cdd27e', rect(-20 + i * 186, -20, 180, 860), 2),
    ),
    // the first fourteen days
    sheet(palette.paper, rect(130, 90, 380, 270, 4, -2), 9),
    sheet(palette.teal, rect(130, 90, 380, 56, 4, -2), 3),
    ...[0, 1].map((row) =>
      Array.from({ length: 7 }, (_, i) =>
        sheet(
          row === 0 && i < 3 ? '#f4c430' : '#e6dfc8',
          rect(150 + i * 49, 172 + row * 86 - i * 1.6, 40, 66, 4, -2),
          2,
        ),
      ),
    ),
    sheet(
      '#b8351f',
      [0, 1, 2]
        .map((i) =>
          strip(`M${158 + i * 49} ${204 - i}L${168 + i * 49} ${218 - i}L${184 + i * 49} ${188 - i}`, 7),
        )
        .join(''),
      2,
      { edge: 0.5 },
    ),
    sheet('#e0792f', splat(470, 300, 0.5, 20), 4),
    // shelf: cereal, lentils, carrots
    sheet(palette.wood, rect(1080, 224, 440, 28, 4), 9),
    sheet('#c4593a', rect(1110, 84, 110, 140, 4), 7, {
      marks: printed(ellipse(1165, 164, 36, 20), '#f7eedb') + line('M1130 112H1200', 12, '#f7eedb'),
    }),
    sheet('#dfe9e4', path('M1250 120H1340V206Q1340 224 1320 224H1270Q1250 224 1250 206Z'), 7, {
      opacity: 0.9,
    }),
    sheet('#a3552c', path('M1254 160H1336V206Q1336 220 1320 220H1270Q1254 220 1254 206Z'), 0, { flat: true }),
    sheet(palette.teal, rect(1244, 98, 102, 28, 6), 5),
    sheet(
      palette.leaf,
      strip(
        'M1420 150C1410 110 1380 110 1376 92M1424 150C1424 110 1420 100 1430 80M1430 150C1440 110 1466 110 1476 96',
        11,
      ),
      5,
    ),
    sheet('#e0792f', path('M1396 140Q1426 124 1456 140Q1456 190 1440 224H1410Q1396 190 1396 140Z'), 8),
    // floor
    sheet('#8a5a3c', rect(-20, 800, 1640, 240), 6),
    sheet('#96654a', path('M-20 860H1620V930H-20Z'), 2),
    sheet('#7d9a4e', rect(-20, 780, 1640, 30), 5),
    // a dog who hopes
    sheet('#efe3cc', path('M140 1010C120 860 160 740 250 720C340 720 390 840 384 1010Z'), 12),
    sheet('#c9823f', path('M150 900C140 800 190 740 250 730C270 800 220 880 150 900Z'), 4),
    sheet(
      '#efe3cc',
      path(
        'M180 720C150 640 190 570 270 566C310 560 330 580 380 590C430 590 452 610 446 640C430 680 380 690 346 690C330 740 230 770 180 720Z',
      ),
      10,
    ),
    sheet(
      '#c9823f',
      path('M230 576C180 570 150 630 156 720C170 760 220 750 226 700C236 650 250 620 230 576Z'),
      7,
    ),
    sheet(palette.ink, ellipse(440, 614, 24, 18), 3),
    sheet('#b8351f', path('M196 742C240 776 310 764 340 724L344 752C310 790 240 800 190 768Z'), 5),
    sheet(palette.yolk, circle(300, 784, 16), 4),
    sheet('#efe3cc', strip('M150 980C90 990 60 940 70 890', 30), 8),
    // tray with bowl and bottle
    sheet('#7fb0b0', path('M380 690Q380 650 440 640H1180Q1240 650 1240 690L1220 744H400Z'), 14),
    sheet('#9fcbc8', path('M400 684Q400 660 450 652H1170Q1220 660 1220 684L1204 720H416Z'), 3),
    sheet('#e0792f', splat(1000, 694, 0.7, 40) + splat(500, 690, 0.55, 0), 3),
    sheet('#f3ead6', path('M1076 590H1210Q1206 676 1142 680Q1080 676 1076 590Z'), 9),
    sheet('#e0792f', ellipse(1143, 590, 58, 13), 2),
    sheet('#e7f0ee', path('M470 664V560Q472 530 500 524V506H546V524Q574 530 576 560V664Z'), 8),
    sheet('#fbf7ec', path('M478 660V590H568V660Z'), 0, { flat: true }),
    sheet('#e9c27a', path('M504 506Q506 470 523 462Q540 470 542 506Z'), 5),
    sheet(palette.yolk, rect(490, 494, 66, 26, 6), 5),
    // the spoon comes
    sheet('#7a5aa0', spoon(strip('M0 0C80 -14 140 -16 220 -10', 26)), 9),
    sheet('#8f70b5', spoon(ellipse(-52, 2, 70, 38)), 11),
    sheet(
      '#e0792f',
      spoon(path('M-110 -4C-100 -44 -40 -56 -6 -28C8 -8 -10 8 -52 10C-86 10 -108 8 -110 -4Z')),
      5,
    ),
    pinch('translate(1338 496) rotate(-2) scale(1.1)', palette.skin2, '#b8351f', palette.peach, 17),
    // arms
    sheet(palette.skin2, strip('M640 740C560 720 540 640 566 580', 66), 12),
    sheet(
      palette.skin2,
      circle(570, 560, 40) + strip('M560 540L536 500M576 532L572 486M592 544L612 508', 24),
      8,
    ),
    sheet(palette.skin2, strip('M960 740C1030 740 1040 680 1010 630', 66), 12),
    sheet(
      palette.skin2,
      circle(1004, 612, 38) + strip('M990 590L970 560M1006 580L1010 544M1022 592L1046 564', 24),
      8,
    ),
    // body and head
    sheet('#f7eedb', path('M610 1040C600 860 630 730 720 710H880C970 730 1000 860 990 1040Z'), 14, {
      marks: line('M560 760H1040M560 812H1040M560 864H1040M560 916H1040', 18, '#4f9fa0'),
    }),
    sheet(palette.skin2, circle(610, 500, 38) + circle(994, 500, 38), 8),
    sheet('#9c6240', circle(610, 500, 19) + circle(994, 500, 19), 0, { flat: true }),
    sheet(
      palette.skin2,
      path(
        'M610 490C600 340 680 270 800 270C924 270 1004 340 996 490C990 610 910 680 800 680C692 680 616 610 610 490Z',
      ),
      17,
    ),
    sheet(
      '#5a3422',
      path(
        'M612 480C600 330 690 258 800 258C912 258 1006 330 994 480C990 590 930 640 880 652Q800 640 720 652C660 636 616 590 612 480Z',
      ),
      5,
    ),
    sheet('#5a3422', strip('M800 264C790 226 812 206 836 216M792 266C774 236 756 236 748 252', 15), 4),
    sheet('#b8351f', path('M620 690Q800 770 984 690L978 724Q800 800 626 724Z'), 5),
    sheet(
      '#b8351f',
      path(
        'M800 756C750 716 716 736 722 764C730 792 776 782 800 760C824 784 872 792 880 764C884 736 850 716 800 756Z',
      ) +
        path('M790 764L764 830L796 814L806 768Z') +
        path('M806 764L840 826L806 816L796 770Z'),
      7,
    ),
    // the chair
    sheet('#6e4630', rect(548, 830, 46, 220, 10) + rect(1010, 830, 46, 220, 10), 14),
    sheet('#8a5a3c', path('M540 850Q800 800 1064 850V1040H540Z'), 17),
    sheet('#9c6a48', path('M580 884Q800 840 1024 884V1040H580Z'), 4),
  ],
};
