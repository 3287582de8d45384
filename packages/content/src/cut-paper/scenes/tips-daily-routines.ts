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
  sneaker,
  strip,
} from '../kit/index.ts';
import type { Scene } from '../scene.ts';

const shoe = { upper: '#b8351f', heel: '#7f2413', rubber: '#f7eedb', laces: '#fbf7ec' };

export const scene: Scene = {
  kind: 'scene',
  alt: 'By the door a card shows shoes, coat and bag in their order; a child reaches for the coat on its peg while the cat waits at a full bowl',
  focus: [0.5, 0.5],
  layers: [
    sheet('#e3b49a', rect(-20, -20, 1640, 1040), 0),
    sheet('#e9c0a8', [0, 1, 2, 3, 4, 5, 6].map((i) => rect(i * 250 - 60, -20, 124, 620)).join(''), 2),
    // wainscot
    sheet('#f3e6cf', rect(-20, 560, 1640, 260), 6),
    sheet('#e6d5b6', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(30 + i * 206, 610, 150, 170, 4)).join(''), 2),
    sheet('#f7eedb', rect(-20, 546, 1640, 30, 4), 7),
    // the door, with the morning in its window
    sheet('#f7eedb', rect(1140, -20, 420, 850), 9),
    sheet('#3c6a72', rect(1176, -20, 348, 850), 5),
    sheet('#f7dd94', rect(1230, 60, 240, 250, 6), 0, { flat: true }),
    sheet('#f0b04e', circle(1390, 220, 66), 4, { clip: rect(1230, 60, 240, 250) }),
    sheet('#8fae6a', path('M1230 270Q1340 220 1470 262V310H1230Z'), 3),
    sheet('#3c6a72', rect(1340, 56, 20, 260), 4),
    sheet('#33595f', rect(1230, 400, 240, 340, 4), 4),
    sheet(palette.yolk, circle(1216, 470, 24), 8),
    // floor and mat
    sheet('#8a5a3c', rect(-20, 810, 1640, 240), 6),
    sheet('#96654a', path('M-20 860H1620V940H-20Z'), 2),
    sheet('#5d6b46', path('M1060 850H1600L1640 960H1010Z'), 7, {
      marks: line('M1050 880H1610M1034 920H1626', 7, '#7c8a60'),
    }),
    // the card by the door
    sheet('#fbf7ec', rect(830, 130, 210, 380, 5, 2), 11),
    sheet(palette.brick, circle(938, 150, 15), 6),
    sheet(
      shoe.upper,
      placed(path('M-56 30V-30Q-30 -40 -16 -14Q20 8 52 10Q62 20 58 30Z'), 'translate(936 224)'),
      4,
    ),
    sheet(palette.ink, rect(876, 252, 124, 12, 4), 2),
    sheet(palette.yolk, path('M886 300H986L1004 372H962V384H910V372H868Z'), 4, {
      marks: line('M936 304V384', 6, '#c98a2a'),
    }),
    sheet(palette.teal, rect(892, 420, 88, 66, 10), 4),
    sheet(palette.teal, strip('M914 422Q936 394 958 422', 9), 3),
    sheet(palette.deep, rect(908, 448, 56, 24, 5), 2),
    // the rail
    sheet('#7a5436', rect(90, 160, 680, 56, 6), 9),
    ...[190, 430, 670].map((x) => sheet('#57351f', strip(`M${x} 190Q${x + 2} 232 ${x + 26} 222`, 17), 6)),
    // a grown-up's scarf, the bag, and the raincoat
    sheet('#5d3a58', path('M166 208H230L244 560Q206 584 168 556Z'), 8, {
      marks: line('M160 480H250M160 510H250', 13, '#e5b08a'),
    }),
    sheet('#57351f', strip('M640 320C640 240 664 214 690 214C716 214 736 250 732 320', 15), 7),
    sheet(
      palette.teal,
      path('M590 320Q590 296 620 296H756Q786 296 786 320V500Q786 524 756 524H620Q590 524 590 500Z'),
      12,
    ),
    sheet(palette.deep, path('M616 400H760V486Q760 500 744 500H632Q616 500 616 486Z'), 6),
    sheet(palette.yolk, rect(670, 400, 36, 44, 5), 4),
    sheet('#d9a324', path('M430 216Q452 220 470 236L520 290L556 560H330L368 290L412 236Z'), 8),
    sheet(palette.yolk, path('M432 214Q470 220 490 256L528 300L570 600H330L366 300Q392 230 432 214Z'), 13, {
      marks:
        line('M448 230V600', 8, '#c98a2a') +
        printed(circle(468, 350, 11) + circle(468, 430, 11) + circle(468, 510, 11), '#57351f'),
    }),
    sheet(palette.yolk, strip('M376 320C340 400 330 450 326 500', 62), 8),
    sheet('#e5b431', path('M392 250Q432 206 476 252Q470 300 432 306Q398 298 392 250Z'), 6),
    // bench with the shoes
    sheet('#6b4630', rect(120, 800, 30, 160, 4) + rect(760, 800, 30, 160, 4), 8),
    sheet('#a9764d', rect(80, 760, 750, 54, 8), 14, {
      marks: line('M100 784H400M460 792H790', 4, '#8a5a3c'),
    }),
    sneaker('translate(640 686) scale(.4)', shoe, 9),
    sneaker('translate(720 700) scale(.4)', shoe, 11),
    // the child, from behind, on tiptoe
    sheet('#2f4b6d', strip('M330 790L320 916M420 790L424 912', 66), 11),
    sheet(
      palette.paper,
      path('M284 900H352L356 950Q320 972 276 954Z') + path('M392 896H460L466 948Q430 970 386 950Z'),
      7,
      { marks: line('M270 920H360M380 916H470', 13, '#2b7f83') },
    ),
    sheet(palette.skin3, strip('M440 600C480 560 500 500 500 460', 46), 12),
    sheet(
      palette.skin3,
      circle(502, 436, 30) + strip('M490 420L478 388M506 414L506 378M522 424L534 394', 19),
      8,
    ),
    sheet(
      '#c4593a',
      path('M270 830C262 720 276 630 316 594Q376 570 436 594C476 630 488 720 480 830Q376 856 270 830Z'),
      15,
      { marks: line('M250 690H500M250 750H500', 22, '#f3d3bb') },
    ),
    sheet('#c4593a', strip('M436 616C470 590 484 560 492 524', 60), 8),
    sheet('#c4593a', strip('M310 620C270 670 260 730 266 780', 58), 8),
    sheet(palette.skin3, circle(268, 808, 29), 7),
    sheet(palette.skin3, circle(286, 500, 22) + circle(466, 500, 22), 6),
    sheet('#2a2024', circle(376, 490, 96), 14),
    sheet('#2a2024', circle(376, 386, 44), 10),
    sheet('#e07f5f', ellipse(376, 414, 40, 12), 4),
    // a cat that was fed by somebody whose job it is
    sheet('#6d6a72', path('M900 960C880 860 900 800 950 790C1010 800 1030 870 1016 960Z'), 10),
    sheet(
      '#6d6a72',
      path(
        'M902 800C890 760 896 720 904 700L930 724H962L988 700C996 730 1000 770 988 800C970 826 922 826 902 800Z',
      ),
      8,
    ),
    sheet('#6d6a72', strip('M1006 940C1060 940 1070 890 1052 860', 24), 7),
    sheet('#86828c', strip('M930 800V850M950 806V860M970 800V850', 7), 0, { flat: true }),
    sheet('#b5774a', ellipse(830, 946, 58, 14), 5),
    sheet(palette.robin, path('M760 946H900L884 986H776Z'), 9),
  ],
};
