import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  star,
  strip,
  point,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const cardboard = '#c4935a';
const window = circle(800, 400, 96);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A rocket of cardboard and tape stands ready in the living room, a cat at its round window; a hand sticks on a last star',
  focus: [0.5, 0.46],
  layers: [
    ground('#4a5b92'),
    sheet('#53659c', [0, 1, 2, 3, 4, 5].map((i) => rect(-20 + i * 290, -20, 140, 860)).join(''), 2),
    // what is behind it: a lamp like a moon
    sheet('#f0d9a0', circle(300, 250, 170), 2),
    sheet('#f7e7b8', circle(300, 250, 108), 4, {
      marks: printed(circle(268, 220, 22) + circle(336, 276, 30) + circle(310, 190, 12), '#e3cd86'),
    }),
    // floor and rug
    sheet('#a8703f', rect(-20, 800, 1640, 260), 8, {
      marks: line('M-20 872H1640M-20 950H1640M260 800V872M1340 872V950M140 950V1040', 4, '#8a5930'),
    }),
    sheet(palette.rust, ellipse(800, 930, 640, 110), 3, {
      marks: `<ellipse cx="800" cy="930" rx="570" ry="82" fill="none" stroke="#f0b98f" stroke-width="12"/>`,
    }),
    // fins, and paper that burns below
    sheet(palette.yolk, path('M660 820L700 960L748 850L800 990L852 850L900 960L940 820Z'), 6),
    sheet(palette.brick, path('M610 560Q470 640 452 860L610 800Z'), 9, {
      marks: line('M596 600Q520 660 490 820', 9, '#c4593a'),
    }),
    sheet(palette.brick, path('M990 560Q1130 640 1148 860L990 800Z'), 9, {
      marks: line('M1004 600Q1080 660 1110 820', 9, '#c4593a'),
    }),
    // the body of two boxes, the seam taped
    sheet(cardboard, path('M600 250H1000L1006 838H594Z'), 18, {
      marks:
        line('M600 560H1000', 5, '#96683a') +
        line(Array.from({ length: 13 }, (_, i) => `M${616 + i * 32} 266V830`).join(''), 2, '#b07f46'),
    }),
    sheet('#ead7b0', rect(588, 536, 424, 50, 3, -0.6), 3),
    sheet('#ead7b0', rect(560, 690, 66, 40, 3, 12) + rect(974, 690, 66, 40, 3, -12), 4),
    sheet('#dbb27c', path('M594 838L560 880H1040L1006 838Z'), 9),
    // the nose
    sheet(palette.teal, path('M560 268Q660 110 800 34Q940 110 1040 268Q800 220 560 268Z'), 12, {
      marks: line('M800 34L770 236M800 34L900 240', 5, '#1b515890'),
    }),
    // the round window, and who is already in there: ears, and a back turned
    sheet(palette.cream, circle(800, 400, 124), 7),
    sheet('#1d2a4a', window, 0, { flat: true }),
    sheet('#e8993f', path('M736 520Q720 400 744 330L780 366H820L856 330Q880 400 864 520Z'), 6, {
      clip: window,
      marks: line('M776 380L780 420M800 376V424M824 380L820 420', 9, '#b86a22'),
    }),
    sheet(palette.cream, strip('M716 400A84 84 0 0 1 756 330', 9), 0, { flat: true, opacity: 0.55 }),
    // buttons of felt pen, a door
    sheet(palette.bark, path('M700 838V690Q700 630 760 630H840Q900 630 900 690V838Z'), 0, {
      flat: true,
      opacity: 0.55,
    }),
    sheet('#d2a267', path('M712 838V694Q712 646 760 646H820L812 838Z'), 6, {
      marks: printed(circle(790, 750, 11), '#57351f'),
    }),
    sheet(palette.yolk, star(690, 640, 36, -8), 4),
    sheet(palette.coral, star(930, 650, 30, 12), 4),
    // tape, scissors put away in their case, the book it came from
    sheet('#ead7b0', circle(360, 900, 74), 12),
    sheet('#b99a62', circle(360, 900, 42), 3),
    sheet(palette.rust, circle(360, 900, 34), 0, { flat: true }),
    sheet('#ead7b0', path('M300 940Q240 972 150 962L160 996Q260 1004 340 968Z'), 7),
    sheet(palette.navy, path('M1160 930L1330 880L1490 930L1500 984L1330 950L1150 990Z'), 10),
    sheet(palette.cream, path('M1170 916L1330 870L1332 934L1166 974Z'), 6, {
      marks: line('M1200 926L1300 898M1200 946L1300 918', 7, '#1a243055'),
    }),
    sheet(palette.cream, path('M1330 870L1482 916L1490 970L1332 934Z'), 6),
    sheet(
      palette.brick,
      placed(path('M0 -46Q22 -20 20 26H-20Q-22 -20 0 -46Z'), 'translate(1402 918) rotate(20)'),
      3,
    ),
    sheet('#2f8a5a', placed(rect(-90, -14, 180, 28, 12), 'translate(560 968) rotate(-10)'), 10),
    sheet(palette.ink, placed(rect(56, -14, 40, 28, 8), 'translate(560 968) rotate(-10)'), 4),
    // the last star
    sheet(palette.yolk, star(946, 462, 52, 10), 9),
    point('translate(962 466) rotate(-8) scale(1.12)', palette.skin2, '#2f8a6c', palette.cream, 17),
  ],
};
