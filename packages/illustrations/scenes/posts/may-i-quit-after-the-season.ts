import {
  ground,
  palette,
  circle,
  leaf,
  line,
  path,
  placed,
  rect,
  sheet,
  sneaker,
  strip,
} from '../../src/kit/index.ts';
import type { Layer, Scene } from '../../src/scene.ts';

const boot = { upper: '#1d3a57', heel: '#14293f', rubber: '#e8e2cf', laces: '#f4c430' };
const studs = Array.from({ length: 5 }, (_, i) =>
  path(`M${-270 + i * 128} 176H${-214 + i * 128}L${-226 + i * 128} 222H${-258 + i * 128}Z`),
).join('');

/** A soccer boot that hangs at the end of its lace. */
const cleat = (transform: string): Layer => [
  sheet('#b9b29c', placed(studs, transform), 6),
  sneaker(transform, boot, 17),
  sheet('#d8442a', placed(path('M-150 110L-20 -20L30 10L-70 112Z'), transform), 4),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A pair of soccer cleats hangs by its laces from a fence; far behind, a child walks off over the empty field with a kite',
  focus: [0.47, 0.5],
  layers: [
    ground('#f3c07c'),
    sheet('#f6cd8d', path('M-20 -20H1620V190Q800 120 -20 220Z'), 3),
    sheet('#eda766', path('M-20 380Q700 320 1620 390V620H-20Z'), 3),
    sheet('#ef9a52', circle(1200, 440, 210), 5),
    sheet('#ea7f3d', circle(1200, 440, 160), 4),
    sheet('#dd5a2c', circle(1200, 440, 112), 5),
    // trees at the far end of the field
    sheet(
      '#a8683c',
      path(
        'M-20 520C60 430 130 450 180 490C240 400 340 420 380 490C440 440 520 450 560 510C640 470 700 480 760 520H1620V620H-20Z',
      ),
      6,
    ),
    sheet(
      '#8b4f31',
      path(
        'M900 540C960 470 1030 480 1070 520C1130 440 1230 450 1270 520C1340 460 1440 450 1490 520C1540 480 1600 490 1640 520V620H900Z',
      ),
      6,
    ),
    sheet('#7f9145', rect(-20, 560, 1640, 480), 7),
    ...[0, 1, 2].map((i) => sheet(i % 2 ? '#758840' : '#8a9c4d', rect(-20, 600 + i * 150, 1640, 90), 2)),
    sheet('#f0e6c4', path('M-20 690L1620 650V660L-20 702Z'), 0, { flat: true }),
    // an empty goal
    sheet('#f4ecd2', path('M1180 560H1460L1500 690H1150Z'), 0, { flat: true, opacity: 0.25 }),
    sheet(
      '#f4ecd2',
      Array.from({ length: 9 }, (_, i) => strip(`M${1170 + i * 36} 500L${1180 + i * 34} 640`, 3)).join('') +
        Array.from({ length: 5 }, (_, i) => strip(`M1160 ${520 + i * 28}H1470`, 3)).join(''),
      1,
      { edge: 0.4 },
    ),
    sheet(palette.paper, strip('M1150 690V490H1480V690', 15, 'butt'), 7, { edge: 0.6 }),
    // a child with a kite
    sheet(palette.ink, strip('M262 640L150 300', 3), 2, { edge: 0.4 }),
    sheet(palette.brick, path('M140 120L236 236L150 320L70 204Z'), 11, {
      marks: line('M140 120L150 320M70 204L236 236', 5, '#7f2d1a'),
    }),
    sheet(palette.yolk, path('M140 120L150 320L236 236Z'), 3),
    sheet(palette.ink, strip('M150 320C190 360 120 400 170 440', 4), 3, { edge: 0.5 }),
    sheet(palette.teal, path('M166 366L190 352V384Z') + path('M136 410L116 396V426Z'), 3),
    sheet(palette.navy, strip('M268 740L250 806M288 740L304 800', 24), 5),
    sheet(palette.brick, path('M246 652Q278 636 310 652L322 756H236Z'), 7),
    sheet(palette.brick, strip('M252 666C244 690 246 660 262 640', 20), 4),
    sheet(palette.skin2, circle(262, 634, 12), 3),
    sheet(palette.bark, circle(278, 612, 36), 7),
    // fence in front
    sheet('#5b3a26', rect(380, 120, 84, 920, 6), 14),
    sheet('#6d482f', rect(394, 126, 22, 910, 4), 2),
    sheet('#5b3a26', rect(1290, 120, 84, 920, 6), 14),
    sheet('#6d482f', rect(1304, 126, 22, 910, 4), 2),
    sheet('#6b4630', rect(-20, 850, 1640, 66, 5), 12, {
      marks: line('M40 880H500M620 892H1200M1300 876H1580', 4, '#533421'),
    }),
    sheet('#7b5236', rect(-20, 196, 1640, 74, 5, 0.6), 15, {
      marks: line('M20 226H420M560 244H1000M1120 230H1560', 4, '#5b3a26'),
    }),
    // the cleats, tied over the rail
    sheet(palette.yolk, strip('M760 276C740 340 700 380 652 440', 13), 10, { edge: 0.5 }),
    sheet(palette.yolk, strip('M800 276C830 330 880 350 930 392', 13), 10, { edge: 0.5 }),
    cleat('translate(694 626) rotate(74) scale(.86)'),
    cleat('translate(1010 566) rotate(62) scale(.86)'),
    sheet(palette.yolk, strip('M742 190C736 230 750 262 764 282M786 190C786 230 800 262 800 282', 14), 6, {
      edge: 0.5,
    }),
    sheet(
      palette.yolk,
      strip(
        'M780 270C720 300 690 270 716 246C740 232 770 254 780 270C800 240 850 232 858 262C856 290 806 288 780 270',
        13,
      ),
      8,
      { edge: 0.5 },
    ),
    // leaves
    leaf(560, 900, 100, 28, -30, palette.rust),
    leaf(1130, 300, 84, 24, 30, palette.amber),
    leaf(1450, 790, 110, 30, 20, palette.yolk),
    leaf(90, 930, 110, 30, 14, palette.amber),
    leaf(520, 400, 76, 22, 60, palette.rust),
    leaf(1180, 950, 100, 28, -14, palette.rust),
  ],
};
