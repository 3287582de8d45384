import {
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  profile,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(580 420) scale(-1.2 1.2)';
const hair = '#1f1a24';

/** Beads of one wire of an abacus, from left to right. */
function beads(y: number, places: readonly number[]): string {
  return places.map((x) => ellipse(x, y, 34, 52)).join('');
}

export const scene: Scene = {
  kind: 'portrait',
  alt: 'A woman with a long braid and glasses reads a book before the wires of an abacus',
  focus: [0.5, 0.45],
  layers: [
    sheet(palette.plum, rect(-20, -20, 1040, 1040), 0),
    // A huge abacus, of which the wall shows four wires.
    sheet(palette.mist, strip('M-20 110H1020M-20 280H1020M-20 450H1020M-20 620H1020', 10, 'butt'), 4, {
      edge: 0.5,
    }),
    sheet(palette.yolk, beads(110, [60, 134, 208, 880, 954]), 8),
    sheet(palette.robin, beads(280, [50, 124, 920, 994]), 8),
    sheet(palette.coral, beads(450, [64, 138, 212, 900, 974]), 8),
    sheet(palette.paper, beads(620, [80, 154, 940]), 8),
    ...profile(head, '#a0653f', hair, { nose: 4, tip: 8, lips: 5, chin: -4 }),
    sheet(
      hair,
      placed(
        path(
          'M142 -126C134 -200 80 -252 -10 -250C-140 -258 -232 -160 -222 -30C-220 50 -196 120 -140 150C-96 160 -82 110 -74 60C-70 10 -60 -30 -30 -60C20 -80 30 -130 142 -126Z',
        ),
        head,
      ),
      8,
      { marks: placed(line('M120 -140C60 -190 -60 -190 -130 -100', 7, '#ffffff22'), head) },
    ),
    // Glasses, and a dot at her ear.
    sheet(
      palette.yolk,
      placed(
        `<path d="M112 -62A50 50 0 1 1 111.9 -62ZM112 -48A36 36 0 1 0 112.1 -48Z" fill-rule="evenodd"/>` +
          strip('M62 -16L-40 -22', 12),
        head,
      ),
      5,
      { edge: 0.5 },
    ),
    sheet(palette.yolk, placed(circle(-38, 58, 13), head), 4),
    sheet(
      palette.robin,
      path('M150 1020C200 870 300 800 430 762Q570 830 690 766C820 800 920 880 960 1020Z'),
      12,
    ),
    sheet(palette.deep, path('M430 752Q556 830 690 752L716 806Q560 900 408 806Z'), 5),
    // The braid over her shoulder, plait by plait.
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      sheet(hair, ellipse(796 - i * 14, 540 + i * 70, 64 - i * 4, 52, i % 2 ? 28 : -28), 8),
    ),
    sheet(palette.coral, rect(676, 922, 82, 34, 10, -10), 5),
    sheet(hair, path('M690 950L744 940Q750 1000 700 1030Q676 1000 690 950Z'), 7),
    // The open book in front.
    sheet(palette.brick, path('M20 850L300 800L560 872L556 1020H20Z'), 15),
    sheet(palette.paper, path('M40 828Q180 780 292 834L300 1020H40Z'), 6, {
      marks: line('M80 876Q180 846 262 880M80 926Q180 896 262 930M80 976Q180 946 262 980', 12, '#1a243059'),
    }),
    sheet(palette.cream, path('M292 834Q420 790 540 850L536 1020H300Z'), 6, {
      marks: line(
        'M330 884Q420 854 504 888M330 934Q420 904 504 938M330 984Q420 954 504 988',
        12,
        '#1a243059',
      ),
    }),
  ],
};
