import { palette, roundel, circle, ellipse, line, path, placed, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const shell =
  'M0 -210C78 -210 104 -146 92 -88C82 -44 78 -34 88 0C124 66 118 210 0 210C-118 210 -124 66 -88 0C-78 -34 -82 -44 -92 -88C-104 -146 -78 -210 0 -210Z';
const nut = (shape: string) => placed(shape, 'translate(646 552) rotate(16) scale(1.06)');

export const scene: Scene = {
  kind: 'disc',
  alt: 'Half a boiled egg and a peanut in its shell',
  focus: [0.5, 0.52],
  layers: [
    ...roundel('#155a63', '#4f9fa0'),
    sheet('#b7834c', nut(path(shell)), 16, {
      marks: nut(
        line(
          'M-60 -190C-30 -90 -40 -60 -50 0C-80 80 -60 150 -40 200M0 -206C10 -90 0 -60 0 0C-10 90 0 150 0 206M60 -190C40 -90 50 -50 52 0C80 80 70 150 44 200',
          8,
          '#8f6236',
        ) +
          line(
            'M-86 -140H84M-92 -90H90M-60 -30H60M-80 30H84M-100 84H100M-104 136H104M-80 180H80',
            6,
            '#9c6d3d',
          ),
      ),
    }),
    sheet('#d7a468', nut(ellipse(-44, -120, 18, 34, 14) + ellipse(-54, 70, 20, 40, 8)), 0, {
      flat: true,
      opacity: 0.55,
    }),
    sheet('#e4e0cf', ellipse(372, 566, 176, 226, -14), 14),
    sheet(palette.paper, ellipse(366, 556, 164, 212, -14), 3),
    sheet('#e39a2d', circle(384, 604, 104), 5),
    sheet(palette.yolk, circle(378, 598, 92), 3),
    sheet('#f9e08a', ellipse(346, 562, 30, 18, -36), 0, { flat: true }),
  ],
};
