import {
  circle,
  ellipse,
  ground,
  leafShape,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const first = 'translate(480 470) rotate(-5)';
const second = 'translate(880 420) rotate(4)';
const third = 'translate(1010 760) rotate(-3)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'Clippings from the magazine and a child’s drawing of a sun hang under magnets on a refrigerator door',
  focus: [0.5, 0.5],
  layers: [
    ground(palette.peach),
    sheet('#dba178', path('M-20 -20H140V1020H-20Z'), 2),
    // The door, its handle, the freezer above.
    sheet(palette.robin, rect(150, -40, 1290, 190, 24), 12),
    sheet(palette.robin, rect(150, 172, 1290, 900, 24), 13),
    sheet(palette.mist, rect(1310, 240, 46, 400, 20) + rect(1310, 40, 46, 84, 18), 10),
    // The clippings.
    sheet(palette.paper, placed(rect(-210, -240, 420, 560, 4), first), 7, {
      marks: placed(
        line('M-170 96H170M-170 138H170M-170 180H170M-170 222H170M-170 264H40', 14, '#1a243059', 'butt') +
          line('M-170 50H90', 24, palette.ink, 'butt'),
        first,
      ),
    }),
    sheet(palette.navy, placed(rect(-170, -200, 340, 210, 3), first), 3),
    sheet(palette.moon, placed(circle(80, -120, 44), first), 4),
    sheet(palette.cream, placed(path('M-170 10V-70Q-60 -110 20 -60T170 -50V10Z'), first), 3),
    sheet(palette.cream, placed(rect(-190, -160, 380, 300, 4), second), 7, {
      marks: placed(
        line('M-150 -110H70', 22, palette.brick, 'butt') +
          line('M-150 -54H150M-150 -12H150M-150 30H150M-150 72H20', 14, '#1a243059', 'butt'),
        second,
      ),
    }),
    sheet(palette.paper, placed(rect(-230, -140, 460, 310, 4), third), 7),
    // The child's sun and grass.
    sheet(palette.yolk, placed(star(-20, -6, 112, 8), third), 3),
    sheet(palette.amber, placed(circle(-20, -6, 56), third), 3),
    sheet(
      palette.leaf,
      placed(
        leafShape(-170, 150, 100, 22, -80) +
          leafShape(-110, 150, 80, 20, -60) +
          leafShape(130, 150, 100, 22, -100) +
          leafShape(180, 150, 80, 20, -84),
        third,
      ),
      3,
    ),
    // The magnets.
    sheet(palette.cream, ellipse(486, 236, 42, 54), 12, {
      marks: printed(circle(474, 222, 5) + circle(500, 246, 5) + circle(490, 206, 4), '#57351f'),
    }),
    sheet(palette.brick, circle(890, 270, 38), 12),
    sheet(palette.plum, rect(976, 590, 76, 60, 10, -6), 12),
    sheet(palette.bark, strip('M450 270Q486 296 524 268', 14), 4),
    // A shopping list on a string.
    sheet(palette.moon, rect(240, 800, 220, 300, 4, -4), 7, {
      marks: placed(
        line('M270 870H420M270 920H400M270 970H420', 12, '#1a243066', 'butt'),
        'rotate(-4 350 950)',
      ),
    }),
    sheet(palette.teal, circle(350, 806, 32), 10),
  ],
};
