import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { childFace } from '../src/kit/child.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene, Sheet } from '../src/scene.ts';

const shirt = (transform: string, color: string, marks: string): Sheet =>
  sheet(
    color,
    placed(path('M-70 0Q0 44 70 0L170 60L136 144L96 124L104 330H-104L-96 124L-136 144L-170 60Z'), transform),
    13,
    { marks: placed(marks, transform) },
  );
const dots = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
  [0, 1, 2, 3].map((j) => circle(60 + i * 220 + (j % 2) * 110, 60 + j * 190, 15)),
);
const red = 'translate(420 170) rotate(-5)';
const striped = 'translate(1180 170) rotate(5)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A toddler in a diaper and one sock stands with arms folded between a red shirt and a striped one',
  focus: [0.5, 0.55],
  layers: [
    ground('#2f6152'),
    sheet('#3d7262', dots.join(''), 1),
    sheet('#224a3e', rect(-20, 770, 1640, 40), 4),
    sheet('#c79763', rect(-20, 800, 1640, 240), 6, {
      marks: line('M-20 870H1640M-20 950H1640', 5, '#00000020'),
    }),
    sheet('#c9574a', ellipse(800, 930, 560, 90), 5),
    sheet('#d96f5c', ellipse(800, 926, 470, 66), 2, {
      marks: line('M340 926Q800 870 1260 926', 8, '#f0b98f'),
    }),
    // a chest of drawers that has been asked as well
    sheet('#8a5a36', rect(560, 330, 480, 500, 8), 12),
    sheet('#9d6a41', rect(586, 366, 428, 120, 5) + rect(586, 650, 428, 120, 5), 5),
    sheet('#6a4227', rect(586, 506, 428, 124), 0, { flat: true }),
    sheet(palette.yolk, path('M620 560C640 490 720 500 740 540C770 500 830 510 850 560Z'), 7),
    sheet(palette.robin, path('M820 560C830 510 900 490 940 530L990 520L980 580H820Z'), 7),
    sheet(palette.mauve, path('M650 580C640 620 620 660 640 710C670 720 690 690 690 650L720 590Z'), 9),
    sheet('#ab774b', rect(570, 556, 460, 92, 5), 10),
    sheet(
      '#e6cfa0',
      circle(700, 426, 13) +
        circle(900, 426, 13) +
        circle(700, 604, 13) +
        circle(900, 604, 13) +
        circle(700, 710, 13) +
        circle(900, 710, 13),
      5,
    ),
    sheet('#734726', rect(536, 306, 528, 34, 5), 7),
    sheet(palette.cream, path('M620 306V232Q620 214 640 214H700Q720 214 720 232V306Z'), 8),
    sheet(palette.coral, star(670, 262, 30), 3),
    // the clothes of two earlier offers
    sheet(
      palette.dusk,
      path('M180 900C210 850 290 850 330 880C380 870 420 890 430 920C380 950 220 950 180 900Z'),
      9,
    ),
    sheet(
      palette.amber,
      path('M1170 930C1200 890 1270 880 1310 900C1370 890 1420 910 1440 940C1380 970 1220 970 1170 930Z'),
      9,
    ),
    sheet(
      palette.cream,
      path(
        'M1060 884V836Q1084 828 1096 842Q1104 854 1140 860Q1162 866 1158 886Q1140 900 1100 898Q1066 900 1060 884Z',
      ),
      9,
      { marks: line('M1056 850L1100 846', 9, '#c4593a') },
    ),
    // the shirts
    shirt(red, '#d5432f', printed(star(0, 190, 62), '#f4c430')),
    sheet('#a8301f', placed(path('M-70 0Q0 44 70 0L58 -6Q0 26 -58 -6Z'), red), 3),
    shirt(
      striped,
      '#f4ecd6',
      line('M-180 70H180M-180 120H180M-120 170H120M-120 220H120M-120 270H120M-120 320H120', 22, '#2f6fa0'),
    ),
    sheet('#2f6fa0', placed(path('M-70 0Q0 44 70 0L58 -6Q0 26 -58 -6Z'), striped), 3),
    pinch('translate(292 204) rotate(-14) scale(-1.02 1.02)', palette.skin3, '#e0a03a', palette.cream, 17),
    pinch('translate(1308 204) rotate(14) scale(1.02)', palette.skin3, '#e0a03a', palette.cream, 17),
    // somebody
    moved('translate(0 -44)', [
      sheet(palette.skin3, strip('M724 860L704 980', 84) + strip('M876 860L896 976', 84), 12),
      sheet(palette.skin3, ellipse(694, 1000, 56, 30), 8),
      sheet(palette.skin3, ellipse(908, 1000, 60, 30), 8),
      sheet(
        '#f4ecd6',
        path('M846 936L938 928L950 984C972 1010 950 1032 906 1032C860 1032 846 1010 850 984Z'),
        9,
        {
          marks: line('M840 950L946 940', 16, '#c4593a'),
        },
      ),
      sheet(palette.skin3, strip('M668 640C610 680 600 740 640 770', 62), 11),
      sheet(palette.skin3, strip('M932 640C990 680 1000 740 960 770', 62), 11),
      sheet(
        palette.skin3,
        path(
          'M656 660C656 600 710 572 800 572C890 572 944 600 944 660C944 720 930 780 930 830H670C670 780 656 720 656 660Z',
        ),
        15,
      ),
      // arms folded over the belly
      sheet(palette.skin3, strip('M958 690C930 744 860 752 760 730', 60), 9, {
        marks: line('M734 716L760 722M732 736L756 740', 5, '#1a243040'),
      }),
      sheet(palette.skin3, strip('M642 690C670 754 750 772 850 744', 60), 10),
      sheet(palette.skin3, strip('M846 742L886 722', 52), 3),
      sheet(
        '#f8f5ec',
        path(
          'M652 800Q800 840 948 800L956 850C940 930 880 940 846 900Q800 880 754 900C720 940 660 930 644 850Z',
        ),
        9,
        {
          marks: line('M652 826Q800 864 948 826', 7, '#9fd8d2'),
        },
      ),
      childFace('translate(800 450) rotate(-8) scale(1.36)', palette.skin3, '#241a18', 'curls', 14),
    ]),
  ],
};
