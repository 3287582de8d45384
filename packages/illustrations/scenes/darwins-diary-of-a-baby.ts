import {
  circle,
  ellipse,
  ground,
  leafShape,
  line,
  palette,
  path,
  pinch,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** Lines of handwriting on a page. */
function writing(x: number, y: number, lines: number): string {
  return Array.from({ length: lines }, (_, i) => {
    const wave = Array.from({ length: 11 }, (_, k) => `q11 ${k % 2 ? 9 : -9} 22 0`).join('');
    return line(`M${x} ${y + i * 44}${wave}${i % 3 === 2 ? '' : 'q11 -9 22 0'}`, 4, '#4a3526');
  }).join('');
}

const toes: readonly (readonly [number, number, number])[] = [
  [-92, -168, 52],
  [-20, -206, 36],
  [40, -202, 32],
  [90, -184, 29],
  [130, -154, 26],
];

/** The sole of a small foot, its toes up; the middle is at 0 0. */
function foot(transform: string): Layer {
  const part = (color: string, shape: string, height: number) =>
    sheet(color, placed(shape, transform), height);
  return [
    part(
      palette.skin1,
      path(
        'M-120 -120C-110 -190 120 -180 140 -90C156 -10 96 60 92 140C88 220 -60 230 -84 150C-104 70 -60 20 -92 -40C-110 -70 -126 -90 -120 -120Z',
      ),
      14,
    ),
    ...toes.map(([x, y, r]) => part(palette.skin1, circle(x, y, r), 6)),
    part('#eebd98', ellipse(10, -92, 92, 48, 8), 2),
    part('#eebd98', ellipse(2, 150, 58, 48), 2),
    part('#d79c76', strip('M-64 -30Q-20 -10 60 -34', 6), 1),
    part('#d79c76', strip('M-44 20Q-6 34 50 14', 6), 1),
  ];
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'A hand touches the sole of a baby’s foot with a bit of paper; beside it lies a notebook with an old pen',
  focus: [0.52, 0.5],
  layers: [
    ground('#41584f'),
    sheet('#4a635a', rect(-20, -20, 1640, 300), 3),
    ...[100, 330, 560, 790, 1020, 1250, 1480].map((x, i) =>
      sheet('#557066', leafShape(x, 40 + (i % 2) * 110, 120, 34, i % 2 ? -30 : 30), 1),
    ),
    // the desk
    sheet('#7a4f30', rect(-20, 700, 1640, 340), 12, {
      marks: line('M-20 790H1640M-20 900H1640', 5, '#00000020'),
    }),
    // the notebook
    sheet('#5a2a22', rect(70, 400, 720, 520, 10, -4), 13),
    sheet(
      '#efe2c0',
      placed(path('M-330 -220Q-170 -250 0 -220V240Q-170 210 -330 240Z'), 'translate(430 650) rotate(-4)'),
      5,
    ),
    sheet(
      '#f5eacd',
      placed(path('M330 -220Q170 -250 0 -220V240Q170 210 330 240Z'), 'translate(430 650) rotate(-4)'),
      5,
      {
        marks: placed(writing(36, -150, 7), 'translate(430 650) rotate(-4)'),
      },
    ),
    sheet(
      '#efe2c0',
      placed(path('M-326 -216Q-170 -244 -6 -216V234Q-170 206 -326 234Z'), 'translate(430 650) rotate(-4)'),
      1,
      {
        marks: placed(writing(-300, -150, 8), 'translate(430 650) rotate(-4)'),
      },
    ),
    sheet('#d8c69c', placed(rect(-5, -222, 10, 460), 'translate(430 650) rotate(-4)'), 2),
    sheet(palette.brick, placed(path('M30 236H62V330L46 312L30 330Z'), 'translate(430 650) rotate(-4)'), 4),
    // a beetle that has been pinned to the page
    sheet('#1f3b3a', ellipse(690, 800, 30, 40, 20), 5),
    sheet('#2b5553', ellipse(684, 796, 12, 30, 20), 2),
    sheet(
      palette.ink,
      strip(
        'M666 780L640 770M662 800L634 804M672 826L652 842M716 784L740 768M720 804L748 802M712 828L732 842',
        5,
      ),
      2,
      { edge: 0.5 },
    ),
    sheet(palette.ink, circle(704, 760, 14), 4),
    // ink and quill
    sheet('#22313f', path('M110 300H250L262 400Q262 424 238 424H122Q98 424 98 400Z'), 10),
    sheet('#2e4254', rect(134, 264, 92, 44, 8), 6),
    sheet('#101a24', ellipse(180, 270, 36, 10), 2, { flat: true }),
    sheet('#efe8d4', path('M190 276C240 140 330 40 450 10C420 120 340 230 214 284Z'), 9),
    sheet('#cfc6ab', strip('M186 290Q300 160 440 20', 6), 3, { edge: 0.5 }),
    // the blanket
    sheet('#c98f7a', path('M820 1040Q860 760 1010 700Q1240 660 1640 720V1040Z'), 14),
    sheet('#d8a48f', path('M870 1040Q910 830 1040 780Q1240 740 1640 800V1040Z'), 4, {
      marks: line('M960 900L1640 860M930 980L1640 950', 8, '#c98f7a'),
    }),
    foot('translate(1040 560) rotate(8) scale(1.16)'),
    sheet('#b57a66', path('M880 860Q1010 720 1190 800Q1260 860 1240 1040H840Q840 940 880 860Z'), 12),
    sheet('#c98f7a', path('M880 864Q1010 726 1190 806L1180 846Q1010 780 896 906Z'), 5),
    // the bit of paper
    sheet(palette.paper, path('M1086 430L1250 330L1274 372L1104 470Z'), 7),
    pinch('translate(1236 362) rotate(-6) scale(.98)', palette.skin1, '#2a3144', palette.paper, 18),
  ],
};
