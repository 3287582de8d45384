import { palette, roundel, circle, line, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A small blue horse in a very heavy gold frame',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#7d2a3e', '#a8475a'),
    sheet(palette.ink, strip('M300 300L500 150L700 300', 9), 4, { edge: 0.5 }),
    sheet('#5a4630', circle(500, 148, 18), 4),
    sheet('#b9801f', rect(196, 260, 608, 520, 10), 18, {
      marks: line('M214 278H786V762H214Z', 7, '#8a5c12'),
    }),
    sheet('#e0ab3a', rect(226, 290, 548, 460, 6), 5),
    sheet('#b9801f', rect(262, 326, 476, 388, 2), 3),
    sheet(
      '#f4c430',
      circle(212, 276, 36) + circle(788, 276, 36) + circle(212, 764, 36) + circle(788, 764, 36),
      6,
    ),
    sheet('#f0cf9a', rect(276, 340, 448, 360), 0, { flat: true }),
    sheet(palette.rust, circle(640, 440, 56), 3, { clip: rect(276, 340, 448, 360) }),
    sheet('#6c9a4c', path('M270 620Q420 570 560 610T730 590V710H270Z'), 4, {
      clip: rect(276, 340, 448, 360),
    }),
    // the horse, looking left
    sheet('#1d4f78', strip('M420 570L410 666M462 580L470 670M560 580L556 668M596 570L620 660', 26), 6),
    sheet('#1d4f78', strip('M606 520Q660 540 656 620', 22), 5),
    sheet(
      '#2a6796',
      path(
        'M404 500Q380 470 388 440L340 470Q310 470 306 444L366 396Q372 380 384 372L396 392Q440 400 462 476Q540 490 596 486Q634 520 606 590Q520 606 410 590Q390 550 404 500Z',
      ),
      9,
    ),
    sheet('#14293f', path('M390 384Q450 386 482 482L454 480Q436 420 388 402Z'), 3),
    sheet(palette.paper, circle(372, 420, 7), 0),
  ],
};
