import {
  circle,
  ground,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const left = 'translate(520 500) rotate(-5)';
const right = 'translate(1010 520) rotate(4)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand holds a page from a clinic against a page of the magazine, and a paper clip joins the two',
  focus: [0.5, 0.5],
  layers: [
    ground(palette.amber),
    sheet('#c9822a', path('M-20 760Q760 690 1620 800V1020H-20Z'), 4),
    // A page under them, with the label that paid space carries.
    sheet(palette.blush, placed(rect(-270, -330, 560, 720, 6), 'translate(770 560) rotate(15)'), 7),
    // The page of the clinic, and that of the magazine.
    sheet(palette.mist, placed(rect(-290, -360, 590, 760, 6), left), 10, {
      marks: placed(
        line('M-230 60H220M-230 110H220M-230 160H220M-230 210H220M-230 260H60', 18, '#1a243055', 'butt'),
        left,
      ),
    }),
    sheet(palette.teal, placed(rect(-230, -300, 470, 300, 4), left), 4),
    sheet(palette.paper, placed(path('M-40 -260H40V-190H110V-110H40V-40H-40V-110H-110V-190H-40Z'), left), 6),
    sheet(palette.paper, placed(rect(-280, -370, 580, 780, 6), right), 13, {
      marks: placed(
        line('M-220 -300H230', 30, palette.ink, 'butt') +
          line(
            'M-220 -220H220M-220 -170H220M-220 -120H220M-220 -70H220M-220 -20H30',
            18,
            '#1a243055',
            'butt',
          ) +
          line('M-226 -170H-30', 26, '#f4c43099', 'butt') +
          line('M20 -92L220 -84', 14, palette.brick) +
          line('M-230 330Q-170 310 -120 332T20 330', 12, palette.brick),
        right,
      ),
    }),
    sheet(palette.rust, placed(rect(-220, 40, 440, 240, 4), right), 4, {
      marks: placed(printed(circle(0, 160, 74), '#e39a2d'), right),
    }),
    sheet(palette.cream, placed(path('M-200 280Q-120 170 -20 230Q80 130 210 250V280Z'), right), 5),
    // The clip across both edges.
    sheet(
      palette.slate,
      placed(
        strip('M-120 -34H96Q140 -34 140 0Q140 34 96 34H-90Q-116 34 -116 6Q-116 -14 -92 -14H80', 14),
        'translate(752 196) rotate(-4)',
      ),
      7,
      { edge: 0.5 },
    ),
    pinch('translate(1216 640) rotate(8) scale(.9)', palette.skin2, palette.plum, palette.cream, 16),
  ],
};
