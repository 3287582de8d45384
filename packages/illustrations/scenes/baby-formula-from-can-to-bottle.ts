import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

/** The glass of a baby bottle, 150 wide; its foot stands at 0 0. */
const glass = (transform: string) =>
  moved(transform, [
    sheet(
      '#e6efec',
      path('M-76 0Q-84 -10 -84 -30V-250Q-84 -300 -50 -316H50Q84 -300 84 -250V-30Q84 -10 76 0Z'),
      10,
    ),
    sheet('#ffffff', rect(-58, -286, 20, 250, 10), 0, { flat: true, opacity: 0.45 }),
    sheet('#7d938f', [0, 1, 2, 3, 4].map((i) => rect(30, -60 - i * 44, i % 2 ? 30 : 42, 7, 3)).join(''), 0, {
      flat: true,
    }),
  ]);

export const scene: Scene = {
  kind: 'scene',
  alt: 'On a kitchen counter a hand levels a scoop of powder over an open can; beside it stand a bottle of water, a bib and a clock, and an empty bottle dries upside down',
  focus: [0.5, 0.55],
  layers: [
    ground('#e0a08a'),
    ...[0, 1, 2, 3, 4].flatMap((j) =>
      [0, 1, 2, 3, 4, 5, 6].map((i) =>
        sheet('#e7ac97', rect(-20 + i * 240 - (j % 2) * 120, -20 + j * 136, 228, 126, 6), 1),
      ),
    ),
    // the clock: two hours from now
    sheet('#2f6f73', circle(250, 210, 132), 10),
    sheet(palette.cream, circle(250, 210, 106), 4, {
      marks:
        printed(path('M250 210L250 118A92 92 0 0 1 329.7 164Z'), '#f4c430') +
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * Math.PI) / 6;
          return line(
            `M${250 + Math.sin(a) * 94} ${210 - Math.cos(a) * 94}L${250 + Math.sin(a) * (i % 3 ? 82 : 72)} ${210 - Math.cos(a) * (i % 3 ? 82 : 72)}`,
            6,
            '#1a2430',
          );
        }).join(''),
    }),
    sheet(palette.ink, strip('M250 210V140', 8) + strip('M250 210L302 180', 11), 4, { edge: 0.5 }),
    sheet('#c4593a', circle(250, 210, 11), 2),
    // a shelf with cans that are closed, all the same inside
    sheet('#8a5a34', rect(900, 226, 740, 34, 4), 9),
    ...(['#5b7fa0', '#8f6aa0', '#6c9a4c', '#d98b3a'] as const).flatMap((color, i) => [
      sheet('#cfd4cf', rect(960 + i * 158, 82, 124, 146, 8), 8),
      sheet(color, rect(960 + i * 158, 108, 124, 96), 2),
      sheet('#f7eedb', star(1022 + i * 158, 156, 30), 2),
      sheet('#e9ebe6', rect(954 + i * 158, 72, 136, 24, 8), 4),
    ]),
    // the counter
    sheet('#f0e2c8', rect(-20, 770, 1640, 60), 12),
    sheet('#7b9a8c', rect(-20, 824, 1640, 220), 8, {
      marks: line('M400 850V1020M800 850V1020M1200 850V1020', 8, '#6a897b'),
    }),
    sheet('#d9a441', rect(370, 900, 60, 16, 8) + rect(770, 900, 60, 16, 8) + rect(1170, 900, 60, 16, 8), 5),
    // the rack, and a bottle that dries in the air
    sheet('#4f8f92', rect(96, 742, 300, 34, 14), 7),
    sheet('#4f8f92', rect(150, 560, 14, 190, 7) + rect(330, 560, 14, 190, 7), 6),
    glass('translate(246 448) rotate(180) scale(.86)'),
    sheet('#9fd8d2', path('M262 760Q250 742 262 724Q274 742 262 760Z'), 3),
    // water in the other: it goes in first
    glass('translate(536 772)'),
    sheet('#a9d2dc', path('M466 764Q460 758 460 742V600Q536 590 612 600V742Q612 758 606 764Z'), 1),
    sheet('#ffffff', rect(478, 486, 20, 250, 10), 0, { flat: true, opacity: 0.5 }),
    sheet('#6f8f95', [0, 1, 2, 3, 4].map((i) => rect(566, 712 - i * 44, i % 2 ? 30 : 42, 7, 3)).join(''), 0, {
      flat: true,
    }),
    moved('translate(536 772)', [
      sheet('#2f6f73', rect(-80, -352, 160, 48, 14), 6, {
        marks: line('M-50 -348V-308M-18 -348V-308M14 -348V-308M46 -348V-308', 5, '#00000022'),
      }),
      sheet(
        '#d9a26a',
        path('M-54 -352C-50 -396 -30 -400 -24 -430Q-22 -462 0 -462T24 -430C30 -400 50 -396 54 -352Z'),
        5,
      ),
    ]),
    // a bib, for what comes next
    sheet(
      '#f4c430',
      path(
        'M1290 600Q1320 580 1350 600Q1380 640 1410 600Q1440 580 1470 600Q1500 690 1460 780H1300Q1260 690 1290 600Z',
      ),
      8,
      {
        marks: line('M1290 760H1470', 8, '#d9a02a'),
      },
    ),
    sheet('#c4593a', star(1380, 700, 34), 3),
    // the can
    sheet('#cfd4cf', path('M760 470H1120V740Q1120 774 940 774T760 740Z'), 13),
    sheet('#3c6fa3', path('M760 530H1120V720Q940 756 760 720Z'), 2),
    sheet('#f7eedb', star(940, 634, 74), 3),
    sheet('#f4c430', star(940, 634, 40), 2),
    sheet('#b9c0ba', ellipse(940, 470, 180, 52), 6),
    sheet('#f6ead0', ellipse(940, 474, 162, 42), 2, {
      marks: printed(
        circle(890, 470, 5) + circle(980, 486, 5) + circle(940, 462, 4) + circle(1020, 472, 5),
        '#e3d1a8',
      ),
    }),
    // the scoop, level as a lake
    moved('translate(900 356) rotate(-4)', [
      sheet('#2b8a86', strip('M60 30L260 -6', 30), 8),
      sheet('#2b8a86', path('M-92 0H92L76 92Q72 106 56 106H-56Q-72 106 -76 92Z'), 9),
      sheet('#f6ead0', rect(-96, -10, 192, 20, 8), 4),
      sheet('#1f716e', path('M-84 30H84L80 54H-80Z'), 1),
    ]),
    sheet('#f6ead0', circle(846, 478, 10) + circle(866, 492, 7) + circle(830, 494, 6), 3),
    pinch('translate(1140 344) rotate(8) scale(1.12)', palette.skin1, '#5d3a58', '#e5d0a6', 17),
    // the level of a knife's back
    sheet(
      '#dfe3e0',
      placed(path('M-150 -16H60Q76 -16 76 0T60 16H-150Q-170 6 -150 -16Z'), 'translate(640 812) rotate(2)'),
      6,
    ),
    sheet('#57351f', placed(rect(60, -18, 130, 36, 16), 'translate(640 812) rotate(2)'), 7),
  ],
};
