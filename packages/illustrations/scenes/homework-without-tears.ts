import {
  ground,
  circle,
  ellipse,
  leafShape,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const page = 'translate(800 760)';
const digits = {
  2: 'q26 0 20 18t-22 20h28',
  3: 'q24 -4 22 10t-16 9q22 0 18 12t-26 7',
  4: 'm18 38v-38l-20 27h28',
  5: 'm24 0h-20v16q24 -2 20 12t-26 8',
  7: 'h24l-14 38',
} as const;
const sums = (
  [
    [2, 3],
    [4, 5],
    [5, 2],
    [3, 3],
    [7, 4],
    [4, 2],
    [7, 5],
    [3, 4],
    [5, 7],
  ] as const
).map(([first, second], i) => {
  const x = -250 + (i % 3) * 165;
  const y = -96 + Math.floor(i / 3) * 84;
  const sum = `M${x} ${y}${digits[first]}M${x + 34} ${y + 19}h22M${x + 45} ${y + 8}v22M${x + 68} ${y}${digits[second]}`;
  const answer =
    i < 4
      ? line(`M${x + 106} ${y + 22}l14 16l26 -36`, 7, '#2f6fa0')
      : printed(rect(x + 106, y, 38, 38, 4), '#e3d6b4');
  return line(sum, 5, '#1a2430aa') + answer;
});

export const scene: Scene = {
  kind: 'scene',
  alt: 'A lamp like a lighthouse shines over a page of sums; a small hand writes, and a letter lies open across the table',
  focus: [0.5, 0.58],
  layers: [
    ground('#54405c'),
    ...[0, 1, 2, 3, 4, 5].map((i) => sheet('#5b4664', rect(30 + i * 280, -20, 130, 620), 2)),
    // beams
    sheet('#f0cf78', path('M470 190L1640 -60V300L480 236Z'), 0, { flat: true, opacity: 0.3 }),
    sheet('#f0cf78', path('M420 190L-20 90V330L420 236Z'), 0, { flat: true, opacity: 0.3 }),
    sheet('#f0cf78', path('M450 220L250 640H1340L470 220Z'), 0, { flat: true, opacity: 0.22 }),
    // evening
    sheet('#7a6480', rect(1010, 40, 430, 400), 10),
    sheet('#24355a', rect(1044, 74, 362, 332), 0, { flat: true }),
    sheet('#d9845c', path('M1044 300Q1200 250 1406 300V406H1044Z'), 3),
    sheet('#31426a', path('M1044 340H1110V290H1180V350H1240V310H1320V356H1406V406H1044Z'), 5),
    sheet(palette.yolk, rect(1128, 306, 18, 20) + rect(1258, 326, 18, 20) + rect(1284, 326, 18, 20), 2),
    sheet(palette.moon, circle(1330, 140, 32), 5),
    sheet('#7a6480', rect(1214, 60, 20, 360) + rect(1030, 230, 390, 18), 6),
    sheet('#8d7592', rect(980, 434, 490, 30, 4), 8),
    // the table
    sheet('#a8673c', path('M-20 570H1640V1040H-20Z'), 16),
    sheet('#b97646', path('M-20 560H1640V590H-20Z'), 5),
    sheet('#cf9458', ellipse(780, 780, 620, 220), 2),
    sheet('#e0ac68', ellipse(780, 780, 470, 170), 2),
    // the lamp
    sheet('#3b2a3f', ellipse(446, 650, 150, 34), 8),
    sheet('#5f7280', path('M320 650C330 600 400 586 446 586S566 600 576 650Q446 690 320 650Z'), 9),
    sheet(palette.cream, path('M376 620L404 290H488L518 620Q446 644 376 620Z'), 14, {
      marks: line('M360 580H540M360 450H540M360 330H540', 52, '#c4432f', 'butt'),
    }),
    sheet('#3b2a3f', rect(426, 540, 40, 60, 18), 0, { flat: true }),
    sheet('#2c3548', rect(378, 268, 136, 30, 6), 8),
    sheet('#fbe08a', rect(404, 176, 84, 94, 4), 6),
    sheet('#fff3c4', circle(446, 222, 30), 3),
    sheet('#2c3548', rect(402, 170, 10, 100) + rect(480, 170, 10, 100), 4),
    sheet('#c4432f', path('M388 180Q446 80 504 180Z'), 9),
    sheet('#2c3548', circle(446, 112, 12), 4),
    // the other half of the table: the mail
    sheet('#e9dfca', rect(1180, 570, 250, 150, 3, 12), 8, {
      marks: placed(line('M-125 -75L0 20L125 -75', 6, '#c9b993'), 'translate(1305 645) rotate(12)'),
    }),
    sheet(palette.paper, path('M1080 590L1270 540L1300 650L1110 700Z'), 8, {
      marks: line('M1110 610L1240 576M1118 636L1248 602M1126 662L1200 642', 6, '#1a243055'),
    }),
    sheet(palette.teal, path('M930 520H1030V600Q1030 630 1000 630H960Q930 630 930 600Z'), 11),
    sheet(
      palette.teal,
      path('M1026 540Q1070 540 1070 574Q1070 610 1026 606V590Q1052 592 1052 574Q1052 556 1026 558Z'),
      8,
    ),
    sheet('#3b2a24', ellipse(980, 522, 48, 12), 2),
    // snack, first of all
    sheet('#d9e6e2', ellipse(180, 780, 150, 60), 10),
    sheet(palette.paper, ellipse(180, 774, 118, 42), 3),
    ...[
      [110, 770, -20],
      [160, 756, 10],
      [214, 762, 30],
      [180, 790, -8],
    ].map(([x, y, angle]) =>
      sheet(
        '#f6ecc8',
        placed(
          path('M-50 0Q0 -50 50 0Q0 -14 -50 0Z'),
          `translate(${x} ${y! + 10}) rotate(${angle}) scale(1.1)`,
        ),
        6,
        {
          marks: placed(
            line('M-50 0Q0 -52 50 0', 9, '#b9452f'),
            `translate(${x} ${y! + 10}) rotate(${angle}) scale(1.1)`,
          ),
        },
      ),
    ),
    // the page: four done, one erased through the paper
    sheet('#d9cfb6', placed(rect(-300, -160, 600, 340, 4, -4), page), 8),
    sheet(palette.paper, placed(rect(-300, -170, 600, 340, 4, -2), page), 11, {
      marks: placed(line('M-270 -136H-60', 10, '#2b7f83') + sums.join(''), `${page} rotate(-2)`),
    }),
    sheet(
      '#b97646',
      placed(path('M-16 -6C-8 -22 20 -20 24 -4C34 6 22 22 6 18C-8 24 -26 10 -16 -6Z'), 'translate(812 780)'),
      0,
      { flat: true },
    ),
    sheet('#ef9a8c', rect(500, 880, 90, 44, 12, -20), 9),
    sheet('#2f6fa0', rect(500, 880, 40, 44, 8, -20), 2),
    // the timer
    sheet('#c4432f', circle(1180, 830, 94), 15),
    sheet(palette.cream, circle(1180, 830, 70), 4, {
      marks:
        printed(path('M1180 830V760A70 70 0 0 1 1240 866Z'), '#f4c430') +
        line('M1180 772V784M1238 830H1226M1180 888V876M1122 830H1134', 6, '#1a2430'),
    }),
    sheet(palette.ink, circle(1180, 830, 13), 4),
    sheet('#c4432f', leafShape(1150, 736, 60, 16, -20), 6),
    // the pencil
    sheet('#f4c430', placed(rect(40, -15, 250, 30, 3), 'translate(900 840) rotate(-58)'), 12, {
      marks: placed(line('M40 0H290', 6, '#d9a01e'), 'translate(900 840) rotate(-58)'),
    }),
    sheet('#efd3a6', placed(path('M42 -15L0 0L42 15Z'), 'translate(900 840) rotate(-58)'), 6),
    sheet(palette.ink, placed(path('M14 -5L0 0L14 5Z'), 'translate(900 840) rotate(-58)'), 2),
    sheet('#ef9a8c', placed(rect(286, -16, 34, 32, 8), 'translate(900 840) rotate(-58)'), 4),
    pinch('translate(948 778) rotate(34) scale(.92)', palette.skin1, '#4f8a6a', '#b9dcb9', 18),
  ],
};
