import {
  circle,
  ground,
  leafShape,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

/** A row of windows of one size. */
function windows(y: number, places: readonly number[], width = 70, height = 96): string {
  return places.map((x) => rect(x, y, width, height, 3)).join('');
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A library, a clinic and a school stand in one street, and a hand cart full of books is on its way between them',
  focus: [0.5, 0.55],
  layers: [
    ground(palette.egg),
    sheet(palette.yolk, circle(1330, 190, 96), 3),
    sheet('#b5d8c0', path('M-20 520Q300 380 640 500Q1040 380 1620 480V820H-20Z'), 4),
    // The library with its columns.
    sheet(palette.cream, rect(70, 380, 440, 440), 10),
    sheet(palette.kraft, path('M40 392L290 226L540 392Z'), 9),
    sheet(palette.brick, circle(290, 334, 34), 4),
    sheet(palette.navy, rect(120, 440, 340, 380), 4, { flat: true }),
    sheet(palette.paper, [120, 214, 308, 402].map((x) => rect(x, 430, 56, 392, 6)).join(''), 8),
    sheet(palette.sand, rect(40, 796, 500, 40, 4), 7),
    // The clinic.
    sheet(palette.teal, rect(590, 330, 380, 500), 10),
    sheet(palette.deep, rect(570, 306, 420, 44, 4), 7),
    sheet(palette.moon, windows(520, [640, 745, 850]), 3, { flat: true }),
    sheet(palette.paper, path('M754 376H806V424H854V476H806V500H754V476H706V424H754Z'), 6),
    sheet(palette.cream, rect(720, 660, 120, 176, 6), 6, { marks: printed(circle(818, 750, 8), '#1b5158') }),
    // The school with its bell.
    sheet(palette.rust, rect(1050, 400, 480, 430), 10),
    sheet(palette.brick, path('M1024 412L1290 250L1556 412Z'), 9),
    sheet(palette.paper, rect(1240, 130, 100, 150, 4), 8),
    sheet('#7d2c1a', path('M1216 140L1290 60L1364 140Z'), 7),
    sheet(palette.amber, circle(1290, 206, 30), 4),
    sheet(palette.robin, windows(470, [1100, 1200, 1310, 1410]), 3, { flat: true }),
    sheet(palette.robin, windows(630, [1100, 1410]), 3, { flat: true }),
    sheet(palette.navy, rect(1230, 640, 120, 190, 6), 5),
    // The street, a tree, the cart with its books.
    sheet(palette.slate, path('M-20 826Q800 804 1620 828V1020H-20Z'), 12, {
      marks: line('M40 924H220M340 922H520M640 920H820M940 922H1120M1240 924H1420', 12, '#f7eedb90', 'butt'),
    }),
    sheet(palette.bark, strip('M555 830V640', 20), 8),
    sheet(
      palette.moss,
      leafShape(555, 700, 200, 96, -90) +
        leafShape(555, 680, 130, 60, -150) +
        leafShape(555, 680, 130, 60, -30),
      10,
    ),
    sheet(palette.plum, rect(760, 690, 40, 170, 3, -6), 9),
    sheet(palette.yolk, rect(806, 706, 44, 156, 3), 9),
    sheet(palette.coral, rect(856, 680, 38, 180, 3, 5), 9),
    sheet(palette.leaf, rect(908, 710, 46, 150, 3, 2), 9),
    sheet(palette.paper, rect(962, 696, 36, 164, 3, 8), 9),
    sheet(palette.wood, path('M720 812H1040L1010 926H750Z'), 13, {
      marks: line('M740 846H1026M748 884H1018', 6, '#57351f80'),
    }),
    sheet(palette.bark, strip('M1030 830L1180 740', 18), 9),
    sheet(palette.ink, circle(800, 944, 46) + circle(960, 944, 46), 10),
    sheet(palette.mist, circle(800, 944, 18) + circle(960, 944, 18), 3),
  ],
};
