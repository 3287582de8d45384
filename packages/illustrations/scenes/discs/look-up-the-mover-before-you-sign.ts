import { palette, roundel, line, path, rect, sheet, strip } from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

export const scene: Scene = {
  kind: 'disc',
  alt: 'A moving box full of folded clothes, with a crayon sun and a crayon house on it',
  focus: [0.5, 0.5],
  layers: [
    ...roundel('#37587a', '#86b4c8'),
    sheet('#8c5f34', path('M220 470L330 410H690L780 470Z'), 8),
    sheet(palette.paper, rect(290, 396, 220, 90, 22), 9),
    sheet('#e07f5f', rect(300, 340, 200, 74, 22), 8, { marks: line('M316 366H484', 9, '#f7eedb') }),
    sheet(palette.yolk, rect(530, 386, 190, 100, 24), 9),
    sheet(palette.teal, rect(540, 324, 170, 76, 24), 8, { marks: line('M556 350H694', 9, '#c6e8e3') }),
    sheet('#c79555', path('M210 470H790L760 810H240Z'), 18),
    sheet('#d9ad72', path('M210 466L144 552L246 590L290 470Z'), 10),
    sheet('#d9ad72', path('M790 466L856 552L754 590L710 470Z'), 10),
    sheet('#ead7b0', rect(466, 470, 68, 340), 1, { flat: true }),
    // crayon: whose box it is
    sheet('#c79555', rect(470, 560, 60, 200), 0, { flat: true }),
    sheet(
      '#a33e26',
      strip('M390 640Q392 580 450 580Q508 582 506 640Q504 696 448 698Q392 696 390 640', 15),
      2,
      { edge: 0.6 },
    ),
    sheet(
      '#a33e26',
      strip('M448 556V536M520 592L538 574M376 592L358 574M352 640H334M376 688L358 706', 13),
      2,
      { edge: 0.6 },
    ),
    sheet('#2b7f83', strip('M560 720V664L610 616L660 664V720ZM598 720V680H622V720', 15), 2, { edge: 0.6 }),
    sheet('#3f7050', strip('M350 750Q430 720 500 748T650 748', 13), 2, { edge: 0.6 }),
  ],
};
