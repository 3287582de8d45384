import { palette, roundel, circle, line, path, placed, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A small carton of school milk with a straw, and a coin',
  focus: [0.46, 0.5],
  layers: [
    ...roundel('#c4593a', '#f0b98f'),
    sheet('#8f3f28', path('M190 800Q500 760 830 800Q760 860 500 866Q250 860 190 800Z'), 0, {
      flat: true,
      opacity: 0.35,
    }),
    sheet(palette.brick, rect(560, 130, 34, 260, 10, 16), 9, {
      marks: placed(
        line(
          Array.from({ length: 8 }, (_, i) => `M-30 ${-130 + i * 40}L30 ${-106 + i * 40}`).join(''),
          15,
          '#f7eedb',
        ),
        'translate(577 260) rotate(16)',
      ),
    }),
    sheet('#b9cfcf', path('M590 400L690 366V770L590 806Z'), 14),
    sheet('#1f666a', path('M590 540L690 500V650L590 694Z'), 2),
    sheet(palette.paper, rect(300, 400, 294, 408, 4), 14),
    sheet(palette.teal, rect(300, 540, 294, 154), 3),
    sheet(palette.paper, path('M447 556Q496 620 447 668Q398 620 447 556Z'), 4),
    sheet('#dfeaea', path('M300 402L356 280H640L690 368L592 402Z'), 6),
    sheet('#c6d8d8', path('M592 402L640 280L690 368Z'), 3),
    sheet(palette.paper, rect(346, 226, 300, 62, 4), 6, { marks: line('M350 270H642', 5, '#b9cfcf') }),
    sheet('#c9863f', circle(668, 738, 92), 12),
    sheet('#e0a860', circle(668, 738, 74), 3, { marks: line('M668 700V776M650 716L668 700', 13, '#a8682c') }),
  ],
};
