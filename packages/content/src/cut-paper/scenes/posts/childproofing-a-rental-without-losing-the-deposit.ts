import {
  pinch,
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
} from '../../kit/index.ts';
import type { Scene } from '../../scene.ts';

const view = rect(96, 80, 380, 380);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand tightens the strap that holds a tall dresser to the wall while a baby crawls towards its drawers',
  focus: [0.55, 0.45],
  layers: [
    sheet('#c48fa0', rect(-20, -20, 1640, 1040), 0),
    ...Array.from({ length: 7 }, (_, i) => sheet('#cb9aaa', rect(40 + i * 240, -20, 110, 820), 2)),
    // window with its guard
    sheet('#f6eddb', rect(60, 44, 452, 452, 4), 9),
    sheet('#a9d3d8', view, 0, { flat: true }),
    sheet('#8f6a7c', path('M90 330H170V250H250V300H330V200H420V330H480V470H90Z'), 4, { clip: view }),
    sheet(
      '#f8dc84',
      rect(190, 270, 22, 28) + rect(350, 230, 22, 28) + rect(350, 280, 22, 28) + rect(116, 360, 22, 28),
      1,
      { clip: view },
    ),
    sheet('#f7e6b0', circle(190, 160, 46), 3, { clip: view }),
    sheet('#f6eddb', rect(84, 256, 404, 22), 5),
    sheet(
      '#4b5d6b',
      rect(90, 300, 392, 14, 5) +
        rect(90, 356, 392, 14, 5) +
        rect(90, 412, 392, 14, 5) +
        rect(140, 290, 14, 180, 5) +
        rect(416, 290, 14, 180, 5),
      6,
      { edge: 0.6 },
    ),
    sheet('#e6dac2', rect(30, 486, 512, 40, 4), 9),
    // floor
    sheet('#a8703f', rect(-20, 800, 1640, 260), 8, {
      marks: line(
        'M-20 870H1640M-20 950H1640M300 800V870M900 870V950M1400 800V870M560 950V1040M1180 950V1040',
        4,
        '#8a5930',
      ),
    }),
    sheet('#f6eddb', rect(-20, 776, 1640, 34), 6),
    // the television, low and pushed to the wall
    sheet('#6e4526', rect(60, 740, 460, 96, 6), 9),
    sheet('#57351f', rect(80, 836, 40, 26) + rect(460, 836, 40, 26), 4),
    sheet('#8a5a34', rect(46, 726, 488, 26, 6), 6),
    sheet('#1a2430', rect(96, 546, 388, 182, 12), 12),
    sheet('#2f4152', rect(114, 562, 352, 150, 4), 2, {
      marks: line('M130 690L250 566M190 706L330 566', 12, '#3d5266'),
    }),
    // the outlet, its cover slid shut
    sheet('#f6eddb', rect(1440, 600, 84, 116, 10), 6),
    sheet('#d8c9ac', rect(1456, 616, 52, 84, 6), 3),
    sheet('#b7a888', rect(1464, 640, 36, 36, 4), 2),
    // bracket in the wall, strap
    sheet('#4b5d6b', rect(836, 70, 180, 84, 8), 7),
    sheet('#d5dddf', circle(866, 112, 13) + circle(986, 112, 13), 3),
    sheet('#f4c430', path('M890 130H962L974 300H878Z'), 10, {
      marks: line('M908 140L900 296M944 140L952 296', 6, '#d9952a'),
    }),
    sheet(palette.ink, rect(872, 190, 108, 66, 10), 9),
    sheet('#4b5d6b', rect(898, 206, 56, 30, 4), 3),
    // the dresser
    sheet('#234d4a', rect(650, 900, 60, 70) + rect(1150, 900, 60, 70), 6),
    sheet('#2b6a66', rect(600, 300, 660, 620, 10), 18),
    sheet('#1f504e', rect(570, 276, 720, 52, 10), 10),
    ...[0, 1, 2].map((i) => sheet('#377f79', rect(638, 356 + i * 136, 584, 116, 6), 5)),
    sheet(
      '#e9c35a',
      [0, 1, 2].map((i) => circle(800, 414 + i * 136, 19) + circle(1060, 414 + i * 136, 19)).join(''),
      6,
    ),
    sheet('#377f79', rect(638, 764, 584, 126, 6), 5),
    sheet('#e9c35a', circle(800, 828, 19) + circle(1060, 828, 19), 6),
    sheet('#f6eddb', [0, 1, 2].map((i) => rect(1180, 470 + i * 136, 30, 30, 6)).join(''), 4),
    // on top, only what is light: nothing to climb for
    sheet('#f7eedb', path('M1120 276L1104 200H1216L1200 276Z'), 8, {
      marks: line('M1110 226H1210', 9, '#c48fa0'),
    }),
    // hair dryer: the sticky locks come off again
    sheet(
      '#e07f5f',
      placed(path('M-100 -52H70Q110 -50 110 0Q110 50 70 52H-100Z'), 'translate(1420 850) rotate(-12)'),
      14,
    ),
    sheet(
      '#c4593a',
      placed(
        path('M-150 -34L-96 -52V52L-150 34Z') + path('M10 44L70 44L60 150H6Z'),
        'translate(1420 850) rotate(-12)',
      ),
      9,
    ),
    sheet('#fbf7ec', placed(circle(56, 0, 28), 'translate(1420 850) rotate(-12)'), 3, {
      marks: placed(line('M40 -8H72M40 8H72', 5, '#c4593a'), 'translate(1420 850) rotate(-12)'),
    }),
    // the baby crawls away from us: diaper, soles, a round head
    sheet(palette.skin1, strip('M470 860Q530 860 566 910', 58), 10),
    sheet(palette.skin1, ellipse(574, 916, 40, 26), 6),
    sheet('#8c5a34', path('M396 780Q390 680 470 676Q552 680 548 770Q540 830 470 832Q402 830 396 780Z'), 12),
    sheet('#a06a40', path('M470 676Q462 640 496 630Q488 654 500 680Z'), 4),
    sheet('#e5b08a', ellipse(398, 776, 20, 28), 4),
    sheet('#f4c430', path('M240 820Q300 760 420 790Q520 810 520 890Q480 960 380 960Q250 950 240 820Z'), 14, {
      marks: printed(star(330, 850, 24) + star(420, 840, 22) + star(400, 910, 22), '#e39a2d'),
    }),
    sheet(
      '#fbf7ec',
      path('M170 900Q180 800 290 800Q380 830 370 930Q330 1010 240 1000Q170 980 170 900Z'),
      14,
      { marks: line('M190 850Q270 820 350 880M180 940Q270 920 360 950', 7, '#d5dddf') },
    ),
    sheet(palette.skin1, strip('M230 980Q160 1000 110 990', 74), 9),
    sheet(palette.skin1, ellipse(78, 968, 38, 56, -20), 8, {
      marks: printed(ellipse(76, 984, 18, 26, -20), '#d4976e'),
    }),
    sheet(
      palette.skin1,
      circle(50, 918, 13) + circle(72, 908, 12) + circle(92, 908, 11) + circle(110, 914, 10),
      4,
    ),
    sheet(palette.skin1, strip('M430 940Q470 970 520 980', 60), 9),
    // the hand at the strap
    pinch('translate(968 224) rotate(-10) scale(1.14)', palette.skin3, '#1d3a57', '#9fd8d2', 18),
  ],
};
