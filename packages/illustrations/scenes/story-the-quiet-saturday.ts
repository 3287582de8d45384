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
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const envelope = (x: number, y: number, angle: number, color: string, fold: string) => [
  sheet(color, placed(rect(-90, -58, 180, 116, 4), `translate(${x} ${y}) rotate(${angle})`), 7, {
    marks: placed(line('M-90 -56L0 14L90 -56', 5, fold), `translate(${x} ${y}) rotate(${angle})`),
  }),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A house made of a refrigerator box glows from a flashlight inside; a letter comes out of its mail slot into a grown-up’s hand',
  focus: [0.52, 0.52],
  layers: [
    ground('#35506b'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => sheet('#3b5874', rect(30 + i * 238, -20, 118, 800), 2)),
    // window: evening
    sheet('#5a7690', rect(80, 70, 300, 380), 9),
    sheet('#24364f', rect(104, 94, 252, 332), 0, { flat: true }),
    sheet('#7d5a72', path('M104 330Q220 290 356 330V426H104Z'), 3),
    sheet('#c9805a', path('M104 380Q230 350 356 384V426H104Z'), 3),
    sheet(palette.moon, star(170, 160, 9, 10) + star(300, 210, 7, 30) + star(240, 140, 6, 0), 2),
    sheet('#5a7690', rect(222, 90, 16, 340), 5),
    sheet('#6a869f', rect(56, 444, 348, 26, 4), 7),
    // the keys, which stay on their hook
    sheet('#7a5436', rect(1330, 150, 190, 60, 6), 7),
    sheet('#d3dadb', strip('M1380 186V214M1470 186V214', 12), 4),
    sheet('#b7c2c5', strip('M1380 214a26 26 0 1 0 1 0', 7), 4, { edge: 0.5 }),
    sheet(
      palette.yolk,
      placed(
        circle(0, 26, 26) + rect(-9, 46, 18, 84, 4) + rect(0, 96, 26, 14, 3),
        'translate(1372 250) rotate(10)',
      ),
      6,
      {
        marks: placed(printed(circle(0, 18, 8), '#35506b'), 'translate(1372 250) rotate(10)'),
      },
    ),
    sheet(
      '#8fa0a6',
      placed(rect(-20, 0, 40, 60, 12) + rect(-8, 56, 16, 56, 3), 'translate(1396 256) rotate(-14)'),
      5,
    ),
    // floor and rug
    sheet('#6b4630', rect(-20, 760, 1640, 290), 6),
    sheet('#774f37', path('M-20 830H1620V900H-20Z'), 2),
    sheet('#a3552c', ellipse(800, 930, 760, 110), 5),
    sheet('#c4593a', ellipse(800, 924, 690, 88), 3),
    // light that spills
    sheet('#4b6478', circle(800, 500, 480), 5),
    sheet('#7c7c70', circle(800, 520, 390), 5),
    sheet('#f0c45e', path('M430 900L300 1000H1300L1170 900Z'), 0, { flat: true, opacity: 0.5 }),
    // the house
    sheet('#8f6236', path('M400 330L520 130H1090L1210 330Z'), 14),
    sheet('#a5723f', path('M436 320L540 150H810V330Z'), 4),
    sheet('#7d5530', path('M370 322H1240L1250 356H360Z'), 9),
    sheet('#b98750', rect(430, 340, 750, 570, 4), 18, {
      marks:
        printed(rect(430, 470, 750, 18), '#d8b27c') +
        line('M460 880L500 840M1130 880L1160 850', 5, '#97683a'),
    }),
    sheet('#c6955c', rect(430, 340, 750, 30), 3),
    // holes with light in them: a window, stars, a door that is almost shut
    sheet('#7d5530', rect(512, 420, 220, 200, 4), 0, { flat: true }),
    sheet('#fbe08a', rect(524, 432, 196, 176), 0, { flat: true }),
    sheet('#f4c430', path('M524 608L640 432H720V608Z'), 0, { flat: true, opacity: 0.6 }),
    sheet('#b98750', rect(612, 428, 20, 184) + rect(520, 510, 204, 18), 4),
    sheet('#6b4a3a', path('M536 608C536 560 552 540 574 540C600 540 612 566 608 608Z'), 3),
    sheet('#6b4a3a', path('M640 608C640 580 654 566 672 566C694 566 704 588 702 608Z'), 3),
    sheet('#c6955c', path('M500 420L440 460V640L512 620Z'), 6),
    sheet('#fbe08a', star(1080, 430, 40, 10) + star(980, 400, 22, 30) + star(1120, 520, 18, 0), 0, {
      flat: true,
    }),
    sheet('#7d5530', path('M560 910V680Q560 660 580 660H700Q720 660 720 680V910Z'), 0, { flat: true }),
    sheet('#f4c430', path('M572 910V684Q574 672 590 672H600V910Z'), 0, { flat: true }),
    sheet('#c08d55', path('M604 670H704Q716 672 716 684V910L604 926Z'), 6),
    sheet('#b8351f', circle(630, 800, 15), 4),
    // what they wrote on it: a crayon flower and a number
    sheet(
      '#2b7f83',
      strip(
        'M500 880C496 840 500 810 496 780M498 840C480 830 470 820 468 806M498 826C514 816 522 806 524 792',
        9,
      ),
      2,
    ),
    sheet(
      '#b8351f',
      circle(496, 764, 17) +
        circle(476, 752, 15) +
        circle(514, 750, 15) +
        circle(482, 774, 15) +
        circle(510, 776, 15),
      2,
    ),
    sheet(palette.yolk, circle(496, 762, 11), 2),
    sheet('#2f4b86', strip('M1100 640V720M1080 656L1100 640M1140 640V720M1120 656L1140 640', 13), 2),
    // the mail slot
    sheet('#97683a', rect(800, 600, 260, 92, 8), 5),
    sheet('#fbe08a', rect(824, 628, 212, 36, 4), 0, { flat: true }),
    sheet('#c6955c', path('M800 600H1060L1050 566Q930 552 810 566Z'), 6),
    hold('translate(1000 770) rotate(16) scale(1.14)', palette.skin2, '#4f7a58', palette.cream, 19, [
      sheet(palette.paper, placed(rect(-96, -62, 192, 150, 4), 'translate(936 706) rotate(8)'), 12, {
        marks: placed(line('M-60 6H60M-60 30H40M-60 54H56', 7, '#4b5d6b'), 'translate(936 706) rotate(8)'),
      }),
      sheet('#b98750', path('M812 590H1050V630H812Z'), 0, { flat: true, clip: rect(800, 600, 260, 28) }),
      sheet('#b8351f', placed(star(0, -30, 22, 0), 'translate(936 706) rotate(8)'), 3),
    ]),
    // ten letters are there already, a torch lies ready
    envelope(190, 900, -12, '#f4eedd', '#c9bfa3'),
    envelope(230, 872, 8, '#f6d9c4', '#cfa88c'),
    envelope(170, 850, -4, '#d9e8dd', '#a9c4b0'),
    envelope(214, 826, 14, '#f9e08a', '#cfae4c'),
    envelope(190, 800, -8, '#fbf7ec', '#c9bfa3'),
    sheet('#b8351f', placed(star(0, 8, 17), 'translate(190 792) rotate(-8)'), 2),
    sheet('#b8351f', path('M80 990Q90 960 130 968L380 930L400 976L140 1010Q90 1020 80 990Z'), 10),
    sheet('#7f2413', path('M380 920L440 896L470 1000L400 986Z'), 6),
    sheet(palette.robin, ellipse(456, 948, 20, 54, -15), 4),
    sheet(palette.ink, ellipse(250, 970, 26, 11, -9), 3),
  ],
};
