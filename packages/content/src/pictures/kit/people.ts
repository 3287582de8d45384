import { at, circle, ellipse, line, p, path } from './shape.ts';
import { ink } from './palette.ts';

/** How the arms are held: degrees from hanging down, outward and up. */
type Arms = [left: number, right: number];

export interface FigureOptions {
  skin: string;
  hair: string;
  top: string;
  bottom?: string;
  arms?: Arms;
  /** `short`, `long`, `bun`, `curly`, `cap` or `bald`. */
  style?: 'short' | 'long' | 'bun' | 'curly' | 'cap' | 'bald' | 'scarf';
  /** A dress or coat that reaches the knees instead of trousers. */
  skirt?: boolean;
  flip?: boolean;
  eyes?: 'open' | 'closed' | 'none';
  /** Legs apart as in a step. */
  walking?: boolean;
  turn?: number;
}

/** A head of radius 1 about 0,0, scaled by the caller. */
function head({ skin, hair, style = 'short', eyes = 'open' }: FigureOptions): string {
  const back =
    style === 'long'
      ? path('M-1.08 0a1.08 1.08 0 0 1 2.16 0L1.2 1.5H-1.2z', hair)
      : style === 'bun'
        ? circle(0, -1.2, 0.45, hair)
        : style === 'curly'
          ? circle(0, -0.25, 1.25, hair)
          : style === 'scarf'
            ? path('M-1.2 .1a1.2 1.2 0 0 1 2.4 0L1.35 1.75H-1.35z', hair)
            : '';
  const fringe =
    style === 'bald'
      ? ''
      : style === 'cap'
        ? path('M-1.03-.15a1.03 1.03 0 0 1 2.06 0L1.65-.05V.12H-1.03z', hair)
        : style === 'scarf'
          ? path('M-1.04-.05a1.04 1.04 0 0 1 2.08 0Q.6-.62 0-.62T-1.04-.05z', hair)
          : path('M-1.04.05a1.04 1.04 0 0 1 2.08 0Q.75-.5.1-.52T-1.04.05z', hair);
  const face =
    eyes === 'none'
      ? ''
      : eyes === 'closed'
        ? line('M-.5.18q.14.14.28 0M.22.18q.14.14.28 0', ink, 0.09)
        : circle(-0.34, 0.15, 0.09, ink) + circle(0.34, 0.15, 0.09, ink);
  const smile = eyes === 'none' ? '' : line('M-.2.5q.2.18.4 0', ink, 0.08);
  return back + circle(0, 0, 1, skin) + fringe + face + smile;
}

/**
 * A standing person whose feet are at x,y, `height` tall. Proportions follow the height: below 200 a toddler with a big
 * head, above 330 a grown-up.
 */
export function figure(x: number, y: number, height: number, options: FigureOptions): string {
  const {
    top,
    skin,
    bottom = ink,
    arms = [12, 12],
    skirt = false,
    flip = false,
    walking = false,
    turn = 0,
  } = options;
  const grown = Math.min(1, Math.max(0, (height - 150) / 200));
  const r = height * (0.19 - grown * 0.075);
  const neck = height - r * 2;
  const hip = neck * (0.42 + grown * 0.06);
  const half = height * (0.15 - grown * 0.015);
  const limb = height * (0.075 - grown * 0.012);
  const reach = (neck - hip) * 0.95;
  const step = walking ? half * 0.75 : half * 0.42;
  const arm = (side: -1 | 1, degrees: number) => {
    const a = (degrees * Math.PI) / 180;
    const sx = side * half * 0.72;
    const sy = -neck + limb;
    const hx = sx + side * Math.sin(a) * reach;
    const hy = sy + Math.cos(a) * reach;
    return (
      line(p`M${sx} ${sy}Q${sx + side * reach * 0.25} ${(sy + hy) / 2} ${hx} ${hy}`, top, limb) +
      circle(hx, hy, limb * 0.55, skin)
    );
  };
  const legs = line(
    p`M${-half * 0.4} ${-hip}L${-step} ${-limb / 2}M${half * 0.4} ${-hip}L${step} ${-limb / 2}`,
    bottom,
    limb * 1.15,
  );
  const shoes = line(
    p`M${-step} ${-limb * 0.35}h${-limb * 0.5}M${step} ${-limb * 0.35}h${limb * 0.5}`,
    ink,
    limb * 0.75,
  );
  const hem = skirt ? half * 1.35 : half * 0.92;
  const low = skirt ? hip * 0.62 : hip * 0.92;
  const body = path(
    p`M${-half * 0.85} ${-neck + half * 0.7}Q${-half * 0.8} ${-neck} 0 ${-neck}T${half * 0.85} ${-neck + half * 0.7}L${hem} ${-low}H${-hem}z`,
    top,
  );
  const face = at(0, -height + r, head(options), { scale: r });
  return at(x, y, arm(-1, arms[0]) + legs + shoes + body + arm(1, arms[1]) + face, { flip, turn });
}

/** A person seen from the waist up behind a table or wall; x,y is the middle of the edge they stand behind. */
export function bust(x: number, y: number, height: number, options: FigureOptions): string {
  const r = height * 0.26;
  const half = height * 0.36;
  const top = height - r * 1.9;
  const shape = path(
    p`M${-half} 0V${-top * 0.55}Q${-half} ${-top} 0 ${-top}T${half} ${-top * 0.55}V0z`,
    options.top,
  );
  return at(x, y, shape + at(0, -height + r, head(options), { scale: r }), { flip: options.flip ?? false });
}

/** A baby in a wrap, lying on its side of a cradle, bed or arm; x,y is the middle. */
export function baby(
  x: number,
  y: number,
  length: number,
  { skin, hair, wrap, turn = 0 }: { skin: string; hair: string; wrap: string; turn?: number },
): string {
  const r = length * 0.2;
  return at(
    x,
    y,
    path(
      p`M${-length * 0.22} ${-length * 0.2}Q${length * 0.5} ${-length * 0.3} ${length * 0.62} 0Q${length * 0.5} ${length * 0.3} ${-length * 0.22} ${length * 0.2}z`,
      wrap,
    ) + at(-length * 0.28, 0, head({ skin, hair, top: wrap, eyes: 'closed' }), { scale: r, turn: -80 }),
    { turn },
  );
}

/** A person who sits on the ground facing us, knees to the sides; x,y is the ground. */
export function sitter(x: number, y: number, height: number, options: FigureOptions): string {
  const { top, bottom = ink, skin, arms = [35, 35], flip = false } = options;
  const r = height * 0.2;
  const half = height * 0.24;
  const neck = height - r * 2;
  const limb = height * 0.1;
  const arm = (side: -1 | 1, degrees: number) => {
    const a = (degrees * Math.PI) / 180;
    const hx = side * (half * 0.8 + Math.sin(a) * neck * 0.55);
    const hy = -neck + limb + Math.cos(a) * neck * 0.6;
    return (
      line(p`M${side * half * 0.7} ${-neck + limb}L${hx} ${hy}`, top, limb) +
      circle(hx, hy, limb * 0.55, skin)
    );
  };
  const legs = line(
    p`M0 ${-limb}Q${-half * 2} ${-limb * 2} ${-half * 1.7} ${-limb * 0.6}L${-half * 0.3} ${-limb * 0.55}M0 ${-limb}Q${half * 2} ${-limb * 2} ${half * 1.7} ${-limb * 0.6}L${half * 0.3} ${-limb * 0.55}`,
    bottom,
    limb * 1.2,
  );
  const body = path(
    p`M${-half * 0.85} ${-neck + half * 0.6}Q${-half * 0.8} ${-neck} 0 ${-neck}T${half * 0.85} ${-neck + half * 0.6}L${half} ${-limb * 0.5}H${-half}z`,
    top,
  );
  return at(
    x,
    y,
    arm(-1, arms[0]) + body + legs + arm(1, arms[1]) + at(0, -height + r, head(options), { scale: r }),
    { flip },
  );
}

/** A round-cornered sleeping head on a pillow, seen from above the blanket. */
export const sleepingHead = (
  x: number,
  y: number,
  r: number,
  options: Pick<FigureOptions, 'skin' | 'hair' | 'style'>,
  pillow: string,
) =>
  ellipse(x, y + r * 0.2, r * 1.9, r * 1.1, pillow) +
  at(x, y, head({ ...options, top: pillow, eyes: 'closed' }), { scale: r });
