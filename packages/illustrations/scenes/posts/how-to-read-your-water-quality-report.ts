import {
  ground,
  grasp,
  palette,
  circle,
  ellipse,
  leafShape,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const view = rect(116, 76, 500, 400);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand fills a glass at the kitchen tap; the water report leans on the tiles, two of its lines marked',
  focus: [0.5, 0.55],
  layers: [
    ground('#2f6784'),
    ...Array.from({ length: 5 }, (_, j) =>
      sheet(
        '#38749a',
        Array.from({ length: 9 }, (__, i) =>
          rect(-60 + i * 206 + (j % 2) * 103, -10 + j * 130, 194, 118, 4),
        ).join(''),
        3,
      ),
    ),
    // window: the town and its water tower
    sheet('#f1ead8', rect(80, 40, 572, 480, 4), 10),
    sheet('#a9d0d4', view, 0, { flat: true }),
    sheet('#f7e3a3', circle(500, 190, 62), 3, { clip: view }),
    sheet('#6f9c83', path('M100 360Q240 260 380 330T640 300V500H100Z'), 4, { clip: view }),
    sheet('#57351f', strip('M226 250L206 420M310 250L330 420M268 250V420M214 360H322', 8), 4, {
      edge: 0.6,
      clip: view,
    }),
    sheet('#c4593a', path('M200 150H336V236Q268 270 200 236Z'), 7, {
      marks: line('M200 196H336', 9, '#a33e26'),
    }),
    sheet('#8a2f1b', path('M190 156L268 100L346 156Z'), 6),
    sheet('#4f8163', path('M100 420Q260 360 420 410T640 390V500H100Z'), 4, { clip: view }),
    ...(
      [
        [370, 372, '#f3d3bb'],
        [440, 384, '#e0a33a'],
        [520, 366, '#c9785a'],
      ] as const
    ).map(([x, y, color]) => [
      sheet(color, rect(x, y, 56, 50), 4),
      sheet('#57351f', path(`M${x - 10} ${y + 4}L${x + 28} ${y - 34}L${x + 66} ${y + 4}Z`), 4),
    ]),
    sheet('#f1ead8', rect(356, 70, 18, 420), 5),
    sheet('#e2d8c0', rect(50, 506, 632, 40, 4), 9),
    sheet('#c4593a', path('M110 430H190L180 508H120Z'), 8),
    sheet(
      palette.leaf,
      leafShape(150, 432, 96, 24, -90) + leafShape(146, 432, 84, 22, -130) + leafShape(154, 432, 84, 22, -52),
      6,
    ),
    // the report on the tiles
    sheet('#e5dcc4', rect(1186, 96, 330, 470, 4, 5), 8),
    sheet(palette.paper, rect(1176, 86, 330, 470, 4, 5), 4, {
      marks: placed(
        printed(rect(1226, 200, 190, 30), '#1d3a57') +
          printed(rect(1220, 386, 282, 42) + rect(1220, 536, 282, 42), '#f4d35e') +
          line(Array.from({ length: 7 }, (_, i) => `M1222 ${282 + i * 50}H1500`).join(''), 3, '#1a243055') +
          line(
            Array.from(
              { length: 7 },
              (_, i) =>
                `M1234 ${306 + i * 50}H${1320 + ((i * 23) % 40)}M1390 ${306 + i * 50}H1420M1452 ${306 + i * 50}H${1470 + ((i * 13) % 20)}`,
            ).join(''),
            9,
            '#1a2430aa',
          ) +
          line('M1376 270V620M1440 270V620', 3, '#1a243055'),
        'translate(-20 -80) rotate(5 1361 401)',
      ),
    }),
    sheet('#9fd8d2', circle(1364, 98, 18), 6),
    // counter and sink
    sheet('#caa06a', rect(-20, 640, 1640, 420), 12),
    sheet('#dcb680', rect(-20, 626, 1640, 50), 6),
    sheet('#8d9ba0', path('M430 740Q430 700 480 700H1150Q1200 700 1200 740L1180 1040H450Z'), 2, {
      flat: true,
    }),
    sheet('#b3c0c3', path('M470 770Q470 740 510 740H1120Q1160 740 1160 770L1130 1040H500Z'), 4),
    sheet('#73838a', ellipse(814, 980, 90, 26), 0, { flat: true }),
    // bottle, waiting, on a cloth
    ...(
      [
        [
          '#e07f5f',
          path('M60 840L330 820L360 980L50 1000Z'),
          4,
          line('M56 880L340 860M54 950L354 930', 8, '#f7eedb'),
        ],
        [
          '#eaf3f1',
          path('M170 640H270Q290 660 288 700V890Q286 910 262 910H178Q154 910 152 890V700Q150 660 170 640Z'),
          14,
          line('M160 740H200M160 780H190M160 820H200M160 860H190', 7, '#2f6784'),
        ],
        ['#f4c430', rect(162, 604, 116, 46, 10), 7, ''],
        ['#e5b98a', path('M184 606Q186 570 206 566Q204 530 220 528Q236 530 234 566Q254 570 256 606Z'), 7, ''],
      ] as const
    ).map(([color, shape, height, marks]) =>
      sheet(color, placed(shape, 'translate(1140 40)'), height, {
        marks: placed(marks, 'translate(1140 40)'),
      }),
    ),
    // the tap
    sheet('#8d999d', rect(866, 610, 190, 40, 14), 9),
    sheet('#c3cdd0', strip('M960 630V330Q960 220 860 220Q770 220 770 320V356', 60), 16, {
      marks: line('M948 620V330Q946 236 862 236Q790 236 786 320', 11, '#eef3f2'),
    }),
    sheet('#8d999d', rect(728, 340, 84, 36, 10), 6),
    sheet('#2b7f83', strip('M990 560L1110 500', 34), 12),
    sheet('#5fb0c4', circle(1110, 500, 30), 6),
    sheet('#c3cdd0', circle(966, 566, 40), 8),
    // the water and the glass
    sheet('#e0f1f1', path('M750 376H790L786 640H756Z'), 4, { opacity: 0.9 }),
    sheet('#e3f1f0', path('M620 486H924L892 860H654Z'), 12, { opacity: 0.5 }),
    sheet('#57b0c8', path('M634 640H912L888 846H658Z'), 5, { opacity: 0.85 }),
    sheet('#86ccd9', ellipse(773, 640, 140, 24), 3),
    sheet('#e0f1f1', ellipse(773, 640, 52, 12) + path('M758 486H788L786 640H760Z'), 2),
    sheet(
      '#e0f1f1',
      circle(720, 730, 12) + circle(820, 770, 10) + circle(790, 700, 8) + circle(736, 800, 9),
      2,
      { opacity: 0.8 },
    ),
    sheet('#ffffff', strip('M652 520L678 812', 13), 0, { flat: true, opacity: 0.7 }),
    // the hand that holds it
    sheet('#f4c430', path('M-20 1040V830Q240 760 470 720L520 880Q300 940 200 1040Z'), 18, {
      marks: line('M120 800L200 1000M260 770L330 930', 12, '#d9952a'),
    }),
    sheet('#fbf3dc', path('M446 712L510 700L560 872L494 892Z'), 7),
    sheet(palette.skin3, path('M500 720Q580 680 640 700L670 820Q600 880 540 870Z'), 9),
    grasp('translate(640 700) rotate(-6) scale(1.02)', palette.skin3, 8),
  ],
};
