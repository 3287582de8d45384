import type { Sheet } from '../scene.ts';
import { circle, ellipse, line, path, placed, sheet } from './shapes.ts';

/** How a face differs from the one drawn here, in px of the stage: more reaches further out. */
interface Features {
  nose?: number;
  /** How much lower the tip of the nose is. */
  tip?: number;
  lips?: number;
  chin?: number;
}

/**
 * Draws a head in profile that looks to the right, about 440 high with its middle at 0 0, and the neck below
 * it. The eye looks down at something, and the mouth is closed. Draw the hair and the collar over it.
 *
 * @param transform its position: `translate(470 400) scale(1.2)`; with `scale(-1.2 1.2)` it looks to the left.
 * @param brow the color of the brow, and of the lashes.
 */
export function profile(
  transform: string,
  skin: string,
  brow: string,
  { nose = 0, tip = 0, lips = 0, chin = 0 }: Features = {},
): Sheet[] {
  const part = (color: string, shape: string, height: number, marks = '') =>
    sheet(color, placed(shape, transform), height, {
      edge: 0.6,
      ...(marks && { marks: placed(marks, transform) }),
    });
  const face = [
    'M-20 -226C70 -228 132 -190 146 -118C152 -90 151 -74 147 -58C144 -46 140 -38 143 -26',
    `C156 8 ${178 + nose} ${36 + tip} ${190 + nose} ${58 + tip}`,
    `C${196 + nose} ${74 + tip} ${180 + nose / 2} ${84 + tip} 160 86C150 88 148 94 150 101`,
    `C${154 + lips} 107 ${166 + lips} 113 ${168 + lips} 121C${168 + lips} 128 156 131 148 133`,
    `C${160 + lips} 137 ${167 + lips} 145 ${161 + lips} 154C154 161 145 163 145 172`,
    `C${152 + chin} 184 ${158 + chin} 202 ${144 + chin} 218C${126 + chin} 238 98 238 72 230`,
    'C30 216 -20 204 -60 170C-150 140 -206 70 -208 -20C-210 -146 -130 -224 -20 -226Z',
  ].join('');
  const shade = '#1a24304d';
  return [
    part(skin, path('M-128 110L66 190C64 250 78 300 104 352L-170 352C-136 280 -128 200 -128 110Z'), 5),
    part(skin, path(face), 10, line('M-60 172C-10 204 34 218 76 222', 9, shade)),
    part(skin, ellipse(-34, 6, 30, 46, -8), 4, line('M-48 -16C-20 -30 -12 8 -34 26', 7, shade)),
    part(brow, path('M62 -62C86 -86 122 -84 142 -70C120 -74 90 -70 64 -54Z'), 2),
    part(brow, path('M70 -20C86 -2 110 0 130 -10L134 -2C112 14 82 8 66 -12Z'), 2),
  ];
}

const hairs = {
  short: path(
    'M142 -120C140 -186 96 -252 0 -250C-130 -262 -236 -160 -222 -26C-216 40 -190 92 -150 116C-120 80 -104 44 -72 40C-76 0 -70 -40 -50 -62C-10 -80 10 -130 40 -142C84 -156 116 -148 142 -120Z',
  ),
  bun:
    path(
      'M92 -206C60 -250 -60 -262 -140 -214C-230 -160 -244 -40 -214 50C-200 96 -170 128 -132 150C-120 110 -96 84 -76 60C-82 20 -76 -30 -40 -44C-10 -56 20 -70 34 -110C48 -150 70 -180 92 -206Z',
    ) + ellipse(-226, -150, 92, 84, -30),
  curls:
    [
      [118, -176],
      [52, -226],
      [-28, -244],
      [-108, -222],
      [-174, -168],
      [-212, -92],
      [-222, -8],
      [-196, 72],
      [-60, -120],
      [20, -150],
      [-120, -20],
      [-140, 90],
    ]
      .map(([x, y]) => circle(x!, y!, 66))
      .join('') + ellipse(-110, -100, 110, 120),
};

/** Draws the hair of `profile`, over it and before the collar. */
export function profileHair(transform: string, color: string, hair: keyof typeof hairs, height = 6): Sheet {
  return sheet(color, placed(hairs[hair], transform), height);
}
