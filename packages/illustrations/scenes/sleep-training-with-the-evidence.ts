import {
  circle,
  ellipse,
  ground,
  line,
  palette,
  path,
  printed,
  rect,
  sheet,
  star,
  strip,
} from '../src/kit/index.ts';
import { moved } from '../src/kit/moved.ts';
import { headFromBehind } from '../src/kit/people.ts';
import type { Layer, Scene } from '../src/scene.ts';

const bars = [0, 1, 2, 3, 4];

/** The kitchen chair, from behind, its feet around 0 0. Where it no longer stands it is a shade. */
function chair(x: number, shade?: number): Layer {
  const flat = shade === undefined ? {} : { flat: true, opacity: shade };
  const color = shade === undefined ? '#c4593a' : '#f0cfa6';
  return moved(`translate(${x} 850)`, [
    sheet(color, rect(-92, -150, 20, 160, 6) + rect(72, -150, 20, 160, 6), 8, flat),
    sheet(color, rect(-104, -180, 208, 40, 12), 10, flat),
    sheet(color, rect(-96, -420, 24, 260, 8) + rect(72, -420, 24, 260, 8), 7, flat),
    sheet(
      color,
      rect(-104, -430, 208, 56, 18) + rect(-80, -330, 160, 34, 10) + rect(-80, -256, 160, 34, 10),
      6,
      flat,
    ),
  ]);
}

export const scene: Scene = {
  kind: 'scene',
  alt: 'At night a chair has moved in four steps from a crib to the open door; somebody sits on it now, seen from behind, with a cup, and the first places are only shades',
  focus: [0.55, 0.55],
  layers: [
    ground('#3f5a55'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => sheet('#476560', rect(-20 + i * 240, -20, 118, 800), 1)),
    sheet('#2f4642', rect(-20, 770, 1640, 34), 4),
    sheet('#7d5a41', rect(-20, 796, 1640, 250), 5, {
      marks: line('M-20 866H1640M-20 944H1640', 5, '#6b4b35'),
    }),
    // the open door and the light of the hallway
    sheet('#2f4642', rect(1180, 90, 400, 714, 4), 8),
    sheet('#f2c963', rect(1216, 124, 330, 680), 0, { flat: true }),
    sheet('#f7dc92', rect(1216, 124, 210, 680), 0, { flat: true }),
    sheet('#d99a4e', rect(1440, 300, 70, 96, 4), 4, {
      marks: line('M1456 330H1494M1456 354H1484', 5, '#b97a32'),
    }),
    sheet('#f2c963', path('M1216 804H1546L1360 1040H520Z'), 0, { flat: true, opacity: 0.42 }),
    sheet('#f2c963', path('M1216 150L560 470V700L1216 780Z'), 0, { flat: true, opacity: 0.1 }),
    sheet('#a3613c', path('M1552 112L1660 60V900L1552 826Z'), 12),
    // a moon and two stars, pasted flat on the wall
    sheet(palette.moon, circle(160, 180, 62), 3),
    sheet(palette.moon, star(300, 150, 24) + star(70, 290, 18), 3),
    // the crib, with a sheet and a sleeper
    sheet('#cdb58a', bars.map((i) => rect(10 + i * 82, 480, 20, 300, 9)).join(''), 6),
    sheet('#dac59c', rect(-30, 462, 440, 38, 12), 8),
    sheet('#c3d6d6', rect(-20, 716, 410, 90, 10), 7),
    sheet('#e3ecea', rect(-20, 706, 410, 40, 14), 4),
    sheet('#c4707f', path('M-20 712C0 640 80 612 150 620C210 628 240 660 244 712Z'), 8, {
      marks: printed(star(40, 672, 15) + star(110, 650, 15) + star(180, 676, 15), '#f0c9c0'),
    }),
    sheet(palette.skin2, circle(294, 660, 62), 9),
    sheet(
      '#2c1d18',
      path(
        'M262 606C310 586 360 620 356 668C352 700 336 716 322 718C330 690 326 668 308 656C292 646 270 636 262 606Z',
      ),
      3,
    ),
    sheet(palette.skin2, ellipse(286, 672, 12, 15), 3),
    sheet('#e9d6ad', bars.map((i) => rect(14 + i * 82, 530, 22, 320, 9)).join(''), 11),
    sheet('#f0e0bc', rect(-30, 508, 440, 42, 12), 9),
    sheet('#f0e0bc', rect(-30, 836, 440, 42, 12), 9),
    sheet('#e9d6ad', rect(386, 452, 44, 480, 14), 12),
    sheet('#e9d6ad', circle(408, 446, 29), 8),
    // where the chair stood
    chair(560, 0.2),
    chair(770, 0.38),
    chair(960, 0.6),
    // where it stands
    moved('translate(1210 850)', [
      sheet('#2a3d4d', strip('M-46 -40V6', 56) + strip('M46 -40V6', 56), 6),
      sheet('#8b3a3a', ellipse(-52, 18, 44, 20) + ellipse(56, 18, 44, 20), 7),
    ]),
    moved('translate(1210 -4)', [
      headFromBehind('translate(0 318) scale(.92)', palette.skin2, '#3a2a22', 'cap', 12),
      sheet(
        '#5d7fa0',
        path('M-116 690C-124 560 -110 460 -60 424Q0 400 60 424C110 460 124 560 116 690Z'),
        12,
        {
          marks: line('M-110 520H110M-114 590H114M-100 460H100', 9, '#4d6d8c'),
        },
      ),
      sheet('#5d7fa0', strip('M96 480C150 520 176 560 150 590', 54), 9),
      sheet(palette.skin2, ellipse(146, 582, 28, 24), 5),
      sheet('#f3e6c4', path('M126 510H186L180 572Q176 580 156 580T132 572Z'), 7),
      sheet('#f3e6c4', strip('M186 524C212 526 210 556 182 556', 11), 5),
    ]),
    chair(1210),
    // a toy that was put out of the crib
    sheet('#e8a23c', circle(520, 950, 40), 9, {
      marks: line('M480 944Q520 920 560 944M480 960Q520 980 560 960', 7, '#c9822a'),
    }),
  ],
};
