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
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const paper = 'translate(560 560) rotate(-7)';
const other = 'translate(690 540) rotate(9)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A folded newspaper with a nest on its front page lies beside bars cut from colored paper and a pair of scissors',
  focus: [0.5, 0.55],
  layers: [
    ground(palette.dusk),
    sheet(palette.navy, path('M-20 -20H1620V210Q900 270 -20 180Z'), 4),
    // Two issues, one on the other.
    sheet(palette.sand, placed(rect(-330, -360, 660, 900, 6), other), 9),
    sheet(palette.paper, placed(rect(-340, -370, 680, 940, 6), paper), 11, {
      marks: placed(
        line('M-290 -300H290', 34, palette.ink, 'butt') +
          line('M-290 -250H290', 6, palette.ink, 'butt') +
          line(
            'M-290 220H-30M-290 262H-30M-290 304H-30M-290 346H-30M-290 388H-90M40 220H290M40 262H290M40 304H290M40 346H290M40 388H200',
            14,
            '#1a243055',
            'butt',
          ),
        paper,
      ),
    }),
    sheet(palette.robin, placed(rect(-290, -220, 580, 380, 4), paper), 3),
    // The nest with its egg.
    sheet(palette.cream, placed(ellipse(0, -50, 92, 122), paper), 8, {
      marks: placed(
        printed(
          circle(-30, -90, 8) + circle(24, -120, 7) + circle(36, -60, 9) + circle(-10, -40, 6),
          '#57351f',
        ),
        paper,
      ),
    }),
    sheet(palette.kraft, placed(path('M-200 -20Q0 60 200 -20Q190 120 0 130Q-190 120 -200 -20Z'), paper), 9),
    sheet(palette.bark, placed(strip('M-180 16Q0 84 180 16M-164 60Q0 116 164 60', 12), paper), 3),
    // A figure of readers: five bars, and the egg at the top of the last.
    sheet(palette.paper, rect(1010, 240, 520, 620, 8, 2), 10),
    sheet(palette.brick, rect(1066, 620, 72, 180, 4, 2), 7),
    sheet(palette.amber, rect(1156, 540, 72, 262, 4, 2), 7),
    sheet(palette.teal, rect(1246, 470, 72, 334, 4, 2), 7),
    sheet(palette.plum, rect(1336, 380, 72, 426, 4, 2), 7),
    sheet(palette.ink, strip('M1050 816L1470 830', 10), 3, { edge: 0.5 }),
    sheet(palette.yolk, circle(1384, 316, 46), 8),
    // The scissors that cut them.
    sheet(
      palette.mist,
      placed(
        path('M0 -20L330 -46L340 -30L0 26Z') + path('M0 20L330 66L336 48L0 -26Z'),
        'translate(240 846) rotate(-18)',
      ),
      9,
    ),
    sheet(
      palette.rust,
      placed(
        '<path d="M-20 -10C-60 -120 -220 -130 -230 -60C-236 0 -110 30 -20 -10ZM-80 -32C-110 -86 -190 -90 -196 -56C-200 -26 -140 -14 -80 -32Z" fill-rule="evenodd"/><path d="M-20 12C-70 110 -230 130 -236 64C-240 10 -110 -26 -20 12ZM-80 36C-116 84 -196 92 -200 62C-204 34 -140 20 -80 36Z" fill-rule="evenodd"/>',
        'translate(250 846) rotate(-18)',
      ),
      10,
    ),
    sheet(palette.slate, circle(262, 842, 15), 4),
  ],
};
