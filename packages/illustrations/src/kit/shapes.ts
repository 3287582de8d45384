/**
 * The shapes of sheets. Each function returns SVG text, so that shapes of one sheet are joined with `+`;
 * lengths are px of the stage, angles are degrees, clockwise.
 */
import type { Sheet } from '../scene.ts';

/**
 * Returns a sheet of paper. @param height above the sheets below: 2–4 details, 5–9 things, 10–14 furniture,
 * 15–20 the front.
 */
export function sheet(
  color: string,
  shape: string,
  height = 6,
  options: Omit<Sheet, 'color' | 'shape' | 'height'> = {},
): Sheet {
  return { color, shape, height, ...options };
}

/** Moves, rotates or scales shapes: `placed(cup, 'translate(300 800) rotate(8)')`. */
export function placed(shape: string, transform: string): string {
  return `<g transform="${transform}">${shape}</g>`;
}

export function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, angle = 0): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" transform="rotate(${angle} ${x} ${y})"/>`;
}

/** Returns a rectangle, rotated around its middle. */
export function rect(x: number, y: number, width: number, height: number, corner = 0, angle = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" transform="rotate(${angle} ${x + width / 2} ${y + height / 2})"/>`;
}

/** Returns any shape, from the `d` of an SVG path. */
export function path(d: string, transform = ''): string {
  return `<path d="${d}"${transform && ` transform="${transform}"`}/>`;
}

/** Returns a strip of paper along a path: an arm, a string, a stem. */
export function strip(d: string, width: number, cap: 'round' | 'butt' = 'round'): string {
  return line(d, width, '#fff', cap);
}

/** Returns a line printed on a sheet, for `marks`. */
export function line(d: string, width: number, color: string, cap: 'round' | 'butt' = 'round'): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
}

/** Returns a shape printed on a sheet, for `marks`: `printed(circle(10, 10, 4), '#f4c430')`. */
export function printed(shape: string, color: string): string {
  return `<g fill="${color}">${shape}</g>`;
}

/** Returns a star with five points. */
export function star(x: number, y: number, radius: number, angle = 0): string {
  return polygon(10, (i) => ({
    angle: i * 36 - 90 + angle,
    radius: i % 2 === 1 ? radius * 0.42 : radius,
    x,
    y,
  }));
}

export function octagon(x: number, y: number, radius: number): string {
  return polygon(8, (i) => ({ angle: i * 45 + 22.5, radius, x, y }));
}

function polygon(
  corners: number,
  corner: (i: number) => { angle: number; radius: number; x: number; y: number },
): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const { angle, radius, x, y } = corner(i);
    const a = (angle * Math.PI) / 180;
    return `${x + Math.cos(a) * radius} ${y + Math.sin(a) * radius}`;
  });
  return path(`M${points.join('L')}Z`);
}

/** Returns the outline of a leaf whose stalk is at `x`, `y`. */
export function leafShape(x: number, y: number, length: number, width: number, angle: number): string {
  return path(
    `M0 0C${length * 0.25} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width} ${length * 0.25} ${width} 0 0Z`,
    `translate(${x} ${y}) rotate(${angle})`,
  );
}

/** Returns a leaf with its vein. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  color: string,
  height = 6,
): Sheet {
  const vein = line(`M4 0L${length * 0.9} 0`, 2.2, '#00000030');
  return sheet(color, leafShape(x, y, length, width, angle), height, {
    marks: placed(vein, `translate(${x} ${y}) rotate(${angle})`),
  });
}
