import { at, circle, ellipse, line, p, path, rect, times } from './shape.ts';
import { cream, leafDark, leafGreen, woodDark } from './palette.ts';

export const sky = (fill: string) => rect(0, 0, 1200, 750, fill);

/** The sun, whole or cut by what stands before it; with rays it is a child's drawing of one. */
export function sun(x: number, y: number, r: number, fill: string, rays = 0): string {
  const beams = times(rays, (i) => {
    const a = (i / rays) * Math.PI * 2;
    return p`M${x + Math.cos(a) * r * 1.25} ${y + Math.sin(a) * r * 1.25}L${x + Math.cos(a) * r * 1.6} ${y + Math.sin(a) * r * 1.6}`;
  });
  return circle(x, y, r, fill) + (rays > 0 ? line(beams, fill, r * 0.12) : '');
}

/** A crescent, open to the right; `sky` is the color that bites into it. */
export const moon = (x: number, y: number, r: number, fill: string) =>
  path(
    p`M${x + r * 0.4} ${y - r * 0.92}a${r} ${r} 0 1 0 ${r * 0.5} ${r * 1.55}a${r * 0.82} ${r * 0.82} 0 0 1 ${-r * 0.5} ${-r * 1.55}z`,
    fill,
  );

/** A four-pointed star. */
export const star = (x: number, y: number, r: number, fill: string) =>
  path(
    p`M${x} ${y - r}Q${x + r * 0.15} ${y - r * 0.15} ${x + r} ${y}Q${x + r * 0.15} ${y + r * 0.15} ${x} ${y + r}Q${x - r * 0.15} ${y + r * 0.15} ${x - r} ${y}Q${x - r * 0.15} ${y - r * 0.15} ${x} ${y - r}z`,
    fill,
  );

/** Stars strewn over the upper part; `seed` moves them. */
export const stars = (count: number, seed: number, fill: string, height = 380) =>
  times(count, (i) => {
    const x = ((i * 397 + seed * 131) % 1160) + 20;
    const y = ((i * 241 + seed * 59) % height) + 20;
    return i % 4 === 0 ? star(x, y, 11, fill) : circle(x, y, 3 + (i % 3), fill);
  });

/** Rolling ground from edge to edge: `y` is its height at the left, the middle and the right. */
export const hill = (left: number, middle: number, right: number, fill: string) =>
  path(
    p`M0 ${left}C250 ${left - (left - middle) * 0.2} 350 ${middle} 600 ${middle}S1000 ${right} 1200 ${right}V750H0z`,
    fill,
  );

/** A single round hill. */
export const mound = (x: number, y: number, width: number, height: number, fill: string) =>
  path(
    p`M${x - width / 2} ${y}Q${x - width / 4} ${y - height} ${x} ${y - height}T${x + width / 2} ${y}z`,
    fill,
  );

export const ground = (y: number, fill: string) => rect(0, y, 1200, 750 - y, fill);

export const cloud = (x: number, y: number, size: number, fill = cream) =>
  path(
    p`M${x - size} ${y}a${size * 0.32} ${size * 0.32} 0 0 1 ${size * 0.3} ${-size * 0.42}a${size * 0.45} ${size * 0.45} 0 0 1 ${size * 0.85} ${-size * 0.12}a${size * 0.36} ${size * 0.36} 0 0 1 ${size * 0.62} ${size * 0.54}z`,
    fill,
  );

/** One leaf that grows from x,y in the direction `turn` (0 points up). */
export const leaf = (x: number, y: number, size: number, turn: number, fill = leafGreen, vein = leafDark) =>
  at(
    x,
    y,
    path(
      p`M0 0C${-size * 0.5} ${-size * 0.35} ${-size * 0.35} ${-size * 0.85} 0 ${-size}C${size * 0.35} ${-size * 0.85} ${size * 0.5} ${-size * 0.35} 0 0z`,
      fill,
    ) + line(p`M0 0V${-size * 0.78}`, vein, Math.max(2, size * 0.035)),
    { turn },
  );

/** A sprig of paired leaves on a bent stem. */
export const sprig = (x: number, y: number, height: number, fill = leafGreen, vein = leafDark, pairs = 3) =>
  line(p`M${x} ${y}V${y - height}`, vein, Math.max(3, height * 0.025)) +
  times(pairs, (i) => {
    const top = y - height * (0.25 + (i / pairs) * 0.7);
    const size = height * (0.42 - i * 0.06);
    return leaf(x, top, size, -52, fill, vein) + leaf(x, top, size, 52, fill, vein);
  }) +
  leaf(x, y - height * 0.95, height * 0.3, 0, fill, vein);

/** A tree with a round crown, lit from the left. */
export const tree = (
  x: number,
  y: number,
  height: number,
  fill = leafGreen,
  shade = leafDark,
  trunk = woodDark,
) =>
  rect(x - height * 0.035, y - height * 0.5, height * 0.07, height * 0.5, trunk) +
  circle(x, y - height * 0.66, height * 0.34, shade) +
  circle(x - height * 0.05, y - height * 0.69, height * 0.29, fill);

/** A poplar: a tall leaf on a trunk. */
export const poplar = (x: number, y: number, height: number, fill = leafDark, trunk = woodDark) =>
  rect(x - 4, y - height * 0.2, 8, height * 0.2, trunk) +
  ellipse(x, y - height * 0.56, height * 0.16, height * 0.44, fill);

export const pine = (x: number, y: number, height: number, fill = leafDark, trunk = woodDark) =>
  rect(x - height * 0.04, y - height * 0.18, height * 0.08, height * 0.18, trunk) +
  times(3, (i) => {
    const base = y - height * (0.14 + i * 0.25);
    const half = height * (0.26 - i * 0.055);
    return path(p`M${x - half} ${base}L${x} ${base - height * 0.42}L${x + half} ${base}z`, fill);
  });

/** Tufts of grass along a line. */
export const grass = (x: number, y: number, width: number, fill: string, count = 8) =>
  times(count, (i) => {
    const gx = x + (i / Math.max(1, count - 1)) * width;
    const h = 22 + ((i * 37) % 20);
    return line(p`M${gx} ${y}q-3 ${-h * 0.6} -9 ${-h}M${gx} ${y}q2 ${-h * 0.5} 8 ${-h * 0.8}`, fill, 4);
  });

export const flower = (
  x: number,
  y: number,
  height: number,
  petal: string,
  heart: string,
  stem = leafDark,
) => {
  const r = height * 0.13;
  return (
    line(p`M${x} ${y}V${y - height}`, stem, height * 0.04) +
    leaf(x, y - height * 0.3, height * 0.3, 55, leafGreen, stem) +
    times(6, (i) => {
      const a = (i / 6) * Math.PI * 2;
      return circle(x + Math.cos(a) * r, y - height + Math.sin(a) * r, r * 0.72, petal);
    }) +
    circle(x, y - height, r * 0.7, heart)
  );
};

/** Water from y down, with a few wave lines. */
export const water = (y: number, fill: string, crest: string, rows = 3) =>
  ground(y, fill) +
  times(rows, (row) =>
    times(5, (i) =>
      line(p`M${60 + i * 240 + row * 90} ${y + 40 + row * 60}q25 -18 50 0t50 0`, crest, 5, { opacity: 0.7 }),
    ),
  );

export const raindrops = (x: number, y: number, width: number, height: number, fill: string, count = 14) =>
  times(count, (i) => {
    const dx = x + ((i * 173) % width);
    const dy = y + ((i * 97) % height);
    return line(p`M${dx} ${dy}l-8 26`, fill, 5);
  });

export const bird = (x: number, y: number, size: number, stroke: string) =>
  line(
    p`M${x - size} ${y - size * 0.35}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.35}`,
    stroke,
    size * 0.16,
  );
