/** Small builders of SVG text. Coordinates are in the picture's own grid of 1200 by 750. */

export type Attributes = Record<string, string | number | undefined>;

/** One decimal; two below ten, since heads and hands are drawn small and scaled up. */
const short = (value: string | number) => {
  if (typeof value !== 'number') return value;
  const steps = Math.abs(value) < 10 ? 100 : 10;
  return String(Math.round(value * steps) / steps);
};

/** One SVG element as text; undefined attributes are left out, numbers are cut to one decimal. */
export function el(tag: string, attributes: Attributes, ...children: string[]): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${short(value as string | number)}"`)
    .join('');
  return children.length > 0 ? `<${tag}${text}>${children.join('')}</${tag}>` : `<${tag}${text}/>`;
}

/** Joins numbers and letters of a path: p`M${x} ${y}` with cut decimals. */
export function p(parts: TemplateStringsArray, ...values: number[]): string {
  return parts
    .map((part, index) => part + (index < values.length ? short(values[index] as number) : ''))
    .join('');
}

export const path = (d: string, fill: string, more: Attributes = {}) => el('path', { d, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx, cy, r, fill, ...more });
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx?: number) =>
  el('rect', { x, y, width, height, fill, rx });
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** Moves, turns and scales what is drawn about 0,0. */
export function at(
  x: number,
  y: number,
  content: string,
  { scale = 1, turn = 0, flip = false } = {},
): string {
  const steps = [p`translate(${x} ${y})`];
  if (turn) steps.push(p`rotate(${turn})`);
  // Three decimals: a rounded scale would shift large parts visibly.
  if (scale !== 1 || flip) steps.push(`scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`);
  return el('g', { transform: steps.join(' ') }, content);
}

/** A door-shaped arch that stands on y: a half circle on two straight sides. */
export function arch(x: number, y: number, width: number, height: number, fill: string): string {
  const r = width / 2;
  return path(p`M${x - r} ${y}V${y - height + r}a${r} ${r} 0 0 1 ${width} 0V${y}z`, fill);
}

/** Repeats a part for each number from 0 to count - 1. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
