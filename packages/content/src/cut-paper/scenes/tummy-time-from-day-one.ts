import {
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../kit/index.ts';
import { moved } from '../kit/moved.ts';
import type { Scene } from '../scene.ts';

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
    // the parent: crown of the head, shoulders, arms folded under the chin
    sheet(
      '#2f5f7a',
      path('M1240 60C1330 100 1500 60 1660 40V560C1520 560 1360 540 1290 500C1220 420 1190 200 1240 60Z'),
      16,
      {
        marks: line(
          'M1300 80C1260 220 1280 400 1340 520M1420 70C1390 220 1400 400 1440 540M1540 60C1520 220 1530 400 1560 550',
          8,
          '#4b7f9a',
        ),
      },
    ),
    sheet('#2f5f7a', strip('M1290 140C1200 160 1120 170 1050 210', 118), 14),
    sheet('#2f5f7a', strip('M1330 470C1240 520 1160 540 1070 500', 118), 14),
    sheet(palette.skin2, strip('M1040 214C1010 240 990 280 984 330', 84), 11),
    sheet(palette.skin2, strip('M1064 490C1020 470 990 440 976 400', 84), 12),
    sheet(
      palette.skin2,
      strip('M960 330L936 364', 34) + strip('M984 340L962 384', 34) + strip('M1004 352L990 398', 34),
      8,
    ),
    sheet(palette.skin2, ellipse(1098, 244, 26, 34, 20) + ellipse(1156, 470, 26, 34, -10), 8),
    sheet(palette.skin2, circle(1130, 352, 130), 14),
    sheet(
      '#2c1f1d',
      path(
        'M1030 300C1040 220 1140 200 1210 240C1280 280 1290 400 1240 460C1190 500 1110 490 1080 450C1110 430 1090 400 1060 392C1080 370 1060 330 1030 300Z',
      ),
      8,
      {
        marks: line(
          'M1080 300C1140 280 1200 300 1230 350M1070 360C1130 340 1190 360 1220 400M1100 430C1150 410 1180 420 1200 440',
          6,
          '#473430',
        ),
      },
    ),
    sheet('#2c1f1d', circle(1262, 372, 64), 9),
    sheet(palette.yolk, strip('M1216 322Q1236 372 1220 420', 13), 4),
    // a ball, a little to the side
    sheet('#f4c430', circle(1010, 780, 74), 13, { marks: line('M936 770Q1010 720 1084 770', 12, '#c4593a') }),
    sheet('#2b8a86', placed(rect(-70, -26, 140, 52, 24), 'translate(1280 850) rotate(-24)'), 10, {
      marks: placed(line('M-30 -26V26M0 -26V26M30 -26V26', 8, '#9fd8d2'), 'translate(1280 850) rotate(-24)'),
    }),
    sheet('#e7a07f', circle(1210, 882, 34) + circle(1350, 818, 34), 8),
  ],
};
