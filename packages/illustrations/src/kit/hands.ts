import type { Layer, Sheet } from '../scene.ts';
import { finger } from './finger.ts';
import { line, path, placed, sheet } from './shapes.ts';

/**
 * The poses of a hand. Each is about 300 long from its wrist to 0 0, where it touches the thing; its arm, in a
 * sleeve with a cuff, comes from the right. `transform` is its position, `translate(1296 500) rotate(10)
 * scale(1.12)`; with `scale(-1 1)` the arm comes from the left. `held` is what it holds, in px of the stage:
 * it lies between the fingers and the thumb.
 */
type Pose = (
  transform: string,
  skin: string,
  sleeve: string,
  cuff: string,
  height?: number,
  held?: readonly Layer[],
) => Layer[];

const crease = '#1a243030';

/** The parts of a hand: its digits, the flesh of its palm or back, and its sleeved arm. */
function parts(transform: string, skin: string, sleeve: string, cuff: string, height: number) {
  const flesh = (d: string, ...creases: string[]): Sheet =>
    sheet(skin, placed(path(d), transform), height * 0.6, {
      edge: 0.6,
      ...(creases.length > 0 && {
        marks: placed(creases.map((d) => line(d, 4, crease)).join(''), transform),
      }),
    });
  return {
    digit: finger.bind(undefined, transform, skin),
    flesh,
    arm: [
      sheet(
        sleeve,
        placed(
          path('M292 -66C420 -92 640 -132 900 -150V210C640 186 420 164 292 142Q274 40 292 -66Z'),
          transform,
        ),
        height,
      ),
      sheet(cuff, placed(path('M268 -74L330 -84Q348 40 330 160L268 150Q252 40 268 -74Z'), transform), 6),
    ],
  };
}

/** Thumb and finger hold something small or thin: a thread, a pen, a spoon. */
export const pinch: Pose = (transform, skin, sleeve, cuff, height = 12, held = []) => {
  const { digit, flesh, arm } = parts(transform, skin, sleeve, cuff, height);
  return [
    digit('232 92, 152 122, 108 118, 112 92', [46, 36], height * 0.5),
    digit('222 60, 128 88, 76 88, 82 62', [48, 38], height * 0.5),
    ...held,
    digit('220 2, 128 -4, 70 0, 24 14', [80, 36], 5),
    flesh(
      'M190 -60C220 -74 262 -60 312 -44V118C262 134 216 132 186 112C150 96 140 40 150 0C158 -30 170 -50 190 -60Z',
    ),
    digit('214 -30, 118 -56, 58 -38, 8 -9', [56, 35], 6, { nail: 0.62, folds: [1] }),
    digit('256 74, 160 60, 84 46, 8 13', [76, 37], 7, { nail: -0.3, folds: [2] }),
    ...arm,
  ];
};

/** Four fingers around a bar, and the thumb over them: the handle of a comb, a can, a curtain. */
export const grip: Pose = (transform, skin, sleeve, cuff, height = 12, held = []) => {
  const { digit, flesh, arm } = parts(transform, skin, sleeve, cuff, height);
  return [
    flesh('M10 -84C80 -104 190 -84 312 -40V112C210 134 110 138 30 112C-6 80 -14 -50 10 -84Z'),
    ...held,
    digit('-34 84, -20 92, 40 96, 84 90', [40, 38], 6),
    digit('-44 42, -28 52, 40 56, 100 48', [46, 44], 6),
    digit('-46 -4, -30 4, 40 8, 106 2', [50, 46], 6),
    digit('-38 -54, -24 -46, 40 -42, 96 -46', [50, 46], 6),
    flesh('M150 -70C200 -86 262 -60 312 -44V114C250 130 200 120 156 100C132 60 128 -30 150 -70Z'),
    digit('236 40, 168 -2, 104 -40, 34 -66', [70, 40], 8, { nail: 0.1, folds: [2] }),
    ...arm,
  ];
};

/** A finger that touches, turns or shows. */
export const point: Pose = (transform, skin, sleeve, cuff, height = 12, held = []) => {
  const { digit, flesh, arm } = parts(transform, skin, sleeve, cuff, height);
  return [
    ...held,
    digit('220 -22, 146 -40, 80 -26, 14 2', [54, 33], height * 0.7, { nail: 0.45, folds: [1, 2] }),
    flesh('M168 -62C214 -78 262 -60 312 -44V116C264 136 214 136 176 122C148 96 138 40 146 -10Z'),
    digit('226 108, 168 122, 150 110, 190 96', [44, 40], 5),
    digit('222 78, 142 90, 124 76, 176 62', [48, 42], 5),
    digit('216 36, 130 46, 110 32, 164 18', [50, 44], 5),
    digit('272 60, 214 42, 166 20, 112 2', [64, 38], 8, { nail: -0.2, folds: [2] }),
    ...arm,
  ];
};

/** The back of a flat hand that lies on something; its middle finger ends at 0 0. */
export const press: Pose = (transform, skin, sleeve, cuff, height = 12, held = []) => {
  const { digit, flesh, arm } = parts(transform, skin, sleeve, cuff, height);
  return [
    ...held,
    digit('256 84, 196 124, 140 138, 92 132', [60, 36], height * 0.5, { nail: -0.1, folds: [2] }),
    digit('176 -38, 136 -58, 94 -80, 48 -100', [44, 31], height * 0.5, { nail: 0, folds: [2] }),
    digit('176 70, 138 76, 84 76, 30 70', [48, 33], height * 0.5, { nail: 0, folds: [2] }),
    digit('176 -4, 136 -12, 78 -26, 18 -44', [48, 33], height * 0.5, { nail: 0, folds: [2] }),
    digit('176 36, 132 32, 70 22, 4 8', [50, 34], height * 0.5, { nail: 0, folds: [2] }),
    flesh(
      'M150 -62C190 -78 250 -58 312 -42V112C260 122 196 122 148 98C140 88 146 76 144 56C140 46 136 40 138 26C142 16 138 10 138 -2C146 -12 142 -22 142 -36C140 -48 142 -56 150 -62Z',
      'M176 -44Q186 -34 180 -22M168 4Q180 14 170 28M170 50Q180 62 172 76',
    ),
    ...arm,
  ];
};

/** An open hand; what it offers lies in its palm, at 0 0. */
export const palm: Pose = (place, skin, sleeve, cuff, height = 12, held = []) => {
  const { digit, flesh, arm } = parts(`${place} translate(-150 -22)`, skin, sleeve, cuff, height);
  return [
    digit('140 84, 76 96, 28 98, -22 92', [44, 32], height * 0.5, { folds: [1, 2] }),
    digit('130 46, 46 52, -14 50, -76 40', [47, 34], height * 0.5, { folds: [1, 2] }),
    digit('130 4, 42 -4, -26 -12, -92 -24', [48, 35], height * 0.5, { folds: [1, 2] }),
    digit('136 -36, 54 -56, -6 -72, -64 -90', [46, 33], height * 0.5, { folds: [1, 2] }),
    flesh(
      'M92 -60C130 -82 196 -80 236 -56L312 -42V114C262 120 220 116 180 116C144 118 112 116 98 106C78 60 74 -26 92 -60Z',
      'M100 44C140 52 176 40 196 8',
      'M104 8C150 6 196 20 226 78',
    ),
    digit('246 -6, 190 -62, 134 -104, 76 -126', [72, 37], 6, { folds: [2] }),
    ...held,
    ...arm,
  ];
};

/** A hollow hand, seen from its side; what rests in it is above 0 0. */
export const cradle: Pose = (place, skin, sleeve, cuff, height = 12, held = []) => {
  const { digit, flesh, arm } = parts(`${place} translate(-4 -10)`, skin, sleeve, cuff, height);
  return [
    digit('140 30, 20 40, -84 6, -136 -76', [50, 33], 5),
    digit('150 34, 20 54, -96 24, -152 -52', [52, 34], 5),
    ...held,
    digit('130 68, 20 70, -84 46, -148 -24', [62, 35], 6, { folds: [1, 2] }),
    flesh(
      'M312 -44C262 -56 214 -34 180 -6C146 20 92 34 56 36C30 44 26 86 52 98C130 130 220 134 312 116Z',
      'M262 74C210 94 150 94 104 76',
    ),
    digit('262 22, 196 -22, 142 -64, 100 -120', [78, 37], 6, { nail: 0.4, folds: [2] }),
    ...arm,
  ];
};

/** The thumb, at 0 0, lies on a flat thing, and four fingers are behind it: a card, a jar. */
export const hold: Pose = (transform, skin, sleeve, cuff, height = 12, held = []) => {
  const { digit, flesh, arm } = parts(transform, skin, sleeve, cuff, height);
  return [
    digit('190 92, 110 114, 60 116, 6 108', [50, 34], 5),
    digit('190 64, 100 78, 40 80, -20 76', [50, 35], 5),
    digit('190 24, 90 32, 28 36, -36 36', [56, 36], 5),
    digit('200 -16, 104 -24, 36 -20, -24 -12', [60, 35], 5),
    ...held,
    flesh(
      'M118 -50C176 -76 250 -60 312 -42V116C260 136 190 142 126 130C98 100 84 -20 118 -50Z',
      'M132 120C150 104 176 96 206 98',
    ),
    digit('254 52, 170 44, 88 24, 8 0', [84, 39], 8, { nail: 0, folds: [2] }),
    ...arm,
  ];
};

/**
 * Draws four fingers over an edge, from the left: a hand that holds a book or a box from behind. The
 * uppermost begins at 0 0.
 */
export function grasp(transform: string, skin: string, height = 9): Sheet[] {
  return [0, 1, 2, 3].map((i) => {
    const tip = 96 - Math.abs(i - 1.2) * 12;
    const joints = `-70 ${i * 44 + 10}, 0 ${i * 45 - 6}, 50 ${i * 45 - 6}, ${tip} ${i * 44 + 4}`;
    return finger(transform, skin, joints, [50, 38], height, { nail: 0, folds: [2] });
  });
}
