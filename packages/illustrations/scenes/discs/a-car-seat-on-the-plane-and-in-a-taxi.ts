import { palette, roundel, circle, line, path, printed, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'The harness of a child’s car seat, its chest clip and buckle closed',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#1b5158', '#2b7f83'),
    // the shell and its cushion
    sheet(
      '#33424f',
      path('M300 160Q500 90 700 160Q780 300 770 560Q800 700 740 840H260Q200 700 230 560Q220 300 300 160Z'),
      18,
    ),
    sheet(
      palette.cream,
      path('M340 210Q500 150 660 210Q720 320 710 560Q726 690 690 800H310Q274 690 290 560Q280 320 340 210Z'),
      8,
    ),
    sheet('#e5d0a6', path('M360 230Q500 180 640 230Q664 330 640 380Q500 420 360 380Q336 330 360 230Z'), 8),
    sheet('#dcc59a', path('M320 640Q500 600 680 640Q700 720 676 786H324Q300 720 320 640Z'), 6),
    // slots, straps
    sheet(palette.ink, rect(374, 404, 74, 16, 8) + rect(552, 404, 74, 16, 8), 0, { flat: true }),
    sheet(palette.rust, path('M382 408H440L486 690H440Z') + path('M618 408H560L514 690H560Z'), 8, {
      marks: line('M398 410L454 690M424 410L470 690M602 410L546 690M576 410L530 690', 4, '#8a2f1b'),
    }),
    sheet(palette.rust, strip('M330 690L460 714M670 690L540 714', 46, 'butt'), 7),
    sheet(palette.rust, path('M470 740H530L536 850H464Z'), 6),
    // the clip at the armpits, the buckle
    sheet(palette.ink, rect(374, 508, 252, 74, 18), 10),
    sheet(palette.slate, rect(490, 520, 20, 50, 4), 3),
    sheet(palette.yolk, rect(402, 530, 60, 30, 8) + rect(538, 530, 60, 30, 8), 3),
    sheet(palette.ink, rect(428, 664, 144, 120, 26), 12),
    sheet('#c8261a', rect(456, 704, 88, 54, 12), 5, { marks: printed(circle(500, 731, 8), '#ffffff66') }),
  ],
};
