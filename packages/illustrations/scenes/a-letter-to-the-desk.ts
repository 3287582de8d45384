import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const letter = 'translate(980 470) rotate(6)';
const envelope = 'translate(960 640) rotate(-5)';
const pencil = 'translate(520 800) rotate(-32)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A letter slides into an envelope whose stamp shows an egg in a nest, with a pencil and a cup beside it',
  focus: [0.62, 0.55],
  layers: [
    ground('#2f6d72'),
    sheet(palette.deep, path('M-20 -20H1620V160Q820 240 -20 130Z'), 4),
    // The cup leaves a ring where it stood.
    sheet(
      '#28616a',
      '<path d="M300 190A140 140 0 1 1 299.9 190ZM300 212A118 118 0 1 0 300.1 212Z" fill-rule="evenodd"/>',
      1,
      { flat: true },
    ),
    sheet(palette.coral, circle(236, 420, 150), 12),
    sheet('#8a4632', circle(236, 420, 120), 3),
    sheet(palette.bark, circle(236, 424, 104), 2, { flat: true }),
    sheet(palette.coral, strip('M370 380Q470 350 456 440Q444 500 366 474', 30), 9),
    // The back of the envelope, the letter, the front.
    sheet(palette.kraft, placed(path('M-450 -160L0 -420L450 -160V330H-450Z'), envelope), 9),
    sheet(palette.paper, placed(rect(-370, -330, 720, 560, 5), letter), 8, {
      marks: placed(
        line('M-310 -250H-90', 20, palette.ink, 'butt') +
          line(
            'M-310 -180Q-200 -198 -100 -180T110 -182T290 -178M-310 -120Q-200 -138 -100 -120T110 -122T240 -118M-310 -60Q-200 -78 -100 -60T110 -62T290 -58',
            12,
            '#1d3a5799',
          ),
        letter,
      ),
    }),
    sheet(palette.sand, placed(path('M-450 -160L-20 120Q0 132 20 120L450 -160V330H-450Z'), envelope), 10),
    sheet(palette.cream, placed(path('M-450 330L-30 50Q0 34 30 50L450 330Z'), envelope), 8),
    // The stamp.
    sheet(palette.paper, placed(rect(236, 96, 170, 196, 4), envelope), 5, {
      marks: placed(printed(rect(252, 112, 138, 164), '#9fd8d2'), envelope),
    }),
    sheet(palette.cream, placed(ellipse(321, 176, 34, 46), envelope), 4),
    sheet(
      palette.bark,
      placed(path('M262 190Q321 216 380 190Q374 250 321 254Q268 250 262 190Z'), envelope),
      5,
    ),
    sheet(palette.brick, placed(strip('M-380 250H-140', 12) + strip('M-380 286H-200', 12), envelope), 2, {
      flat: true,
      edge: 0.5,
    }),
    // The pencil.
    sheet(palette.peach, placed(path('M-330 0L-240 -34V34Z'), pencil), 10),
    sheet(palette.yolk, placed(rect(-244, -34, 430, 68, 4), pencil), 11, {
      marks: placed(line('M-244 -10H186M-244 14H186', 5, '#b97d1d'), pencil),
    }),
    sheet(palette.ink, placed(path('M-330 0L-302 -11V11Z'), pencil), 3),
    sheet(palette.mist, placed(rect(182, -36, 50, 72, 4), pencil), 4),
    sheet(palette.coral, placed(path('M230 -34H268Q294 -34 294 0Q294 34 268 34H230Z'), pencil), 5),
  ],
};
