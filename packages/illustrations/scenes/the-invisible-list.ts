import {
  ground,
  palette,
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  sheet,
  strip,
  hold,
} from '../src/kit/index.ts';
import type { Layer, Scene, Sheet } from '../src/scene.ts';

/** A note under a peg, `width` × `height`, with its picture; the peg is at `x`, `y`. */
function note(
  x: number,
  y: number,
  width: number,
  height: number,
  angle: number,
  color: string,
  picture: readonly Sheet[],
): Layer {
  const onNote = (shape: string) => placed(shape, `translate(${x} ${y}) rotate(${angle})`);
  const writing = `M${-width / 2 + 18} ${height - 30}H${width / 2 - 18}M${-width / 2 + 18} ${height - 16}H${width / 2 - 52}`;
  return [
    sheet(color, onNote(rect(-width / 2, 0, width, height, 3)), 11, {
      marks: onNote(line(writing, 4, '#1a243055')),
    }),
    picture.map(({ shape, marks, ...rest }) => ({
      ...rest,
      shape: onNote(shape),
      marks: marks && onNote(marks),
    })),
    sheet(palette.ink, onNote(rect(-9, -12, 18, 30, 4)), 4),
  ];
}

const wire = (d: string) => sheet(palette.ink, strip(d, 6), 7, { edge: 0.6 });
const string = (x: number, y: number, toX: number, toY: number) =>
  sheet(palette.ink, strip(`M${x} ${y}L${toX} ${toY}`, 3), 7, { edge: 0.5 });

export const scene: Scene = {
  kind: 'scene',
  alt: 'Notes for boots, fish and a tooth hang from a mobile above a red sofa; a green book sticks out from under a cushion',
  focus: [0.5, 0.45],
  layers: [
    ground('#efbc49'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => sheet('#f3c65b', rect(60 + i * 208, -20, 96, 900), 2)),
    sheet('#c98a2a', rect(-20, 838, 1640, 60), 4),
    sheet('#8c4a2b', rect(-20, 866, 1640, 180), 5),
    // sofa
    sheet(palette.bark, rect(250, 930, 34, 90) + rect(1150, 930, 34, 90), 8),
    sheet('#8f331f', path('M236 640Q240 560 330 560H1100Q1196 560 1200 640V900H236Z'), 16),
    sheet('#a8432a', path('M300 600Q304 586 330 586H690V800H300Z'), 7),
    sheet('#a8432a', path('M712 586H1100Q1130 586 1134 606V800H712Z'), 7),
    // the green book, under a cushion
    sheet(palette.paper, rect(392, 676, 190, 128, 3, -24), 6),
    sheet('#2f7a4c', rect(384, 668, 190, 128, 6, -24), 9, {
      marks: placed(line('M-60 -34H50M-60 -12H20', 7, '#f4e9c8'), 'translate(479 732) rotate(-24)'),
    }),
    sheet(palette.yolk, path('M520 668L548 652L584 716L566 716L560 734Z'), 5),
    sheet('#b24a2f', path('M276 772Q280 756 300 756H700V852H276Z'), 10),
    sheet('#b24a2f', path('M706 756H1142Q1160 756 1160 772V852H706Z'), 10),
    sheet('#9a3a23', rect(236, 842, 964, 96, 10), 8),
    sheet('#b8502f', path('M176 690Q176 640 232 640Q288 640 288 690V938H176Z'), 12),
    sheet('#b8502f', path('M1150 690Q1150 640 1206 640Q1262 640 1262 690V938H1150Z'), 12),
    sheet(palette.teal, rect(300, 640, 190, 176, 16, -9), 12, {
      marks: placed(
        line('M-70 -60L60 70M-30 -75L80 36M-80 -16L20 84', 7, '#9fd8d2'),
        'translate(395 728) rotate(-9)',
      ),
    }),
    // a cat asleep
    sheet(palette.ink, path('M760 764C756 676 842 640 930 646C1030 652 1080 700 1076 764Z'), 10),
    sheet(
      palette.ink,
      path(
        'M1000 772C1004 700 1060 684 1096 690L1104 660L1128 688Q1152 690 1160 704L1186 684L1184 724C1190 752 1176 774 1150 778Z',
      ),
      9,
    ),
    sheet('#2b3847', strip('M772 752C860 786 960 776 1052 764', 34), 7),
    // the mobile
    string(760, -10, 760, 74),
    wire('M372 176Q760 -18 1082 150'),
    string(372, 176, 372, 262),
    string(1082, 150, 1082, 234),
    wire('M206 316Q372 206 560 312'),
    wire('M940 290Q1082 190 1232 272'),
    string(206, 316, 206, 372),
    string(372, 262, 372, 318),
    string(560, 312, 560, 362),
    string(760, 74, 760, 196),
    string(940, 290, 940, 344),
    string(1082, 234, 1082, 306),
    string(1232, 272, 1232, 330),
    note(206, 378, 168, 196, -5, palette.paper, [
      sheet(palette.yolk, path('M-38 22H14V84Q52 86 54 118V128H-38Z'), 5),
      sheet(palette.amber, rect(-40, 126, 96, 16, 4), 3),
      sheet(palette.amber, rect(-42, 20, 58, 15, 4), 3),
    ]),
    note(372, 324, 132, 150, 4, palette.egg, [
      sheet(palette.rust, ellipse(-6, 62, 38, 24), 5),
      sheet(palette.rust, path('M22 62L56 36V88Z'), 4),
      sheet(palette.ink, circle(-26, 57, 4.5), 0),
    ]),
    note(560, 368, 160, 186, 3, palette.paper, [
      sheet(palette.dusk, path('M-62 108C-40 66 6 56 60 92L36 116C0 130 -40 126 -62 108Z'), 5),
      sheet(palette.dusk, path('M-14 76L8 34L24 84Z'), 4),
      sheet(palette.ink, circle(30, 90, 4), 0),
    ]),
    note(760, 202, 176, 206, -2, palette.paper, [
      sheet(palette.brick, rect(-70, 18, 140, 34, 3), 4),
      sheet(palette.cream, rect(-70, 52, 140, 94, 2), 3, {
        marks: [0, 1, 2, 3, 4]
          .map((i) =>
            [0, 1, 2]
              .map(
                (j) =>
                  `<rect x="${-62 + i * 26}" y="${60 + j * 28}" width="18" height="19" fill="${i === 3 && j === 1 ? '#f4c430' : '#d9c9a4'}"/>`,
              )
              .join(''),
          )
          .join(''),
      }),
      sheet(palette.brick, strip('M8 98Q30 80 44 98Q40 116 16 112', 5), 2),
    ]),
    note(936, 350, 146, 170, 5, '#f6d9c4', [
      sheet(palette.robin, path('M-46 44H46Q58 92 34 112H-34Q-58 92 -46 44Z'), 5),
      sheet(palette.amber, ellipse(-6, 82, 19, 11), 3),
      sheet(palette.amber, path('M8 82L24 70V94Z'), 2),
    ]),
    note(1082, 308, 128, 146, -3, palette.paper, [
      sheet(palette.teal, rect(-46, 62, 92, 15, 7, -28), 4),
      sheet(palette.cream, rect(14, 28, 40, 22, 3, -28), 4),
      sheet(palette.robin, rect(16, 40, 38, 10, 3, -28), 3),
    ]),
    hold('translate(1272 486) rotate(10) scale(1.12)', palette.skin2, palette.deep, palette.robin, 15, [
      note(1236, 336, 168, 196, 8, '#fdf3c9', [
        sheet(
          '#d7e6e4',
          path(
            'M-36 52Q-36 24 -10 30Q0 34 10 30Q36 24 36 52Q36 82 24 112Q16 120 12 98Q6 82 0 82Q-6 82 -12 98Q-16 120 -24 112Q-36 82 -36 52Z',
          ),
          5,
        ),
      ]),
    ]),
  ],
};
