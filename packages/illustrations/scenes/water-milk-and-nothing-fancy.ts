import {
  ground,
  circle,
  ellipse,
  leafShape,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
  hold,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand fills a small glass at the kitchen tap; a bottle of milk stands beside it, and bright cartons are far off outside',
  focus: [0.46, 0.55],
  layers: [
    ground('#d4694f'),
    ...[0, 1, 2, 3].map((j) =>
      sheet(j % 2 ? '#dd7a60' : '#d97358', rect(-20, 420 + j * 92, 1640, 84), 2, {
        marks: line(
          Array.from({ length: 16 }, (_, i) => `M${i * 112 + (j % 2) * 56} 410V800`).join(''),
          7,
          '#c25a42',
        ),
      }),
    ),
    // window: a store across the street with everything else
    sheet('#f7ecd6', rect(330, -40, 700, 440), 10),
    sheet('#bfe0e2', rect(366, -40, 628, 404), 0, { flat: true }),
    sheet('#8a98a8', rect(440, 120, 480, 244), 5),
    sheet('#5d6b80', rect(420, 96, 520, 44, 4), 6),
    sheet('#f6e0a0', rect(470, 170, 420, 130), 3),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      sheet(
        ['#c4593a', '#5d3a58', '#6c9a4c', '#e39a2d', '#c7507a', '#2b7f83', '#f4c430', '#9a6f92', '#d5432f'][
          i
        ]!,
        rect(482 + i * 45, 206 + (i % 3) * 8, 32, 92 - (i % 3) * 8, 4),
        3,
      ),
    ),
    sheet('#f7ecd6', rect(672, -40, 18, 420) + rect(360, 40, 640, 16), 6),
    sheet('#efe0c2', rect(290, 384, 780, 34, 3), 9),
    sheet('#f4f0e4', rect(330, 300, 84, 84, 8), 7),
    sheet(
      palette.leaf,
      leafShape(372, 304, 100, 22, -60) +
        leafShape(372, 304, 100, 22, -118) +
        leafShape(372, 304, 110, 20, -90),
      5,
    ),
    // cloth and hooks
    sheet('#7d5338', rect(1180, 110, 360, 34, 4), 8),
    sheet(palette.ink, strip('M1250 140V164M1430 140V164', 12), 5),
    sheet('#f7ecd6', path('M1190 166Q1250 150 1310 166L1326 470H1176Z'), 8, {
      marks: line('M1170 400H1340M1170 430H1340', 14, '#2f6fa0'),
    }),
    sheet('#9fb2b8', strip('M1430 166V230', 10), 5),
    sheet('#9fb2b8', circle(1430, 300, 74), 9),
    sheet('#7d9096', circle(1430, 300, 54), 0, { flat: true }),
    // counter and sink
    sheet('#e9dfca', rect(-20, 770, 1640, 280), 14),
    sheet('#f4ecd9', rect(-20, 752, 1640, 40), 7),
    sheet('#b3c0c0', ellipse(560, 850, 400, 74), 0, { flat: true }),
    sheet(
      '#93a4a8',
      path('M190 850C210 800 380 786 560 786S910 800 930 850C900 830 740 812 560 812S220 830 190 850Z'),
      0,
      { flat: true },
    ),
    // the tap
    sheet('#8fa0a6', rect(236, 700, 130, 70, 14), 9),
    sheet(
      '#a9b8bd',
      path(
        'M266 720V330Q266 190 400 190H470Q580 190 580 300V352H510V310Q510 260 460 260H410Q336 260 336 340V720Z',
      ),
      15,
    ),
    sheet(
      '#c3cfd2',
      path('M284 700V340Q284 208 400 208H450', '').replace(
        '/>',
        ' fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/>',
      ),
      2,
    ),
    sheet('#8fa0a6', rect(496, 344, 98, 36, 8), 6),
    sheet('#3f7fa8', rect(170, 520, 110, 44, 20), 17),
    // water
    sheet('#8cc7dc', path('M522 376H568C562 440 564 520 572 600H524C530 520 528 440 522 376Z'), 6, {
      opacity: 0.9,
    }),
    sheet('#c9e8f0', path('M534 380H544C542 450 542 520 546 596H536C538 520 538 450 534 380Z'), 0, {
      flat: true,
    }),
    // the glass
    hold('translate(596 676) rotate(8) scale(1.24)', palette.skin2, '#f4c430', palette.cream, 18, [
      sheet('#dff0f2', path('M430 520H664L638 820Q636 836 618 836H476Q458 836 456 820Z'), 16, {
        opacity: 0.65,
      }),
      sheet('#7fbdd6', path('M444 620Q550 600 654 622L638 812Q636 826 618 826H476Q460 826 458 812Z'), 4, {
        opacity: 0.92,
      }),
      sheet('#a9d8e8', ellipse(549, 622, 104, 20), 2),
      sheet(
        '#eaf7f8',
        circle(500, 690, 10) + circle(590, 720, 8) + circle(540, 760, 7) + circle(520, 660, 6),
        0,
        { flat: true },
      ),
      sheet('#f5fbfa', path('M452 540H470L486 800H472Z'), 0, { flat: true, opacity: 0.8 }),
      sheet(
        '#f1faf9',
        placed(
          `<ellipse cx="0" cy="0" rx="117" ry="20" fill="none" stroke="#fff" stroke-width="9"/>`,
          'translate(547 522)',
        ),
        3,
      ),
    ]),
    // milk
    sheet(
      '#e7efec',
      path(
        'M1080 950V640Q1080 590 1110 560Q1136 530 1136 490V446H1274V490Q1274 530 1300 560Q1330 590 1330 640V950Q1330 980 1300 980H1110Q1080 980 1080 950Z',
      ),
      17,
    ),
    sheet(
      '#fbf8ee',
      path(
        'M1096 940V660Q1096 610 1120 590H1290Q1314 610 1314 660V940Q1314 964 1290 964H1120Q1096 964 1096 940Z',
      ),
      3,
    ),
    sheet('#2f6fa0', path('M1128 400H1282L1274 460H1136Z'), 8, {
      marks: line('M1150 400V460M1180 400V460M1210 400V460M1240 400V460M1266 400V460', 5, '#245a86'),
    }),
    sheet('#2f6fa0', rect(1096, 700, 218, 190), 2, {
      marks: printed(
        path('M1096 720C1140 700 1170 730 1150 760C1130 780 1110 770 1096 776Z') +
          path('M1190 730C1230 710 1262 740 1244 776C1220 800 1196 790 1184 764Z') +
          path('M1314 750C1290 746 1276 780 1290 810C1300 820 1310 816 1314 814Z') +
          path('M1120 830C1150 810 1190 826 1184 860C1166 880 1126 872 1120 830Z') +
          path('M1230 840C1260 826 1284 850 1270 890H1226C1218 870 1220 850 1230 840Z'),
        '#fbf8ee',
      ),
    }),
    // a very small cup without a lid
    sheet('#3f8a6a', path('M1390 800H1550L1530 960Q1528 974 1514 974H1426Q1412 974 1410 960Z'), 15, {
      marks: line('M1396 860H1546', 18, '#9fd8b8'),
    }),
    sheet('#fbf8ee', ellipse(1470, 802, 78, 18), 4),
  ],
};
