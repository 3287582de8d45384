/** Returns a generator of numbers from 0 to 1 that depends only on the seed: mulberry32. */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a number from -1 to 1 for a point of the grid. */
function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647 ^ 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/**
 * Returns value noise from -1 to 1. `straight` leaves facets between the points of the grid, as scissors do.
 */
export function noise(x: number, y: number, seed: number, straight = false): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let u = x - left;
  let v = y - top;
  if (!straight) {
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
  }
  const a = lattice(left, top, seed);
  const b = lattice(left + 1, top, seed);
  const c = lattice(left, top + 1, seed);
  const d = lattice(left + 1, top + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}
