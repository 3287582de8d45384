import {
  palette,
  roundel,
  circle,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const card = 'translate(500 400) rotate(-7)';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A yellow library card looks out of the pocket of a borrowed book',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#234d40', '#3f7050'),
    // the book, closed, from its back
    sheet('#8a2f1b', rect(252, 190, 500, 640, 14, 3), 18),
    sheet(palette.cream, rect(276, 206, 470, 612, 6, 3), 3),
    sheet(palette.brick, rect(238, 180, 496, 636, 14, 3), 8, {
      marks: placed(line('M300 170V830', 8, '#7d2c1a'), 'rotate(3 486 498)'),
    }),
    // the card
    sheet(palette.yolk, placed(rect(-170, -150, 340, 330, 22), card), 10, {
      marks: placed(
        printed(rect(-170, -112, 340, 46), '#2b7f83') + line('M-132 -24H40M-132 14H4', 14, '#80502f'),
        card,
      ),
    }),
    sheet(palette.paper, placed(circle(98, 8, 52), card), 3),
    sheet(palette.rust, placed(star(98, 8, 36), card), 3),
    // the pocket
    sheet('#e5d0a6', path('M300 520L330 516Q500 600 680 536L690 534L680 756L288 736Z'), 12, {
      marks: line('M344 640L640 655M342 684L560 695', 9, '#1a243060'),
    }),
    sheet(palette.teal, rect(574, 664, 72, 54, 4, -10), 3),
    sheet(palette.robin, path('M640 172L700 175L694 290L664 262L634 286Z'), 6),
  ],
};
