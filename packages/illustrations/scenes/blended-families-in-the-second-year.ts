import {
  circle,
  ground,
  line,
  palette,
  path,
  pinch,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const cloths = ['#a33e26', '#2b7f83', '#e3b645', '#5d3a58', '#d9764f', '#6c9a4c', '#37587a', '#efe4cc'];
const prints: readonly ((x: number, y: number) => string)[] = [
  (x, y) =>
    line(`M${x} ${y + 40}H${x + 200}M${x} ${y + 90}H${x + 200}M${x} ${y + 140}H${x + 200}`, 12, '#ffffff44'),
  (x, y) =>
    printed(
      [40, 100, 160].flatMap((a) => [40, 100, 160].map((b) => circle(x + a, y + b, 11))).join(''),
      '#ffffff55',
    ),
  (x, y) =>
    line(
      `M${x + 50} ${y}V${y + 200}M${x + 100} ${y}V${y + 200}M${x + 150} ${y}V${y + 200}M${x} ${y + 66}H${x + 200}M${x} ${y + 132}H${x + 200}`,
      8,
      '#00000026',
    ),
  (x, y) => printed(star(x + 56, y + 60, 26) + star(x + 144, y + 130, 26), '#ffffff66'),
  () => line('M0 0', 1, '#00000000'),
];

const patches = Array.from({ length: 24 }, (_, i) => ({
  x: 190 + (i % 6) * 196,
  y: 60 + Math.floor(i / 6) * 196,
  color: cloths[(i * 3 + Math.floor(i / 6)) % 8]!,
  print: prints[(i * 2 + Math.floor(i / 6)) % 5]!,
}));

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand sews a last patch of another cloth into a quilt of many; one corner is still open',
  focus: [0.55, 0.5],
  layers: [
    ground('#c7a27c'),
    ...[0, 1, 2, 3, 4].map((j) =>
      sheet(j % 2 ? '#bf9870' : '#c9a681', rect(-20, j * 210 - 20, 1640, 204), 1),
    ),
    sheet('#e6d3ab', rect(160, 30, 1250, 850, 18), 12),
    ...patches.slice(0, 23).map(({ x, y, color, print }, i) =>
      sheet(color, rect(x, y, 186, 186, 3, (i % 3) - 1), 3, {
        marks: print(x, y) + line(`M${x + 12} ${y + 12}H${x + 174}V${y + 174}H${x + 12}Z`, 3, '#fff6dd88'),
      }),
    ),
    // the one that is being sewn in, a little too large
    sheet('#9fd8d2', rect(1166, 640, 214, 206, 4, 7), 8, {
      marks: printed(
        [1210, 1270, 1330].flatMap((x) => [690, 750, 806].map((y) => circle(x, y, 10))).join(''),
        '#2b7f83',
      ),
    }),
    ...[1180, 1216, 1252, 1288].map((x, i) =>
      sheet(palette.brick, strip(`M${x} ${646 + i * 4}L${x + 14} ${668 + i * 4}`, 7), 3, { edge: 0.5 }),
    ),
    sheet(palette.brick, strip('M1306 664Q1400 560 1330 470Q1290 420 1350 380', 5), 5, { edge: 0.5 }),
    sheet('#cfd6d8', strip('M1306 664L1366 560', 10), 7, { edge: 0.5 }),
    pinch('translate(1346 590) rotate(8) scale(.96)', palette.skin1, palette.dusk, palette.mist, 18),
    // thread, and buttons that came from older coats
    sheet(palette.wood, rect(60, 880, 130, 30, 8) + rect(60, 780, 130, 30, 8), 9),
    sheet(palette.brick, rect(76, 806, 98, 80, 8), 8, {
      marks: line('M76 826H174M76 846H174M76 866H174', 4, '#7a2b19'),
    }),
    ...[
      [420, 936, palette.cream],
      [520, 950, palette.teal],
      [610, 930, palette.yolk],
      [300, 950, palette.plum],
    ].map(([x, y, color]) =>
      sheet(color as string, circle(x as number, y as number, 32), 6, {
        marks: printed(
          [-9, 9]
            .flatMap((a) => [-9, 9].map((b) => circle((x as number) + a, (y as number) + b, 5)))
            .join(''),
          '#1a243099',
        ),
      }),
    ),
    sheet('#d2c19a', path('M820 900Q1000 880 1180 920L1200 1040H800Z'), 7),
  ],
};
