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
  star,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'Two phones and a tablet put to bed in a basket',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#e07f5f', '#f0b98f'),
    sheet('#8a5a2e', path('M214 560Q500 500 786 560L770 620H230Z'), 8),
    // the tablet with a moon on it, the phones
    sheet(palette.ink, placed(rect(-130, -190, 260, 380, 26), 'translate(440 400) rotate(-8)'), 14),
    sheet(palette.navy, placed(rect(-106, -162, 212, 330, 8), 'translate(440 400) rotate(-8)'), 2),
    sheet(palette.moon, path('M470 330A72 72 0 1 1 398 238A58 58 0 1 0 470 330Z'), 5),
    sheet(palette.moon, star(492, 270, 20, 8) + star(356, 350, 12), 3),
    sheet('#2f3d4b', placed(rect(-66, -140, 132, 280, 24), 'translate(620 460) rotate(9)'), 12),
    sheet('#57708a', placed(rect(-52, -120, 104, 240, 8), 'translate(620 460) rotate(9)'), 2),
    sheet(palette.brick, placed(rect(-58, -120, 116, 240, 22), 'translate(724 520) rotate(24)'), 10),
    sheet('#e39a2d', placed(circle(-26, -86, 15), 'translate(724 520) rotate(24)'), 2),
    // a dish towel as their blanket
    sheet(palette.cream, path('M250 470Q430 540 640 500Q760 480 790 560L770 660H230Z'), 12, {
      marks: line('M262 512Q440 580 640 540Q740 522 790 580', 14, '#2b7f83'),
    }),
    // the basket
    sheet('#c89b66', path('M196 580H804L736 826Q730 846 706 846H294Q270 846 264 826Z'), 18, {
      marks:
        line('M214 650H786M232 716H768M252 782H748', 7, '#80502f90') +
        printed(
          [0, 1, 2]
            .map((j) =>
              Array.from({ length: 9 }, (_, i) =>
                rect(236 + i * 64 + (j % 2) * 30, 596 + j * 66, 12, 46, 5),
              ).join(''),
            )
            .join(''),
          '#80502f80',
        ),
    }),
    sheet('#d9b47c', rect(176, 556, 648, 50, 24), 9),
  ],
};
