import {
  palette,
  roundel,
  circle,
  leaf,
  line,
  path,
  printed,
  rect,
  sheet,
  strip,
} from '../../src/kit/index.ts';
import type { Scene } from '../../src/scene.ts';

const checks = Array.from({ length: 5 }, (_, i) => rect(150 + i * 150, 100, 72, 800)).join('');
const rows = Array.from({ length: 5 }, (_, i) => rect(100, 150 + i * 150, 800, 72)).join('');

export const scene: Scene = {
  kind: 'disc',
  alt: 'A small bowl of spaghetti on a checked cloth, with a child’s fork',
  focus: [0.5, 0.5],
  layers: [
    sheet('#3f7050', rect(-20, -20, 1040, 1040), 0),
    sheet(palette.cream, circle(500, 500, 356), 8, {
      marks: printed(checks, '#c4593a60') + printed(rows, '#c4593a60'),
    }),
    roundel(palette.teal, palette.robin)
      .slice(1)
      .map((plate) => ({ ...plate, shape: circle(480, 520, 284), height: 16 })),
    sheet('#c6e8e3', circle(480, 520, 226), 4),
    // spaghetti in turns
    sheet('#e2b44c', circle(480, 520, 176), 6),
    ...[
      'M330 520Q360 390 480 380T640 500Q640 640 500 660T340 560',
      'M370 600Q330 470 450 430T600 520Q590 620 480 610T420 520',
      'M400 440Q540 360 610 450T560 640Q420 700 360 590',
      'M440 580Q400 480 490 470T540 560Q500 600 460 560',
    ].map((d, i) => sheet(i % 2 ? '#f4d27a' : '#efc65c', strip(d, 21), 4, { edge: 0.6 })),
    sheet('#efc65c', strip('M620 600Q720 640 700 730T770 800', 19), 5, { edge: 0.6 }),
    sheet('#b8351f', path('M410 500Q400 440 470 444Q540 430 556 486Q580 540 520 560Q430 580 410 500Z'), 6),
    leaf(470, 500, 74, 22, -34, palette.leaf, 5),
    leaf(480, 506, 64, 20, 30, '#4f7f3c', 5),
    // a short fork, fat of handle
    sheet(
      '#d5dddf',
      path(
        'M724 210L740 214L726 290L744 294L762 218L778 222L762 298L780 302L800 228L816 232L796 340Q786 366 760 364L744 440L712 432L728 356Q706 344 710 318Z',
      ),
      12,
    ),
    sheet(palette.brick, path('M706 424L754 436L716 640Q690 660 668 630Z'), 9, {
      marks: line('M722 470L696 610', 8, '#c4593a'),
    }),
  ],
};
