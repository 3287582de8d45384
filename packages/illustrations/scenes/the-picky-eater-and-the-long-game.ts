import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  pinch,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A floret, its stalk at 0 0. */
function broccoli(transform: string, height = 8): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    sheet('#9fbf6a', at(path('M-20 0C-14 -40 -30 -60 -50 -80L50 -80C30 -60 14 -40 20 0Z')), height * 0.6),
    sheet(
      '#3f7a3c',
      at(circle(-52, -94, 42) + circle(0, -122, 50) + circle(52, -94, 42) + circle(0, -80, 40)),
      height,
    ),
    sheet('#569148', at(circle(-48, -108, 20) + circle(6, -140, 24) + circle(56, -104, 18)), 2),
  ];
}

const gingham = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A small hand lifts one floret of broccoli with tongs from a full bowl; a plate of plain pasta waits beside it',
  focus: [0.5, 0.5],
  layers: [
    ground('#86c5c0'),
    ...[0, 1, 2, 3, 4].map((i) => sheet('#92ceC8'.toLowerCase(), rect(-20 + i * 340, -20, 170, 640), 2)),
    // the week on one sheet of paper
    sheet(palette.paper, rect(120, 60, 330, 330, 3, -3), 9, {
      marks: placed(
        line(
          [0, 1, 2, 3].map((i) => `M${-120 + i * 22} -100v60`).join('') +
            'M-128 -50L-42 -96' +
            [0, 1, 2, 3].map((i) => `M${-10 + i * 22} -100v60`).join('') +
            'M-18 -50L68 -96' +
            'M-120 0v60',
          8,
          '#a33e26',
        ) + line('M-120 110H90', 7, '#1a243055'),
        'translate(285 225) rotate(-3)',
      ),
    }),
    sheet(palette.teal, circle(285, 74, 14), 5),
    sheet('#f7e7b8', rect(1080, -20, 400, 330), 8),
    sheet('#fdf3d0', rect(1110, -20, 340, 300), 3),
    sheet('#f4c95c', circle(1300, 200, 84), 4, { clip: rect(1110, -20, 340, 300) }),
    sheet('#f7e7b8', rect(1270, -20, 18, 310), 5),
    // chairs across the table
    sheet(
      '#7d5338',
      rect(560, 300, 380, 40, 14) +
        rect(590, 320, 30, 300) +
        rect(690, 330, 24, 260) +
        rect(786, 330, 24, 260) +
        rect(880, 320, 30, 300),
      9,
    ),
    // the cloth
    sheet('#f4ecd9', rect(-20, 560, 1640, 480), 16),
    sheet('#d9604c', gingham.map((i) => rect(10 + i * 152, 560, 70, 480)).join(''), 0, {
      flat: true,
      opacity: 0.55,
    }),
    sheet('#d9604c', [0, 1, 2].map((j) => rect(-20, 590 + j * 150, 1640, 70)).join(''), 0, {
      flat: true,
      opacity: 0.55,
    }),
    sheet('#f7f1e2', rect(-20, 550, 1640, 20), 4),
    // bread, which is safe
    sheet(
      '#8a5a34',
      path('M60 700C60 640 180 620 290 640C380 650 410 690 400 730C380 780 90 780 60 700Z'),
      9,
    ),
    sheet('#c98d4c', path('M96 640C110 560 330 560 350 650C340 700 110 700 96 640Z'), 10, {
      marks: line('M150 600L180 660M210 590L236 654M270 594L292 654', 9, '#a36a30'),
    }),
    sheet('#f0d9a8', path('M300 660C300 600 390 590 410 640C420 690 320 720 300 660Z'), 7),
    // the plate of a specialist
    sheet('#dbe7e4', ellipse(320, 870, 290, 104), 12),
    sheet(palette.paper, ellipse(320, 862, 226, 74), 4),
    ...[
      [-120, 0, 20],
      [-70, -24, -30],
      [-20, 10, 40],
      [30, -26, 10],
      [80, 4, -40],
      [-40, 40, 0],
      [50, 36, 60],
      [-96, 30, -60],
      [0, -8, 90],
      [110, -16, 30],
    ].map(([x, y, angle]) =>
      sheet(
        '#f0cf7a',
        placed(strip('M-34 10Q0 -24 34 10', 22), `translate(${300 + x!} ${846 + y!}) rotate(${angle})`),
        6,
        {
          marks: placed(
            line('M-34 10Q0 -24 34 10', 4, '#c99f43'),
            `translate(${300 + x!} ${846 + y!}) rotate(${angle})`,
          ),
        },
      ),
    ),
    sheet('#7fae4e', circle(466, 866, 17), 6),
    // the forest in its bowl
    sheet('#b8cfd0', ellipse(930, 930, 340, 46), 8),
    broccoli('translate(700 690) rotate(-16) scale(1.1)'),
    broccoli('translate(1150 690) rotate(18) scale(1.12)'),
    broccoli('translate(850 660) rotate(-6) scale(1.2)'),
    broccoli('translate(1020 664) rotate(10) scale(1.16)'),
    broccoli('translate(770 740) rotate(-10) scale(1.16)', 10),
    broccoli('translate(1090 740) rotate(12) scale(1.14)', 10),
    broccoli('translate(930 744) rotate(4) scale(1.2)', 10),
    sheet('#27587a', path('M580 680H1280C1270 840 1160 940 1040 946H820C700 940 590 840 580 680Z'), 19, {
      marks: line('M590 760Q930 800 1270 760M610 810Q930 850 1250 810', 14, '#f4ecd9'),
    }),
    sheet('#33698f', rect(566, 664, 728, 40, 18), 7),
    // tongs are irresistible
    sheet('#9aa9ae', strip('M1180 240C1060 236 960 280 902 366', 24), 9),
    broccoli('translate(856 520) rotate(-12) scale(1.02)', 14),
    sheet('#b9c6c8', strip('M1190 270C1120 320 1040 390 952 438', 26), 14),
    sheet('#b9c6c8', ellipse(940, 440, 34, 24, -30) + ellipse(896, 372, 24, 32, 30), 6),
    pinch('translate(1170 262) rotate(-10) scale(.92)', palette.skin2, '#e8b92a', '#a33e26', 18),
    // a fork, still clean
    sheet(
      '#9fb2b8',
      path(
        'M-12 120Q-14 20 -6 -10Q-40 -30 -34 -110H-22V-50H-12V-110H0V-50H10V-110H22Q28 -30 -6 -10L6 -10Q12 20 12 120Q0 134 -12 120Z',
        'translate(1440 850) rotate(8)',
      ),
      8,
    ),
  ],
};
