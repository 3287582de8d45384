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

/** A player far away, running: a shirt and two legs. */
const player = (x: number, y: number, color: string, skin: string, lean: number) => {
  const put = (shape: string) => placed(shape, `translate(${x} ${y}) skewX(${-lean})`);
  return [
    sheet(skin, put(strip('M-8 30L-22 74M10 30L30 66', 14)), 3),
    sheet(color, put(path('M-26 -26Q0 -38 26 -26L22 36H-22Z')), 5),
    sheet('#33231f', put(circle(0, -48, 20)), 3),
  ];
};

export const scene: Scene = {
  kind: 'scene',
  alt: 'A player sits out the game on the bench, seen from behind, an arm around her shoulders',
  focus: [0.5, 0.56],
  layers: [
    ground('#e8b98d'),
    sheet('#f2cf9c', path('M-20 150Q400 90 800 140T1620 110V420H-20Z'), 4),
    sheet('#f7e2a8', circle(1240, 220, 90), 4),
    sheet(
      '#7f9c86',
      path(
        'M-20 330Q80 220 200 270Q300 180 430 260Q560 190 700 270Q820 200 960 270Q1100 210 1240 280Q1400 200 1620 290V440H-20Z',
      ),
      6,
    ),
    sheet(
      '#5f8470',
      path('M-20 370Q160 290 340 350Q560 290 760 350Q1000 300 1220 356Q1420 310 1620 350V450H-20Z'),
      5,
    ),
    // the scoreboard
    sheet('#57351f', rect(226, 250, 18, 190) + rect(396, 250, 18, 190), 5),
    sheet('#1d3a57', rect(180, 150, 280, 150, 8), 9),
    sheet('#14293f', rect(204, 172, 100, 106, 6) + rect(336, 172, 100, 106, 6), 2, {
      marks: line(
        'M230 196Q254 178 278 200Q280 222 230 256H280M372 194Q410 180 408 208Q406 222 386 224Q412 226 412 244Q404 264 370 254',
        11,
        '#f4c430',
      ),
    }),
    // the field in its stripes, lines, the goal
    sheet('#6c9a4c', rect(-20, 420, 1640, 640), 6),
    sheet(
      '#78a656',
      path('M200 420H420L120 1040H-400Z') +
        path('M640 420H860L900 1040H440Z') +
        path('M1080 420H1300L1800 1040H1340Z'),
      1,
    ),
    sheet('#eef3e2', path('M-20 452H1640V464H-20Z') + path('M-20 664H1640V684H-20Z'), 1),
    sheet('#dfe8dc', strip('M1440 470L1470 420M1280 370L1470 420V560M1280 370V450', 10), 5, { edge: 0.6 }),
    sheet('#fbf7ec', strip('M1280 372V500M1280 372L1500 430V580', 14), 7, { edge: 0.6 }),
    sheet(
      '#dfe8dc',
      strip('M1320 384V512M1365 396V530M1410 408V548M1455 420V566M1282 414L1498 478M1282 456L1498 528', 4),
      1,
      { edge: 0.4 },
    ),
    // the game goes on
    player(1170, 470, '#f4c430', palette.skin1, 14),
    player(1110, 510, '#1d3a57', palette.skin3, 10),
    player(1240, 510, '#f4c430', palette.skin2, -8),
    player(330, 500, '#1d3a57', palette.skin1, 12),
    player(1170, 550, '#f4c430', palette.skin3, 18),
    sheet(palette.paper, circle(1216, 622, 22), 4, { marks: printed(circle(1216, 622, 8), '#1a2430') }),
    // the two on the bench
    sheet('#8a2f4a', path('M760 1040Q740 640 820 560Q930 500 1050 560Q1130 650 1120 1040Z'), 16, {
      marks: line('M936 560V1040', 6, '#6d2138') + line('M772 800H1120', 12, '#e9b3c4'),
    }),
    sheet(palette.skin2, ellipse(938, 540, 56, 50), 4),
    sheet(
      '#2b1b14',
      path('M838 430C828 330 880 280 940 280C1000 280 1052 330 1040 430C1030 510 850 510 838 430Z'),
      14,
    ),
    sheet('#4b5d6b', path('M830 400Q830 290 940 286Q1050 290 1048 400Q940 370 830 400Z'), 6, {
      marks: line('M940 290V386', 5, '#33424f'),
    }),
    sheet('#f4c430', path('M490 1040Q470 720 540 650Q640 600 740 650Q800 730 780 1040Z'), 16, {
      marks: line('M566 640L560 1040M716 640L722 1040', 16, '#e39a2d'),
    }),
    sheet('#e39a2d', path('M590 640Q640 668 690 640L690 616H590Z'), 4),
    sheet('#c98461', ellipse(640, 616, 44, 46), 3),
    sheet('#d9936d', ellipse(542, 520, 22, 32) + ellipse(738, 520, 22, 32), 5),
    sheet(
      '#7a3d1d',
      path('M544 520C536 420 590 380 640 380C694 380 748 420 738 520C728 600 554 600 544 520Z'),
      14,
    ),
    sheet('#8f4a26', path('M610 420Q560 500 600 640Q620 720 654 730Q690 700 680 620Q700 500 664 420Z'), 7, {
      marks: line('M620 460Q600 560 640 700M650 450Q660 560 650 700', 5, '#6b3317'),
    }),
    sheet('#2b7f83', ellipse(638, 430, 44, 22), 6),
    sheet('#8a2f4a', strip('M1040 650Q860 590 640 680Q560 700 530 730', 84), 14),
    sheet('#e9b3c4', placed(rect(-22, -52, 44, 104, 10), 'translate(548 722) rotate(-34)'), 6),
    ...[0, 1, 2, 3].map((i) =>
      sheet(
        palette.skin2,
        strip(
          `M${520 + i * 12} ${716 + i * 22}Q${490 + i * 8} ${734 + i * 22} ${478 + i * 10} ${756 + i * 20}`,
          30,
        ),
        5,
      ),
    ),
    // the bench
    sheet('#57351f', rect(250, 740, 40, 320, 6) + rect(1330, 740, 40, 320, 6), 12),
    sheet('#a9764d', rect(180, 780, 1260, 66, 8), 18, {
      marks: line('M220 800H620M800 826H1380', 4, '#8e6140'),
    }),
    sheet('#b98355', rect(180, 880, 1260, 66, 8), 16, {
      marks: line('M260 900H900M1000 926H1360', 4, '#8e6140'),
    }),
    // a towel, a bottle
    sheet('#2b7f83', path('M1180 766H1350L1362 940Q1270 956 1172 936Z'), 9, {
      marks: line('M1176 880H1360M1174 906H1362', 12, '#9fd8d2'),
    }),
    sheet('#9fd8d2', path('M330 690H398L392 786H336Z'), 9, { marks: line('M332 730H396', 10, '#2b7f83') }),
    sheet('#1d3a57', rect(342, 654, 44, 42, 8), 6),
    sheet('#fbf7ec', star(364, 760, 15), 2),
  ],
};
