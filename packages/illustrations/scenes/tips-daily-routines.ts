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
  sneaker,
  strip,
} from '../src/kit/index.ts';
import { headFromBehind } from '../src/kit/people.ts';
import { moved } from '../src/kit/moved.ts';
import type { Scene } from '../src/scene.ts';

const shoe = { upper: '#b8351f', heel: '#7f2413', rubber: '#f7eedb', laces: '#fbf7ec' };
const pane = rect(1346, 60, 220, 300);

export const scene: Scene = {
  kind: 'scene',
  alt: 'A child, seen from behind, reaches up for a yellow raincoat; a card beside it shows shoes, coat and bag in their order',
  focus: [0.5, 0.45],
  layers: [
    ground('#5f8a6e'),
    sheet('#6a967a', [0, 1, 2, 3, 4, 5, 6].map((i) => rect(i * 250 - 60, -20, 124, 860)).join(''), 2),
    // the door, with the morning in its window
    sheet('#f3e6cf', rect(1260, -20, 380, 900), 9),
    sheet('#a9502f', rect(1300, -20, 340, 900), 5),
    sheet('#f7dd94', pane, 0, { flat: true }),
    sheet('#f0a03e', circle(1490, 250, 74), 4, { clip: pane }),
    sheet('#7fa35c', path('M1340 310Q1440 260 1570 300V370H1340Z'), 3, { clip: pane }),
    sheet('#a9502f', rect(1448, 50, 18, 320), 4),
    sheet('#8f4126', rect(1346, 450, 230, 350, 4), 4),
    sheet(palette.yolk, circle(1336, 560, 24), 8),
    // floor
    sheet('#8a5a3c', rect(-20, 850, 1640, 200), 6, {
      marks: line('M-20 920H1640M380 850V920M1120 920V1040', 5, '#70462c'),
    }),
    sheet('#f3e6cf', rect(-20, 828, 1280, 32, 4), 6),
    // the rail with three pegs
    sheet('#7a5436', rect(90, 90, 1080, 62, 6), 10, { marks: line('M110 122H1150', 4, '#5f3f26') }),
    ...[240, 640].map((x) => sheet('#4a2e1a', strip(`M${x} 120Q${x + 2} 176 ${x + 30} 162`, 20), 6)),
    // the bag
    sheet('#4a2e1a', strip('M190 300C190 200 216 160 250 160C284 160 310 200 308 300', 18), 7),
    sheet(palette.teal, rect(120, 290, 260, 280, 34), 13),
    sheet(palette.deep, rect(152, 420, 196, 120, 16), 6),
    sheet(palette.yolk, rect(230, 404, 40, 54, 6), 4),
    // the raincoat
    sheet(
      '#d9a324',
      path('M640 150Q690 160 722 210L800 300L866 700H420L486 300L562 210Q594 160 640 150Z'),
      12,
    ),
    sheet(
      palette.yolk,
      path('M642 150Q700 170 740 250L790 330L840 716H446L494 330L544 250Q586 168 642 150Z'),
      14,
      {
        marks:
          line('M660 240V716', 9, '#c98a2a') +
          printed([360, 470, 580].map((y) => circle(690, y, 15)).join(''), '#57351f') +
          line('M486 560H570M716 560H806', 9, '#c98a2a'),
      },
    ),
    sheet(palette.yolk, strip('M500 350C450 440 430 520 424 610', 88), 9),
    sheet(palette.yolk, strip('M788 350C836 440 852 520 860 610', 88), 9),
    sheet('#e5b431', path('M560 232Q642 150 722 232Q716 320 642 328Q568 320 560 232Z'), 6),
    // the card
    sheet('#fbf3df', rect(940, 210, 250, 520, 6, 2), 12),
    sheet(palette.brick, circle(1070, 236, 19), 6),
    sheet(
      shoe.upper,
      placed(path('M-74 40V-40Q-40 -54 -22 -18Q26 10 70 14Q82 26 78 40Z'), 'translate(1062 336)'),
      4,
    ),
    sheet(palette.ink, rect(984, 374, 160, 15, 4), 2),
    sheet(palette.yolk, path('M1002 430H1118L1148 530H1110V560H1010V530H972Z'), 4, {
      marks: line('M1060 434V556', 7, '#c98a2a'),
    }),
    sheet(palette.teal, rect(996, 616, 116, 84, 14), 4),
    sheet(palette.teal, strip('M1024 620Q1054 584 1084 620', 11), 3),
    // a cat waits at its bowl
    moved('translate(110 26)', [
      sheet('#6d6a72', path('M1020 980C996 850 1024 790 1090 776C1164 790 1186 870 1166 980Z'), 11),
      sheet(
        '#6d6a72',
        path(
          'M1022 790C1008 740 1014 690 1026 664L1060 694H1116L1150 664C1162 700 1166 750 1150 790C1126 826 1050 826 1022 790Z',
        ),
        9,
      ),
      sheet('#86828c', strip('M1064 730V780M1088 726V790M1112 730V780', 9), 0, { flat: true }),
      sheet('#6d6a72', strip('M1160 960C1220 970 1244 910 1222 870', 28), 7),
      sheet('#b5774a', ellipse(960, 958, 74, 17), 5),
      sheet(palette.robin, path('M880 958H1040L1022 1008H898Z'), 10),
    ]),
    // the child
    sheet('#2f4b6d', path('M508 880H772L764 1040H520Z'), 10),
    sheet(palette.skin3, strip('M746 720C800 660 800 600 776 540', 62), 13),
    sheet(
      palette.skin3,
      circle(772, 516, 40) + strip('M756 500L740 448M776 494L774 436M796 506L812 456', 26),
      8,
    ),
    sheet(
      '#c4593a',
      path('M480 900C470 780 490 700 560 668Q640 640 720 668C790 700 810 780 800 900Q640 940 480 900Z'),
      16,
      {
        marks: line('M460 770H820M460 850H820', 30, '#f3d3bb'),
      },
    ),
    sheet('#c4593a', strip('M718 720C780 700 796 660 796 620', 82), 9),
    sheet('#c4593a', strip('M544 716C470 770 458 830 470 880', 78), 9),
    sheet(palette.skin3, circle(474, 916, 38), 7),
    headFromBehind('translate(640 540) scale(1.36)', palette.skin3, '#2a2024', 'bun', 15),
    sheet('#e07f5f', ellipse(640, 412, 62, 17), 4),
    sheet('#c4593a', path('M580 668Q640 700 700 668L704 704Q640 732 576 704Z'), 4),
    // shoes first, says the card
    sneaker('translate(230 860) scale(.46)', shoe, 10),
    sneaker('translate(310 884) scale(.46)', shoe, 12),
  ],
};
