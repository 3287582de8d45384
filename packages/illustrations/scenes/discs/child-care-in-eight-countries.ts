import { palette, roundel, circle, line, path, printed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const snow = [
  [250, 250, 13],
  [390, 190, 9],
  [640, 200, 12],
  [760, 300, 10],
  [210, 420, 9],
  [800, 450, 12],
] as const;

export const scene: Scene = {
  kind: 'disc',
  alt: 'A baby’s red snowsuit and mittens, seen from behind, in a cardboard box that came by mail',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#7fa9bd', '#bcd6e0'),
    ...snow.map(([x, y, radius]) => sheet(palette.paper, circle(x, y, radius), 3)),
    sheet('#8c5f34', path('M226 560L310 500H690L774 560Z'), 8),
    // the snowsuit
    sheet('#b8351f', strip('M424 430C350 440 300 470 262 520', 84), 10),
    sheet('#b8351f', strip('M576 430C650 440 700 400 726 346', 84), 10),
    sheet(palette.yolk, circle(254, 532, 50), 7),
    sheet(palette.yolk, circle(738, 322, 50), 7),
    sheet(palette.brick, path('M384 420Q400 380 500 380Q600 380 616 420L640 600H360Z'), 12),
    // from behind: the hood with its seam and tassel
    sheet(palette.cream, path('M384 420Q500 470 616 420L610 388Q500 432 390 388Z'), 4),
    sheet(
      palette.brick,
      path('M500 176Q626 200 622 330Q614 410 500 414Q386 410 378 330Q374 200 500 176Z'),
      10,
      {
        marks: line('M500 196V414', 7, '#7f2413'),
      },
    ),
    sheet(palette.yolk, circle(500, 180, 38), 6),
    sheet(palette.yolk, path('M470 500H530V560H470Z'), 3, { marks: line('M484 524H516', 6, '#c98a2a') }),
    // the box
    sheet('#c79555', path('M210 560H790L764 830H236Z'), 18, {
      marks: printed(rect(462, 560, 76, 280), '#ead7b0'),
    }),
    sheet('#d9ad72', path('M210 556L136 640L250 664L290 560Z'), 9),
    sheet('#d9ad72', path('M790 556L864 640L750 664L710 560Z'), 9),
    sheet(palette.paper, rect(566, 680, 136, 92, 4, -3), 4, {
      marks: line('M584 706H680M584 730H668M584 752H640', 8, '#1a243090'),
    }),
    sheet(palette.teal, rect(650, 676, 34, 40, 2, -3), 3),
  ],
};
