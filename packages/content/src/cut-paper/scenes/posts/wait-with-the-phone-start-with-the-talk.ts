import {
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
import type { Layer, Scene } from '../../scene.ts';

/** A tin can held from below, its open end to the left, its string tied to the right end at 150 0. */
function heldCan(transform: string, skin: string, sleeve: string, cuff: string, label: string): Layer {
  const at = (shape: string) => placed(shape, transform);
  return [
    sheet(skin, at(path('M-80 60Q0 30 90 70L110 250H-90Z')), 12),
    sheet('#a9b7ba', at(rect(-130, -92, 270, 184, 10)), 15, {
      marks: at(line('M-104 -92V92M-88 -92V92M112 -92V92M98 -92V92', 5, '#82939a')),
    }),
    sheet(label, at(rect(-74, -92, 158, 184)), 4, { marks: at(line('M-74 -60H84M-74 60H84', 9, '#f7eedb')) }),
    sheet('#cdd8da', at(ellipse(-130, 0, 30, 94)), 5),
    sheet('#3c464e', at(ellipse(-130, 0, 20, 80)), 0, { flat: true }),
    sheet('#8c9da3', at(ellipse(140, 0, 22, 92)), 4),
    ...[-64, -18, 28, 74].map((x) =>
      sheet(skin, at(strip(`M${x} 150C${x - 8} 90 ${x - 6} 50 ${x + 4} ${6 + Math.abs(x) / 6}`, 46)), 8),
    ),
    sheet(sleeve, at(path('M-110 220H130L170 640H-150Z')), 14),
    sheet(cuff, at(path('M-118 206H138L142 272H-122Z')), 6),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'Two hands talk over tin cans on a string, while a phone sleeps under a dish towel in the bread basket behind them',
  focus: [0.5, 0.5],
  layers: [
    sheet('#bb7d6c', rect(-20, -20, 1640, 1040), 0),
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
    // hooks with cups
    sheet(palette.wood, rect(110, 150, 340, 26, 6), 7),
    ...(
      [
        [160, '#e07f5f'],
        [270, '#9fd8d2'],
        [380, '#f4c430'],
      ] as const
    ).map(([x, color]) => [
      sheet(palette.bark, strip(`M${x} 170V196`, 9), 4),
      sheet(color, strip(`M${x + 30} 216C${x + 62} 220 ${x + 58} 262 ${x + 30} 262`, 13), 4),
      sheet(
        color,
        path(
          `M${x - 38} 196H${x + 38}V268Q${x + 34} 286 ${x + 14} 286H${x - 14}Q${x - 34} 286 ${x - 38} 268Z`,
        ),
        8,
      ),
    ]),
    // an alarm clock for ten dollars, on a shelf
    sheet(palette.wood, rect(1150, 260, 340, 26, 5), 8),
    sheet(palette.brick, circle(1250, 132, 22) + circle(1334, 132, 22), 5),
    sheet(palette.brick, circle(1292, 196, 74), 9),
    sheet(palette.cream, circle(1292, 196, 55), 3, {
      marks: line('M1292 196V160M1292 196L1318 214', 9, '#1a2430'),
    }),
    sheet(palette.amber, rect(1396, 170, 60, 90, 8), 7),
    sheet('#b5742a', rect(1390, 158, 72, 22, 6), 4),
    // counter
    sheet('#4b2f38', rect(-20, 660, 1640, 380), 5),
    sheet('#c48a58', rect(-20, 600, 1640, 76, 5), 12, {
      marks: line('M40 632H500M640 650H1000M1120 630H1580', 4, '#a8703f'),
    }),
    sheet('#5c3b45', rect(120, 720, 420, 260, 8) + rect(1060, 720, 420, 260, 8), 5),
    sheet(palette.amber, circle(500, 840, 15) + circle(1100, 840, 15), 4),
    // the bread basket and its guest
    sheet(palette.paper, rect(1060, 420, 70, 96, 8), 6, {
      marks: line('M1082 454V476M1108 454V476', 8, '#1a2430'),
    }),
    sheet(palette.ink, rect(1072, 440, 46, 48, 8), 6),
    sheet(palette.ink, strip('M1094 484C1100 600 1010 610 970 590C930 560 900 610 840 560', 9), 5, {
      edge: 0.5,
    }),
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
    sheet('#f3ecd8', path('M690 500H900L880 620L850 606L820 628L786 606L752 626L720 604Z'), 7, {
      marks: line('M680 560H910M680 584H910', 10, '#c4593a'),
    }),
    // in front: the talk
    sheet(palette.paper, strip('M430 744Q800 790 1180 752', 8), 14, { edge: 0.5 }),
    heldCan(
      'translate(296 736) rotate(3) scale(1.16)',
      palette.skin3,
      '#2b7f83',
      palette.robin,
      palette.brick,
    ),
    heldCan(
      'translate(1286 756) rotate(-3) scale(-.94 .94)',
      palette.skin2,
      palette.yolk,
      palette.cream,
      palette.moss,
    ),
  ],
};
