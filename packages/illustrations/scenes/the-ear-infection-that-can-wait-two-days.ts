import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  press,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const hide = '#8d93b8';
const inside = '#e3a79a';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand holds a folded washcloth against one of the very large ears of a stuffed elephant; on the wall two days are crossed off',
  focus: [0.5, 0.52],
  layers: [
    ground('#c98a3c'),
    sheet('#d1944a', [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-20 + i * 250, -20, 128, 760)).join(''), 2),
    // a calendar, and the days that were waited
    sheet(palette.paper, rect(90, 90, 330, 300, 5), 8),
    sheet(palette.brick, rect(90, 90, 330, 62, 4), 3),
    sheet(palette.slate, circle(180, 92, 12) + circle(330, 92, 12), 3),
    sheet(
      '#f2e8cf',
      [0, 1, 2]
        .flatMap((row) => [0, 1, 2, 3].map((day) => rect(114 + day * 72, 174 + row * 68, 60, 56, 4)))
        .join(''),
      2,
    ),
    sheet(palette.teal, strip('M196 252L236 288M236 252L196 288M268 252L308 288M308 252L268 288', 11), 3, {
      edge: 0.6,
    }),
    sheet(palette.yolk, circle(360, 270, 24), 3),
    // a window with the morning in it
    sheet('#f3e6c8', rect(1180, 40, 350, 430, 4), 9),
    sheet('#8fc4d6', rect(1210, 70, 290, 370), 0, { flat: true }),
    sheet('#f6d78a', circle(1356, 400, 96), 4, { clip: rect(1210, 70, 290, 370) }),
    sheet('#f4c430', circle(1356, 400, 62), 3, { clip: rect(1210, 70, 290, 370) }),
    sheet('#6c9a4c', path('M1210 390Q1290 350 1370 392T1500 380V440H1210Z'), 4),
    sheet('#f3e6c8', rect(1346, 60, 18, 390) + rect(1196, 240, 316, 16), 5),
    // a bed with its head
    sheet(palette.wood, rect(330, 400, 900, 420, 60), 9),
    sheet('#93603b', rect(370, 440, 820, 340, 44), 4),
    sheet('#dfe6e2', path('M380 760C380 620 520 570 780 570S1190 620 1190 760Z'), 10),
    // the elephant: ears first
    sheet(
      hide,
      path('M560 470C420 380 300 430 296 580C292 720 400 800 520 760C600 730 620 560 560 470Z'),
      12,
    ),
    sheet(
      inside,
      path('M540 510C440 440 350 470 346 584C342 690 420 744 506 714C566 690 580 580 540 510Z'),
      4,
    ),
    sheet(
      hide,
      path('M1000 470C1140 380 1262 430 1266 580C1270 720 1160 800 1040 760C960 730 940 560 1000 470Z'),
      12,
    ),
    sheet(
      inside,
      path('M1020 510C1120 440 1212 470 1216 584C1220 690 1140 744 1056 714C996 690 982 580 1020 510Z'),
      4,
    ),
    sheet(hide, ellipse(780, 560, 262, 244), 15),
    sheet('#9ba1c4', ellipse(780, 500, 170, 120), 3, {
      marks: line('M700 420Q780 396 860 420M716 454Q780 436 844 454', 8, hide),
    }),
    sheet(palette.ink, circle(672, 566, 19) + circle(888, 566, 19), 3),
    sheet('#f4efe2', circle(679, 559, 6) + circle(895, 559, 6), 0, { flat: true }),
    sheet('#9ba1c4', strip('M780 620C770 720 790 800 840 832C884 856 920 830 914 796', 92), 12),
    sheet('#7f85ab', strip('M742 700C770 712 800 712 826 702M752 764C780 774 812 766 832 752', 8), 2, {
      edge: 0.6,
    }),
    // the quilt
    sheet(
      '#2f6f75',
      path('M-20 800C160 730 420 760 620 800C820 840 1100 760 1300 770C1440 776 1560 760 1620 780V1040H-20Z'),
      17,
      {
        marks: line(
          'M120 770L150 1040M420 772L430 1040M760 822L760 1040M1080 790L1090 1040M1400 776L1420 1040M-20 900C300 850 700 920 1000 880S1500 860 1620 880',
          6,
          '#f7eedb55',
        ),
      },
    ),
    ...(
      [
        [200, 850, 100, 80, '#e07f5f'],
        [520, 890, 110, 84, '#f4c430'],
        [880, 890, 110, 84, '#9fd8d2'],
        [1180, 830, 110, 80, '#f4c430'],
        [1010, 960, 90, 60, '#e07f5f'],
        [330, 960, 96, 60, '#9fd8d2'],
      ] as const
    ).map(([x, y, w, h, color]) => sheet(color, rect(x, y, w, h, 5, (x % 13) - 6), 4)),
    // the cloth, in a hand
    sheet('#f7eedb', placed(rect(-96, -80, 210, 164, 20), 'translate(1130 610) rotate(10)'), 13, {
      marks: placed(
        line('M-96 46H130M-96 62H130', 9, '#c4593a') + printed(rect(-96, -80, 210, 26), '#efe2c4'),
        'translate(1130 610) rotate(10)',
      ),
    }),
    press('translate(1084 596) rotate(8) scale(.98)', palette.skin3, '#8f2f3f', '#f3d3bb', 15),
  ],
};
