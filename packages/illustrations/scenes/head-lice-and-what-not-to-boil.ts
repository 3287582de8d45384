import {
  circle,
  ellipse,
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

const hair = '#7a3d24';
const light = '#96502f';
const teeth = Array.from({ length: 17 }, (_, i) => `M${-96 + i * 12} 10V104`).join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A fine metal comb is drawn through a child’s long red hair under a lamp; a bear waits on the shelf, tied up in a clear bag',
  focus: [0.5, 0.5],
  layers: [
    ground('#5b6f3f'),
    sheet('#647948', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(-20 + i * 210, -20, 104, 1040)).join(''), 2),
    // the lamp and its light
    sheet('#7d8a4c', circle(800, 250, 470), 3),
    sheet('#9da055', circle(800, 230, 350), 3),
    sheet('#c4b55e', circle(800, 210, 240), 3),
    sheet(palette.ink, strip('M800 -20V60', 10), 6, { edge: 0.5 }),
    sheet('#c4593a', path('M690 150L740 50H860L910 150Z'), 10),
    sheet('#f6e0a0', ellipse(800, 150, 108, 18), 4),
    // a shelf, and the bear who need not be boiled
    sheet(palette.wood, rect(70, 470, 420, 30, 4), 10),
    sheet('#b9854f', circle(216, 262, 28) + circle(330, 262, 28), 6),
    sheet('#c89b66', ellipse(273, 400, 82, 76), 7),
    sheet('#c89b66', circle(273, 306, 72), 8),
    sheet('#e5d0a6', ellipse(273, 328, 32, 24) + ellipse(273, 408, 44, 42), 3),
    sheet(palette.ink, circle(248, 296, 8) + circle(298, 296, 8) + ellipse(273, 320, 11, 8), 2),
    sheet('#b9854f', ellipse(206, 456, 36, 22) + ellipse(340, 456, 36, 22), 6),
    sheet(
      '#dcecee',
      path('M150 474C120 380 140 260 226 214L256 176H292L320 214C408 260 426 380 396 474Z'),
      9,
      {
        opacity: 0.36,
        marks: line('M176 440C160 370 176 300 220 256M372 430C386 370 374 320 344 276', 9, '#ffffff'),
      },
    ),
    sheet('#c4593a', strip('M244 186C262 196 286 196 304 186M250 190L226 220M298 190L322 216', 11), 6, {
      edge: 0.6,
    }),
    // two hats that hang far apart
    sheet(palette.wood, rect(1110, 130, 420, 30, 5), 7),
    sheet(palette.ink, strip('M1180 154V184M1460 154V184', 12), 5),
    sheet('#2f6fa0', path('M1104 250C1104 196 1256 196 1256 250V286H1104Z'), 9),
    sheet('#f4c430', rect(1092, 270, 176, 32, 12), 5),
    sheet('#f4c430', circle(1180, 200, 24), 5),
    sheet('#9a6f92', path('M1390 280C1390 200 1530 200 1530 280Z'), 9),
    sheet('#7f5678', ellipse(1460, 284, 100, 24), 6),
    // a counter
    sheet('#8a5a3c', rect(-20, 912, 1640, 140), 10),
    sheet('#9d6a48', rect(-20, 896, 1640, 30), 5),
    // the child from behind: towel, neck, hair
    sheet('#e07f5f', path('M430 1040C440 860 560 800 800 800S1160 860 1170 1040Z'), 13, {
      marks: line('M430 980C560 880 1040 880 1170 980M430 1010C560 916 1040 916 1170 1010', 12, '#f7eedb'),
    }),
    sheet(palette.skin1, rect(736, 690, 128, 150, 40), 6),
    sheet(palette.skin1, ellipse(590, 500, 34, 52, 10), 7),
    sheet(
      hair,
      path(
        'M800 220C640 220 572 340 578 480C584 640 560 780 500 900C600 940 700 900 740 860C780 880 830 880 860 860C900 900 1010 940 1100 900C1040 780 1016 640 1022 480C1028 340 960 220 800 220Z',
      ),
      15,
    ),
    sheet(
      light,
      path(
        'M800 226C690 260 640 380 640 520C640 680 620 800 580 900C640 906 690 890 730 860C720 700 730 420 800 226Z',
      ),
      4,
      {
        marks: line(
          'M770 290C700 420 690 640 650 880M730 310C660 440 656 640 612 880M790 330C740 480 730 680 700 860',
          6,
          hair,
        ),
      },
    ),
    sheet('#e8c9a4', strip('M800 228C796 340 796 420 800 470', 9), 2, { edge: 0.6 }),
    sheet(
      light,
      path(
        'M800 226C910 250 970 370 972 500C974 640 1000 800 1060 896C1000 912 930 894 880 862C900 700 880 420 800 226Z',
      ),
      4,
      {
        marks: line('M830 300C900 420 910 640 960 880M850 280C950 400 950 620 1006 880', 6, hair),
      },
    ),
    // a clip for the half that is done
    sheet('#2b7f83', placed(rect(-70, -24, 140, 48, 20), 'translate(640 560) rotate(78)'), 9, {
      marks: placed(line('M-50 0H50', 8, '#9fd8d2'), 'translate(640 560) rotate(78)'),
    }),
    // the comb, in a hand
    sheet('#d5dcdf', placed(rect(-112, -46, 226, 62, 12), 'translate(938 560) rotate(12)'), 12),
    sheet('#aebabf', placed(strip(teeth, 5), 'translate(938 560) rotate(12)'), 5, { edge: 0.4 }),
    pinch('translate(1040 520) rotate(8) scale(1.22)', palette.skin2, '#3d5a80', '#f3d3bb', 19),
    // white paper on which it is wiped
    sheet(palette.paper, rect(1190, 862, 330, 110, 4, 4), 15, {
      marks: printed(
        ellipse(1256, 938, 10, 6, 30) + ellipse(1338, 916, 8, 5, -20) + ellipse(1452, 892, 8, 5, 60),
        '#6b4a2f',
      ),
    }),
    sheet(
      '#9fd8d2',
      path('M180 960V740Q180 720 200 720H330Q350 720 350 740V960Q350 976 334 976H196Q180 976 180 960Z'),
      15,
      {
        marks: printed(rect(180, 790, 170, 110), '#f7eedb') + line('M206 826H324M206 856H290', 8, '#2b7f83'),
      },
    ),
    sheet('#2b7f83', rect(226, 670, 78, 56, 10), 7),
  ],
};
