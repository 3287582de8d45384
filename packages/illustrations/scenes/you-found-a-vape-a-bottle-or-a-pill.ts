import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand draws a bright vape out of the pocket of a school backpack; on the table two mugs wait, one for each side',
  focus: [0.48, 0.5],
  layers: [
    ground('#c98a5a'),
    sheet('#d49a69', rect(-20, -20, 1640, 500), 1, {
      marks: line('M-20 130H1620M-20 260H1620M-20 390H1620', 4, '#bd7d4d'),
    }),
    // the window, evening
    sheet('#f2e6cc', rect(70, -20, 330, 400), 6),
    sheet('#314c72', rect(100, -20, 270, 368), 0, { flat: true }),
    sheet(palette.moon, circle(292, 110, 38), 3),
    sheet('#223855', path('M100 348V250L160 208L220 250V226H280V270L330 240L370 262V348Z'), 3),
    sheet(palette.yolk, rect(142, 270, 22, 26) + rect(240, 254, 20, 24), 0, { flat: true }),
    sheet('#f2e6cc', rect(228, -20, 14, 372), 3),
    // the lamp
    sheet(palette.ink, strip('M1150 -20V20', 8), 3, { edge: 0.5 }),
    sheet(palette.teal, path('M1056 150L1106 14H1194L1244 150Z'), 9),
    sheet('#ffe9b0', ellipse(1150, 152, 92, 13), 0, { flat: true }),
    // the table
    sheet('#7d4a2b', rect(-20, 760, 1640, 270), 12, {
      marks: line('M-20 840H1620M-20 930H1620', 5, '#6b3e22'),
    }),
    sheet('#8f5835', rect(-20, 744, 1640, 38), 7),
    // the backpack
    sheet('#1d3f58', strip('M520 220Q520 70 620 66T722 220', 30), 7),
    sheet(
      '#28587a',
      path('M330 780V380Q330 190 500 186H744Q912 190 912 380V780Q912 822 868 822H374Q330 822 330 780Z'),
      15,
    ),
    sheet('#326b91', path('M370 430V376Q372 224 500 222H744Q870 224 872 376V430Q620 486 370 430Z'), 6, {
      marks: line('M372 420Q620 474 870 420', 8, '#f4c43088'),
    }),
    sheet('#1f4a68', strip('M340 560Q620 604 902 560', 12), 2),
    // the pocket
    sheet('#143247', path('M412 596H832V640H412Z'), 0, { flat: true }),
    // the vape comes out of it
    sheet('#f26a8d', rect(602, 440, 66, 230, 20, 8), 10),
    sheet('#ffd0dc', rect(612, 520, 36, 96, 10, 8), 2),
    sheet('#23303a', rect(620, 414, 40, 44, 10, 8), 4),
    sheet('#9fe6d6', circle(628, 640, 9), 2, { flat: true }),
    sheet('#2f668a', path('M408 630Q622 664 836 630V772Q836 798 808 798H436Q408 798 408 772Z'), 9, {
      marks: line('M424 652Q622 684 820 652', 6, '#f4c43066') + printed(rect(700, 710, 92, 52, 6), '#f7eedb'),
    }),
    sheet(palette.yolk, strip('M480 640Q470 700 492 730', 10), 4),
    sheet(palette.coral, circle(494, 742, 24), 6),
    pinch('translate(664 474) rotate(-8) scale(1.16)', palette.skin1, '#6c9a4c', palette.cream, 19),
    // paper that hangs out of the top
    sheet(palette.paper, path('M560 190L584 110L700 128L692 196Z'), 5, {
      marks: line('M600 138L680 150M596 158L668 168', 5, '#1a243055'),
    }),
    // two mugs
    sheet('#a33e26', path('M1010 640H1160V760Q1160 796 1126 796H1044Q1010 796 1010 760Z'), 13),
    sheet('#a33e26', strip('M1014 668Q960 672 966 716Q974 752 1014 744', 20), 8),
    sheet('#5b3220', ellipse(1085, 642, 68, 14), 2),
    sheet(palette.cream, circle(1066, 638, 13) + circle(1096, 642, 13), 3),
    sheet(palette.robin, path('M1290 650H1440V770Q1440 806 1406 806H1324Q1290 806 1290 770Z'), 13),
    sheet(palette.robin, strip('M1436 678Q1492 682 1486 726Q1478 762 1436 754', 20), 8),
    sheet('#5b3220', ellipse(1365, 652, 68, 14), 2),
    sheet(palette.cream, circle(1346, 648, 13) + circle(1378, 652, 13), 3),
    sheet('#f3e4c6', strip('M1080 610Q1062 580 1084 550M1364 618Q1346 588 1368 558', 9), 3, { opacity: 0.6 }),
    // a small box beside them: the spray that waits for nobody
    sheet(palette.paper, rect(60, 690, 170, 96, 6, -3), 11, {
      marks: placed(
        printed(rect(-85, 14, 170, 34), '#2b7f83') + line('M-60 -20H20M-60 0H-6', 7, '#1a243066'),
        'translate(145 738) rotate(-3)',
      ),
    }),
  ],
};
