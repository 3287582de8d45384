import {
  palette,
  roundel,
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = (shape: string) => placed(shape, 'translate(560 330) rotate(32)');

export const scene: Scene = {
  kind: 'disc',
  alt: 'A table microphone with its green light on',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#35566a', '#86adc2'),
    sheet(palette.wood, path('M150 770Q330 740 500 746T850 768V840Q500 960 150 840Z'), 9),
    sheet(palette.ink, ellipse(440, 782, 190, 56), 12),
    sheet('#2c3a48', ellipse(440, 764, 176, 48), 5),
    sheet(palette.leaf, circle(350, 770, 17), 4),
    sheet(palette.ink, strip('M440 760C430 620 350 560 470 470', 30), 10, {
      marks: line(
        Array.from({ length: 12 }, (_, i) => `M380 ${500 + i * 22}L460 ${490 + i * 22}`).join(''),
        4,
        '#4b5d6b',
      ),
    }),
    sheet('#33424f', head(path('M-70 60H70L44 176H-44Z')), 9),
    sheet(
      '#9fb2b8',
      head(path('M-104 40V-60Q-104 -160 0 -160Q104 -160 104 -60V40Q104 66 0 66Q-104 66 -104 40Z')),
      15,
      {
        marks: head(
          line(
            Array.from(
              { length: 8 },
              (_, i) => `M${-200 + i * 44} 80L${-20 + i * 44} -180M${-140 + i * 44} -180L${40 + i * 44} 80`,
            ).join(''),
            6,
            '#6d828c',
          ),
        ),
      },
    ),
    sheet(palette.yolk, head(rect(-112, 34, 224, 40, 12)), 6),
  ],
};
