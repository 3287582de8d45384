import {
  ground,
  ellipse,
  line,
  palette,
  path,
  placed,
  printed,
  rect,
  sheet,
  strip,
  hold,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A cell of honeycomb. */
const cell = (x: number, y: number) =>
  path(`M${x} ${y - 34}L${x + 30} ${y - 17}V${y + 17}L${x} ${y + 34}L${x - 30} ${y + 17}V${y - 17}Z`);

const jar = (x: number, width: number, height: number, color: string, lid: string): Layer => [
  sheet('#dfe6dc', rect(x, 300 - height, width, height, 16), 7, { opacity: 0.9 }),
  sheet(color, rect(x + 8, 300 - height * 0.72, width - 16, height * 0.72 - 8, 12), 2),
  sheet(lid, rect(x - 6, 276 - height, width + 12, 36, 8), 5),
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A grandmother’s hand puts a large jar of honey up on a high shelf; below wait a small spoon and a calendar with one candle on it',
  focus: [0.52, 0.5],
  layers: [
    ground('#4f7c8f'),
    sheet('#588799', [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(i * 230 - 40, -20, 112, 960)).join(''), 2),
    moved('translate(0 124)', [
      // the top shelf, and what stands there already
      sheet('#8a5a3c', rect(-20, 300, 1640, 44, 4), 12, {
        marks: line('M40 322H600M760 326H1500', 4, '#6b4128'),
      }),
      sheet('#6b4128', path('M180 344H250L180 430Z') + path('M1420 344H1350L1420 430Z'), 8),
      jar(40, 130, 190, '#c4593a', '#f4d58a'),
      jar(206, 112, 150, '#6c9a4c', '#a33e26'),
      jar(1290, 112, 150, '#8f5a7a', '#f4d58a'),
      jar(1436, 130, 200, '#e07f5f', '#2b7f83'),
    ]),
    moved('translate(0 96)', [
      // the calendar: a cake with one candle is a long way off
      sheet('#fbf3df', rect(150, 470, 330, 320, 4, -3), 9),
      sheet(palette.brick, rect(150, 470, 330, 66, 4, -3), 3),
      sheet('#e3b0a4', placed(rect(-96, 10, 192, 92, 12), 'translate(318 640) rotate(-3)'), 5, {
        marks: placed(line('M-96 44H96', 10, '#fbf3df'), 'translate(318 640) rotate(-3)'),
      }),
      sheet('#2b7f83', placed(rect(-11, -66, 22, 78, 6), 'translate(318 640) rotate(-3)'), 4),
      sheet(
        palette.yolk,
        placed(path('M0 -128Q28 -90 0 -70Q-28 -90 0 -128Z'), 'translate(318 640) rotate(-3)'),
        4,
      ),
      // the counter
      sheet('#d9b27a', rect(-20, 820, 1640, 44, 4), 14),
      sheet('#7d4a3a', rect(-20, 860, 1640, 190), 6, {
        marks: line('M400 880V1040M820 880V1040M1240 880V1040', 6, '#64372a'),
      }),
      // what the baby has instead: a bowl of mashed banana, a spoon, a bib
      sheet('#1b5158', rect(700, 800, 160, 30, 12), 6),
      sheet('#9fd8d2', path('M592 650H968Q960 812 780 814Q600 812 592 650Z'), 15, {
        marks: line('M606 706Q780 738 954 706', 13, '#fbf3df'),
      }),
      sheet('#6fb0ab', ellipse(780, 650, 188, 38), 4),
      sheet(
        '#f3dc8e',
        path('M616 648Q660 596 730 616Q790 580 850 612Q920 606 944 648Q900 676 780 678Q660 676 616 648Z'),
        4,
        {
          marks: line('M690 636Q720 620 750 636M800 632Q834 618 866 636', 8, '#d9bb5e'),
        },
      ),
      sheet('#e07f5f', placed(strip('M0 0L210 0', 26), 'translate(880 600) rotate(-34)'), 10),
      sheet('#e07f5f', placed(ellipse(-40, 0, 66, 36), 'translate(880 600) rotate(-34)'), 10),
      sheet('#f3dc8e', placed(ellipse(-44, -2, 46, 22), 'translate(880 600) rotate(-34)'), 3),
      sheet(
        '#fbf3df',
        path('M1130 830Q1110 690 1160 660Q1196 720 1250 720Q1304 720 1340 660Q1390 690 1370 830Z'),
        9,
        {
          marks: line('M1130 800H1374M1128 762H1376', 13, '#c4593a'),
        },
      ),
    ]),
    hold('translate(930 296) rotate(14) scale(1.3)', palette.skin1, '#5d3a58', '#d8b6d0', 19, [
      moved('translate(0 124)', [
        // honey: the jar leaves her hand
        sheet('#9a5a12', rect(566, 36, 440, 266, 60), 16),
        sheet('#e8a32a', rect(556, 22, 440, 274, 60), 8, { marks: line('M596 70V240', 20, '#f8d27a') }),
        sheet(palette.cream, rect(636, 92, 280, 160, 14, 0), 4, {
          marks:
            printed(
              cell(716, 146) + cell(776, 146) + cell(836, 146) + cell(746, 198) + cell(806, 198),
              '#e8a32a',
            ) + printed(cell(776, 146), '#c97a14'),
        }),
        sheet(palette.brick, rect(560, -20, 432, 66, 10), 9, { marks: line('M590 14H960', 8, '#c4593a') }),
      ]),
    ]),
  ],
};
