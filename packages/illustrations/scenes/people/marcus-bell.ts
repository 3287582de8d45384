import { circle, line, palette, path, placed, printed, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const key = 'translate(500 380) rotate(20)';
const other = 'translate(500 380) rotate(-24)';

const bow =
  '<path d="M0 20A130 130 0 1 1 -.1 20ZM0 96A54 54 0 1 0 .1 96Z" fill-rule="evenodd" transform="translate(0 -10)"/>';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'Two house keys and a paper tag on one ring',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.navy, rect(-20, -20, 1040, 1040), 0),
    sheet(palette.dusk, rect(-20, -20, 1040, 250), 6),
    // The hook, and the keys with the tag hanging on their ring.
    sheet(palette.wood, rect(120, 96, 760, 92, 14), 12, { marks: line('M160 142H840', 6, '#57351f90') }),
    sheet(
      palette.kraft,
      placed(
        path('M-104 60L0 0L104 60V400Q104 420 84 420H-84Q-104 420 -104 400Z'),
        'translate(470 300) rotate(38)',
      ),
      9,
      {
        marks: placed(
          line('M-60 180H60M-60 240H60M-60 300H10', 14, '#57351f80'),
          'translate(470 300) rotate(38)',
        ),
      },
    ),
    sheet(
      palette.mist,
      placed(bow + rect(-38, 250, 76, 330, 10) + rect(20, 430, 96, 54, 8) + rect(20, 520, 72, 54, 8), other),
      12,
    ),
    sheet(
      palette.yolk,
      placed(
        bow + rect(-40, 250, 80, 350, 10) + rect(-118, 440, 100, 58, 8) + rect(-96, 536, 80, 58, 8),
        key,
      ),
      15,
      {
        marks: placed(line('M0 280V580', 10, '#b97d1d80'), key),
      },
    ),
    sheet(
      palette.slate,
      '<path d="M500 196A130 130 0 1 1 499.9 196ZM500 224A102 102 0 1 0 500.1 224Z" fill-rule="evenodd"/>',
      9,
      { edge: 0.5 },
    ),
    sheet(palette.sand, circle(500, 142, 46), 8, { marks: printed(circle(500, 142, 16), '#80502f') }),
  ],
};
