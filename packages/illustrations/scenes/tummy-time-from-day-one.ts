import {
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  press,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const patch = (x: number, y: number, color: string, art: string) =>
  sheet(color, rect(x, y, 176, 176, 3), 2, { marks: art });

export const scene: Scene = {
  kind: 'scene',
  alt: 'From above, a baby lies on the tummy on a quilt and lifts its head toward a parent who lies on the floor as well',
  focus: [0.52, 0.5],
  layers: [
    sheet('#c08a52', rect(-20, -20, 1640, 1040), 0, {
      marks: line('M-20 160H1640M-20 340H1640M-20 520H1640M-20 700H1640M-20 880H1640', 6, '#a8743f'),
    }),
    sheet(
      '#c9955d',
      path('M-20 164H560V336H-20Z') + path('M900 344H1640V516H900Z') + path('M300 704H1100V876H300Z'),
      1,
    ),
    sheet('#f3d79a', path('M900 -20H1400L820 1040H240Z'), 0, { flat: true, opacity: 0.35 }),
    // the quilt
    moved('rotate(-6 640 520)', [
      sheet('#f3ecd8', rect(230, 120, 820, 780, 12), 8),
      ...[0, 1, 2, 3].flatMap((i) =>
        [0, 1, 2, 3].map((j) => {
          const x = 264 + i * 190;
          const y = 150 + j * 184;
          const k = (i + j * 2) % 5;
          const color = ['#7fb5b5', '#e7a07f', '#f0cf7a', '#a9b98a', '#b7a3c4'][k]!;
          const middle = [x + 88, y + 88] as const;
          const art = [
            printed(circle(...middle, 34), '#f3ecd8'),
            printed(star(...middle, 42), '#f3ecd8'),
            line(
              `M${x + 20} ${y + 20}L${x + 156} ${y + 156}M${x + 156} ${y + 20}L${x + 20} ${y + 156}`,
              14,
              '#f3ecd8',
            ),
            line(`M${x + 20} ${y + 60}H${x + 156}M${x + 20} ${y + 116}H${x + 156}`, 18, '#f3ecd8'),
            printed(rect(x + 54, y + 54, 68, 68, 4), '#f3ecd8'),
          ][k]!;
          return patch(x, y, color, art);
        }),
      ),
    ]),
    // a timer: three minutes are enough
    sheet('#a33e26', circle(180, 210, 96), 13),
    sheet(palette.cream, circle(180, 210, 72), 4, {
      marks:
        printed(path('M180 210V138A72 72 0 0 1 216 148Z'), '#f4c430') +
        line('M180 150V162M240 210H228M180 270V258M120 210H132', 6, '#1a2430'),
    }),
    sheet(palette.ink, circle(180, 210, 14), 4),
    // a cat that has seen it before
    sheet('#6b6f7a', strip('M300 960C240 990 150 980 110 930', 34), 8),
    sheet('#6b6f7a', ellipse(90, 860, 150, 110, -20), 11, {
      marks: line('M20 780Q60 840 30 920M80 770Q120 850 90 950M140 780Q180 850 160 930', 12, '#565a65'),
    }),
    sheet(
      '#6b6f7a',
      path('M130 800L128 720L176 760H214L258 724L252 808Q250 860 192 862Q134 858 130 800Z'),
      9,
      {
        marks: line('M176 770V800M194 766V800M212 770V800', 9, '#565a65'),
      },
    ),
    // the baby
    sheet(
      '#d2593c',
      strip('M500 640C440 690 400 740 350 730', 92) + strip('M560 700C540 780 500 830 450 850', 92),
      11,
    ),
    sheet(palette.skin2, ellipse(320, 722, 50, 34, 20) + ellipse(424, 872, 34, 50, 40), 8),
    sheet(
      '#d2593c',
      path(
        'M470 560C500 500 600 470 690 500C750 540 760 620 700 690C640 750 560 770 500 730C450 690 440 620 470 560Z',
      ),
      14,
      {
        marks: line('M440 600L640 780M480 540L700 740M540 500L740 690M610 470L770 620', 14, '#f0b08a'),
      },
    ),
    sheet(
      '#d2593c',
      strip('M640 520C650 450 700 410 750 400', 84) + strip('M710 630C780 640 830 620 860 580', 84),
      12,
    ),
    sheet(palette.skin2, strip('M752 398L792 386', 56) + strip('M862 576L880 544', 56), 8),
    sheet(palette.skin2, circle(812, 382, 32) + circle(890, 524, 32), 6),
    sheet('#b5472d', strip('M690 500Q750 540 728 624', 22), 5),
    sheet(palette.skin2, ellipse(744, 444, 30, 22, -40) + ellipse(834, 566, 30, 22, -40), 6),
    sheet(palette.skin2, circle(784, 508, 112), 17),
    sheet(
      '#3f291f',
      path(
        'M690 570C660 500 690 420 760 404C820 396 870 430 890 470C860 470 850 500 862 530C830 530 820 560 826 590C800 580 780 600 770 614C730 616 704 600 690 570Z',
      ),
      4,
    ),
    sheet(
      '#553828',
      path('M740 470C770 440 820 470 800 510C780 540 730 530 736 500C744 480 770 486 770 504', ''),
      2,
    ),
    // the parent, flat on the floor as well: arms stretched to the quilt, and the crown of the head between them
    press('translate(944 250) rotate(-8) scale(.72)', palette.skin2, '#2f5f7a', '#f3ecd8', 12),
    press('translate(944 482) rotate(8) scale(.72 -.72)', palette.skin2, '#2f5f7a', '#f3ecd8', 12),
    sheet(
      '#2f5f7a',
      path('M1330 130C1420 90 1540 70 1660 60V680C1540 670 1420 650 1330 606C1280 520 1280 220 1330 130Z'),
      16,
      {
        marks: line(
          'M1390 110C1350 240 1350 490 1390 630M1490 84C1450 230 1450 500 1490 660M1590 60C1550 230 1550 510 1590 680',
          9,
          '#4b7f9a',
        ),
      },
    ),
    sheet(palette.skin2, ellipse(1210, 252, 24, 18) + ellipse(1210, 480, 24, 18), 8),
    sheet(palette.skin2, circle(1192, 366, 112), 14),
    sheet(
      '#2c1f1d',
      path(
        'M1168 262C1230 236 1318 280 1322 366C1318 452 1230 496 1168 470C1118 444 1112 404 1124 366C1112 328 1118 288 1168 262Z',
      ),
      6,
      {
        marks: line(
          'M1148 366H1310M1160 300C1210 290 1260 310 1300 344M1160 432C1210 442 1260 422 1300 388',
          7,
          '#4c3833',
        ),
      },
    ),
    sheet('#2c1f1d', circle(1338, 366, 58), 9),
    sheet(palette.yolk, strip('M1298 322Q1316 366 1298 410', 14), 4),
    // a ball, a little to the side
    sheet('#f4c430', circle(1010, 780, 74), 13, { marks: line('M936 770Q1010 720 1084 770', 12, '#c4593a') }),
    sheet('#2b8a86', placed(rect(-70, -26, 140, 52, 24), 'translate(1280 850) rotate(-24)'), 10, {
      marks: placed(line('M-30 -26V26M0 -26V26M30 -26V26', 8, '#9fd8d2'), 'translate(1280 850) rotate(-24)'),
    }),
    sheet('#e7a07f', circle(1210, 882, 34) + circle(1350, 818, 34), 8),
  ],
};
