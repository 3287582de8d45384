import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { childFace } from '../src/kit/child.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const rounds = Array.from({ length: 13 }, (_, i) => -16 + i * 86);

export const scene: Scene = {
  kind: 'scene',
  alt: 'Seen from above, a baby in a sleep sack lies on its back in a crib with a flat sheet and nothing else; its bear lies on the rug outside',
  focus: [0.5, 0.46],
  layers: [
    ground('#7a4a63'),
    sheet('#835270', [0, 1, 2, 3].map((i) => rect(-20, -20 + i * 270, 1640, 132)).join(''), 1, {
      marks: line(
        'M300 -20V112M1350 -20V112M180 250V382M1480 250V382M320 520V652M1260 520V652M150 790V922',
        5,
        '#6d4058',
      ),
    }),
    // the rug
    sheet('#2f6f75', path('M-20 210Q190 170 400 220V860Q190 900 -20 850Z'), 5),
    sheet('#3a8087', path('M-20 256Q180 222 370 262V816Q180 854 -20 806Z'), 2, {
      marks: line('M-20 330Q180 300 380 336M-20 740Q180 776 380 742', 12, '#8fc0bd'),
    }),
    // the bear, outside
    moved('translate(196 536) rotate(-24) scale(1.06)', [
      sheet('#95602f', circle(-50, -150, 27) + circle(50, -150, 27), 7),
      sheet('#c99a6a', circle(-50, -150, 13) + circle(50, -150, 13), 2),
      sheet('#95602f', strip('M-56 -30L-104 -58M56 -30L104 -58M-36 80L-60 136M36 80L60 136', 46), 8),
      sheet('#95602f', ellipse(0, 24, 76, 88), 11),
      sheet('#c99a6a', ellipse(0, 34, 44, 54), 3),
      sheet('#95602f', circle(0, -104, 70), 12),
      sheet('#c99a6a', ellipse(0, -82, 34, 26), 4),
      sheet(palette.ink, ellipse(0, -94, 12, 9) + circle(-27, -118, 7) + circle(27, -118, 7), 2),
    ]),
    // slippers of somebody who has just looked
    moved('translate(1380 640) rotate(14)', [
      sheet('#e7c3a2', ellipse(-54, 0, 40, 104) + ellipse(54, 26, 40, 104), 7),
      sheet(
        '#2f6f75',
        path('M-96 0C-100 -78 -84 -108 -54 -108S-8 -78 -12 0Q-54 -30 -96 0Z') +
          path('M12 26C8 -52 24 -82 54 -82S100 -52 96 26Q54 -4 12 26Z'),
        9,
      ),
    ]),
    // the crib: its sheet lies flat
    sheet('#c99c62', rect(436, -40, 728, 1080, 8), 18),
    sheet('#b9cfd2', rect(484, -40, 632, 1080, 4), 2, {
      marks: line('M520 -40V1040M1080 -40V1040', 4, '#a3bdc1'),
    }),
    // the baby
    sheet(palette.skin2, strip('M690 470C620 440 590 380 592 312', 66), 8),
    sheet(palette.skin2, strip('M910 470C980 440 1010 380 1008 312', 66), 8),
    sheet(palette.skin2, circle(592, 292, 42) + circle(1008, 292, 42), 9, {
      marks: line('M578 254V286M600 252V284M1000 252V284M1022 254V286', 4, '#1a243040'),
    }),
    sheet(
      '#f7eedb',
      strip('M700 480C640 456 614 414 606 374M900 480C960 456 986 414 994 374', 88, 'butt'),
      9,
    ),
    childFace('translate(800 300) rotate(7) scale(1.44)', palette.skin2, '#3a2419', 'fluff', 12),
    sheet(
      '#f0bf3c',
      path(
        'M676 470C720 436 760 450 800 470C840 450 880 436 924 470C960 560 980 720 972 850C960 930 880 956 800 956C720 956 640 930 628 850C620 720 640 560 676 470Z',
      ),
      15,
      {
        marks:
          line('M800 470V900', 6, '#c9932a') +
          printed(
            star(716, 590, 24) +
              star(886, 640, 26, 20) +
              star(720, 740, 26, 40) +
              star(880, 820, 24, 8) +
              star(730, 870, 18, 16),
            '#f8dc8c',
          ),
      },
    ),
    sheet('#c9932a', rect(786, 500, 28, 44, 6), 4),
    // its two rails, from above
    sheet('#dfb67c', rect(424, -40, 62, 1080, 10), 14),
    sheet('#dfb67c', rect(1114, -40, 62, 1080, 10), 14),
    sheet('#b98a52', rounds.map((y) => circle(455, y, 12) + circle(1145, y, 12)).join(''), 2),
  ],
};
