import {
  circle,
  line,
  palette,
  path,
  placed,
  printed,
  profile,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const head = 'translate(604 470) scale(-1.16 1.16)';
const gray = '#c9c7c0';
const cap = '#6d5a3a';
const key = 'translate(136 250) rotate(6)';
const other = 'translate(136 250) rotate(-17)';
const bow = '<path d="M0 20A86 86 0 1 1 -.1 20ZM0 72A36 36 0 1 0 .1 72Z" fill-rule="evenodd"/>';

export const scene: Scene = {
  kind: 'portrait',
  alt: 'An older man in a flat cap, in profile, beside two house keys on a hook',
  focus: [0.5, 0.45],
  layers: [
    sheet(palette.navy, rect(-20, -20, 1040, 1040), 0),
    sheet(palette.dusk, rect(-20, -20, 1040, 150), 5),
    // The keys on their hook.
    sheet(palette.wood, rect(-20, 150, 330, 70, 12), 10, { marks: line('M10 186H280', 6, '#57351f90') }),
    sheet(
      palette.mist,
      placed(bow + rect(-24, 186, 48, 210, 8) + rect(14, 300, 60, 36, 6) + rect(14, 358, 46, 34, 6), other),
      10,
    ),
    sheet(
      palette.yolk,
      placed(bow + rect(-26, 186, 52, 230, 8) + rect(-76, 310, 64, 38, 6) + rect(-62, 372, 50, 36, 6), key),
      12,
    ),
    sheet(palette.sand, circle(136, 206, 30), 6, { marks: printed(circle(136, 206, 10), '#80502f') }),
    ...profile(head, '#6b4029', gray, { nose: 8, tip: 12, lips: 10, chin: 6 }),
    // Gray hair below the cap, a beard along the jaw.
    sheet(
      gray,
      placed(
        path(
          'M-70 -90C-140 -90 -214 -80 -214 -20C-210 50 -180 100 -140 120C-108 90 -104 50 -74 44C-80 0 -70 -40 -52 -70Z',
        ),
        head,
      ),
      6,
    ),
    sheet(
      gray,
      placed(
        path(
          'M-70 40C-30 60 -14 110 20 134C52 152 92 128 120 112L148 104C146 112 140 118 132 122C128 140 136 158 154 166C156 190 166 206 152 226C126 254 70 248 30 230C-30 206 -90 160 -70 40Z',
        ),
        head,
      ),
      5,
    ),
    // The cap: its crown, then the peak.
    sheet(
      cap,
      placed(
        path('M170 -118C150 -210 60 -284 -60 -270C-190 -262 -262 -170 -232 -70C-140 -96 40 -110 170 -118Z'),
        head,
      ),
      11,
      {
        marks: placed(
          line('M-190 -120C-100 -200 20 -220 130 -160M-120 -96C-60 -150 40 -170 150 -130', 5, '#00000040'),
          head,
        ),
      },
    ),
    sheet('#584828', placed(path('M60 -120C120 -140 220 -130 256 -84C220 -92 130 -96 66 -92Z'), head), 9),
    // Glasses.
    sheet(
      palette.ink,
      placed(
        '<path d="M82 -52H142Q152 -52 150 -40L146 0Q144 12 130 12H90Q76 12 76 0V-46ZM92 -40V-2H132L138 -40Z" fill-rule="evenodd"/>' +
          strip('M78 -28L-40 -30', 11),
        head,
      ),
      4,
      { edge: 0.5 },
    ),
    // A mustard cardigan with buttons, a blue shirt.
    sheet(
      palette.mist,
      path('M370 1020C400 880 440 830 484 800Q604 860 734 796C784 830 800 900 810 1020Z'),
      9,
    ),
    sheet(
      palette.amber,
      path('M164 1020C184 880 304 820 470 786C464 880 514 970 584 1020Z') +
        path('M744 780C894 812 1000 880 1020 1020H604C694 970 754 880 744 780Z'),
      12,
    ),
    sheet(palette.wood, circle(552, 968, 15) + circle(514, 908, 15), 4),
  ],
};
