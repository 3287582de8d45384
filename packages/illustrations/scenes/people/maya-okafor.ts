import { circle, line, palette, path, placed, printed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const pencil = 'translate(520 520) rotate(-42)';

export const scene: Scene = {
  kind: 'emblem',
  alt: 'A red pencil lies across a page that it has corrected',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.teal, rect(-20, -20, 1040, 1040), 0),
    sheet(palette.deep, path('M-20 760Q420 690 1020 800V1020H-20Z'), 6),
    sheet(palette.sand, placed(rect(-270, -350, 560, 720, 6), 'translate(470 500) rotate(5)'), 8),
    sheet(palette.paper, placed(rect(-280, -350, 560, 700, 6), 'translate(480 490) rotate(-4)'), 10, {
      marks: placed(
        line('M-210 -250H40M-210 -160H200M-210 -90H200M-210 60H200M-210 130H90', 22, '#1a243066', 'butt') +
          line('M-210 -20H-60', 22, '#1a243066', 'butt') +
          line('M-90 -34L190 -2', 16, palette.brick) +
          line('M-216 176Q-150 150 -100 178T20 176', 14, palette.brick),
        'translate(480 490) rotate(-4)',
      ),
    }),
    // The pencil: its wood, its paint, the tin and the rubber.
    sheet(palette.peach, placed(path('M-420 0L-290 -62V62Z'), pencil), 13),
    sheet(palette.brick, placed(rect(-296, -62, 560, 124, 6), pencil), 14, {
      marks: placed(line('M-296 -20H264M-296 22H264', 7, '#7d2c1a'), pencil),
    }),
    sheet(palette.ink, placed(path('M-420 0L-376 -21V21Z'), pencil), 4),
    sheet(palette.mist, placed(rect(258, -66, 78, 132, 6), pencil), 5, {
      marks: placed(line('M280 -66V66M312 -66V66', 8, '#4b5d6b80'), pencil),
    }),
    sheet(palette.coral, placed(path('M334 -62H400Q440 -62 440 0Q440 62 400 62H334Z'), pencil), 6),
    sheet(palette.yolk, circle(806, 816, 44), 6, { marks: printed(circle(806, 816, 16), '#e39a2d') }),
    sheet(palette.robin, strip('M126 842Q180 800 220 850T318 846', 18), 4),
  ],
};
