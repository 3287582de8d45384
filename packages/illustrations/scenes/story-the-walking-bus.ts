import {
  ground,
  palette,
  circle,
  ellipse,
  leafShape,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** Rain boots that walk to the right; the sole of the first is at 0 0. */
const boots = (color: string, sole: string): readonly (readonly [string, string, number])[] => [
  [color, path('M-26 -96H22V-40Q56 -36 58 -6H-26Z', 'rotate(-8)'), 7],
  [color, path('M-26 -96H22V-40Q56 -36 58 -6H-26Z', 'translate(-72 8) rotate(14)'), 7],
  [sole, rect(-30, -10, 92, 14, 5, -4) + rect(-104, 6, 92, 14, 5, 14), 3],
];

/** A child under an umbrella, from the side: the umbrella hides all above the shoulders. */
function walker(
  transform: string,
  coat: string,
  umbrella: readonly [string, string],
  boot: readonly [string, string],
  skin: string,
): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    ...boots(...boot).map(([color, shape, height]) =>
      sheet(color, at(placed(shape, 'translate(20 190)')), height),
    ),
    sheet(coat, at(path('M-60 -110Q-10 -150 50 -110C80 -30 90 40 96 110H-96C-90 30 -84 -40 -60 -110Z')), 12),
    sheet(palette.cream, at(rect(-92, 72, 184, 17)), 2),
    sheet(palette.ink, at(strip('M34 -260V20', 10)), 6, { edge: 0.5 }),
    sheet(coat, at(strip('M0 -80C10 -30 20 0 36 4', 46)), 7),
    sheet(skin, at(circle(44, 2, 23)), 6),
    sheet(coat, at(strip('M-30 -80C-50 -30 -60 20 -60 60', 44)), 6),
    sheet(skin, at(circle(-62, 84, 22)), 6),
    sheet(
      umbrella[0],
      at(
        path(
          'M-150 -130C-150 -270 -60 -340 34 -340C130 -340 210 -270 210 -130Q180 -164 150 -130Q120 -164 90 -130Q60 -164 30 -130Q0 -164 -30 -130Q-60 -164 -90 -130Q-120 -164 -150 -130Z',
        ),
      ),
      16,
    ),
    sheet(
      umbrella[1],
      at(path('M-30 -130C-30 -230 0 -320 34 -340C68 -320 90 -230 90 -130Q60 -164 30 -130Q0 -164 -30 -130Z')),
      3,
    ),
    sheet(palette.ink, at(rect(28, -364, 12, 30, 5)), 4),
  ];
}

const maple = (x: number, y: number, size: number, angle: number) =>
  placed(
    [-90, -30, 30, 90, 150].map((a) => leafShape(0, 0, a === 30 || a === -30 ? 62 : 50, 17, a)).join('') +
      strip('M0 0L-46 30', 7),
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  );

const trees = [
  [430, 300],
  [880, 280],
  [1270, 310],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'Children in rain boots walk in a row under umbrellas, all holding one rope behind a grown-up in a yellow vest; keys hang from the last boot',
  focus: [0.5, 0.58],
  layers: [
    ground('#aab4cb'),
    sheet('#b8c1d4', path('M-20 -20H1620V150Q1200 210 800 150T-20 170Z'), 4),
    // Maple Street
    ...(
      [
        [90, 250, 230, '#8b7f9c', '#4b4766'],
        [520, 220, 250, '#c9a08c', '#6b4a52'],
        [960, 250, 220, '#8fa7a4', '#3f5b66'],
        [1330, 220, 240, '#b5929c', '#5d3a58'],
      ] as const
    ).map(([x, y, w, wall, roof]) => [
      sheet(wall, rect(x, y, w, 380), 7),
      sheet(roof, path(`M${x - 28} ${y + 10}L${x + w / 2} ${y - 120}L${x + w + 28} ${y + 10}Z`), 7),
      sheet('#f4d27a', rect(x + 30, y + 60, 50, 64) + rect(x + w - 80, y + 60, 50, 64), 2),
    ]),
    sheet('#57423f', trees.map(([x, y]) => rect(x - 15, y + 60, 30, 300, 6)).join(''), 6),
    ...trees.map(([x, y]) =>
      sheet('#c4593a', circle(x, y, 104) + circle(x - 66, y + 50, 62) + circle(x + 66, y + 46, 64), 9),
    ),
    sheet(
      '#dd7b4e',
      trees.map(([x, y]) => circle(x - 26, y - 26, 50) + circle(x + 44, y + 24, 40)).join(''),
      4,
    ),
    sheet('#7f9a70', rect(-20, 590, 1640, 70), 5),
    sheet('#9c98a8', rect(-20, 640, 1640, 250), 7, {
      marks: line('M200 640L120 890M560 640L520 890M920 640L940 890M1280 640L1350 890', 5, '#87839a'),
    }),
    sheet('#c2bfca', rect(-20, 876, 1640, 34), 6),
    sheet('#5c6072', rect(-20, 904, 1640, 140), 8),
    // puddles
    sheet('#86a9bd', ellipse(560, 872, 170, 20) + ellipse(1130, 866, 150, 17), 0, { flat: true }),
    sheet('#b4cfdb', ellipse(540, 868, 80, 7) + ellipse(1110, 862, 70, 6), 0, { flat: true }),
    sheet('#86a9bd', ellipse(330, 980, 240, 26), 0, { flat: true }),
    // the rope
    sheet(
      '#f7eedb',
      strip('M90 730Q200 800 320 726Q440 790 580 728Q700 790 830 728Q960 780 1080 716Q1180 740 1270 700', 15),
      9,
    ),
    // the row
    walker(
      'translate(220 660) scale(.86)',
      '#2b7f83',
      ['#f4c430', '#f8dc84'],
      ['#b8351f', '#5a1a10'],
      palette.skin1,
    ),
    walker(
      'translate(490 656) scale(.9)',
      '#c4593a',
      ['#2f4b86', '#f3ecd8'],
      ['#f4c430', '#8a5a12'],
      palette.skin3,
    ),
    walker(
      'translate(748 664) scale(.84)',
      '#6c9a4c',
      ['#e07f5f', '#f3d3bb'],
      ['#1d3a57', '#0e1d2c'],
      palette.skin2,
    ),
    walker(
      'translate(1004 650) scale(.92)',
      '#5d3a58',
      ['#2b7f83', '#9fd8d2'],
      ['#6c9a4c', '#2f4a1e'],
      palette.skin1,
    ),
    // the grown-up in front
    sheet('#33424f', strip('M1330 620L1370 800M1300 620L1252 790', 66), 10),
    sheet(
      palette.bark,
      path('M1340 790H1400Q1450 800 1454 836H1340Z') + path('M1216 776H1278Q1312 800 1316 826H1204Z'),
      8,
    ),
    sheet('#4b5d6b', path('M1226 360Q1310 310 1400 360L1420 640H1210Z'), 14),
    sheet('#d4dc2c', path('M1232 366Q1310 320 1392 366L1406 580H1218Z'), 6, {
      marks: line('M1200 470H1420M1200 530H1420', 24, '#eef0e4') + line('M1312 330V600', 6, '#a9b01f'),
    }),
    sheet('#4b5d6b', strip('M1250 400C1220 480 1220 560 1250 640', 60), 9),
    sheet(palette.skin2, circle(1262, 690, 33), 8),
    sheet(palette.ink, strip('M1424 120V470', 13), 8, { edge: 0.5 }),
    sheet('#4b5d6b', strip('M1370 400C1400 450 1420 460 1424 452', 58), 9),
    sheet(palette.skin2, circle(1426, 440, 32), 8),
    sheet(
      '#a33e26',
      path(
        'M1150 370C1150 170 1280 80 1424 80C1570 80 1690 170 1690 370Q1640 320 1600 370Q1560 320 1510 370Q1470 320 1424 370Q1380 320 1334 370Q1290 320 1244 370Q1200 320 1150 370Z',
      ),
      18,
    ),
    sheet(
      '#c4593a',
      path(
        'M1334 370C1334 230 1380 110 1424 80C1470 110 1510 230 1510 370Q1470 320 1424 370Q1380 320 1334 370Z',
      ),
      3,
    ),
    // keys, in a boot
    sheet('#d3dadb', strip('M186 772a20 20 0 1 0 1 0', 7), 6, { edge: 0.5 }),
    sheet(
      palette.yolk,
      placed(
        circle(0, 0, 17) + rect(-6, 12, 12, 50, 3) + rect(0, 42, 18, 10, 2),
        'translate(182 820) rotate(10)',
      ),
      6,
    ),
    // rain
    sheet(
      '#e3eaf2',
      [
        [60, 90],
        [180, 200],
        [330, 60],
        [470, 130],
        [620, 60],
        [700, 250],
        [840, 120],
        [960, 60],
        [1080, 160],
        [1130, 60],
        [380, 260],
        [110, 320],
        [1560, 470],
        [1520, 620],
        [1180, 470],
        [900, 300],
      ]
        .map(([x = 0, y = 0]) => strip(`M${x} ${y}L${x - 12} ${y + 44}`, 7))
        .join(''),
      2,
      { edge: 0.5 },
    ),
    // leaves in front
    sheet('#c4593a', maple(120, 960, 1, 20) + maple(1480, 950, 1.1, -30), 6),
    sheet('#f4c430', maple(760, 966, 0.9, 60) + maple(1220, 990, 0.8, 10), 6),
    sheet('#dd7b4e', maple(480, 990, 0.8, -20), 6),
  ],
};
