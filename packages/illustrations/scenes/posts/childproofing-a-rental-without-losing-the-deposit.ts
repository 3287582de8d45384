import {
  ground,
  circle,
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
} from '../../src/kit/index.ts';
import { childProfile } from '../../src/kit/child.ts';
import type { Scene } from '../../src/scene.ts';

const view = rect(76, 90, 320, 330);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand tightens the strap that holds a tall dresser to the wall, while a baby sits before it and tugs at the lowest drawer',
  focus: [0.48, 0.52],
  layers: [
    ground('#bf8496'),
    sheet('#c792a2', [0, 1, 2, 3, 4, 5, 6].map((i) => rect(40 + i * 240, -20, 110, 820)).join(''), 2),
    // window with its guard
    sheet('#f3e6cf', rect(40, 54, 392, 402, 4), 9),
    sheet('#a9d3d8', view, 0, { flat: true }),
    sheet('#f7e6b0', circle(300, 180, 46), 3, { clip: view }),
    sheet('#8f6a7c', path('M70 330H150V260H220V310H290V220H380V340H420V440H70Z'), 4, { clip: view }),
    sheet('#f8dc84', rect(170, 280, 20, 26) + rect(310, 250, 20, 26) + rect(310, 300, 20, 26), 1, {
      clip: view,
    }),
    sheet('#4b5d6b', rect(70, 290, 332, 14, 5) + rect(70, 342, 332, 14, 5) + rect(70, 394, 332, 14, 5), 6, {
      edge: 0.6,
    }),
    sheet('#e6dac2', rect(14, 446, 444, 38, 4), 9),
    // floor
    sheet('#a8703f', rect(-20, 810, 1640, 240), 8, {
      marks: line(
        'M-20 880H1640M-20 956H1640M300 810V880M1400 810V880M560 956V1040M1180 956V1040',
        4,
        '#8a5930',
      ),
    }),
    sheet('#f3e6cf', rect(-20, 786, 1640, 34), 6),
    // the outlet, its cover slid shut
    sheet('#f6eddb', rect(1440, 600, 84, 116, 10), 6),
    sheet('#d8c9ac', rect(1456, 616, 52, 84, 6), 3),
    // bracket in the wall, strap
    sheet('#4b5d6b', rect(770, 36, 230, 100, 8), 7),
    sheet('#d5dddf', circle(808, 86, 16) + circle(962, 86, 16), 3),
    sheet('#f4c430', path('M838 110H932L946 310H824Z'), 10, {
      marks: line('M858 120L848 304M912 120L922 304', 7, '#d9952a'),
    }),
    sheet(palette.ink, rect(810, 176, 150, 86, 12), 9),
    sheet('#6f8290', rect(846, 198, 78, 40, 5), 3),
    // the dresser
    sheet('#1f403e', rect(620, 884, 60, 66) + rect(1150, 884, 60, 66), 6),
    sheet('#2b6a66', rect(560, 306, 710, 596, 10), 18),
    sheet('#1f504e', rect(528, 280, 774, 56, 10), 10),
    ...[0, 1].map((i) => sheet('#3a837d', rect(602, 366 + i * 132, 626, 112, 6), 5)),
    sheet(
      '#e9c35a',
      [0, 1].map((i) => circle(760, 422 + i * 132, 20) + circle(1070, 422 + i * 132, 20)).join(''),
      6,
    ),
    // only what is light stands on top
    sheet('#f7eedb', path('M1120 280L1104 204H1216L1200 280Z'), 8, {
      marks: line('M1110 230H1210', 9, '#c48fa0'),
    }),
    // magnetic locks, stuck on
    sheet('#f6eddb', rect(1196, 470, 34, 34, 6) + rect(1196, 602, 34, 34, 6), 4),
    // the lowest drawer is a little open
    sheet('#143533', rect(602, 634, 626, 40), 0, { flat: true }),
    sheet('#e07f5f', path('M640 674Q650 620 720 634Q780 620 800 674Z'), 4),
    sheet('#f3e6cf', path('M980 674Q1000 628 1060 640Q1110 632 1120 674Z'), 4),
    sheet('#44938c', rect(590, 666, 650, 210, 8), 12),
    sheet('#e9c35a', circle(760, 760, 22) + circle(1070, 760, 22), 6),
    // hair dryer: what is stuck on comes off again
    sheet(
      '#c4593a',
      placed(
        path('M-150 -34L-96 -52V52L-150 34Z') + path('M10 44H70L60 150H6Z'),
        'translate(1430 880) rotate(-12)',
      ),
      9,
    ),
    sheet(
      '#e07f5f',
      placed(path('M-100 -52H70Q110 -50 110 0Q110 50 70 52H-100Z'), 'translate(1430 880) rotate(-12)'),
      10,
    ),
    sheet('#fbf7ec', placed(circle(56, 0, 28), 'translate(1430 880) rotate(-12)'), 3, {
      marks: placed(line('M40 -8H72M40 8H72', 5, '#c4593a'), 'translate(1430 880) rotate(-12)'),
    }),
    sheet(
      '#dfeceb',
      `<g fill="none" stroke="#fff" stroke-width="15"><ellipse cx="1330" cy="980" rx="52" ry="24"/></g>`,
      5,
    ),
    // the baby
    sheet(palette.skin2, strip('M420 960Q330 990 300 946', 62) + strip('M560 960Q640 990 664 950', 62), 9),
    sheet(palette.skin2, strip('M556 770Q650 780 720 764', 50), 11),
    sheet(palette.skin2, circle(730, 762, 32), 7),
    sheet('#f4c430', path('M366 960Q350 760 420 716Q490 690 560 716Q620 760 610 960Z'), 15, {
      marks: printed(star(430, 820, 24) + star(530, 790, 22) + star(490, 890, 22), '#e39a2d'),
    }),
    sheet('#f4c430', strip('M560 752Q620 776 650 776', 60), 7),
    sheet('#f4c430', strip('M404 760Q360 820 372 880', 58), 7),
    sheet(palette.skin2, circle(374, 910, 30), 6),
    sheet('#f6eddb', path('M352 914Q488 880 622 914Q640 1000 560 1010H410Q336 1000 352 914Z'), 11, {
      marks: line('M370 940Q488 912 606 940', 8, '#a9c9d0'),
    }),
    childProfile('translate(490 604) rotate(8) scale(1.24)', palette.skin2, '#3a2419', 'fluff', 13),
    sheet('#f3e6cf', path('M440 708Q490 734 540 708L536 734Q490 756 444 734Z'), 4),
    // the hand at the strap
    pinch('translate(958 216) rotate(-8) scale(1.24)', palette.skin3, '#1d3a57', '#9fd8d2', 19),
  ],
};
