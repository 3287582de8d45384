import { circle, ground, line, palette, path, pinch, rect, sheet, strip } from '../src/kit/index.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Layer, Scene } from '../src/scene.ts';

const marks = [880, 812, 752, 700, 656, 618, 586, 560, 512, 380] as const;

function shoe(x: number, y: number, size: number, color: string): Layer {
  const s = size;
  return [
    sheet(
      color,
      path(
        `M${x} ${y - 70 * s}H${x + 62 * s}Q${x + 80 * s} ${y - 40 * s} ${x + 150 * s} ${y - 30 * s}Q${x + 176 * s} ${y - 22 * s} ${x + 176 * s} ${y}H${x}Z`,
      ),
      9,
    ),
    sheet(palette.paper, rect(x - 4 * s, y - 12 * s, 186 * s, 24 * s, 8), 5),
    sheet(
      palette.paper,
      strip(
        `M${x + 66 * s} ${y - 52 * s}L${x + 92 * s} ${y - 66 * s}M${x + 88 * s} ${y - 40 * s}L${x + 112 * s} ${y - 54 * s}`,
        8,
      ),
      3,
    ),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand draws the newest height mark on a door frame, a long way above the last; outgrown shoes stand beside a larger pair',
  focus: [0.5, 0.45],
  layers: [
    ground('#d7b08c'),
    sheet('#dfbc9b', rect(-20, -20, 560, 1040), 2),
    ...[60, 170, 280, 390, 500].map((x) => sheet('#e6c7a9', rect(x, -20, 14, 1040), 1)),
    // through the door
    sheet('#3f5a6b', rect(860, -20, 800, 960), 0, { flat: true }),
    sheet('#4c6a7c', rect(860, -20, 800, 420), 3),
    sheet('#e8c26a', rect(1180, 120, 260, 240, 6), 5),
    sheet('#3f5a6b', rect(1302, 120, 14, 240) + rect(1180, 234, 260, 12), 3),
    sheet('#7a5a44', rect(1080, 640, 460, 300, 8), 9),
    sheet('#98725a', rect(1080, 600, 460, 60, 16), 6),
    sheet('#c7b6a0', rect(1110, 560, 170, 60, 22, -3), 5),
    // the frame
    sheet('#f3e8d0', rect(600, -20, 250, 980), 13),
    sheet('#e6d7b8', rect(620, -20, 18, 980) + rect(812, -20, 18, 980), 2),
    ...marks.map((y, i) =>
      sheet(
        ['#2b7f83', '#a33e26', '#5d3a58', '#e39a2d'][i % 4]!,
        rect(652, y - 5, i === 9 ? 170 : 90 + (i % 3) * 18, 11, 4),
        2,
        {
          marks: line(`M660 ${y}H690`, 3, '#ffffff55'),
        },
      ),
    ),
    // the child who stands still for it
    sheet('#c4593a', path('M300 760Q330 600 470 590H560Q700 600 724 760L750 1040H270Z'), 14),
    sheet('#a9452b', path('M430 596Q512 650 596 596L588 580H440Z'), 5),
    headFromBehind('translate(512 478) scale(1.04)', palette.skin3, '#231a18', 'bun', 13),
    sheet(palette.yolk, circle(512, 330, 20), 5),
    sheet('#b24c31', strip('M330 760Q300 880 296 1040', 54) + strip('M700 760Q728 880 734 1040', 54), 8),
    // the pencil
    sheet(palette.yolk, strip('M728 380L980 330', 26), 9),
    sheet(palette.sand, path('M728 366L694 386L732 396Z'), 6),
    sheet(palette.ink, circle(699, 386, 7), 2),
    pinch('translate(850 354) rotate(4) scale(1.02)', palette.skin3, palette.teal, palette.egg, 17),
    // the floor
    sheet('#8f6b4e', rect(-20, 940, 1640, 100), 10),
    shoe(60, 936, 0.8, palette.robin),
    shoe(90, 970, 0.8, palette.robin),
    shoe(960, 946, 1.3, palette.brick),
    shoe(1010, 990, 1.3, palette.brick),
  ],
};
