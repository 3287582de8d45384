import { circle, line, palette, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const drops = [
  [150, 160],
  [330, 96],
  [700, 120],
  [872, 250],
  [120, 420],
] as const;

export const scene: Scene = {
  kind: 'emblem',
  alt: 'An open umbrella in the rain, and small rubber boots under it',
  focus: [0.5, 0.5],
  layers: [
    sheet(palette.dusk, rect(-20, -20, 1040, 1040), 0),
    sheet('#2f4a69', path('M-20 830Q500 790 1020 836V1020H-20Z'), 6),
    sheet(palette.robin, path('M180 900Q500 850 830 904Q700 958 500 952Q300 956 180 900Z'), 3, {
      flat: true,
    }),
    ...drops.map(([x, y]) => sheet(palette.robin, strip(`M${x} ${y}L${x - 26} ${y + 70}`, 20), 3)),
    // The stick stands behind the boots, its cloth over all.
    sheet(palette.bark, strip('M500 180V800Q500 870 560 870Q616 870 616 812', 30), 9),
    sheet(
      palette.yolk,
      path(
        'M90 520Q110 190 500 186Q890 190 910 520Q840 456 774 520Q706 456 640 520Q570 456 500 520Q430 456 360 520Q294 456 226 520Q160 456 90 520Z',
      ),
      18,
    ),
    sheet(palette.amber, path('M360 520Q380 270 500 186Q294 240 226 520Q294 456 360 520Z'), 3),
    sheet(palette.amber, path('M640 520Q620 270 500 186Q706 240 774 520Q706 456 640 520Z'), 3),
    sheet(palette.bark, rect(482, 108, 36, 90, 16), 8),
    sheet(palette.brick, path('M250 650H350V800Q420 806 424 866H250Z'), 13, {
      marks: line('M250 686H350', 16, '#7d2c1a'),
    }),
    sheet(palette.brick, path('M664 664H764V812Q834 818 838 878H664Z'), 13, {
      marks: line('M664 700H764', 16, '#7d2c1a'),
    }),
    sheet(palette.paper, circle(300, 742, 18) + circle(714, 756, 18), 2),
  ],
};
