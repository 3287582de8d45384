import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A red kitchen radio; paper boats sail past it',
  focus: [0.53, 0.5],
  layers: [
    ground(palette.robin),
    sheet('#b7e2dd', circle(800, 420, 430), 7),
    sheet('#cfece7', circle(800, 420, 310), 7),
    sheet('#f4d98a', circle(800, 420, 190), 6),
    sheet('#8a5634', rect(-20, 800, 1640, 240), 12),
    sheet('#a06a42', rect(-20, 790, 1640, 34), 5),
    sheet(palette.slate, strip('M1110 330L1330 60', 12), 9),
    sheet(palette.slate, circle(1330, 60, 15), 5),
    sheet('#7f2d1a', rect(370, 310, 860, 520, 60), 22),
    sheet(palette.brick, rect(386, 326, 828, 480, 50), 8),
    sheet('#7f2d1a', rect(440, 800, 90, 36, 6) + rect(1070, 800, 90, 36, 6), 8),
    sheet('#57351f', rect(430, 372, 420, 388, 26), 4),
    sheet(palette.kraft, rect(440, 382, 400, 368, 22), 2, {
      marks: Array.from({ length: 17 }, (_, i) => line(`M462 ${404 + i * 20}H818`, 5, '#57351f88')).join(''),
    }),
    sheet(palette.cream, rect(890, 380, 284, 130, 14), 5, {
      marks:
        Array.from({ length: 14 }, (_, i) =>
          line(`M${912 + i * 18} 402V${i % 4 ? 424 : 442}`, 5, '#1a2430'),
        ).join('') + line('M912 476H1150', 5, '#1a243066'),
    }),
    sheet(palette.brick, rect(1044, 392, 10, 108, 4), 5),
    sheet('#57351f', circle(960, 640, 84), 10),
    sheet(palette.yolk, circle(960, 632, 74), 10),
    sheet('#57351f', rect(954, 566, 12, 44, 5), 2),
    sheet('#57351f', circle(1106, 600, 40), 8),
    sheet(palette.cream, circle(1106, 596, 33), 6),
    sheet('#57351f', circle(1106, 700, 40), 8),
    sheet(palette.robin, circle(1106, 696, 33), 6),
    sheet('#57351f', strip('M1106 596L1122 576', 6) + strip('M1106 696L1086 682', 6), 1),
    sheet(
      palette.wood,
      path('M540 316Q540 236 620 236H980Q1060 236 1060 316H1020Q1020 276 970 276H630Q580 276 580 316Z'),
      10,
    ),
    // paper boats sail past
    ...(
      [
        [190, 770, 1, -6, palette.paper, '#e5d9bd'],
        [1420, 780, 0.8, 5, '#fdf3c9', '#ead7a0'],
        [70, 900, 0.66, 4, '#f3d3bb', '#dcae8e'],
        [600, 925, 0.9, -4, palette.paper, '#e5d9bd'],
        [1010, 950, 0.62, 5, '#fdf3c9', '#ead7a0'],
      ] as const
    ).map(([x, y, k, a, hi, lo]) => {
      const q = (shape: string) => placed(shape, `translate(${x} ${y}) rotate(${a}) scale(${k})`);
      return [
        sheet(hi, q(path('M0 -150L84 0H-84Z')), 10),
        sheet(lo, q(path('M0 -150V0H-84Z')), 1),
        sheet(hi, q(path('M-170 -40L0 16L170 -40L112 66H-112Z')), 10),
        sheet(lo, q(path('M-170 -40L0 16L-60 66H-112Z')), 1),
      ];
    }),
    leaf(1230, 900, 110, 30, -20, palette.moss),
    sheet('#cfe6e2', ellipse(1360, 930, 130, 26), 9),
    sheet(palette.yolk, path('M1290 800H1430V890Q1430 924 1396 924H1324Q1290 924 1290 890Z'), 11),
    sheet(palette.yolk, `<path d="M1424 826a40 40 0 1 1 0 76V882a22 22 0 1 0 0 -36Z"/>`, 8),
    sheet('#57351f', ellipse(1360, 802, 70, 15), 2),
  ],
};
