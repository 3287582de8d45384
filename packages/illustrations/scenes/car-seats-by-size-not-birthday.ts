import { ground, palette, circle, line, path, rect, sheet, hold } from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A car seat on the back bench of a car; a hand lets a tape measure down beside it',
  focus: [0.55, 0.5],
  layers: [
    ground('#33424e'),
    // the window
    sheet(
      '#22303b',
      path('M60 40H1540Q1580 40 1570 90L1510 520Q1504 560 1460 560H140Q96 560 90 520L30 90Q20 40 60 40Z'),
      8,
    ),
    {
      ...sheet(
        palette.egg,
        path(
          'M96 70H1504Q1540 70 1532 110L1480 496Q1474 530 1440 530H160Q126 530 120 496L68 110Q60 70 96 70Z',
        ),
        0,
      ),
      flat: true,
    },
    ...((clip) => [
      sheet('#f6d58a', circle(1180, 210, 92), 5, { clip }),
      sheet(
        palette.paper,
        path('M230 220Q230 170 290 176Q310 130 370 140Q420 130 440 180Q500 176 500 220Z'),
        6,
        { clip },
      ),
      sheet('#8fb877', path('M60 420Q300 320 560 400T1100 380T1560 420V560H60Z'), 7, { clip }),
      sheet(palette.moss, path('M60 490Q360 400 700 470T1300 450T1560 480V560H60Z'), 7, { clip }),
      sheet(
        palette.pine,
        path('M1290 480L1350 300L1410 480Z') +
          path('M1390 490L1436 350L1482 490Z') +
          path('M150 470L204 310L258 470Z'),
        6,
        { clip },
      ),
    ])(
      path('M96 70H1504Q1540 70 1532 110L1480 496Q1474 530 1440 530H160Q126 530 120 496L68 110Q60 70 96 70Z'),
    ),
    // bench
    sheet('#5d3a4e', path('M-20 470Q200 430 800 440T1620 470V1040H-20Z'), 14),
    sheet('#6d475c', path('M-20 520Q160 486 390 486V1040H-20Z'), 5),
    sheet('#6d475c', path('M1210 486Q1440 490 1620 520V1040H1210Z'), 5),
    sheet('#4b2e40', path('M-20 860Q800 790 1620 860V1040H-20Z'), 12),
    // the seat
    sheet(
      palette.deep,
      path(
        'M520 260Q530 130 800 130Q1070 130 1080 260L1110 640Q1180 690 1180 800L1160 960Q800 1010 440 960L420 800Q420 690 490 640Z',
      ),
      20,
    ),
    sheet(
      palette.teal,
      path(
        'M570 280Q580 180 800 180Q1020 180 1030 280L1052 700Q1110 760 1090 900Q800 940 510 900Q490 760 548 700Z',
      ),
      8,
    ),
    sheet(
      palette.cream,
      path(
        'M620 330Q620 226 800 226Q980 226 980 330L1000 720Q1030 800 1010 866Q800 896 590 866Q570 800 600 720Z',
      ),
      7,
      {
        marks: line(
          'M640 480Q800 520 960 480M630 600Q800 640 970 600M620 720Q800 770 980 720',
          5,
          '#1b515833',
        ),
      },
    ),
    sheet(palette.robin, path('M560 300Q548 250 600 232L668 250Q690 330 664 420Q610 440 574 410Z'), 9),
    sheet(palette.robin, path('M1040 300Q1052 250 1000 232L932 250Q910 330 936 420Q990 440 1026 410Z'), 9),
    sheet('#b3e0da', path('M660 268Q800 210 940 268V400Q800 440 660 400Z'), 7, {
      marks: line('M690 290Q800 250 910 290', 5, '#2b7f8366'),
    }),
    sheet(palette.ink, path('M700 400L742 396L784 760L752 780Z'), 6),
    sheet(palette.ink, path('M900 400L858 396L816 760L848 780Z'), 6),
    sheet(palette.ink, path('M590 800L760 800V840L590 846Z') + path('M1010 800L840 800V840L1010 846Z'), 6),
    sheet(palette.ink, rect(780, 800, 40, 110), 5),
    sheet(palette.yolk, rect(716, 556, 168, 52, 14), 8),
    sheet('#d9a416', rect(790, 556, 20, 52), 3),
    sheet(palette.brick, path('M744 760H856L840 846H760Z'), 9),
    sheet(palette.rust, rect(774, 788, 52, 34, 6), 4),
    sheet(palette.deep, path('M420 800Q424 690 500 650L560 720Q520 780 530 920L440 950Z'), 10),
    sheet(palette.deep, path('M1180 800Q1176 690 1100 650L1040 720Q1080 780 1070 920L1160 950Z'), 10),
    // the tape
    hold('translate(1226 150) rotate(-24)', palette.skin3, palette.rust, palette.cream, 15, [
      sheet(
        palette.yolk,
        path(
          'M1196 92H1262V800Q1262 862 1310 862Q1352 862 1352 824Q1352 796 1326 796Q1306 796 1308 818L1290 812Q1288 776 1328 776Q1376 778 1376 826Q1374 884 1310 884Q1196 884 1196 800Z',
        ),
        12,
        {
          marks: Array.from({ length: 23 }, (_, i) =>
            line(`M1196 ${120 + i * 30}H${i % 5 ? 1220 : 1240}`, i % 5 ? 4 : 6, '#1a2430', 'butt'),
          ).join(''),
        },
      ),
      sheet(palette.slate, rect(1186, 78, 86, 26, 4), 5),
    ]),
  ],
};
