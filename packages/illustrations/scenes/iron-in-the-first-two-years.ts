import {
  ground,
  circle,
  ellipse,
  leafShape,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
  hold,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const bean = (x: number, y: number, angle: number) =>
  placed(
    path('M-30 -4C-30 -26 -6 -30 4 -20C14 -12 22 -22 30 -6C34 16 10 26 -6 22C-22 20 -30 12 -30 -4Z'),
    `translate(${x} ${y}) rotate(${angle})`,
  );

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand squeezes half an orange over beans, lentils and soft meat in an iron pan; a small bowl and spoon wait',
  focus: [0.46, 0.52],
  layers: [
    ground('#d8c49a'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      sheet('#cfb98b', rect(-20, 40 + i * 150, 1640, 16), 0, { flat: true }),
    ),
    // a towel of kitchen blue
    sheet('#3f6c8c', path('M40 620L420 560L520 1040H110Z'), 8, {
      marks: line('M60 700L440 640M76 760L456 700M90 980L500 920', 14, '#d9e6e2'),
    }),
    // spinach, which needs the orange most, and tomatoes
    sheet('#a9703f', rect(1090, 590, 470, 330, 30, 6), 10),
    sheet('#b97f4b', rect(1110, 606, 430, 294, 24, 6), 2),
    ...[
      [1170, 700, -30],
      [1200, 780, 20],
      [1260, 690, 60],
      [1230, 840, -10],
      [1300, 780, -60],
      [1180, 850, 40],
      [1290, 860, 10],
    ].map(([x, y, angle], i) =>
      sheet(i % 2 ? '#4f8a4a' : '#3f7740', leafShape(x!, y!, 130, 42, angle!), 7, {
        marks: placed(line('M4 0L116 0', 5, '#8fbf7a'), `translate(${x} ${y}) rotate(${angle})`),
      }),
    ),
    sheet('#d5432f', circle(1440, 720, 56) + circle(1480, 820, 46), 9),
    sheet('#e87a5f', ellipse(1422, 700, 18, 10, -30) + ellipse(1466, 804, 14, 8, -30), 0, { flat: true }),
    sheet(
      palette.leaf,
      placed(path('M0 0L-30 -14L-10 -8L-14 -34L2 -10L24 -28L14 -4L36 4L8 6Z'), 'translate(1444 670)'),
      4,
    ),
    // the pan
    sheet('#23262b', strip('M600 520L-40 250', 84), 14),
    sheet('#34383f', strip('M560 500L-40 246', 46), 3),
    sheet('#1c1f24', circle(690, 540, 400), 18),
    sheet('#34383f', circle(690, 540, 372), 3),
    sheet('#1a1d21', circle(690, 540, 336), 0, { flat: true }),
    sheet('#8f3a22', circle(690, 546, 318), 3),
    sheet(
      '#a8492b',
      path(
        'M420 500C460 360 620 280 760 300C900 320 1000 440 980 580C940 720 800 820 640 800C500 780 400 640 420 500Z',
      ),
      2,
    ),
    ...[
      [520, 420],
      [600, 380],
      [470, 520],
      [560, 500],
      [660, 450],
      [760, 370],
      [850, 440],
      [900, 540],
      [820, 560],
      [480, 620],
      [560, 660],
      [640, 740],
      [740, 760],
      [830, 700],
      [900, 640],
      [720, 660],
      [640, 600],
      [540, 760],
      [560, 580],
      [790, 480],
    ].map(([x, y], i) =>
      sheet(i % 4 === 0 ? '#e9d6ac' : '#6b2a22', bean(x!, y!, i * 47), 5, {
        marks: placed(line('M-14 -6Q0 -14 12 -8', 4, '#ffffff44'), `translate(${x} ${y}) rotate(${i * 47})`),
      }),
    ),
    ...[
      [620, 530, 20],
      [760, 580, -14],
      [700, 390, 40],
      [500, 700, -30],
    ].map(([x, y, angle]) =>
      sheet(
        '#7a4a34',
        placed(
          path('M-52 -30C-20 -46 30 -40 54 -20C60 14 36 40 0 38C-40 40 -66 10 -52 -30Z'),
          `translate(${x} ${y}) rotate(${angle})`,
        ),
        8,
        {
          marks: placed(
            line('M-36 -10Q0 -24 36 -4M-30 14Q0 4 30 18', 6, '#5d3626'),
            `translate(${x} ${y}) rotate(${angle})`,
          ),
        },
      ),
    ),
    sheet(
      '#e9963a',
      circle(590, 460, 22) + circle(870, 600, 24) + circle(600, 690, 22) + circle(740, 700, 20),
      5,
      {
        marks: printed(
          circle(590, 460, 9) + circle(870, 600, 10) + circle(600, 690, 9) + circle(740, 700, 8),
          '#f5bf78',
        ),
      },
    ),
    // a wooden spoon
    sheet('#b9814d', strip('M470 620L180 930', 36), 13),
    sheet('#c99260', ellipse(500, 592, 54, 80, 44), 10),
    sheet('#8f3a22', ellipse(506, 586, 34, 56, 44), 0, { flat: true }),
    // the orange, and what runs from it
    sheet(
      '#f4b63f',
      path('M800 338C800 310 826 290 826 268C832 292 850 312 850 338C850 366 800 366 800 338Z') +
        path('M846 440C846 420 862 406 864 388C870 406 884 420 884 440C884 462 846 462 846 440Z') +
        path('M770 446C770 430 784 420 786 404C792 420 802 430 802 446C802 464 770 464 770 446Z'),
      10,
    ),
    hold('translate(890 214) rotate(-16) scale(1.28)', palette.skin3, '#7a3b5f', '#e3b7cc', 19, [
      sheet('#e07f1f', circle(880, 196, 118), 17),
      sheet('#fbe3b0', ellipse(856, 210, 96, 104, 20), 3),
      sheet('#f39b34', ellipse(854, 212, 82, 90, 20), 2, {
        marks: placed(
          line('M0 -90V90M-82 0H82M-58 -64L58 64M58 -64L-58 64', 8, '#fbe3b0'),
          'translate(854 212) rotate(20)',
        ),
      }),
    ]),
    sheet('#e07f1f', circle(1230, 420, 82), 12),
    sheet('#fbe3b0', circle(1230, 420, 70), 2),
    sheet('#f39b34', circle(1230, 420, 60), 2, {
      marks: line('M1230 360V480M1170 420H1290M1188 378L1272 462M1272 378L1188 462', 7, '#fbe3b0'),
    }),
    // for eighteen pounds of person
    sheet('#2f8a8c', circle(160, 470, 128), 13),
    sheet('#9fd8d2', circle(160, 470, 110), 3),
    sheet('#7a3524', circle(164, 476, 78), 3),
    sheet('#6b2a22', bean(140, 460, 20) + bean(186, 490, 90) + bean(170, 440, 150), 3),
    sheet('#f4c430', strip('M226 400L330 270', 18), 9),
    sheet('#f4c430', ellipse(214, 416, 32, 24, -50), 5),
  ],
};
