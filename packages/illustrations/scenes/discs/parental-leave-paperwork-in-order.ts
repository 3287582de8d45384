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
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const pin = (shape: string) => placed(shape, 'translate(500 300) rotate(-14) scale(1.3)');
const page = (shape: string) => placed(shape, 'translate(500 510) rotate(-4)');

export const scene: Scene = {
  kind: 'disc',
  alt: 'A bundle of forms held together by a diaper pin',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#4f7a58', '#a9c79a'),
    sheet('#d9c9a4', placed(rect(-190, -270, 400, 560, 4), 'translate(520 520) rotate(7)'), 10),
    sheet(palette.egg, placed(rect(-196, -274, 400, 560, 4), 'translate(512 516) rotate(1)'), 5),
    sheet(palette.paper, page(rect(-200, -280, 400, 560, 4)), 9, {
      marks: page(
        line('M-60 -20H160M-60 50H120M-60 120H160M-60 190H90', 12, '#4b5d6b') +
          line(
            'M-150 -40h40v40h-40zM-150 30h40v40h-40zM-150 100h40v40h-40zM-150 170h40v40h-40z',
            7,
            '#1a2430',
          ) +
          line('M-146 -22L-130 -6L-100 -52M-146 48L-130 64L-100 18', 13, '#a33e26') +
          printed(rect(-150, -110, 220, 34, 4), '#2b7f83'),
      ),
    }),
    sheet('#8fa3ad', pin(strip('M-190 34H-120M90 34H196', 17)), 6, { edge: 0.6 }),
    sheet('#1a2430', pin(rect(-128, 22, 12, 26, 6) + rect(84, 22, 12, 26, 6)), 0, {
      flat: true,
      opacity: 0.35,
    }),
    sheet('#8fa3ad', pin(strip('M-200 -30H196', 17)), 12, { edge: 0.6 }),
    sheet('#8fa3ad', pin(strip('M192 -30A32 32 0 1 1 192 34A24 24 0 1 1 206 -6', 15)), 8, { edge: 0.6 }),
    sheet(
      palette.coral,
      pin(path('M-270 0Q-270 -70 -196 -66Q-130 -62 -134 -14L-140 50Q-146 66 -196 66Q-270 70 -270 0Z')),
      12,
    ),
    sheet(palette.paper, pin(circle(-204, 0, 22)), 4),
  ],
};
