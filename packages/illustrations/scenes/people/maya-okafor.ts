import { circle, line, palette, path, placed, profile, rect, sheet } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(446 430) scale(1.2)';
const pencil = 'translate(352 396) rotate(-24)';
const page = 'translate(800 846) rotate(-9)';

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A woman in profile with a red pencil behind her ear looks down at a page',
  focus: [0.5, 0.45],
  layers: [
    sheet(palette.teal, rect(-20, -20, 1040, 1040), 0),
    sheet(palette.deep, path('M-20 700Q420 640 1020 730V1020H-20Z'), 4),
    // The puff of hair behind the head, and its band.
    sheet('#2a1c18', placed(circle(-134, -206, 172), head), 9),
    ...profile(head, palette.skin3, '#2a1c18', { lips: 8, nose: 2, tip: 6 }),
    sheet(
      '#2a1c18',
      placed(
        path(
          'M132 -128C96 -226 -20 -262 -116 -214C-212 -160 -232 -40 -192 62C-150 40 -116 -2 -78 -60C-30 -96 60 -110 132 -128Z',
        ),
        head,
      ),
      7,
    ),
    sheet(
      palette.yolk,
      placed(path('M-44 -252C-110 -226 -176 -170 -196 -106L-232 -126C-206 -206 -140 -268 -66 -288Z'), head),
      6,
    ),
    // The ring at her ear, the pencil behind it.
    sheet(
      palette.amber,
      placed(
        `<path d="M-34 52A44 44 0 1 1 -34.1 52ZM-34 70A26 26 0 1 0 -33.9 70Z" fill-rule="evenodd"/>`,
        head,
      ),
      5,
      { edge: 0.5 },
    ),
    sheet(palette.brick, placed(rect(-190, -20, 270, 40, 4), pencil), 8, {
      marks: placed(line('M-190 -6H80M-190 8H80', 4, '#7d2c1a'), pencil),
    }),
    sheet(palette.peach, placed(path('M78 -20L140 0L78 20Z'), pencil), 6),
    sheet(palette.ink, placed(path('M116 -8L140 0L116 8Z'), pencil), 2),
    // Blouse and collar.
    sheet(
      palette.coral,
      path('M20 1020C40 860 150 800 286 770Q420 850 560 772C690 800 790 900 800 1020Z'),
      13,
    ),
    sheet(
      palette.cream,
      path('M262 752L420 900L330 960Q250 860 262 752Z') + path('M566 752L440 900L560 950Q600 850 566 752Z'),
      8,
    ),
    // The page that she corrects.
    sheet(palette.sand, placed(rect(-190, -120, 420, 420, 6), page), 11),
    sheet(palette.paper, placed(rect(-200, -132, 400, 420, 6), page), 9, {
      marks: placed(
        line('M-150 -80H20M-150 -30H150M-150 20H150M-150 70H150', 18, '#1a243066', 'butt') +
          line('M-60 -30L120 -24', 14, palette.brick) +
          line('M-150 102Q-100 84 -60 104T60 102', 12, palette.brick),
        page,
      ),
    }),
  ],
};
