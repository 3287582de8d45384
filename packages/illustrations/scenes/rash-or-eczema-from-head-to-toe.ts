import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
  point,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const skin = palette.skin2;
const patch = '#98573f';

export const scene: Scene = {
  kind: 'scene',
  alt: 'After the bath a child in a towel holds out an arm with rough patches in the crease; a hand brings ointment from an open jar',
  focus: [0.5, 0.55],
  layers: [
    ground('#3f8f86'),
    ...[0, 1, 2, 3, 4, 5].map((j) =>
      sheet(j % 2 ? '#479a90' : '#4ba094', rect(-20, -10 + j * 118, 1640, 110), 2, {
        marks: line(
          Array.from({ length: 13 }, (_, i) => `M${i * 138 + (j % 2) * 69} -20V700`).join(''),
          6,
          '#3a857c',
        ),
      }),
    ),
    // a window, dark enough for pajamas
    moved('translate(250 60) scale(.62)', [
      sheet('#f3e6c8', rect(1110, 40, 380, 330, 4), 9),
      sheet('#2c4f6e', rect(1140, 70, 320, 270), 0, { flat: true }),
      sheet(palette.moon, circle(1380, 150, 44), 4),
      sheet('#1d3a57', path('M1140 280Q1240 220 1330 276T1460 262V340H1140Z'), 4),
      sheet('#f3e6c8', rect(1290, 60, 20, 290), 5),
      sheet('#efe0bf', rect(1084, 356, 432, 32, 4), 9),
    ]),
    // cotton, ready to put on
    sheet(palette.wood, rect(70, 96, 330, 30, 5), 7),
    sheet(palette.ink, strip('M140 120V146M322 120V146', 12), 5),
    sheet(
      '#f0c8a0',
      path('M70 190L150 146H200Q232 176 264 146H322L392 190L360 270L326 252V440H136V252L104 270Z'),
      9,
      {
        marks: printed(
          [0, 1, 2]
            .map((row) => [0, 1, 2].map((i) => circle(172 + i * 58, 232 + row * 74, 13)).join(''))
            .join(''),
          '#c4593a',
        ),
      },
    ),
    // the tub behind
    sheet('#e9efea', path('M-20 640H640V820Q640 900 560 900H-20Z'), 10),
    sheet('#f6f3e8', rect(-20, 610, 690, 46, 20), 8),
    sheet('#8cc7dc', ellipse(300, 640, 300, 16), 2),
    sheet(
      '#f4c430',
      path(
        'M150 616C140 570 170 540 204 552C220 520 268 524 272 560C276 580 262 590 250 592C262 612 240 630 210 630C180 632 158 628 150 616Z',
      ),
      9,
    ),
    sheet('#e07f5f', path('M270 556L306 566L270 578Z'), 4),
    sheet(palette.ink, circle(250, 556, 6), 1),
    // floor and a mat
    sheet('#7a5a48', rect(-20, 880, 1640, 160), 7, {
      marks: line('M-20 960H1640M400 880V960M1060 880V960', 5, '#634736'),
    }),
    // the child, in a towel, who looks at its arm
    childProfile('translate(716 340) rotate(10) scale(1.46)', skin, '#2a1c18', 'curls', 12),
    sheet(
      '#f4efe0',
      path('M500 1040C490 800 500 600 590 530C640 494 800 494 850 530C940 600 950 800 940 1040Z'),
      14,
      {
        marks: line('M500 950H945M500 980H945', 16, '#c4593a'),
      },
    ),
    sheet('#e5dcc6', path('M720 510C700 640 700 820 710 1040H740C744 820 744 640 740 510Z'), 3),
    // the arm that is held out, with what itches in its crease
    sheet(skin, strip('M880 640C960 700 1010 730 1080 730C1170 730 1240 690 1330 640', 104), 15),
    sheet(skin, strip('M1330 640L1400 590M1340 652L1430 640M1336 664L1420 690M1320 620L1350 556', 38), 8),
    sheet(
      patch,
      path('M1026 700C1050 684 1110 690 1128 706C1140 724 1110 744 1080 742C1046 744 1012 724 1026 700Z'),
      3,
      {
        marks: line('M1044 708L1062 728M1076 702L1088 730M1106 704L1110 728', 5, '#b87f68'),
      },
    ),
    sheet(patch, ellipse(990, 706, 22, 14, 20) + ellipse(1160, 720, 20, 12, -14), 3),
    sheet(
      '#f4efe0',
      path('M780 540C880 540 960 620 962 720C962 770 930 790 900 776C850 760 800 720 776 660Z'),
      9,
    ),
    // a shelf in front with the jar
    sheet('#8a5a3c', rect(1060, 880, 580, 180), 16),
    sheet('#9d6a48', rect(1040, 862, 600, 36, 4), 8),
    sheet('#2f6fa0', path('M1230 760H1450V862Q1450 880 1430 880H1250Q1230 880 1230 862Z'), 16),
    sheet(palette.paper, rect(1256, 796, 168, 56, 5), 3, {
      marks: line('M1276 816H1400M1276 834H1360', 7, '#1a243055'),
    }),
    sheet('#3f86b8', ellipse(1340, 760, 118, 34), 6),
    sheet('#f7f2e2', ellipse(1340, 758, 98, 25), 3, {
      marks: line('M1290 756C1310 744 1350 742 1384 756', 7, '#d9cfb4'),
    }),
    sheet('#3f86b8', ellipse(1150, 852, 92, 24), 9),
    sheet('#2f6fa0', ellipse(1150, 844, 74, 17), 3),
    // ointment on its way
    point('translate(1120 616) rotate(-52) scale(.92)', palette.skin3, '#f4c430', palette.cream, 19),
    sheet(
      '#f7f2e2',
      placed(
        path('M-40 10C-44 -18 -8 -38 18 -26C46 -22 48 14 24 22C0 34 -34 30 -40 10Z'),
        'translate(1098 656)',
      ),
      9,
    ),
  ],
};
