import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  point,
  press,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

function page(x: number, y: number, angle: number, color: string, mark: string): Layer {
  return sheet(color, rect(x - 90, y - 116, 180, 232, 4, angle), 6, {
    marks: placed(
      line('M-60 -76H40', 12, mark) + line('M-60 -40H60M-60 -12H52M-60 16H60M-60 44H20', 6, '#1a243055'),
      `translate(${x} ${y}) rotate(${angle})`,
    ),
  });
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'Seen from above: hands from four sides of a round table lie around one child’s drawing, among forms',
  focus: [0.5, 0.5],
  layers: [
    ground('#8c6f86'),
    sheet('#97798f', rect(-20, -20, 520, 1040) + rect(1100, -20, 520, 1040), 2),
    sheet('#c99a63', circle(800, 500, 470), 14, {
      marks: line(
        'M420 300Q800 260 1180 300M380 470Q800 430 1220 470M400 650Q800 610 1200 650',
        5,
        '#00000014',
      ),
    }),
    sheet('#d9ad76', circle(800, 500, 430), 3),
    page(520, 420, -18, palette.paper, '#2b7f83'),
    page(610, 650, 12, '#efe6cf', '#a33e26'),
    page(1070, 400, 16, palette.paper, '#5d3a58'),
    page(1000, 660, -10, '#efe6cf', '#2b7f83'),
    // the drawing
    sheet(palette.paper, rect(620, 330, 360, 300, 3, -3), 10),
    sheet('#9fd8d2', rect(640, 350, 320, 150, 2, -3), 1),
    sheet('#8fbf6a', rect(646, 488, 322, 124, 2, -3), 1),
    sheet(palette.yolk, circle(906, 388, 34), 3),
    sheet(palette.yolk, star(906, 388, 58), 1, { flat: true, opacity: 0.55 }),
    sheet('#c4593a', rect(700, 450, 110, 90, 2, -3), 4),
    sheet('#7a2f1d', path('M684 456L752 392L822 446Z'), 4),
    sheet(palette.yolk, rect(742, 490, 32, 50, 2, -3), 2),
    sheet(palette.teal, strip('M856 560V510M856 526L832 508M856 526L884 506', 13), 4),
    sheet(palette.skin2, circle(856, 488, 24), 4),
    sheet(palette.plum, strip('M912 568V534M912 544L894 530M912 544L932 530', 11), 4),
    sheet(palette.skin1, circle(912, 516, 19), 4),
    // crayons
    sheet(palette.brick, strip('M700 676L792 706', 20), 7),
    sheet(palette.teal, strip('M818 660L900 700', 20), 7),
    sheet(palette.yolk, strip('M650 292L720 268', 20), 7),
    // cups
    sheet(palette.cream, circle(866, 224, 66), 9),
    sheet('#6b4330', circle(866, 224, 50), 2),
    sheet(palette.robin, circle(1140, 556, 52), 9),
    sheet('#5b8f94', circle(1140, 556, 38), 2),
    // those who came
    press('translate(972 480) scale(.82)', palette.skin3, palette.teal, palette.egg, 15),
    press('translate(628 516) rotate(4) scale(-.82 .82)', palette.skin1, '#39465e', palette.cream, 15),
    point('translate(752 398) rotate(-96) scale(.8)', palette.skin2, '#7a3b2a', palette.peach, 15),
    press('translate(800 632) rotate(88) scale(.66)', palette.skin2, palette.yolk, '#fbe9b4', 16),
    sheet(palette.slate, strip('M470 300L560 330', 14), 8, {
      marks: printed(ellipse(470, 300, 10, 10), '#f4c430'),
    }),
    ...[
      [300, 120],
      [1320, 140],
      [280, 880],
      [1330, 880],
    ].map(([x, y], i) =>
      sheet(['#6d5068', '#735770'][i % 2]!, ellipse(x!, y!, 190, 120, i % 2 ? 40 : -40), 5),
    ),
  ],
};
