import {
  circle,
  ground,
  line,
  palette,
  path,
  pinch,
  placed,
  printed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Layer, Scene } from '../src/scene.ts';

const cutout =
  circle(0, -170, 58) +
  rect(-24, -124, 48, 40) +
  path('M-60 -104H60L74 60H-74Z') +
  strip('M-52 -84L-132 -44', 44, 'butt') +
  strip('M52 -84L132 -44', 44, 'butt') +
  rect(-62, 50, 50, 150) +
  rect(12, 50, 50, 150);

/** One of a row cut out of folded paper, with the clothes that a child has crayoned on. */
function doll(transform: string, paper: string, clothes: string, height = 9): Layer {
  return moved(transform, [sheet(paper, cutout, height, { marks: clothes })]);
}

const shirt = (color: string) => printed(path('M-60 -104H60L70 20H-70Z'), color);
const skirt = (color: string) => printed(path('M-66 -20H66L90 76H-90Z'), color);
const trousers = (color: string) => printed(rect(-70, 14, 140, 130), color);
const hair = (color: string) => printed(path('M-60 -176C-60 -250 60 -250 60 -176Q0 -214 -60 -176Z'), color);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand holds a torn-off paper doll back to the end of its row, where a strip of tape waits',
  focus: [0.62, 0.48],
  layers: [
    ground('#6f5b86'),
    sheet('#7b668f', rect(-20, -20, 1640, 250), 2),
    sheet('#7b668f', rect(-20, 250, 1640, 240), 2),
    sheet('#75608a', rect(-20, 510, 1640, 250), 2),
    sheet('#7b668f', rect(-20, 780, 1640, 250), 2),
    // what was folded and cut
    sheet('#9fd8d2', rect(70, 60, 240, 150, 3, -8), 5),
    sheet('#f0b98f', path('M1330 60L1500 40L1540 150L1400 190Z'), 5),
    sheet('#f7eedb', path('M120 880L200 850L190 930Z') + path('M250 900L300 880L310 940L262 950Z'), 4),
    // scissors with round ends
    moved('translate(560 870) rotate(8)', [
      sheet('#cfd6d8', strip('M-30 -8L190 -34', 26) + strip('M-30 14L190 34', 26), 7),
      sheet('#e39a2d', circle(-92, -44, 58) + circle(-92, 48, 58), 9),
      sheet('#75608a', circle(-92, -44, 33) + circle(-92, 48, 33), 0, { flat: true }),
      sheet('#57351f', circle(40, 2, 12), 3),
    ]),
    // the row, hand in hand, that goes on beyond the edge
    doll('translate(52 500) rotate(-2)', '#e5b08a', hair('#57351f') + shirt('#c4593a') + trousers('#37587a')),
    doll('translate(306 488) rotate(2)', '#7b4a2f', hair('#1a2430') + shirt('#2b7f83') + skirt('#2b7f83')),
    doll(
      'translate(560 496) rotate(-2)',
      '#f3d3bb',
      hair('#c46a2b') + shirt('#f4c430') + trousers('#6c9a4c'),
    ),
    doll('translate(814 492) rotate(4)', '#b5734a', hair('#80502f') + shirt('#e07f5f') + skirt('#a33e26')),
    // torn off, and a little crumpled
    moved('translate(1122 512) rotate(8)', [
      sheet('#e0a87e', cutout, 13, {
        marks:
          hair('#2b1f1d') +
          shirt('#37587a') +
          trousers('#9a6f92') +
          line('M-70 -70H70M-70 -34H70M-70 2H70', 13, '#9fd8d2') +
          line('M-40 70L30 120M20 40L-50 150M-56 -60L10 -20', 4, '#00000026'),
      }),
    ]),
    // tape on the hand that is still there
    sheet('#f5e3a6', rect(880, 424, 190, 62, 2, 10), 7, {
      opacity: 0.8,
      marks: placed(line('M-90 -30V30M-80 -30V30M86 -30V30', 3, '#c8a85e'), 'translate(975 455) rotate(10)'),
    }),
    pinch('translate(1256 490) rotate(4) scale(.98)', palette.skin3, '#2b7f83', '#f4c430', 18),
    // the roll
    sheet('#c89b66', circle(1040, 866, 96), 10),
    sheet('#f5e3a6', circle(1040, 866, 78), 4),
    sheet('#75608a', circle(1040, 866, 44), 0, { flat: true }),
    sheet('#f5e3a6', path('M1110 900Q1180 930 1240 906L1250 956Q1170 984 1086 944Z'), 5, { opacity: 0.9 }),
  ],
};
