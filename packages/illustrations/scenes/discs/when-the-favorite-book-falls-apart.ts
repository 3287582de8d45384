import { palette, roundel, circle, line, path, placed, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const book = (shape: string) => placed(shape, 'translate(500 500) rotate(-7)');

export const scene: Scene = {
  kind: 'disc',
  alt: 'A picture book with a red hat on its cover, read so often that tape holds it together',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#454287', '#8f8ccf'),
    sheet('#1d5a52', book(rect(-196, -274, 440, 580, 8)), 16),
    sheet(palette.sand, book(rect(-200, -282, 430, 574, 3)), 4, {
      marks: book(line('M214 -270V286M222 -270V286M-190 280H220M-190 287H220', 3, '#b99b62')),
    }),
    sheet('#2f7a6c', book(rect(-214, -296, 430, 574, 8)), 8),
    sheet('#24665a', book(rect(-214, -296, 62, 574, 8)), 3),
    sheet('#f7e3b4', book(rect(-112, -230, 290, 380, 6)), 4),
    sheet('#6c9a4c', book(path('M-112 70Q-20 30 60 60T178 50V150H-112Z')), 4),
    sheet('#b8351f', book(path('M36 -170L118 76Q36 106 -50 76Z')), 9),
    sheet('#8f2716', book(path('M-64 66Q36 108 132 66L138 96Q36 140 -70 96Z')), 5),
    sheet(palette.paper, book(circle(36, -172, 24)), 6),
    sheet('#d9c9a4', book(rect(-70, 190, 210, 20, 8) + rect(-40, 226, 150, 16, 8)), 2),
    sheet('#e9d9b0', book(rect(126, -322, 150, 54, 2, 42)), 5, { opacity: 0.92 }),
    sheet('#e9d9b0', book(rect(-244, 120, 110, 60, 2, 4)), 5, { opacity: 0.92 }),
    sheet(palette.yolk, book(path('M60 270H96V350L78 330L60 350Z')), 5),
  ],
};
