import { circle, ellipse, ground, line, palette, path, rect, sheet, strip } from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A toothbrush, its foot at 0 0, as long as `length`. */
const brush = (place: string, color: string, length: number): Layer =>
  moved(place, [
    sheet(palette.paper, rect(-46, -length, 34, 84, 6), 5, {
      marks: line([0, 1, 2, 3].map((i) => `M-50 ${16 + i * 18 - length}H-10`).join(''), 4, '#1a243030'),
    }),
    sheet(color, strip(`M0 0V${-length}`, 26), 8),
  ]);

/** A cup that stands on the shelf, with the brush of the one who lives there and the child's. */
const cup = (x: number, color: string, band: string, grown: string, side: 1 | -1): Layer => [
  brush(`translate(${x + side * 26} 700) rotate(${side * 13}) scale(${side} 1)`, grown, 330),
  brush(`translate(${x - side * 24} 710) rotate(${side * -15}) scale(${-side} 1)`, palette.yolk, 236),
  sheet(
    color,
    path(
      `M${x - 92} 520H${x + 92}L${x + 80} 724Q${x + 78} 742 ${x + 60} 742H${x - 60}Q${x - 78} 742 ${x - 80} 724Z`,
    ),
    14,
    {
      marks: line(`M${x - 100} 600H${x + 100}`, 34, band),
    },
  ),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two cups stand far apart on a shelf before a wall of two colors, in each a grown-up’s toothbrush and the same small yellow one; a bear sits in the middle, where the colors meet',
  focus: [0.5, 0.58],
  layers: [
    ground('#d98d6c'),
    // the wall of the other home
    sheet('#6f9fa6', path('M806 -20H1620V1020H796Z'), 7),
    // one shelf
    sheet('#8a5230', rect(-20, 742, 816, 50), 12),
    sheet('#35626b', rect(800, 742, 840, 50), 12),
    sheet('#c47b5b', rect(-20, 792, 812, 26), 0, { flat: true }),
    sheet('#5c8b93', rect(798, 792, 842, 26), 0, { flat: true }),
    cup(420, palette.cream, '#a33e26', palette.teal, -1),
    cup(1180, '#e3d3b4', '#5d3a58', palette.plum, 1),
    // the one who goes along
    moved('translate(800 742) scale(1.12)', [
      sheet('#7f4f2c', circle(-46, -196, 27) + circle(46, -196, 27), 8),
      sheet('#c99a6a', circle(-46, -196, 13) + circle(46, -196, 13), 2),
      sheet('#95602f', ellipse(0, -52, 72, 64), 12),
      sheet('#95602f', strip('M-54 -84C-92 -66 -98 -40 -88 -16M54 -84C92 -66 98 -40 88 -16', 38), 8),
      sheet('#95602f', strip('M-40 -20L-74 -18M40 -20L74 -18', 46), 13),
      sheet('#c99a6a', ellipse(-94, -20, 13, 20) + ellipse(94, -20, 13, 20), 3),
      sheet('#95602f', circle(0, -150, 68), 13),
      sheet('#c99a6a', ellipse(0, -130, 33, 25), 4),
      sheet(palette.ink, ellipse(0, -141, 12, 9) + circle(-27, -162, 7) + circle(27, -162, 7), 2),
      sheet(
        '#c4432f',
        path('M-58 -96Q0 -70 58 -96L62 -74Q0 -46 -62 -74Z') + path('M22 -74L46 -22L16 -24L6 -66Z'),
        5,
      ),
    ]),
  ],
};
