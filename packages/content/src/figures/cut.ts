/** Returns a number between -1 and 1 that looks random and is the same in every build. */
function waver(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43_758.545;
  return (value - Math.floor(value)) * 2 - 1;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far scissors stray, along and across. */
  stray?: readonly [along: number, across: number];
  seed?: number;
}

/** Returns the path of a strip of paper: its long edges stray a little, its ends are cut aslant. */
export function cutStrip({ x, y, width, height, stray = [2, 1], seed = x + y + width }: Strip): string {
  const [along, across] = stray;
  const turns = [0.37, 0.71];
  const top = turns.map((share, place) => [x + width * share, y + across * waver(seed + place)] as const);
  const foot = turns
    .toReversed()
    .map((share, place) => [x + width * share, y + height + across * waver(seed + place + 5)] as const);
  const corners: (readonly [right: number, down: number])[] = [
    [x + along * Math.abs(waver(seed + 8)), y],
    ...top,
    [x + width, y + across * waver(seed + 2)],
    [x + width - along * Math.abs(waver(seed + 3)), y + height],
    ...foot,
    [x, y + height + across * waver(seed + 9)],
  ];
  return `M${corners.map(([right, down]) => `${short(right)} ${short(down)}`).join('L')}z`;
}

/** Returns the path of a drop that hangs with its tip at a point. */
export function drop(x: number, y: number): string {
  return `M${short(x)} ${short(y)}c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z`;
}
