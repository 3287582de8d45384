/** A shape of paper: its points, its color, and whether it lies flat, without a shadow. */
export interface Sheet {
  points: readonly (readonly [number, number])[];
  fill: string;
  flat?: boolean;
}

/** Returns a small number between -1 and 1 that is the same at every build. */
function tremble(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43_758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** A round shape, cut with straight snips as scissors do. */
export function disc(cx: number, cy: number, rx: number, fill: string, ry = rx): Sheet {
  const snips = Math.max(11, Math.round(Math.max(rx, ry) / 6));
  return {
    fill,
    points: Array.from({ length: snips }, (_, i) => {
      const angle = (2 * Math.PI * i) / snips;
      const far = 1 + 0.028 * tremble(cx + cy * 3 + i);
      return [cx + rx * far * Math.cos(angle), cy + ry * far * Math.sin(angle)] as const;
    }),
  };
}

/** A four-cornered shape, whose edges are not quite straight. */
export function slab(x: number, y: number, width: number, height: number, fill: string): Sheet {
  const off = (seed: number) => 4 * tremble(x * 7 + y + width * 3 + seed);
  return {
    fill,
    points: [
      [x + off(1), y + off(2)],
      [x + width / 2, y + off(3)],
      [x + width + off(4), y + off(5)],
      [x + width + off(6), y + height + off(7)],
      [x + width / 2, y + height + off(8)],
      [x + off(9), y + height + off(10)],
    ],
  };
}

/** Any shape by its corners, written as in SVG: `0,0 10,5 …`. */
export function snip(corners: string, fill: string): Sheet {
  return {
    fill,
    points: corners.split(' ').map((corner) => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      return [x, y] as const;
    }),
  };
}

/** The same shape glued down: a hole, a mark, an eye. */
export const flat = (sheet: Sheet): Sheet => ({ ...sheet, flat: true });

/** Draws sheets one over the other, each with the shadow that paper throws. */
export function paste(sheets: readonly Sheet[]): string {
  return sheets
    .map(({ points, fill, flat: glued }) => {
      const d = `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
      const shadow = glued ? '' : `<path d="${d}" transform="translate(4 7)" fill-opacity=".2"/>`;
      return `${shadow}<path d="${d}" fill="${fill}"/>`;
    })
    .join('');
}
