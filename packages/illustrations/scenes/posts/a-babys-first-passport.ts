import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const view = rect(110, 70, 1380, 500);
const book = 'translate(800 510) rotate(-7)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A baby’s hand reaches for a new passport at an airport window, while a plane climbs outside',
  focus: [0.5, 0.52],
  layers: [
    ground('#dba03a'),
    sheet('#e5ae4c', rect(-20, -20, 1640, 60) + rect(-20, 600, 1640, 60), 3),
    // outside
    sheet('#f4ead2', rect(76, 36, 1448, 568, 6), 10),
    sheet('#a3cfdc', view, 0, { flat: true }),
    sheet('#c3e0e2', path('M110 320Q500 240 900 300T1490 260V570H110Z'), 3, { clip: view }),
    sheet(
      palette.paper,
      path('M210 180Q220 130 280 136Q310 90 370 116Q440 110 440 160Q480 170 466 200H220Q196 200 210 180Z'),
      6,
    ),
    sheet(
      '#e6f1ee',
      path(
        'M900 150Q910 116 960 122Q990 90 1040 112Q1090 112 1086 150Q1100 170 1080 176H914Q890 172 900 150Z',
      ),
      5,
    ),
    sheet('#7b9a80', path('M110 460Q300 420 560 446T1060 430T1490 440V570H110Z'), 4, { clip: view }),
    sheet('#6a7682', rect(110, 500, 1380, 80), 3, { clip: view, marks: line('M130 536H1480', 8, '#f7eedb') }),
    sheet('#e6dcc8', rect(1296, 300, 44, 180), 5),
    sheet('#2b5c74', path('M1262 300L1280 240H1356L1374 300Z'), 6),
    sheet('#c4593a', rect(1256, 296, 124, 18, 6), 4),
    // the plane climbs
    sheet(
      '#f7f3e8',
      placed(
        path('M-230 20Q-240 -22 -180 -34H170Q236 -30 262 4Q230 34 170 36H-170Z'),
        'translate(1190 220) rotate(-20) scale(.82)',
      ),
      12,
      {
        marks: placed(
          printed(Array.from({ length: 9 }, (_, i) => circle(-120 + i * 34, -8, 9)).join(''), '#2b5c74') +
            line('M-220 20H230', 9, '#c4593a'),
          'translate(1190 220) rotate(-20) scale(.82)',
        ),
      },
    ),
    sheet(
      '#c4593a',
      placed(path('M-222 -22L-270 -120H-206L-140 -32Z'), 'translate(1190 220) rotate(-20) scale(.82)'),
      6,
    ),
    sheet(
      '#d5dde0',
      placed(path('M40 8L-90 130H-30L130 12Z'), 'translate(1190 220) rotate(-20) scale(.82)'),
      8,
    ),
    sheet(
      '#d5dde0',
      placed(path('M50 -30L-20 -110H20L110 -32Z'), 'translate(1190 220) rotate(-20) scale(.82)'),
      4,
    ),
    sheet('#f4ead2', rect(560, 60, 20, 520) + rect(1020, 60, 20, 520), 6),
    // floor
    sheet('#7e5a6c', rect(-20, 760, 1640, 300), 8, {
      marks: line('M-20 840H1640M-20 930H1640', 5, '#6b4a5c'),
    }),
    // chairs of the gate
    ...[0, 1, 2].map((i) => [
      sheet('#2b5c74', rect(120 + i * 190, 590, 160, 130, 20), 9),
      sheet('#234d62', rect(112 + i * 190, 716, 176, 50, 16), 9),
    ]),
    sheet('#33424f', rect(100, 764, 580, 16, 6) + rect(180, 776, 18, 90) + rect(560, 776, 18, 90), 5),
    // the car seat rides on the suitcase
    sheet('#33424f', strip('M1270 640V480H1430V640', 16), 6, { edge: 0.6 }),
    sheet('#3f7050', rect(1190, 640, 320, 300, 26), 16, {
      marks: line('M1260 660V920M1350 660V920M1440 660V920', 9, '#2f5a40'),
    }),
    sheet(palette.ink, circle(1240, 956, 26) + circle(1460, 956, 26), 7),
    sheet(
      '#efd9bd',
      path('M1292 560C1276 490 1268 440 1290 430C1314 428 1326 500 1330 560Z') +
        path('M1346 560C1348 490 1376 430 1396 440C1414 460 1390 520 1374 580Z'),
      7,
    ),
    sheet('#d8937a', path('M1300 540C1290 490 1286 456 1292 450C1306 464 1312 510 1316 548Z'), 2),
    sheet('#efd9bd', ellipse(1340, 600, 72, 66), 9),
    sheet(palette.ink, circle(1318, 592, 7) + circle(1364, 592, 7), 2),
    sheet('#b8654f', path('M1330 614H1352L1341 626Z'), 2),
    sheet('#a33e26', path('M1180 660Q1340 610 1520 660V710Q1340 660 1180 710Z'), 8),
    sheet(palette.yolk, rect(1320, 634, 46, 40, 6), 4),
    // boarding pass behind the passport
    sheet(palette.paper, placed(rect(20, -250, 210, 430, 8), 'translate(800 510) rotate(12)'), 12, {
      marks: placed(
        printed(rect(20, -250, 210, 64), '#2b7f83') +
          line('M50 -140H200M50 -100H160M50 -60H190M50 -20H140', 12, '#1a243070'),
        'translate(800 510) rotate(12)',
      ),
    }),
    // the passport
    sheet('#f7eedb', placed(rect(-186, -256, 400, 560, 20), book), 18),
    sheet('#1d3a57', placed(rect(-200, -266, 400, 560, 20), book), 6, {
      marks: placed(
        line('M-110 -206H110', 22, '#e9c35a') +
          line('M-70 176H70', 16, '#e9c35a') +
          line('M-176 -262V286', 6, '#14293f'),
        book,
      ),
    }),
    sheet('#e9c35a', placed(circle(0, -20, 124), book), 4, {
      marks: placed(
        line('M-124 -20H124M0 -144V104M-100 -88H100M-100 48H100', 9, '#1d3a57') +
          '<ellipse cx="0" cy="-20" rx="60" ry="124" fill="none" stroke="#1d3a57" stroke-width="9"/>',
        book,
      ),
    }),
    // a grown-up's hand holds it from the right
    sheet('#8a2f4a', path('M1150 1040Q1090 860 1040 760L1180 690Q1300 860 1340 1040Z'), 20),
    sheet('#e9b3c4', path('M1020 750L1176 672L1206 726L1050 806Z'), 7),
    sheet(palette.skin2, path('M950 640Q1000 600 1060 620L1150 690L1050 772Q960 740 950 640Z'), 10),
    ...[0, 1, 2].map((i) =>
      sheet(
        palette.skin2,
        strip(
          `M${1010 + i * 6} ${650 + i * 40}Q${950 + i * 4} ${630 + i * 40} ${900 + i * 14} ${648 + i * 40}`,
          46,
        ),
        7,
      ),
    ),
    // and a baby's from the left
    sheet('#c9855a', strip('M280 776Q420 700 490 640', 124), 10),
    sheet('#f0b98f', path('M-20 1040V800Q120 700 260 690L360 800Q240 900 220 1040Z'), 20, {
      marks: printed(star(80, 900, 26) + star(200, 800, 26) + star(180, 960, 22), '#e07f5f'),
    }),
    sheet('#fbf3dc', strip('M268 690Q350 730 372 826', 46), 7),
    sheet('#b87248', strip('M410 640Q446 676 452 740', 6), 1, { edge: 0.5 }),
    sheet('#c9855a', ellipse(536, 606, 84, 78, -30), 8),
    sheet('#c9855a', strip('M570 572Q600 546 626 538', 50), 8),
    sheet('#c9855a', strip('M586 604Q620 584 648 580', 50), 8),
    sheet('#c9855a', strip('M584 638Q616 626 640 622', 48), 8),
    sheet('#c9855a', strip('M526 560Q530 530 548 512', 46), 6),
  ],
};
