import {
  circle,
  ellipse,
  ground,
  leaf,
  palette,
  path,
  placed,
  rect,
  sheet,
  strip,
} from '../src/kit/index.ts';
import type { Layer, Scene } from '../src/scene.ts';

/** A hand that points to the right along its arm; the tip of its finger is at 0 0. */
function pointing(transform: string, skin: string, sleeve: string, cuff: string): Layer {
  const part = (color: string, shape: string, height: number) =>
    sheet(color, placed(shape, transform), height);
  return [
    part(sleeve, path('M-1700 -150L-330 -82L-330 96L-1700 190Z'), 12),
    part(cuff, rect(-360, -86, 62, 186, 10), 6),
    part(skin, path('M-310 -60Q-210 -78 -150 -50L-140 56Q-210 92 -310 74Z'), 10),
    part(skin, strip('M-170 -28Q-90 -26 -16 -2', 44), 8),
    part(skin, strip('M-200 58Q-150 74 -120 52', 42), 5),
    part(skin, strip('M-190 28Q-130 44 -112 26', 42), 5),
    part(skin, strip('M-180 0Q-128 14 -108 2', 42), 5),
    part(skin, strip('M-240 -56Q-190 -96 -150 -92', 42), 7),
  ];
}

const leaves: readonly (readonly [number, number, number, number])[] = [
  [700, 196, 40, 96],
  [800, 170, -50, 104],
  [920, 150, 60, 92],
  [1010, 128, -40, 108],
  [1120, 112, 54, 96],
  [1210, 92, -58, 104],
  [1320, 76, 46, 100],
  [1400, 60, -44, 108],
  [620, 222, -60, 88],
  [1480, 44, 40, 110],
  [870, 160, 118, 80],
  [1160, 102, 126, 84],
];

export const scene: Scene = {
  kind: 'scene',
  alt: 'A small hand points up at a red bird on a branch, and a grown hand points at it, too',
  focus: [0.5, 0.45],
  layers: [
    ground('#cfe0c4'),
    sheet('#e9d9a0', circle(300, 220, 150), 3),
    sheet('#b9d0ac', path('M-20 760Q300 640 700 740T1640 690V1040H-20Z'), 5),
    sheet('#9dbb90', path('M-20 880Q420 780 860 860T1640 810V1040H-20Z'), 6),
    sheet('#6b4a32', strip('M1640 20Q1200 90 560 240', 30), 10),
    sheet('#6b4a32', strip('M1180 100Q1120 170 1050 190', 15) + strip('M820 176Q760 120 690 104', 15), 6),
    ...leaves.map(([x, y, angle, length], i) =>
      leaf(x, y, length, 30, angle, [palette.leaf, palette.moss, '#86a83f'][i % 3]!, 5),
    ),
    // the bird
    sheet('#8f2f1c', path('M968 214L1084 288L1068 304L940 262Z'), 6),
    sheet(
      '#b8402a',
      path(
        'M700 190C716 110 800 76 872 104C930 126 984 190 996 246C930 292 800 300 742 268C704 246 694 222 700 190Z',
      ),
      11,
    ),
    sheet('#d1603f', ellipse(842, 226, 92, 46, 14), 4),
    sheet('#8f2f1c', path('M840 158C900 164 960 206 986 252C930 246 860 226 836 190Z'), 7),
    sheet('#b8402a', circle(756, 130, 66), 9),
    sheet('#8f2f1c', path('M740 74L772 30L796 86Z'), 5),
    sheet(palette.amber, path('M696 118L640 138L700 152Z'), 6),
    sheet(palette.ink, circle(736, 118, 10), 2),
    sheet(palette.ink, strip('M820 284V316M866 284V312', 9), 4, { edge: 0.5 }),
    // two who look at the same thing
    pointing('translate(640 400) rotate(-38) scale(.66)', palette.skin2, palette.yolk, '#fbe9b4'),
    pointing('translate(990 440) scale(-1 1) rotate(-44) scale(1.2)', palette.skin2, palette.dusk, '#9fb4cc'),
    // a toy that nobody needs just now
    sheet(palette.brick, rect(560, 872, 190, 70, 12), 9),
    sheet(palette.teal, rect(588, 820, 96, 60, 10), 7),
    sheet(palette.ink, circle(606, 946, 30) + circle(708, 946, 30), 6),
    sheet(palette.sand, circle(606, 946, 12) + circle(708, 946, 12), 2),
  ],
};
