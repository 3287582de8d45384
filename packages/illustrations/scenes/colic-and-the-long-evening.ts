import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

/** Where the walker has been: a shoe left and a shoe right, around the table. */
const steps = Array.from({ length: 26 }, (_, i) => {
  const t = (i / 26) * Math.PI * 2 + 0.5;
  const side = i % 2 ? 1 : -1;
  const x = 790 + Math.cos(t) * (500 + side * 26);
  const y = 520 + Math.sin(t) * (330 + side * 24);
  const angle = (Math.atan2(Math.cos(t) * 330, -Math.sin(t) * 500) * 180) / Math.PI;
  return { x, y, angle, t };
}).filter(({ t }) => t < 5.35 || t > 6.35);

const paws = Array.from({ length: 12 }, (_, i) => {
  const t = 3.5 + i * 0.13;
  return { x: 790 + Math.cos(t) * 410, y: 520 + Math.sin(t) * 262 };
});

export const scene: Scene = {
  kind: 'scene',
  alt: 'From above, a parent carries a baby along the forearm around and around the rug; the footprints close a ring, a cat follows, and an empty crib waits in the corner',
  focus: [0.56, 0.5],
  layers: [
    ground('#5b4a72'),
    sheet('#63527b', rect(-20, -20, 1640, 190) + rect(-20, 370, 1640, 200) + rect(-20, 770, 1640, 200), 1),
    // the rug and the worn ring on it
    sheet('#b04a52', ellipse(790, 520, 640, 440), 4),
    sheet('#c4606a', ellipse(790, 520, 604, 410), 2, {
      marks: placed(
        line('M-560 0A560 376 0 1 0 560 0A560 376 0 1 0 -560 0', 10, '#e9b7a6'),
        'translate(790 520)',
      ),
    }),
    sheet('#d98b86', ellipse(790, 520, 556, 378), 0, { flat: true, opacity: 0.55 }),
    sheet('#c4606a', ellipse(790, 520, 440, 278), 0, { flat: true }),
    ...steps.map(({ x, y, angle }) =>
      sheet(
        '#8d3a45',
        placed(ellipse(6, 0, 25, 13) + ellipse(-22, 0, 12, 10), `translate(${x} ${y}) rotate(${angle})`),
        0,
        { flat: true, opacity: 0.85 },
      ),
    ),
    ...paws.map(({ x, y }, i) =>
      sheet('#8d3a45', circle(x, y + (i % 2 ? 12 : -12), 9), 0, { flat: true, opacity: 0.8 }),
    ),
    // the sofa, which nobody sleeps on
    sheet('#2f6d6c', rect(470, 836, 640, 220, 40), 12),
    sheet('#3b8280', rect(520, 846, 264, 130, 22) + rect(798, 846, 264, 130, 22), 5),
    sheet('#e8b23c', rect(560, 872, 116, 100, 20, -14), 7, {
      marks: line('M576 890L660 960M656 884L582 962', 6, '#c9872f'),
    }),
    // the table: cold dinner, and a phone that may be rung
    sheet('#80502f', ellipse(790, 520, 236, 150), 10),
    sheet('#936038', ellipse(790, 514, 214, 132), 2, {
      marks: line('M600 480Q790 450 980 480M596 550Q790 580 984 550', 5, '#7d4c2b'),
    }),
    sheet('#f1ead8', circle(700, 514, 76), 5),
    sheet('#dfe3d4', circle(700, 514, 54), 2),
    sheet('#d9822f', path('M664 520C668 486 716 476 736 504C742 540 690 560 664 520Z'), 3),
    sheet('#6c9a4c', circle(726, 536, 11) + circle(708, 548, 10) + circle(736, 520, 9), 3),
    sheet('#cfd9da', strip('M600 560L640 590', 9) + strip('M590 578L630 608', 9), 4, { edge: 0.5 }),
    sheet(palette.ink, rect(850, 470, 62, 112, 12, 16), 6),
    sheet('#f2c963', rect(858, 482, 46, 84, 5, 16), 1),
    // headphones
    sheet('#23313d', strip('M792 470C770 420 850 400 850 446', 14), 5),
    sheet('#e07f5f', ellipse(792, 474, 18, 25, -10) + ellipse(852, 452, 18, 25, 20), 5),
    // the crib in the corner: a sheet and nothing else
    moved('translate(1322 690) rotate(-7)', [
      sheet('#e9d6ad', rect(-20, -60, 300, 400, 18), 13),
      sheet('#c3d6d6', rect(4, -36, 252, 352, 8), 0, { flat: true }),
      sheet('#dde8e6', rect(10, -30, 240, 340, 14), 3, {
        marks: line('M40 60Q130 50 220 66M40 190Q130 200 220 180', 5, '#c4d5d4'),
      }),
      sheet(
        '#f0e0bc',
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => rect(-14, -24 + i * 54, 24, 16, 6) + rect(250, -24 + i * 54, 24, 16, 6))
          .join(''),
        5,
      ),
    ]),
    // a lamp in the other corner
    sheet('#f7dc92', circle(150, 150, 250), 0, { flat: true, opacity: 0.28 }),
    sheet('#f2c963', circle(150, 150, 118), 14),
    sheet('#f7e2a4', circle(150, 150, 50), 3),
    // the cat, two steps behind
    moved('translate(560 205) rotate(-24)', [
      sheet('#3b3540', strip('M-92 10C-150 30 -170 -20 -140 -50', 22), 6),
      sheet('#4a4450', ellipse(-20, 4, 92, 48), 10, {
        marks: line('M-60 -40V40M-28 -44V44M4 -44V44', 9, '#3b3540'),
      }),
      sheet('#4a4450', circle(78, 0, 42), 8),
      sheet('#3b3540', path('M66 -34L82 -62L104 -30Z') + path('M66 34L82 62L104 30Z'), 4),
      sheet('#d9822f', strip('M42 -30Q52 0 42 30', 9), 3),
    ]),
    // the walker: slippers, arms, the baby along one of them
    moved('translate(1010 236) rotate(24)', [
      sheet('#e39a2d', ellipse(-70, 46, 52, 24, -6) + ellipse(84, -58, 52, 24, 4), 6),
      sheet(
        '#2f5f7a',
        path(
          'M-70 -128C-20 -160 40 -150 66 -110C96 -40 96 50 66 116C40 156 -20 160 -70 126C-104 60 -104 -60 -70 -128Z',
        ),
        14,
        {
          marks: line('M-40 -146C-60 -60 -60 60 -40 146M16 -150C0 -60 0 60 16 150', 9, '#4b7f9a'),
        },
      ),
      // far arm, folded over to hold
      sheet('#2f5f7a', strip('M30 -112C90 -130 140 -90 166 -40', 62), 10),
      // the baby: face down, limbs hanging to both sides
      sheet(
        '#f0cf7a',
        strip('M96 84C80 124 70 130 54 140', 34) + strip('M120 66C140 108 138 122 128 144', 34),
        7,
      ),
      sheet(palette.skin3, ellipse(46, 146, 19, 15) + ellipse(126, 154, 15, 19), 4),
      sheet(
        '#f0cf7a',
        strip('M186 -34C220 -10 226 8 224 26', 32) + strip('M164 -46C150 -84 160 -100 176 -112', 32),
        8,
      ),
      sheet(palette.skin3, circle(224, 36, 16) + circle(184, -118, 16), 4),
      sheet(
        '#f0cf7a',
        path('M76 92C60 50 100 -6 150 -40C190 -62 220 -26 204 12C184 60 140 110 108 114Q84 114 76 92Z'),
        12,
        {
          marks: printed(
            [
              [120, 60],
              [150, 20],
              [182, -14],
              [104, 88],
              [160, 56],
            ]
              .map(([x, y]) => circle(x!, y!, 9))
              .join(''),
            '#c4593a',
          ),
        },
      ),
      sheet(palette.skin3, circle(226, -62, 58), 13),
      sheet(
        '#1f1718',
        path(
          'M176 -40C166 -96 204 -124 246 -116C282 -106 290 -66 274 -36C262 -52 246 -50 238 -36C222 -48 196 -52 176 -40Z',
        ),
        3,
      ),
      // near arm under and over
      sheet('#2f5f7a', strip('M34 108C70 120 100 104 120 76', 60), 11),
      sheet(palette.skin3, strip('M128 66L150 40', 42), 7),
      sheet(palette.skin3, ellipse(178, -26, 30, 24, -40), 9),
      // the head of the one who walks
      sheet(palette.skin3, ellipse(-10, -86, 16, 22, 90) + ellipse(-10, 86, 16, 22, 90), 6),
      sheet('#241a1b', ellipse(-6, 0, 92, 84), 17, {
        marks: line('M-80 0H40M-70 -34Q-10 -50 50 -30M-70 34Q-10 50 50 30', 7, '#43332f'),
      }),
      sheet('#241a1b', circle(-96, 0, 44), 9),
      sheet('#c4593a', strip('M-62 -26Q-52 0 -62 26', 13), 4),
    ]),
  ],
};
