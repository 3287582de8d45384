import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  press,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const bus = path(
  'M0 0V-180Q0 -230 50 -230H400Q440 -230 450 -190L466 -110Q520 -104 524 -60V0H470A52 52 0 0 0 366 0H176A52 52 0 0 0 72 0Z',
);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A toy bus before a night-light throws the shadow of a huge bus on the wall; a hand lies on a child’s shoulder',
  focus: [0.36, 0.54],
  layers: [
    ground('#1d4a52'),
    // what the lamp lights
    sheet('#2d5f62', circle(760, 520, 720), 5),
    sheet('#4a7868', circle(760, 540, 590), 5),
    sheet('#8f9a63', circle(760, 560, 470), 5),
    sheet('#d0ac58', circle(760, 580, 350), 5),
    // the shadow that worry makes
    sheet(
      '#1a3842',
      placed(bus, 'translate(270 520) scale(1.86)') +
        placed(circle(124, 4, 42) + circle(418, 4, 42), 'translate(270 520) scale(1.86)'),
      0,
      { flat: true, opacity: 0.86 },
    ),
    sheet(
      '#8f9a63',
      placed(
        rect(34, -196, 66, 70, 6) +
          rect(122, -196, 66, 70, 6) +
          rect(210, -196, 66, 70, 6) +
          rect(298, -196, 66, 70, 6) +
          path('M386 -196H404L424 -126H386Z'),
        'translate(270 520) scale(1.86)',
      ),
      0,
      { flat: true, opacity: 0.7 },
    ),
    // a list of names, hung up; a star
    sheet('#d9d0b0', rect(64, 90, 150, 190, 3, -4), 7, {
      marks: placed(
        line('M-46 -50H40M-46 -20H30M-46 10H44M-46 40H20', 8, '#1a243066'),
        'translate(139 185) rotate(-4)',
      ),
    }),
    sheet(palette.yolk, star(1460, 130, 40, 10), 6),
    sheet('#3a6a6c', star(1350, 70, 22, 0) + star(1540, 250, 20, 20), 5),
    // night table
    sheet('#5a3826', rect(470, 716, 640, 400, 6), 12),
    sheet('#6e462f', rect(430, 680, 720, 48, 6), 9),
    sheet('#7d5338', rect(520, 770, 540, 140, 5), 4),
    sheet(palette.amber, circle(790, 838, 18), 5),
    // the night-light stands behind, low
    sheet('#f0cf74', path('M700 680C690 560 740 520 790 520S890 560 880 680Z'), 8),
    sheet('#fbe9ae', path('M730 680C724 590 756 556 790 556S856 590 850 680Z'), 3),
    sheet('#c4593a', rect(686, 664, 208, 28, 8), 6),
    // the bus, as large as it is
    moved('translate(600 692) scale(.74)', [
      sheet('#f4b82c', bus, 16),
      sheet('#c98f17', rect(10, -86, 510, 18, 4), 2),
      sheet(
        '#bfe0de',
        rect(34, -196, 66, 70, 6) +
          rect(122, -196, 66, 70, 6) +
          rect(210, -196, 66, 70, 6) +
          rect(298, -196, 66, 70, 6) +
          path('M386 -196H408Q424 -196 428 -180L440 -126H386Z'),
        2,
      ),
      sheet(palette.skin2, circle(155, -142, 22) + circle(243, -140, 20), 0, { flat: true }),
      sheet('#2b1f1d', path('M134 -146A22 22 0 0 1 176 -146Z') + path('M222 -144A22 22 0 0 1 264 -144Z'), 0, {
        flat: true,
      }),
      sheet(palette.ink, circle(124, 4, 44) + circle(418, 4, 44), 9),
      sheet('#cfd6d4', circle(124, 4, 18) + circle(418, 4, 18), 3),
      sheet('#c4432f', path('M-6 -130H-40Q-56 -130 -56 -112V-96H-6Z'), 6),
    ]),
    // a glass, and the soup that one breathes on
    sheet('#2f8a8c', path('M980 592H1100C1100 650 1076 680 1040 684Q1000 680 980 592Z'), 11),
    sheet('#e0a24a', ellipse(1040, 592, 56, 12), 2),
    sheet('#d9e6e2', strip('M1020 566Q1006 536 1024 508M1056 566Q1044 536 1060 506', 9), 3, { opacity: 0.7 }),
    // bed, child and quilt
    sheet('#dfe3d6', path('M-40 760C40 700 260 690 380 740C420 800 400 900 360 960H-40Z'), 13),
    childProfile('translate(320 640) rotate(-4) scale(1.3)', palette.skin2, '#33211c', 'short', 14),
    sheet(
      '#b9c7d6',
      path('M70 1040C80 880 140 800 260 780C340 766 430 780 480 840C530 910 540 980 540 1040Z'),
      16,
      {
        marks: printed(
          star(200, 900, 22) + star(330, 860, 18, 20) + star(430, 950, 22, 8) + star(280, 990, 18),
          '#f4d35e',
        ),
      },
    ),
    sheet('#8a3f4f', path('M-40 940C160 890 420 960 620 900C780 860 900 900 1000 1040H-40Z'), 19, {
      marks: line(
        'M60 900L120 1040M240 900L280 1040M430 900L460 1040M600 890L650 1040M780 880L850 1040M-40 990C200 950 500 1010 960 970',
        7,
        '#b56a72',
      ),
    }),
    press('translate(376 884) rotate(10) scale(1.02)', palette.skin2, '#3f6a4f', '#a9cfae', 19),
  ],
};
