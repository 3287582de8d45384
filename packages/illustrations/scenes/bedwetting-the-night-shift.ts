import {
  circle,
  ellipse,
  ground,
  hours,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'At two in the morning a parent and a child sit before a washing machine, in whose window a sheet of stars goes around',
  focus: [0.5, 0.5],
  layers: [
    ground('#2d2b52'),
    sheet('#35335f', rect(-20, -20, 1640, 790), 3, {
      marks: line('M160 -20V770M400 -20V770M640 -20V770M880 -20V770M1120 -20V770M1360 -20V770', 5, '#29274b'),
    }),
    // what the machine lights
    sheet('#47457a', circle(800, 430, 520), 3),
    sheet('#5d5a90', circle(800, 430, 420), 3),
    // window and clock
    sheet('#201f3d', rect(90, 90, 250, 300, 6), 7),
    sheet('#3b4d7c', rect(112, 112, 206, 256), 0, { flat: true }),
    sheet(palette.moon, circle(250, 190, 38), 3, { clip: rect(112, 112, 206, 256) }),
    sheet('#3b4d7c', circle(232, 180, 34), 0, { flat: true }),
    sheet('#201f3d', rect(206, 100, 16, 280) + rect(100, 230, 230, 14), 4),
    sheet('#e9dcc0', circle(1400, 210, 104), 9, {
      marks: hours(1400, 210, '#2d2b52', { from: 74, to: 88, weight: 6 }, { from: 68, to: 90, weight: 9 }),
    }),
    sheet('#a33e26', strip('M1400 210L1444 186', 12) + strip('M1400 210V138', 8), 3, { edge: 0.5 }),
    // shelf, high up; what is on it is closed
    sheet('#6d4a63', rect(1240, 430, 320, 26, 4), 10),
    sheet('#c4593a', rect(1280, 350, 92, 80, 6), 8),
    sheet('#f3d3bb', rect(1280, 350, 92, 22, 6), 3),
    sheet('#9fd8d2', rect(1400, 372, 124, 28, 8) + rect(1394, 402, 136, 28, 8), 7),
    // the machine
    sheet('#cfd3df', rect(520, 90, 560, 690, 26), 14),
    sheet('#b9bed0', rect(520, 90, 560, 100, 26), 4),
    sheet('#8f95b3', rect(556, 118, 150, 46, 8), 2),
    sheet('#f4c430', circle(1016, 140, 17), 3),
    sheet('#8f95b3', circle(950, 140, 26), 4, { marks: line('M950 140V118', 6, '#2d2b52') }),
    moved('translate(0 -50)', [
      sheet('#8f95b3', circle(800, 480, 246), 8),
      sheet('#e8ebf1', circle(800, 480, 218), 4),
      sheet('#1d2a55', circle(800, 480, 186), 0, { flat: true }),
      // the sheet goes around like a sky
      sheet(
        '#35599b',
        path(
          'M640 420C680 330 800 300 880 350C970 400 990 500 940 580C890 650 780 660 720 620C800 620 870 560 860 490C850 420 760 390 700 430C670 450 650 470 640 420Z',
        ),
        6,
        {
          marks: printed(
            star(760, 358, 20) +
              star(880, 400, 22, 14) +
              star(926, 500, 18) +
              star(880, 592, 22, 30) +
              star(790, 630, 16),
            '#f5e3a6',
          ),
          clip: circle(800, 480, 186),
        },
      ),
      sheet(
        '#4a73b8',
        path('M640 540C660 470 740 450 780 490C820 530 780 590 720 580C690 574 650 590 640 540Z'),
        5,
        {
          marks: printed(star(690, 536, 17) + star(752, 512, 14, 20), '#f5e3a6'),
          clip: circle(800, 480, 186),
        },
      ),
      sheet('#9fd8d2', path('M626 600Q720 560 800 604T984 596V680H626Z'), 2, {
        opacity: 0.55,
        clip: circle(800, 480, 186),
      }),
      sheet(
        '#f5e3a6',
        circle(668, 590, 13) + circle(712, 622, 9) + circle(900, 622, 12) + circle(940, 588, 8),
        1,
        {
          flat: true,
          opacity: 0.7,
        },
      ),
      sheet('#ffffff', path('M690 370Q740 316 810 318Q730 346 700 410Z'), 0, { flat: true, opacity: 0.4 }),
    ]),
    // floor
    sheet('#4a3a58', rect(-20, 770, 1640, 260), 5, {
      marks: line(
        'M-20 860H1620M-20 950H1620M260 770L160 1020M800 770V1020M1340 770L1440 1020',
        5,
        '#3b2d49',
      ),
    }),
    sheet('#77749f', ellipse(800, 850, 420, 60), 0, { flat: true, opacity: 0.45 }),
    // the basket
    sheet('#b98750', path('M1180 700H1470L1436 920H1214Z'), 12, {
      marks: line(
        'M1170 750H1480M1170 810H1480M1170 870H1480M1230 690L1250 930M1290 690L1300 930M1360 690L1352 930M1420 690L1400 930',
        7,
        '#8a5a34',
      ),
    }),
    sheet('#e5d0a6', path('M1190 704Q1240 640 1310 668Q1380 630 1460 704Z'), 7),
    sheet('#c89b66', rect(1166, 690, 318, 34, 14), 7),
    // two who wait
    moved('translate(-150 24)', [
      sheet('#a9452b', path('M470 1090C470 850 540 760 640 740H730C810 770 850 850 850 1090Z'), 16, {
        marks: line('M660 760V1040', 8, '#8a331f'),
      }),
      headFromBehind('translate(672 610) rotate(8) scale(1.12)', palette.skin2, '#2b1c18', 'cap', 15),
      sheet('#a9452b', path('M596 760Q672 800 752 752L742 716Q672 752 604 722Z'), 6),
      sheet('#e8dfc9', path('M800 1090C796 920 836 850 900 834H960C1040 850 1076 930 1070 1090Z'), 17, {
        marks: line('M800 900H1080M800 960H1080M800 1020H1080', 10, '#b8c9d6'),
      }),
      headFromBehind('translate(916 730) rotate(-14) scale(.92)', palette.skin2, '#3a241b', 'cap', 16),
      sheet('#3a241b', path('M884 640C866 606 894 590 908 610C918 584 950 594 940 634Z'), 5),
      // an arm around, a bear along
      sheet('#a9452b', strip('M780 880C850 930 930 950 1000 936', 76), 12),
      sheet(palette.skin2, ellipse(1022, 930, 42, 32, -10), 9),
      sheet('#8d5a34', circle(1098, 884, 20) + circle(1150, 880, 20), 7),
      sheet('#8d5a34', circle(1124, 912, 44), 10),
      sheet('#8d5a34', ellipse(1120, 992, 52, 56), 10),
      sheet('#f4c430', path('M1084 946Q1124 968 1162 942L1166 962Q1124 988 1084 966Z'), 4),
    ]),
  ],
};
