import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  pinch,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** Small underpants on the line, each with its own print. */
function pants(x: number, y: number, angle: number, color: string, marks: string): Layer {
  return moved(`translate(${x} ${y}) rotate(${angle})`, [
    sheet(color, path('M-78 0Q0 14 78 0L86 74Q48 84 26 128H-26Q-48 84 -86 74Z'), 9, { marks }),
    sheet(palette.cream, path('M-79 -6Q0 8 79 -6L80 16Q0 30 -80 16Z'), 3),
    sheet(palette.wood, rect(-62, -26, 15, 42, 4) + rect(47, -26, 15, 42, 4), 6),
  ]);
}

const tiles = [
  ...[140, 340, 540].map((y) => `M-20 ${y}H1620`),
  ...[100, 300, 500, 700, 900, 1100, 1300, 1500].map((x) => `M${x} -20V740`),
].join('');

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child’s hand offers paper to a bear that reads on a potty, under a line of drying underpants',
  focus: [0.46, 0.58],
  layers: [
    ground('#e79a8b'),
    sheet('#eca99b', rect(-20, -20, 1640, 770), 2, { marks: line(tiles, 6, '#d9826f') }),
    sheet('#2f6f76', rect(-20, 724, 1640, 40), 6),
    // the line, after a long day
    sheet(palette.cream, strip('M-20 96Q780 210 1620 84', 7), 7, { edge: 0.5 }),
    pants(
      150,
      132,
      4,
      '#37587a',
      printed(star(-36, 56, 18) + star(32, 62, 18) + star(0, 100, 14), '#f4c430'),
    ),
    pants(400, 158, 2, '#f4c430', line('M-90 44H90M-90 76H90M-90 108H90', 12, '#c4593a')),
    pants(
      650,
      170,
      -1,
      '#9fd8d2',
      printed(circle(-40, 50, 12) + circle(0, 62, 12) + circle(42, 48, 12) + circle(0, 104, 12), '#2b7f83'),
    ),
    pants(
      900,
      168,
      2,
      '#fbf7ec',
      printed(circle(-34, 56, 15) + circle(34, 56, 15) + circle(0, 96, 15), '#a33e26'),
    ),
    pants(1150, 152, -3, '#6c9a4c', line('M-60 30V120M-20 30V130M20 30V130M60 30V120', 10, '#3f7050')),
    pants(1400, 128, -4, '#9a6f92', printed(star(-30, 60, 17, 20) + star(34, 70, 17), '#f3d3bb')),
    // drops from the last two
    sheet(
      '#9fd8d2',
      path('M1372 330Q1352 362 1372 372Q1392 362 1372 330Z') +
        path('M1436 372Q1420 398 1436 408Q1452 398 1436 372Z'),
      3,
    ),
    sheet('#9fd8d2', ellipse(1404, 900, 92, 22), 1, { flat: true, opacity: 0.8 }),
    // floor and mat
    sheet('#4d8a8c', rect(-20, 756, 1640, 270), 5, {
      marks: line(
        'M-20 850H1620M-20 940H1620M200 756L80 1020M600 756L540 1020M1000 756L1060 1020M1400 756L1540 1020',
        5,
        '#3d7678',
      ),
    }),
    sheet('#9fd8d2', ellipse(1404, 900, 92, 22), 1, { flat: true, opacity: 0.7 }),
    sheet('#f3d3bb', ellipse(700, 920, 440, 76), 5, {
      marks:
        '<ellipse cx="700" cy="920" rx="390" ry="58" fill="none" stroke="#e07f5f" stroke-width="12" stroke-dasharray="34 22"/>',
    }),
    // a stool, with the timer of nobody's hurry: three books
    sheet('#c08a54', rect(110, 770, 250, 36, 10), 10),
    sheet('#94663b', rect(140, 800, 34, 120, 6) + rect(296, 800, 34, 120, 6), 8),
    sheet('#a33e26', rect(150, 728, 180, 42, 6), 8),
    sheet('#f4c430', rect(164, 690, 160, 38, 6, -2), 8),
    sheet('#37587a', rect(158, 654, 172, 36, 6, 2), 8),
    // the potty
    sheet(
      '#2b7f83',
      path(
        'M470 690Q470 600 520 590L530 700H880L890 590Q940 600 940 690L916 900Q910 930 880 930H530Q500 930 494 900Z',
      ),
      16,
    ),
    sheet('#3a979a', path('M494 730H916L900 886Q896 906 872 906H538Q514 906 510 886Z'), 5),
    sheet('#f4c430', star(705, 838, 46, 8), 4),
    // the bear sits down
    sheet('#8d5a34', strip('M570 690C520 720 470 760 452 812', 92), 12),
    sheet('#8d5a34', strip('M840 690C890 720 940 760 958 812', 92), 12),
    sheet('#c99a63', ellipse(444, 838, 54, 46, 20) + ellipse(966, 838, 54, 46, -20), 6),
    sheet('#8d5a34', ellipse(705, 590, 172, 150), 14),
    sheet('#b9834f', ellipse(705, 620, 104, 104), 4),
    sheet('#8d5a34', circle(590, 330, 56) + circle(820, 330, 56), 9),
    sheet('#c99a63', circle(590, 332, 28) + circle(820, 332, 28), 3),
    sheet('#8d5a34', ellipse(705, 420, 158, 138), 14),
    sheet('#c99a63', ellipse(705, 468, 70, 54), 4),
    sheet(palette.ink, ellipse(705, 446, 24, 17), 2),
    sheet(palette.ink, circle(648, 404, 13) + circle(762, 404, 13), 2),
    // and reads
    sheet('#fbf7ec', path('M566 540Q636 520 705 548Q774 520 844 540V600H566Z'), 6),
    sheet(
      '#37587a',
      path('M552 556Q630 538 705 566Q780 538 858 556V706Q780 686 705 714Q630 686 552 706Z'),
      12,
      {
        marks:
          line('M705 560V716', 7, '#1d3a57') +
          printed(circle(782, 628, 34), '#f5e3a6') +
          printed(circle(796, 618, 30), '#37587a'),
      },
    ),
    sheet(
      '#8d5a34',
      strip('M556 560C520 600 520 640 560 660', 66) + strip('M854 560C890 600 890 640 850 660', 66),
      10,
    ),
    // paper, and who brings it
    sheet('#fbf7ec', path('M1010 640L1016 800Q1040 820 1064 800L1086 640Z'), 8, {
      marks: line('M1014 720Q1040 734 1080 720', 4, '#d8cfc2'),
    }),
    sheet('#fbf7ec', circle(1050, 560, 92), 14),
    sheet('#e5d9c0', circle(1050, 560, 92), 0, { flat: true, opacity: 0.35 }),
    sheet('#c89b66', circle(1050, 560, 34), 3),
    sheet('#6a4a2c', circle(1050, 560, 24), 0, { flat: true }),
    pinch('translate(1136 568) rotate(6) scale(.94)', palette.skin3, '#f4c430', '#c4593a', 18),
  ],
};
