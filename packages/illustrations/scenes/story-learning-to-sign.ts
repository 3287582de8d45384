import {
  ground,
  palette,
  circle,
  ellipse,
  leaf,
  line,
  path,
  rect,
  sheet,
  signing,
  strip,
} from '../src/kit/index.ts';
import type { Scene } from '../src/scene.ts';

const heads = [
  [120, 960, 118, '#33231f', '#5d3a58'],
  [400, 990, 110, '#6b4a30', '#37587a'],
  [680, 970, 120, '#1a2430', '#6c9a4c'],
  [960, 995, 108, '#a3552c', '#5d3a58'],
  [1230, 966, 120, '#2f2226', '#c4593a'],
  [1500, 990, 112, '#57423f', '#2b7f83'],
] as const;

export const scene: Scene = {
  kind: 'scene',
  alt: 'On a school stage many small hands sign a song together; in the dark before it the grown-ups lean forward to follow',
  focus: [0.5, 0.42],
  layers: [
    ground('#245f63'),
    // the curtain
    ...Array.from({ length: 9 }, (_, i) =>
      sheet(
        i % 2 ? '#1f565a' : '#2b6c70',
        path(
          `M${-30 + i * 186} -20H${166 + i * 186}C${150 + i * 186} 300 ${190 + i * 186} 500 ${160 + i * 186} 830H${-20 + i * 186}C${-50 + i * 186} 500 ${0 + i * 186} 300 ${-30 + i * 186} -20Z`,
        ),
        4,
      ),
    ),
    // light on it
    sheet('#3d8a84', circle(800, 400, 520), 5),
    sheet('#69a894', circle(800, 400, 400), 5),
    sheet('#b9c694', circle(800, 400, 280), 5),
    sheet(
      '#a33e26',
      path(
        'M-20 -20H1620V70Q1540 130 1460 74Q1370 140 1280 76Q1190 140 1100 78Q1010 140 920 78Q830 142 740 78Q650 140 560 78Q470 140 380 76Q290 138 200 74Q100 130 -20 70Z',
      ),
      10,
      {
        marks: line('M-20 40H1620', 11, '#f4c430'),
      },
    ),
    // a string of stars, and a piano that is shut
    sheet(
      palette.yolk,
      circle(140, 200, 15) +
        circle(250, 226, 15) +
        circle(360, 236, 15) +
        circle(1240, 236, 15) +
        circle(1350, 226, 15) +
        circle(1460, 200, 15),
      4,
    ),
    sheet(palette.ink, strip('M30 160Q220 250 470 226M1130 226Q1380 250 1570 160', 5), 3, { edge: 0.5 }),
    sheet('#8a5a35', rect(-20, 760, 1640, 280), 8),
    sheet('#a06c43', rect(-20, 744, 1640, 44), 7),
    sheet('#3a2620', path('M1300 480H1640V820H1300Z'), 12),
    sheet('#4d342b', rect(1280, 452, 360, 40, 5), 6),
    sheet('#4d342b', path('M1250 640H1640V690H1250Z'), 9),
    sheet('#2b1b17', rect(1320, 520, 300, 90, 4), 2),
    sheet(palette.coral, path('M1400 380H1470L1460 452H1410Z'), 6),
    leaf(1436, 390, 80, 20, -120, palette.leaf, 5),
    leaf(1436, 390, 84, 20, -64, palette.moss, 5),
    leaf(1436, 388, 90, 20, -92, palette.leaf, 5),
    // forty hands: those behind
    signing('open', 'translate(236 590) rotate(-10) scale(.78)', palette.skin1, '#c4593a', palette.cream, 9),
    signing(
      'open',
      'translate(390 500) rotate(4) scale(-.78 .78)',
      palette.skin1,
      '#c4593a',
      palette.cream,
      9,
    ),
    signing('open', 'translate(1210 500) rotate(-4) scale(.78)', palette.skin3, '#f4c430', palette.brick, 9),
    signing(
      'open',
      'translate(1364 600) rotate(10) scale(-.78 .78)',
      palette.skin3,
      '#f4c430',
      palette.brick,
      9,
    ),
    signing('open', 'translate(90 500) rotate(-14) scale(.66)', palette.skin2, '#6c9a4c', palette.cream, 7),
    signing(
      'open',
      'translate(880 600) rotate(4) scale(-.66 .66)',
      palette.skin2,
      '#9a6f92',
      palette.cream,
      8,
    ),
    signing('open', 'translate(720 600) rotate(-4) scale(.66)', palette.skin2, '#9a6f92', palette.cream, 8),
    // and the two that say “play”
    signing('play', 'translate(622 400) rotate(-6) scale(1.2)', palette.skin2, '#37587a', palette.robin, 17),
    signing(
      'play',
      'translate(978 400) rotate(6) scale(-1.2 1.2)',
      palette.skin2,
      '#37587a',
      palette.robin,
      17,
    ),
    // the front row, from behind
    ...heads.map(([x, y, r, hair, coat]) => [
      sheet(
        coat,
        path(
          `M${x - 170} 1040C${x - 160} ${y + 20} ${x - 80} ${y - 10} ${x} ${y - 10}C${x + 80} ${y - 10} ${x + 160} ${y + 20} ${x + 170} 1040Z`,
        ),
        15,
      ),
      sheet(
        palette.skin2,
        ellipse(x - r * 0.78, y - r * 0.6, 17, 24) + ellipse(x + r * 0.78, y - r * 0.6, 17, 24),
        6,
      ),
      sheet(hair, ellipse(x, y - r * 0.7, r * 0.76, r * 0.88), 13),
    ]),
    sheet('#33231f', circle(120, 790, 42), 8),
    sheet(palette.yolk, ellipse(120, 826, 36, 10), 3),
    sheet('#b5482d', path('M1146 900Q1230 800 1314 900L1322 876Q1230 760 1138 876Z'), 4),
  ],
};
