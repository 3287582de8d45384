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
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

const hues = ['#2b7f83', '#c4593a', '#e39a2d', '#5d3a58', '#6c9a4c'];

/** A table of shots on the wall: a row of squares a month, as many of them filled as it names diseases. */
function schedule(x: number, angle: number, color: string, filled: number): Layer {
  const turn = `rotate(${angle} ${x + 220} 330)`;
  const squares = Array.from({ length: 24 }, (_, i) => ({
    at: rect(x + 44 + (i % 4) * 92, 156 + Math.floor(i / 4) * 66, 74, 48, 5),
    hue: i < filled ? hues[(i * 2 + (i % 3)) % 5]! : '#d9cfb6',
  }));
  return [
    sheet(palette.paper, placed(rect(x, 60, 440, 530, 4), turn), 8, {
      marks: placed(line(`M${x + 40} 112H${x + 300}`, 18, color), turn),
    }),
    ...squares.map(({ at, hue }) => sheet(hue, placed(at, turn), 2)),
    sheet(palette.brick, placed(circle(x + 220, 78, 16), turn), 6),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two schedules of shots hang on a wall, one fuller than the other; between them sits a bear with a bandage on its arm',
  focus: [0.5, 0.56],
  layers: [
    ground('#7d9fb0'),
    sheet('#89aaba', rect(-20, -20, 1640, 40), 3),
    schedule(120, -3, palette.teal, 18),
    schedule(1040, 3, palette.brick, 11),
    // the table with its strip of paper
    sheet('#5f4a3c', rect(-20, 810, 1640, 240), 12),
    sheet(palette.paper, path('M200 800H1400L1470 900H130Z'), 8),
    sheet('#e9e0ca', path('M130 898H1470L1480 930H120Z'), 3),
    // the bear
    sheet('#8a5a34', ellipse(800, 700, 190, 176), 14),
    sheet('#b07d4e', ellipse(800, 716, 116, 120), 4),
    sheet('#8a5a34', ellipse(652, 846, 96, 62, 14) + ellipse(948, 846, 96, 62, -14), 10),
    sheet('#b07d4e', ellipse(630, 850, 44, 36, 14) + ellipse(970, 850, 44, 36, -14), 4),
    sheet('#8a5a34', ellipse(616, 640, 58, 120, 34), 10),
    sheet('#8a5a34', ellipse(984, 640, 58, 120, -34), 10),
    sheet('#8a5a34', circle(680, 352, 58) + circle(920, 352, 58), 9),
    sheet('#b07d4e', circle(680, 356, 32) + circle(920, 356, 32), 3),
    sheet('#8a5a34', circle(800, 454, 158), 14),
    sheet('#c99a68', ellipse(800, 502, 74, 58), 5),
    sheet('#3a2519', ellipse(800, 478, 28, 20), 3, { flat: true }),
    sheet('#3a2519', circle(742, 420, 15) + circle(858, 420, 15), 4),
    sheet(palette.yolk, path('M720 596Q800 640 880 596L896 640Q800 690 704 640Z'), 7),
    // the bandage
    sheet('#f0c9a4', placed(rect(-62, -28, 124, 56, 26), 'translate(990 612) rotate(52)'), 6, {
      marks: placed(
        printed(rect(-22, -22, 44, 44, 6), '#e2ab7e') +
          printed(circle(-8, -8, 3) + circle(8, -8, 3) + circle(-8, 8, 3) + circle(8, 8, 3), '#a8744a'),
        'translate(990 612) rotate(52)',
      ),
    }),
    // a small yellow card of one's own
    sheet(palette.yolk, rect(300, 826, 190, 120, 6, -8), 9, {
      marks: line('M332 872L452 856M336 900L430 888', 8, '#8a6a14'),
    }),
  ],
};
