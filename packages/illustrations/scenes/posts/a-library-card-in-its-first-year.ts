import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
  hold,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const spines = [
  '#a33e26',
  '#f4c430',
  '#1d3a57',
  '#e5d0a6',
  '#c4593a',
  '#9fd8d2',
  '#5d3a58',
  '#e39a2d',
  '#f7eedb',
  '#2b7f83',
];

/** One board of books, low and in the half light behind the desk. */
const board = (y: number, seed: number) => [
  ...Array.from({ length: 18 }, (_, i) => {
    const height = 112 + ((i * 37 + seed * 29) % 50);
    return sheet(
      spines[(i * 3 + seed * 7) % spines.length]!,
      rect(-10 + i * 92, y - height, 62 + ((i + seed) % 3) * 12, height, 3, (i + seed) % 7 === 0 ? 6 : 0),
      4,
    );
  }).filter((_, i) => (i + seed) % 6 !== 4),
  sheet('#5c3a24', rect(-20, y, 1640, 30), 8),
];

const card = 'translate(726 372) rotate(-10)';

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child on tiptoe holds a yellow library card up to the desk, where books and a telescope wait',
  focus: [0.47, 0.5],
  layers: [
    ground('#25493d'),
    board(176, 1),
    board(390, 2),
    sheet('#1c3a31', rect(-20, 420, 1640, 260), 3),
    // on the desk: telescope, books, a cake pan
    sheet('#2b2f3a', strip('M310 430L220 590M310 430L310 594M310 430L400 590', 20), 8, { edge: 0.6 }),
    sheet('#1d4f78', placed(rect(-200, -48, 330, 96, 12), 'translate(300 370) rotate(-24)'), 14, {
      marks: placed(line('M-190 -22H120', 10, '#3a7bab'), 'translate(300 370) rotate(-24)'),
    }),
    sheet(
      palette.yolk,
      placed(rect(124, -58, 46, 116, 8) + rect(-226, -36, 36, 72, 6), 'translate(300 370) rotate(-24)'),
      9,
    ),
    sheet('#d5dddf', placed(rect(-290, -24, 66, 48, 8), 'translate(300 370) rotate(-24)'), 7),
    sheet('#c4593a', circle(310, 430, 26), 6),
    ...(
      [
        [1090, 556, 330, 50, '#c4593a', 0],
        [1110, 504, 300, 52, '#9fd8d2', 1],
        [1080, 458, 320, 46, '#f4c430', -1],
        [1120, 404, 270, 54, '#5d3a58', 0],
        [1104, 356, 290, 48, '#e07f5f', -2],
      ] as const
    ).map(([x, y, w, h, color, angle]) =>
      sheet(color, rect(x, y, w, h, 5, angle), 9, {
        marks:
          line(`M${x + 40} ${y + h / 2}H${x + w - 110}`, 7, '#fbf7ec') +
          printed(rect(x + w - 70, y, 40, h), '#fbf7ecaa'),
      }),
    ),
    sheet(
      '#d5dddf',
      path('M1130 356Q1140 270 1220 262Q1240 220 1290 224Q1340 230 1350 276Q1392 300 1386 356Z'),
      9,
      {
        marks: line(
          'M1170 350Q1176 296 1236 292Q1256 258 1290 260Q1318 264 1324 300Q1348 312 1350 350',
          8,
          '#8d999d',
        ),
      },
    ),
    // the desk
    sheet('#6b4226', rect(-20, 640, 1640, 400), 14),
    sheet('#7b4e2e', Array.from({ length: 5 }, (_, i) => rect(40 + i * 320, 710, 250, 330, 6)).join(''), 4),
    sheet('#a9764d', rect(-20, 590, 1640, 60, 4), 12),
    sheet('#9fd8d2', rect(1190, 720, 190, 130, 4, -3), 5),
    sheet(
      '#fbf7ec',
      path('M1220 810Q1250 770 1284 800Q1320 770 1350 804L1350 760Q1320 740 1284 764Q1250 740 1220 766Z'),
      4,
    ),
    // the child, from behind
    sheet('#2a6796', path('M360 1040Q350 850 430 800Q530 760 630 800Q720 850 716 1040Z'), 18, {
      marks: line('M370 900H716M366 970H716', 20, '#9fd8d2'),
    }),
    sheet('#2a6796', strip('M630 850Q700 760 706 620', 84), 14),
    sheet(palette.skin3, strip('M706 620Q712 560 720 500', 56), 8),
    sheet('#9fd8d2', placed(rect(-52, -16, 104, 32, 10), 'translate(706 614) rotate(4)'), 7),
    sheet(palette.skin3, ellipse(530, 790, 54, 50), 6),
    sheet(palette.skin3, ellipse(412, 690, 26, 36) + ellipse(648, 690, 26, 36), 6),
    sheet('#17110f', circle(530, 650, 128), 16),
    sheet('#17110f', circle(392, 560, 74) + circle(668, 566, 74), 14),
    sheet(palette.yolk, ellipse(434, 590, 20, 36, 40) + ellipse(626, 594, 20, 36, -40), 6),
    sheet('#2b211d', path('M530 526Q544 640 530 776Q516 650 530 526Z'), 2),
    sheet('#a33e26', placed(rect(-90, -120, 180, 240, 8), 'translate(400 960) rotate(-14)'), 12, {
      marks: placed(line('M-60 -70H60M-60 -40H20', 10, '#f7eedb'), 'translate(400 960) rotate(-14)'),
    }),
    sheet(palette.skin3, strip('M470 920L440 950', 46) + strip('M484 960L450 990', 44), 7),
    // the card, from hand to hand
    sheet(
      palette.skin3,
      strip('M700 490Q690 450 704 430', 34) +
        strip('M724 486Q724 446 736 420', 34) +
        strip('M748 492Q760 456 766 432', 32),
      8,
    ),
    hold('translate(828 344) rotate(-8) scale(1.05)', palette.skin1, '#8a2f4a', '#e9b3c4', 15, [
      sheet(palette.yolk, placed(rect(-150, -98, 300, 190, 20), card), 12, {
        marks: placed(
          printed(rect(-150, -72, 300, 36), '#2b7f83') + line('M-116 2H20M-116 40H-20', 13, '#80502f'),
          card,
        ),
      }),
      sheet(palette.paper, placed(circle(88, 20, 44), card), 3),
      sheet(palette.rust, placed(star(88, 20, 30), card), 3),
    ]),
  ],
};
