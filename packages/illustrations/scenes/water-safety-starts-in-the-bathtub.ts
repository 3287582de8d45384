import {
  ground,
  circle,
  ellipse,
  line,
  palette,
  path,
  placed,
  press,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import { childProfile } from '../src/kit/child.ts';
import type { Scene } from '../src/scene.ts';

const inside = ellipse(760, 640, 560, 130);
const foam = [
  [330, 640, 40],
  [382, 662, 52],
  [448, 676, 38],
  [1090, 690, 44],
  [1150, 668, 54],
  [1214, 648, 36],
  [300, 612, 30],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'A grown hand lies on the back of a small child who sits in a little bath water with a duck',
  focus: [0.5, 0.5],
  layers: [
    ground('#e6a98c'),
    ...[0, 1, 2, 3, 4].map((j) =>
      sheet(j % 2 ? '#eab399' : '#edbba3', rect(-20, -20 + j * 128, 1640, 120), 2, {
        marks: line(
          Array.from({ length: 12 }, (_, i) => `M${(i + (j % 2) / 2) * 150} -20V640`).join(''),
          8,
          '#dd9d80',
        ),
      }),
    ),
    // through the door, in the hall, the telephone may ring
    sheet(palette.cream, rect(70, 20, 300, 700), 10),
    sheet('#4b5a78', rect(106, 56, 228, 664), 0, { flat: true }),
    sheet('#f0c465', path('M190 250H266L288 330H168Z'), 8),
    sheet(palette.amber, rect(220, 330, 16, 70), 5),
    sheet('#7d5338', rect(120, 440, 200, 26, 4) + rect(136, 460, 20, 200) + rect(288, 460, 20, 200), 8),
    sheet(palette.ink, rect(150, 408, 60, 30, 8, -12), 5),
    sheet(palette.cream, strip('M140 384Q132 374 136 362M222 384Q232 374 228 360', 6), 3, { edge: 0.5 }),
    sheet(palette.coral, rect(226, 396, 36, 44, 6), 6),
    // the tap, and a shelf where everything lies ready
    sheet('#a9b8bd', rect(1030, 396, 120, 34, 14) + rect(1030, 400, 34, 90, 12), 9),
    sheet('#a9b8bd', circle(1130, 372, 30), 7, { marks: line('M1106 372H1154M1130 348V396', 8, '#7e9096') }),
    sheet(palette.wood, rect(1220, 250, 400, 30, 4), 10),
    sheet(palette.robin, rect(1250, 190, 150, 60, 18), 9),
    sheet(palette.egg, rect(1262, 140, 132, 54, 18), 8),
    sheet(palette.paper, rect(1430, 184, 110, 66, 8), 9, { marks: line('M1430 206H1540', 10, '#f4c430') }),
    sheet('#6b8f5a', path('M1450 184V150Q1450 136 1464 136H1506Q1520 136 1520 150V184Z'), 6),
    // the tub
    sheet('#d6e1df', ellipse(760, 640, 620, 170), 12),
    sheet('#5fa6b4', inside, 0, { flat: true }),
    sheet('#7fbcc6', ellipse(760, 676, 540, 104), 3, { clip: inside }),
    sheet('#9fd0d6', ellipse(700, 704, 320, 46), 2, { clip: inside }),
    ...foam.slice(0, 2).map(([x, y, r]) => sheet(palette.paper, circle(x, y - 20, r), 6)),
    // the duck
    sheet(
      palette.yolk,
      path(
        'M440 560C400 560 380 600 400 640C440 680 560 680 590 630C606 596 596 566 580 560C570 590 520 590 500 560Z',
      ),
      9,
    ),
    sheet(palette.yolk, circle(460, 540, 54), 7),
    sheet(palette.rust, path('M412 536L372 548L412 566Z'), 5),
    sheet(palette.ink, circle(446, 524, 8), 0),
    // the child
    sheet(palette.skin2, strip('M664 470C606 510 580 560 588 650', 66), 9),
    sheet(palette.skin2, strip('M866 480C930 530 944 590 936 656', 66), 9),
    sheet(
      palette.skin2,
      path(
        'M640 480C640 420 690 396 760 396C836 396 884 420 886 480C888 560 880 640 890 690Q760 730 636 690C648 640 640 560 640 480Z',
      ),
      13,
      {
        marks: line('M762 470Q756 580 762 690', 6, '#8a553499'),
      },
    ),
    childProfile('translate(752 290) rotate(-8) scale(-1.24 1.24)', palette.skin2, '#2c211f', 'short', 12),
    sheet('#7fbcc6', ellipse(764, 706, 260, 46), 4, { opacity: 0.9, clip: inside }),
    ...foam.slice(2).map(([x, y, r]) => sheet(palette.paper, circle(x, y, r), 6)),
    sheet(
      '#e6eeeb',
      path('M150 660A620 170 0 0 0 1370 660L1320 930Q1290 1010 1190 1010H330Q230 1010 200 930Z'),
      14,
    ),
    sheet(
      '#d6e1df',
      path('M216 900Q760 1000 1304 900L1290 960Q1260 1010 1190 1010H330Q256 1010 232 960Z'),
      2,
    ),
    sheet('#f8faf5', path('M132 636A628 186 0 0 0 1388 636H1322A562 132 0 0 1 198 636Z'), 12),
    // a towel over the rim
    sheet(palette.teal, path('M236 716Q330 786 480 812L462 1040H260Q242 880 236 716Z'), 14, {
      marks: line('M236 900Q340 950 456 950M238 940Q340 990 452 990', 14, '#f7eedb'),
    }),
    // an arm's length
    press('translate(764 520) rotate(12) scale(1.06)', palette.skin1, palette.plum, palette.skin1, 17),
    sheet(
      '#6f4a6a',
      placed(
        path('M262 -92L420 -112L430 150L262 118Q240 12 262 -92Z'),
        'translate(884 520) rotate(14) scale(1.06)',
      ),
      9,
      {
        marks: placed(
          line('M330 -110L336 140M370 -110L378 146', 6, '#8a6485'),
          'translate(884 520) rotate(14) scale(1.06)',
        ),
      },
    ),
  ],
};
