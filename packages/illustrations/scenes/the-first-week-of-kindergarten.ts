import {
  ground,
  circle,
  line,
  palette,
  palm,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A coat on its hook. */
function coat(x: number, color: string, dark: string): Layer {
  return [
    sheet(palette.slate, strip(`M${x} 250V286Q${x} 300 ${x + 14} 296`, 11), 6),
    sheet(
      color,
      path(
        `M${x - 40} 296Q${x} 280 ${x + 40} 296L${x + 84} 420L${x + 60} 440L${x + 66} 570H${x - 66}L${x - 60} 440L${x - 84} 420Z`,
      ),
      10,
      {
        marks:
          line(`M${x} 320V570`, 6, dark) +
          printed(circle(x + 14, 390, 7) + circle(x + 14, 450, 7) + circle(x + 14, 510, 7), dark),
      },
    ),
    sheet(
      dark,
      path(`M${x - 40} 298Q${x} 270 ${x + 40} 298Q${x + 30} 340 ${x} 344Q${x - 30} 340 ${x - 40} 298Z`),
      4,
    ),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child under a very large backpack walks to the one free coat hook, away from an open hand',
  focus: [0.52, 0.55],
  layers: [
    ground('#a8cfae'),
    sheet('#b5d8b8', rect(-20, -20, 1640, 180), 4),
    // bunting of leaves and suns that somebody has painted
    sheet(palette.ink, strip('M-20 30Q400 130 830 50T1640 60', 4), 5, { edge: 0.5 }),
    ...[90, 280, 470, 660, 850, 1040, 1230, 1420].map((x, i) => {
      const y = [62, 84, 92, 80, 56, 44, 44, 52][i]!;
      return sheet(
        [palette.yolk, palette.coral, palette.paper, palette.robin][i % 4]!,
        rect(x - 44, y, 88, 84, 4, (i % 3) * 4 - 4),
        8,
        {
          marks: [
            printed(circle(x, y + 42, 22), '#c4593a'),
            printed(star(x, y + 42, 26), '#fbf7ec'),
            printed(path(`M${x - 26} ${y + 66}L${x} ${y + 18}L${x + 26} ${y + 66}Z`), '#2b7f83'),
            printed(circle(x - 10, y + 46, 16) + circle(x + 14, y + 36, 12), '#5d3a58'),
          ][i % 4]!,
        },
      );
    }),
    // hooks
    sheet('#c08a54', rect(-20, 214, 1640, 60, 3), 10),
    ...[100, 290, 480, 860, 1060, 1250, 1440].map((x, i) =>
      sheet(palette.paper, rect(x - 36, 226, 72, 32, 3), 4, {
        marks: line(`M${x - 22} 242H${x + (i % 2 ? 20 : 8)}`, 6, '#1a243077'),
      }),
    ),
    sheet(palette.yolk, rect(630, 222, 84, 40, 3), 5, { marks: line('M646 242H698', 8, '#8a2f1b') }),
    sheet(palette.slate, strip('M672 258V300Q672 320 692 314', 13), 8),
    coat(100, '#c4593a', '#8a331f'),
    coat(290, '#e8b92a', '#a8791a'),
    coat(480, '#37587a', '#1d3a57'),
    coat(1060, '#8d5f8a', '#5d3a58'),
    coat(1250, '#d9764f', '#9c4527'),
    coat(1440, '#4f7f72', '#2c5249'),
    // the bench, and boots below it
    sheet('#c08a54', rect(-20, 640, 1640, 44, 4), 13),
    sheet('#94663b', rect(-20, 680, 1640, 110), 5),
    ...[60, 230, 420, 1040, 1230, 1420].map((x, i) =>
      sheet(
        [palette.coral, palette.teal, palette.plum, palette.yolk, palette.dusk, palette.rust][i]!,
        path(`M${x} 702H${x + 40}V756Q${x + 76} 758 ${x + 76} 790H${x}Z`) +
          path(`M${x + 88} 702H${x + 128}V756Q${x + 164} 758 ${x + 164} 790H${x + 88}Z`),
        7,
      ),
    ),
    sheet('#e0c08a', rect(-20, 788, 1640, 260), 8, {
      marks: line(
        'M-20 860H1640M-20 950H1640M300 790L200 1040M800 790V1040M1300 790L1400 1040',
        5,
        '#00000018',
      ),
    }),
    sheet('#8a6a42', path('M560 1000Q800 940 1060 1000L1040 1024Q800 980 580 1024Z'), 0, {
      flat: true,
      opacity: 0.35,
    }),
    // legs, arms, head
    sheet(palette.skin1, strip('M730 880V960', 54) + strip('M880 880L896 950', 54), 9),
    sheet(
      palette.brick,
      path('M690 950H764V1000H676Q676 960 690 950Z') + path('M862 944H930Q950 960 950 996H862Z'),
      10,
    ),
    sheet(palette.cream, rect(700, 918, 60, 34, 10) + rect(866, 914, 60, 34, 10, -6), 5),
    sheet('#2c3f63', path('M660 780H960L944 904H820L806 860L790 904H676Z'), 11),
    sheet(palette.skin1, strip('M640 640C590 690 560 740 556 790', 52), 9),
    sheet(palette.skin1, circle(556, 806, 32), 7),
    sheet('#f0efe2', strip('M664 590C620 620 604 650 594 690', 84), 10),
    sheet('#f0efe2', strip('M956 590C1000 620 1018 650 1026 690', 84), 10),
    sheet(palette.skin1, strip('M1030 700C1040 740 1044 760 1044 790', 52), 8),
    sheet(palette.skin1, circle(1046, 806, 32), 7),
    headFromBehind('translate(808 400) rotate(-5) scale(1.12)', palette.skin1, '#a8632f', 'cap', 12),
    sheet('#a8632f', path('M790 300C780 270 800 250 826 262C846 250 860 272 846 300Z'), 6),
    sheet('#f0efe2', path('M660 560Q740 500 810 512Q890 500 960 560L970 800H650Z'), 10),
    // the backpack, a strange animal
    sheet('#1f6f73', strip('M740 540C740 470 880 470 880 540', 26), 9),
    sheet(
      '#2b8a8c',
      path(
        'M596 620C596 540 680 510 810 510S1024 540 1024 620L1040 850Q1040 900 990 900H630Q580 900 580 850Z',
      ),
      20,
    ),
    sheet('#238084', path('M600 640Q810 560 1020 640L1016 672Q810 596 604 672Z'), 4),
    sheet(
      '#359a9a',
      path('M650 720Q650 694 680 694H940Q970 694 970 720V852Q970 872 940 872H680Q650 872 650 852Z'),
      8,
    ),
    sheet('#1f6f73', rect(650, 730, 320, 14), 2),
    sheet(palette.yolk, rect(800, 730, 20, 52, 6), 5),
    sheet('#f4c430', star(902, 812, 36, 10), 5),
    // a small photograph in the front pocket
    sheet(palette.paper, rect(690, 664, 100, 90, 3, -9), 6, {
      marks: placed(
        printed(rect(-40, -36, 80, 54), '#9fd8d2') +
          printed(circle(-16, 0, 13) + circle(14, -8, 15), '#7b4a2f'),
        'translate(740 709) rotate(-9)',
      ),
    }),
    sheet('#359a9a', path('M652 734H968V852Q968 870 940 870H680Q652 870 652 852Z'), 3, {
      clip: rect(650, 742, 322, 140),
    }),
    sheet('#f4c430', star(902, 812, 36, 10), 4),
    sheet(palette.coral, circle(580, 720, 26), 8),
    sheet(palette.ink, strip('M604 660L582 700', 6), 4, { edge: 0.5 }),
    // the hand that has let go
    palm('translate(1330 716) rotate(24) scale(1.12)', palette.skin2, '#8a3b52', palette.peach, 19),
  ],
};
