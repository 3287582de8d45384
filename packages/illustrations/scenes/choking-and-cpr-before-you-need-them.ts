import {
  circle,
  ellipse,
  ground,
  hours,
  line,
  palette,
  path,
  press,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Seen from above: two grown hands lie one over the other on the chest of a training doll, in a class with a clock',
  focus: [0.5, 0.52],
  layers: [
    ground('#6f8f7d'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      sheet(i % 2 ? '#759583' : '#7a9a88', rect(-20, i * 176 - 20, 1640, 168), 1),
    ),
    // the mat
    sheet('#2f5d8a', rect(140, 190, 1320, 680, 30), 10),
    sheet('#3a6a99', rect(180, 230, 1240, 600, 22), 3, {
      marks: line('M490 230V830M800 230V830M1110 230V830', 5, '#2f5d8a'),
    }),
    // the doll
    sheet('#c9b39a', ellipse(470, 540, 150, 132), 13),
    sheet('#b89f84', ellipse(452, 540, 84, 74), 3),
    sheet('#a58b70', ellipse(430, 540, 26, 20), 2, { flat: true }),
    sheet('#c9b39a', rect(590, 478, 120, 124, 40), 8),
    sheet(
      '#d9673f',
      path(
        'M680 380Q760 340 860 350L1180 372Q1240 384 1240 440V640Q1240 700 1180 712L860 732Q760 740 680 700Q640 620 680 380Z',
      ),
      14,
    ),
    sheet(
      '#c4552f',
      path('M680 380Q760 340 860 350L880 440Q760 450 664 470Z') +
        path('M680 700Q760 740 860 732L880 640Q760 630 664 612Z'),
      4,
    ),
    sheet('#c9b39a', strip('M760 360Q840 280 960 270', 70) + strip('M760 722Q840 800 960 812', 70), 8),
    sheet('#c9b39a', circle(984, 268, 44) + circle(984, 814, 44), 7),
    sheet('#39465e', path('M1220 400L1440 420V530H1230Z') + path('M1220 680L1440 660V552H1230Z'), 11),
    // the hands
    press('translate(776 700) rotate(-76) scale(.86)', palette.skin2, palette.plum, palette.mauve, 15),
    press(
      'translate(900 704) scale(-1 1) rotate(-72) scale(.9)',
      palette.skin2,
      palette.plum,
      palette.mauve,
      18,
    ),
    // the clock, the box, the coffee of the one who teaches
    sheet(palette.paper, circle(250, 150, 116), 9, {
      marks:
        hours(250, 150, '#1a2430', { from: 84, to: 98, weight: 6 }, { from: 76, to: 98, weight: 10 }) +
        line('M250 150V84', 10, '#1a2430') +
        line('M250 150L304 192', 8, '#a33e26'),
    }),
    sheet('#1f5f52', circle(250, 150, 12), 3),
    sheet('#e9b92f', rect(1270, 40, 260, 190, 18), 12),
    sheet('#c99a1f', rect(1340, 20, 120, 34, 12), 5),
    sheet(palette.paper, rect(1300, 76, 120, 112, 10), 4, {
      marks: printed(path('M1366 92L1330 142H1356L1344 176L1388 124H1360Z'), '#a33e26'),
    }),
    sheet('#2b7f83', circle(1474, 132, 30), 4),
    sheet(palette.cream, circle(1490, 930, 66), 9),
    sheet('#6b4330', circle(1490, 930, 48), 2),
    sheet(palette.cream, strip('M1550 900Q1590 910 1580 950Q1566 976 1546 960', 14), 6),
    // a small doll, for the other half of the evening
    sheet('#c9b39a', ellipse(300, 930, 62, 56), 10),
    sheet('#b89f84', ellipse(292, 930, 34, 30), 2),
    sheet(palette.robin, rect(354, 890, 170, 84, 36), 11),
    sheet('#c9b39a', strip('M388 892Q420 860 460 858', 32) + strip('M388 972Q420 1000 460 1002', 32), 6),
    sheet('#c9b39a', strip('M520 914L600 902', 36) + strip('M520 950L600 962', 36), 6),
    sheet(palette.paper, rect(700, 902, 170, 110, 4, -6), 6, {
      marks: line('M730 940L840 928M734 966L820 958', 8, '#1a243055'),
    }),
  ],
};
