import { circle, ellipse, ground, leaf, palette, path, rect, sheet, strip } from '../src/kit/index.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two women and a child between them sit on a bench, seen from behind, and watch a carousel',
  focus: [0.5, 0.55],
  layers: [
    ground('#f0c58d'),
    sheet('#f4d4a6', circle(1300, 180, 150), 3),
    sheet('#e0a877', path('M-20 560Q400 440 820 540T1640 500V1040H-20Z'), 4),
    sheet('#8ea45e', path('M-20 640Q500 560 1000 630T1640 600V1040H-20Z'), 6),
    // the carousel
    sheet('#c98a54', ellipse(800, 560, 330, 52), 8),
    sheet('#a33e26', rect(786, 180, 28, 380), 6),
    ...[560, 660, 940, 1040].map((x, i) =>
      sheet(palette.yolk, strip(`M${x} 210V${520 + (i % 2) * 16}`, 10), 5, { edge: 0.5 }),
    ),
    ...[560, 660, 940, 1040].flatMap((x, i) => {
      const y = 400 + (i % 2) * 46;
      const color = [palette.paper, palette.plum, palette.teal, palette.cream][i]!;
      return [
        sheet(
          color,
          path(
            `M${x - 58} ${y}Q${x - 40} ${y - 30} ${x + 20} ${y - 22}L${x + 46} ${y - 66}Q${x + 78} ${y - 64} ${x + 82} ${y - 38}L${x + 50} ${y - 22}Q${x + 56} ${y + 26} ${x + 40} ${y + 34}H${x - 46}Q${x - 66} ${y + 20} ${x - 58} ${y}Z`,
          ),
          7,
        ),
        sheet(
          color,
          strip(`M${x - 40} ${y + 26}L${x - 56} ${y + 74}M${x + 30} ${y + 26}L${x + 54} ${y + 66}`, 14),
          4,
        ),
        sheet(palette.brick, rect(x - 22, y - 34, 40, 26, 6), 4),
      ];
    }),
    sheet(palette.brick, path('M420 210L800 60L1180 210Z'), 10),
    sheet(palette.cream, path('M560 154L800 60L690 210H500Z') + path('M800 60L910 210H1100L1040 154Z'), 2),
    ...[440, 530, 620, 710, 800, 890, 980, 1070].map((x, i) =>
      sheet(
        i % 2 ? palette.yolk : palette.teal,
        path(`M${x - 20} 204H${x + 70}Q${x + 66} 256 ${x + 25} 256T${x - 20} 204Z`),
        5,
      ),
    ),
    sheet(palette.yolk, circle(800, 52, 26), 6),
    // three on a bench
    sheet('#37587a', path('M300 1040Q300 790 420 740H560Q690 780 700 1040Z'), 12),
    sheet('#a9452b', path('M900 1040Q910 780 1040 740H1180Q1300 790 1310 1040Z'), 12),
    headFromBehind('translate(492 604) scale(1.12)', palette.skin1, '#6b3a22', 'tail', 12),
    headFromBehind('translate(1108 600) scale(1.12)', palette.skin3, '#201816', 'bun', 12),
    sheet('#37587a', path('M420 748Q492 800 566 748L556 720H430Z'), 5),
    sheet('#a9452b', path('M1036 748Q1108 800 1182 748L1172 720H1046Z'), 5),
    sheet('#e3b53a', path('M660 1040Q664 870 740 830H860Q936 870 940 1040Z'), 14),
    headFromBehind('translate(800 730) scale(.88)', palette.skin2, '#3a241b', 'cap', 13),
    // arms along the back of the bench
    sheet('#37587a', strip('M600 830Q660 868 712 864', 56), 13),
    sheet('#a9452b', strip('M1000 830Q940 868 888 864', 56), 13),
    sheet(palette.skin1, circle(742, 862, 32), 9),
    sheet(palette.skin3, circle(858, 862, 32), 9),
    sheet('#7b4b2c', rect(150, 890, 1300, 46, 8), 17),
    sheet('#7b4b2c', rect(150, 956, 1300, 46, 8), 17),
    sheet('#5c3720', rect(200, 870, 34, 180) + rect(1366, 870, 34, 180), 12),
    leaf(120, 300, 90, 26, 40, palette.leaf, 4),
    leaf(60, 240, 100, 28, 20, palette.moss, 4),
    leaf(1500, 420, 90, 26, 150, palette.leaf, 4),
  ],
};
