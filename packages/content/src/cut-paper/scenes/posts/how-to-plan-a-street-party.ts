import {
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
  star,
  strip,
} from '../../kit/index.ts';
import type { Scene } from '../../scene.ts';

const flag = ['#a33e26', '#f4c430', '#2b7f83', '#e07f5f', '#5d3a58', '#6c9a4c'];

/** A string of flags from `x` to `to` that hangs through by `sag`. */
const bunting = (x: number, y: number, to: number, toY: number, sag: number, count: number) => [
  sheet(palette.ink, strip(`M${x} ${y}Q${(x + to) / 2} ${(y + toY) / 2 + sag * 2} ${to} ${toY}`, 5), 6, {
    edge: 0.4,
  }),
  ...flag.map((color, k) =>
    sheet(
      color,
      Array.from({ length: count }, (_, i) => {
        if (i % flag.length !== k) return '';
        const t = (i + 0.5) / count;
        const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * ((x + to) / 2) + t * t * to;
        const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * ((y + toY) / 2 + sag * 2) + t * t * toY;
        return path(`M${px - 34} ${py}H${px + 34}L${px} ${py + 74}Z`);
      }).join(''),
      6,
    ),
  ),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A long table of pies and lemonade stands along a street under flags, its asphalt covered in chalk',
  focus: [0.5, 0.56],
  layers: [
    sheet('#8ec3c9', rect(-20, -20, 1640, 1040), 0),
    sheet('#f7e6a8', circle(800, 300, 120), 4),
    sheet('#b3d8d4', path('M500 380Q640 320 800 350T1100 370V480H500Z'), 3),
    sheet('#6f9c78', path('M560 420Q640 360 720 400Q800 350 880 400Q960 370 1040 420V500H560Z'), 4),
    // houses on both sides, smaller towards the end
    ...(
      [
        [560, 300, 110, '#c9785a', 1],
        [960, 290, 110, '#e0b35a', -1],
        [390, 220, 180, '#5d7f9a', 1],
        [1060, 200, 180, '#b5553f', -1],
        [-20, 110, 410, '#d98e63', 1],
        [1230, 90, 410, '#7f9a6a', -1],
      ] as const
    ).map(([x, y, w, color, side]) => {
      const q = w / 180;
      return [
        sheet(color, rect(x, y, w, 560 - y), 9),
        sheet('#6b3f35', rect(x - 10 * q, y - 26 * q, w + 20 * q, 34 * q, 3), 6),
        sheet(
          '#f8dc84',
          rect(x + w * 0.16, y + 50 * q, w * 0.24, 62 * q, 2) +
            rect(x + w * 0.6, y + 50 * q, w * 0.24, 62 * q, 2),
          3,
        ),
        sheet(
          side === 1 ? '#2b7f83' : '#8a2f4a',
          path(
            `M${x + w * 0.38} 560V${560 - (420 - y) * 0.42}Q${x + w * 0.5} ${530 - (420 - y) * 0.5} ${x + w * 0.62} ${560 - (420 - y) * 0.42}V560Z`,
          ),
          4,
        ),
      ];
    }),
    // the street
    sheet('#a9a99f', rect(-20, 540, 1640, 60), 6),
    sheet('#59636c', path('M700 470H900L1640 620V1040H-20V620Z'), 8),
    // the closed end
    sheet('#fbf7ec', rect(716, 424, 168, 30, 4), 7, {
      marks: line('M730 460L760 420M780 460L810 420M830 460L860 420', 15, '#d9602f', 'butt'),
    }),
    sheet('#57351f', rect(736, 450, 10, 40) + rect(854, 450, 10, 40), 3),
    bunting(-20, 150, 1620, 120, 70, 18),
    bunting(330, 250, 1290, 250, 44, 13),
    // chalk
    sheet(
      '#f3efe0',
      '<g fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round"><path d="M640 1010L656 950H764L770 1010M656 950L672 896H752L764 950M612 896H820L812 842H626ZM716 896V842"/></g>',
      1,
    ),
    sheet(
      '#f4c430',
      placed(
        '<g fill="none" stroke="#fff" stroke-width="11"><path d="M330 900a56 56 0 1 0 .1 0M330 876V844M330 1036V1066M262 956H232M398 956H430M282 908L260 886M378 908L400 886"/></g>',
        'translate(150 0)',
      ),
      1,
    ),
    sheet(
      '#e9a3b6',
      '<g fill="none" stroke="#fff" stroke-width="10" stroke-linejoin="round"><path d="M960 900Q1020 840 1090 890L1140 850V950L1090 910Q1020 960 960 900M1000 892V896"/></g>',
      1,
    ),
    // the table
    sheet('#57351f', strip('M470 740L456 850M1140 740L1154 850', 20), 8, { edge: 0.6 }),
    sheet('#f7f0dc', path('M250 640H1350L1390 760H210Z'), 16, {
      marks: line(
        Array.from({ length: 12 }, (_, i) => `M${280 + i * 96} 640L${250 + i * 103} 760`).join(''),
        26,
        '#c4593a',
        'butt',
      ),
    }),
    sheet('#fbf7ec', path('M240 620H1360L1352 652H248Z'), 7),
    // lemonade, pie, watermelon, corn, cake
    sheet('#c7dedb', strip('M480 480Q540 480 536 540T470 590', 18), 6),
    sheet('#dcecea', path('M366 470L350 452H490L480 624H376Z'), 9, { opacity: 0.7 }),
    sheet('#f0cf45', path('M374 510H484L478 618H382Z'), 4),
    sheet('#e9b62a', circle(416, 552, 22) + circle(446, 590, 18), 3),
    sheet(palette.leaf, leafShape(430, 494, 50, 14, -70) + leafShape(430, 494, 46, 13, -20), 4),
    sheet('#dfe9e4', ellipse(660, 622, 110, 18), 7),
    sheet('#c98a45', path('M566 612Q570 556 660 548Q750 556 754 612Z'), 9),
    sheet('#dfa55c', Array.from({ length: 9 }, (_, i) => circle(574 + i * 21.5, 608, 14)).join(''), 4),
    sheet('#a3551b', leafShape(620, 578, 40, 9, -10) + leafShape(668, 576, 40, 9, 10), 1),
    sheet('#3f7050', path('M810 620Q820 500 920 490Q1020 500 1030 620Z'), 9),
    sheet('#f3efe0', path('M824 620Q834 512 920 504Q1006 512 1016 620Z'), 2),
    sheet('#d9483a', path('M836 620Q846 524 920 516Q994 524 1004 620Z'), 2, {
      marks: printed(
        [
          [880, 570],
          [930, 556],
          [970, 590],
          [910, 600],
          [864, 606],
        ]
          .map(([x, y]) => ellipse(x!, y!, 5, 9))
          .join(''),
        '#1a2430',
      ),
    }),
    sheet('#9fd8d2', rect(1086, 560, 160, 62, 8), 9),
    sheet(
      '#f7e3ea',
      path(
        'M1080 560Q1090 530 1166 530Q1246 530 1252 560Q1240 590 1220 574Q1200 600 1180 574Q1160 600 1140 576Q1116 596 1104 572Q1084 588 1080 560Z',
      ),
      5,
    ),
    sheet('#c4593a', circle(1130, 524, 15) + circle(1168, 518, 15) + circle(1208, 526, 15), 5),
    sheet(palette.cream, path('M1266 622V566H1310L1318 622Z'), 6, {
      marks: line('M1276 584H1304M1276 600H1298', 6, '#1a243080'),
    }),
    // a neighbor in a chair with arms, from behind
    sheet('#6d8fb5', path('M90 900Q80 640 130 600Q220 560 310 600Q360 640 350 900Z'), 14),
    sheet('#c3cdd0', strip('M70 1040V720Q74 690 110 690H330Q366 690 370 720V1040', 20), 12, { edge: 0.6 }),
    sheet('#f3ead6', Array.from({ length: 4 }, (_, i) => rect(110 + i * 62, 694, 40, 350, 4)).join(''), 9),
    sheet('#2f7a5a', Array.from({ length: 4 }, (_, i) => rect(76, 730 + i * 74, 288, 36, 4)).join(''), 5),
    sheet(palette.skin1, ellipse(220, 580, 36, 34), 4),
    sheet('#d8d8d2', path('M140 520Q136 420 220 416Q304 420 300 520Q290 590 220 590Q150 590 140 520Z'), 14),
    sheet('#d8d8d2', circle(220, 410, 46), 8),
    sheet('#a33e26', strip('M186 440L254 424', 12), 3),
    sheet('#8a5a34', rect(30, 780, 110, 34, 14) + rect(300, 780, 110, 34, 14), 10),
    // a child in a helmet rolls to the parade, from behind
    sheet('#c0c8ca', strip('M1190 774H1470', 14), 5, { edge: 0.6 }),
    sheet('#8a5a34', strip('M1400 830L1450 560', 9), 4, { edge: 0.5 }),
    sheet('#e07f5f', path('M1452 540L1570 566L1440 624Z'), 7),
    sheet(palette.ink, rect(1314, 830, 32, 180, 16), 8),
    sheet('#f4c430', path('M1304 930V850Q1306 830 1330 830Q1354 830 1356 850V930Z'), 5),
    sheet('#33424f', strip('M1296 800Q1260 860 1284 930M1364 800Q1400 860 1376 950', 52), 10),
    sheet('#a33e26', ellipse(1278, 944, 38, 18) + ellipse(1382, 964, 38, 18), 5),
    sheet(palette.ink, ellipse(1330, 824, 62, 22), 5),
    sheet(
      '#5d3a58',
      path('M1256 820Q1250 660 1300 630Q1330 616 1362 630Q1412 660 1404 820Q1330 840 1256 820Z'),
      16,
      { marks: line('M1254 720H1406', 22, '#e9b3c4') },
    ),
    sheet('#5d3a58', strip('M1280 660Q1220 700 1216 760M1380 660Q1440 700 1444 760', 46), 8),
    sheet(palette.skin3, circle(1214, 770, 26) + circle(1446, 770, 26), 6),
    sheet(palette.skin3, ellipse(1330, 626, 28, 28), 4),
    sheet('#1d1512', ellipse(1330, 576, 62, 54), 10),
    sheet('#2b7f83', path('M1250 580Q1246 480 1330 476Q1414 480 1410 580Q1330 556 1250 580Z'), 10, {
      marks: line('M1330 480V566M1286 496Q1276 530 1280 570M1374 496Q1384 530 1380 570', 9, '#1b5158'),
    }),
    sheet(palette.yolk, star(1330, 530, 20), 2),
  ],
};
