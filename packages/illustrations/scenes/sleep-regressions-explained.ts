import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene } from '../src/scene.ts';

const bars = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A baby stands in a crib at ten to five, in profile; the door is open and somebody in a robe comes with the light',
  focus: [0.46, 0.52],
  layers: [
    ground('#4b3a52'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => sheet('#52405a', rect(-20 + i * 250, -20, 118, 820), 2)),
    sheet('#3a2c41', rect(-20, 790, 1640, 36), 4),
    sheet('#5d4538', rect(-20, 816, 1640, 230), 6, {
      marks: line('M-20 880H1640M-20 950H1640', 5, '#00000030'),
    }),
    // the door, and the light that comes in
    sheet('#7d6880', rect(1070, 60, 400, 770), 10),
    sheet('#f2c963', rect(1104, 94, 332, 736), 0, { flat: true }),
    sheet('#f7dc92', rect(1104, 94, 210, 736), 2),
    sheet('#f2c963', path('M1104 826H1436L1300 1040H560Z'), 0, { flat: true, opacity: 0.55 }),
    sheet('#f2c963', path('M1104 120L520 420V760L1104 826Z'), 0, { flat: true, opacity: 0.16 }),
    // somebody comes, in a robe and slippers, with the light behind
    sheet('#8a5a52', strip('M1238 500V470', 56), 5),
    sheet('#6f4440', ellipse(1238, 418, 54, 62) + ellipse(1246, 350, 36, 30), 7),
    sheet('#8a5a52', ellipse(1334, 480, 22, 26), 6),
    sheet('#c4606c', strip('M1292 560C1322 590 1330 550 1334 510', 44), 7),
    sheet(
      '#c4606c',
      path(
        'M1168 830C1166 720 1150 610 1170 550C1184 516 1210 506 1226 500H1252C1270 506 1292 516 1304 550C1318 600 1310 720 1308 830Z',
      ),
      9,
      { marks: line('M1238 520V690M1160 800H1320', 7, '#a34a58') },
    ),
    sheet('#f0d9c0', path('M1162 676Q1240 694 1310 676V704Q1240 722 1162 704Z'), 4),
    sheet('#c4606c', strip('M1182 566C1150 630 1156 680 1190 700', 44), 7),
    sheet(palette.teal, ellipse(1206, 838, 46, 18) + ellipse(1276, 838, 46, 18), 7),
    sheet('#a3613c', path('M1314 90L1450 40V900L1314 830Z'), 14),
    sheet('#8f5230', path('M1336 140L1424 110V430L1336 430Z') + path('M1336 490L1424 500V800L1336 770Z'), 3),
    sheet(palette.yolk, circle(1336, 470, 17), 6),
    // ten to five
    sheet('#2b8a86', circle(900, 190, 104), 10),
    sheet(palette.cream, circle(900, 190, 82), 4, {
      marks: line(
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * Math.PI) / 6;
          return `M${900 + Math.sin(a) * 70} ${190 - Math.cos(a) * 70}L${900 + Math.sin(a) * (i % 3 ? 62 : 54)} ${190 - Math.cos(a) * (i % 3 ? 62 : 54)}`;
        }).join(''),
        6,
        '#1a2430',
      ),
    }),
    sheet(palette.ink, strip('M900 190L846 158', 7) + strip('M900 190L926 228', 10), 4, { edge: 0.5 }),
    sheet('#c4593a', circle(900, 190, 9), 2),
    // stars and a moon that hang far from the crib
    sheet('#2b3a5c', rect(120, 60, 330, 330, 6), 9),
    sheet('#22304e', rect(146, 86, 278, 278), 0, { flat: true }),
    sheet(palette.moon, circle(330, 170, 46), 5, {
      marks: printed(circle(314, 160, 9) + circle(344, 186, 7), '#e3cd86'),
    }),
    sheet('#31426a', path('M146 310Q260 260 424 320V364H146Z'), 4),
    sheet('#7d6880', rect(278, 70, 14, 306) + rect(136, 218, 298, 14), 5),
    sheet('#7d6880', rect(96, 380, 378, 28, 3), 7),
    // crib: far rail, flat sheet, baby, near rail
    sheet('#cdb58a', bars.map((i) => rect(246 + i * 84, 450, 22, 350, 9)).join(''), 8),
    sheet('#dac59c', rect(190, 432, 780, 40, 12), 9),
    sheet('#dfe6e2', path('M190 800H970V880H190Z'), 8),
    sheet('#cdd8d6', rect(190, 836, 780, 50), 2),
    sheet(palette.skin3, strip('M530 700L526 812', 72) + strip('M640 700L646 812', 72), 9),
    sheet('#e8a23c', strip('M534 690L526 780', 84) + strip('M636 690L646 780', 84), 8),
    sheet(
      palette.skin3,
      strip('M480 560C430 540 400 510 390 466', 52) + strip('M690 560C740 540 764 510 776 466', 52),
      10,
    ),
    sheet(palette.skin3, ellipse(390, 440, 40, 30) + ellipse(776, 440, 40, 30), 7),
    sheet(
      '#e8a23c',
      strip('M500 560C460 548 436 530 420 506', 78) + strip('M670 560C710 548 732 530 748 506', 78),
      10,
    ),
    sheet(
      '#e8a23c',
      path('M466 590C466 540 520 512 584 512C650 512 704 540 704 590L716 720C700 780 470 780 454 720Z'),
      14,
      {
        marks: printed(
          Array.from({ length: 14 }, (_, i) =>
            circle(486 + (i % 5) * 50 + (Math.floor(i / 5) % 2) * 24, 560 + Math.floor(i / 5) * 70, 10),
          ).join(''),
          '#f7dfa8',
        ),
      },
    ),
    childProfile('translate(580 396) rotate(-4) scale(1.3)', palette.skin3, '#1f1718', 'fluff', 14),
    sheet('#e9d6ad', rect(130, 390, 50, 600, 16) + rect(984, 390, 50, 600, 16), 16),
    sheet('#e9d6ad', circle(155, 382, 34) + circle(1009, 382, 34), 9),
    sheet('#e9d6ad', bars.map((i) => rect(222 + i * 88, 530, 24, 370, 9)).join(''), 15),
    sheet('#f0e0bc', rect(160, 504, 846, 46, 12), 10),
    sheet('#f0e0bc', rect(160, 890, 846, 46, 12), 10),
    // what somebody dropped over the rail, long ago
    sheet('#c4707f', ellipse(360, 980, 66, 22, -8), 7),
    sheet('#9fd8d2', circle(1130, 960, 34), 9, { marks: line('M1096 954Q1130 934 1164 954', 7, '#2b8a86') }),
  ],
};
