import { ground, palette, circle, leafShape, path, rect, sheet, star, hold } from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand sets the last arch on a castle of building blocks',
  focus: [0.52, 0.5],
  layers: [
    ground('#2b7f83'),
    sheet('#338b8e', circle(760, 560, 520), 8),
    sheet('#43999b', circle(760, 590, 390), 8),
    sheet('#62adab', circle(760, 620, 270), 7),
    sheet('#8a5634', rect(-20, 850, 1640, 200), 12),
    sheet('#a06a42', rect(-20, 842, 1640, 28), 5),
    sheet(palette.yolk, rect(430, 700, 160, 160, 8), 12),
    sheet('#d9a416', circle(510, 780, 40), 0, { flat: true }),
    sheet(palette.brick, rect(600, 700, 160, 160, 8), 12),
    sheet('#f7eedb', path('M680 730L730 820H630Z'), 4),
    sheet(palette.egg, rect(770, 700, 160, 160, 8), 12),
    sheet(palette.deep, rect(820, 750, 60, 60, 6), 3),
    sheet(palette.plum, rect(940, 700, 160, 160, 8), 12),
    sheet(palette.mauve, star(1020, 782, 48, 0), 4),
    sheet(palette.peach, rect(500, 536, 160, 160, 8, -2), 12),
    sheet(palette.rust, circle(580, 616, 38), 4),
    sheet(palette.paper, path('M690 696V536H850V696H810Q810 630 770 630Q730 630 730 696Z'), 12),
    sheet(palette.leaf, rect(876, 536, 160, 160, 8, 3), 12),
    sheet(palette.pine, leafShape(916, 650, 100, 34, -44), 4),
    sheet(palette.yolk, path('M690 530L770 400L850 530Z'), 12),
    sheet(palette.brick, rect(560, 376, 120, 150, 8, 4), 12),
    sheet(palette.cream, rect(584, 404, 70, 94, 4, 4), 4),
    sheet(palette.robin, path('M640 250a86 86 0 0 1 172 0V262H640Z'), 0, { opacity: 0.001, flat: true }),
    hold('translate(926 356) rotate(-16) scale(1.1)', palette.skin3, palette.yolk, palette.cream, 16, [
      sheet(
        palette.coral,
        path('M700 390a90 90 0 0 1 180 0H836a46 46 0 0 0 -92 0Z', 'translate(74 -14) rotate(14 790 390)'),
        14,
      ),
    ]),
    sheet(palette.egg, rect(180, 780, 150, 80, 40), 10),
    sheet(palette.rust, rect(1190, 744, 120, 120, 8, 12), 11),
    sheet(palette.cream, circle(1250, 804, 32), 4),
    sheet(palette.yolk, path('M1360 862a70 70 0 0 1 140 0Z'), 10),
  ],
};
