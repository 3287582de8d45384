/** Blurs a field of numbers with a box, twice; edge values are repeated beyond the edges. */
export function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const n = Math.max(1, Math.round(radius * 0.9));
  return box(box(source, width, height, n), width, height, n);
}

function box(source: Float32Array, width: number, height: number, n: number): Float32Array {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const at = (x: number) => source[y * width + Math.min(width - 1, Math.max(0, x))]!;
    let sum = 0;
    for (let x = -n; x <= n; x++) sum += at(x);
    for (let x = 0; x < width; x++) {
      rows[y * width + x] = sum / (2 * n + 1);
      sum += at(x + n + 1) - at(x - n);
    }
  }
  const result = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    const at = (y: number) => rows[Math.min(height - 1, Math.max(0, y)) * width + x]!;
    let sum = 0;
    for (let y = -n; y <= n; y++) sum += at(y);
    for (let y = 0; y < height; y++) {
      result[y * width + x] = sum / (2 * n + 1);
      sum += at(y + n + 1) - at(y - n);
    }
  }
  return result;
}
