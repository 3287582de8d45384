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
} from '../../src/kit/index.ts';
import { headFromBehind } from '../../src/kit/people.ts';
import type { Layer, Scene } from '../../src/scene.ts';

/** A tin can whose open end lies to the left at an ear, its string tied to the right end at 156 0. */
function can(transform: string, label: string): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    sheet('#a9b7ba', at(rect(-8, -72, 160, 144, 8)), 14, {
      marks: at(line('M10 -72V72M134 -72V72', 6, '#82939a')),
    }),
    sheet(label, at(rect(28, -72, 92, 144)), 3, { marks: at(line('M28 -48H120M28 48H120', 9, '#f7eedb')) }),
    sheet('#cdd8da', at(ellipse(152, 0, 20, 72)), 5),
    sheet('#5c6a72', at(circle(152, 0, 8)), 0, { flat: true }),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'Seen from behind, a child and a grown-up talk over two tin cans on a string; beyond them a phone sleeps in the bread basket',
  focus: [0.5, 0.5],
  layers: [
    ground('#bb7d6c'),
    ...(['#bf8371', '#c98f7d'] as const).map((color, shade) =>
      sheet(
        color,
        Array.from({ length: 32 }, (_, i) => i)
          .filter((i) => ((i % 8) + Math.floor(i / 8)) % 2 === shade)
          .map((i) => rect(-10 + (i % 8) * 206, -10 + Math.floor(i / 8) * 152, 196, 142, 6))
          .join(''),
        2,
      ),
    ),
    // window with the moon
    sheet('#f0dcc0', rect(560, 20, 480, 330), 10),
    sheet('#22345a', rect(586, 46, 428, 278), 0, { flat: true }),
    sheet(palette.moon, circle(880, 140, 58), 5, {
      marks: printed(circle(862, 126, 11) + circle(900, 160, 8), '#e3cd86'),
    }),
    ...(
      [
        [650, 100, 9],
        [720, 180, 7],
        [960, 230, 8],
        [640, 230, 6],
      ] as const
    ).map(([x, y, r]) => sheet(palette.moon, star(x, y, r, x), 2)),
    sheet('#31507a', path('M586 260Q700 220 800 256T1014 250V324H586Z'), 4),
    sheet('#f0dcc0', rect(790, 40, 18, 290), 5),
    sheet('#f5e6cf', rect(530, 340, 540, 28, 4), 8),
    sheet(
      palette.moss,
      placed(path('M0 0C-30 -40 -20 -80 0 -100C20 -80 30 -40 0 0Z'), 'translate(616 296) rotate(-24)') +
        placed(path('M0 0C-30 -40 -20 -80 0 -100C20 -80 30 -40 0 0Z'), 'translate(622 296) rotate(14)'),
      5,
    ),
    sheet(palette.rust, path('M582 284H656L646 340H592Z'), 7),
    // counter
    sheet('#4b2f38', rect(-20, 660, 1640, 380), 5),
    sheet('#c48a58', rect(-20, 600, 1640, 76, 5), 12, {
      marks: line('M40 632H500M640 650H1000M1120 630H1580', 4, '#a8703f'),
    }),
    sheet('#5c3b45', rect(120, 720, 420, 260, 8) + rect(1060, 720, 420, 260, 8), 5),
    sheet(palette.amber, circle(500, 840, 15) + circle(1100, 840, 15), 4),
    // the bread basket and its guest
    sheet('#d9a35f', ellipse(640, 500, 90, 60, -20), 7, {
      marks: placed(
        line('M-40 -24L-20 16M0 -30L20 16M40 -24L54 10', 8, '#b87f3e'),
        'translate(640 500) rotate(-20)',
      ),
    }),
    sheet(palette.ink, placed(rect(-96, -190, 192, 380, 28), 'translate(806 440) rotate(7)'), 12),
    sheet('#2d3c4d', placed(rect(-80, -166, 160, 330, 10), 'translate(806 440) rotate(7)'), 0, {
      flat: true,
    }),
    sheet('#3b4d60', placed(path('M-80 -166H60L-80 60Z'), 'translate(806 440) rotate(7)'), 0, { flat: true }),
    sheet(
      palette.moon,
      placed(path('M18 -126A46 46 0 1 0 50 -58A38 38 0 1 1 18 -126Z'), 'translate(796 440) rotate(7)'),
      2,
    ),
    sheet('#f3ecd8', path('M600 470C680 430 780 480 846 452C920 430 980 450 1004 480L1016 640H590Z'), 11, {
      marks: line(
        'M600 500C700 470 780 520 850 490C920 470 980 490 1010 510M596 530C700 500 780 550 850 520C920 500 980 520 1014 540',
        10,
        '#c4593a',
      ),
    }),
    sheet('#b07b43', path('M548 520H1052L1010 644Q1000 660 980 660H620Q600 660 590 644Z'), 14, {
      marks:
        line('M540 552H1060M556 584H1046M566 616H1036', 5, '#8f6236') +
        line(
          Array.from({ length: 13 }, (_, i) => `M${580 + i * 37} 520L${598 + i * 34} 660`).join(''),
          5,
          '#97683a',
        ),
    }),
    sheet('#c79257', rect(534, 504, 532, 36, 17), 6, {
      marks: line(
        Array.from({ length: 17 }, (_, i) => `M${548 + i * 31} 540L${566 + i * 31} 504`).join(''),
        5,
        '#97683a',
      ),
    }),
    // in front: the talk
    sheet(palette.paper, strip('M640 590Q786 640 930 560', 10), 12, { edge: 0.5 }),
    sheet(palette.yolk, path('M150 1040Q150 800 270 756Q390 724 510 756Q640 800 640 1040Z'), 15, {
      marks: line('M140 860H650M140 940H650', 24, '#e39a2d'),
    }),
    headFromBehind('translate(390 596) scale(1.26)', palette.skin3, '#1d1512', 'bun', 14),
    sheet(palette.yolk, strip('M590 850Q700 830 640 720', 92), 10),
    can('translate(496 592) rotate(4)', palette.brick),
    sheet(palette.skin3, strip('M622 690L590 650', 62), 9),
    sheet(palette.skin3, strip('M586 668L574 566M618 672L610 566M648 680L646 582', 34), 6),
    sheet(palette.teal, path('M900 1040Q900 770 1060 716Q1210 676 1350 716Q1500 770 1510 1040Z'), 17, {
      marks: line('M1200 716V1040', 6, '#1b5158'),
    }),
    headFromBehind('translate(1196 500) scale(1.5)', palette.skin3, '#2a1c15', 'cap', 16),
    sheet('#f7eedb', path('M1124 690Q1196 736 1270 690L1276 726Q1196 772 1118 726Z'), 5),
    sheet(palette.teal, strip('M980 850Q860 830 930 700', 106), 11),
    can('translate(1072 540) rotate(-4) scale(-1 1)', '#6c9a4c'),
    sheet(palette.skin3, strip('M946 668L978 610', 70), 9),
    sheet(palette.skin3, strip('M940 634L938 530M976 622L976 514M1012 622L1014 522', 38), 6),
  ],
};
