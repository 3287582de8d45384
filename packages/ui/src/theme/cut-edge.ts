import type { CutLine } from './spec.ts';

/**
 * The clip paths of an edge that a hand has cut: along the foot of a box, along its head, and along the side where its lines
 * begin. A brand without a cut line has straight ones.
 */
export function cutEdge(edge: { below: CutLine; above: CutLine } | undefined) {
  if (!edge) return { below: 'none', above: 'none', start: 'none', depth: '0px' };
  const { below, above } = edge;
  const foot = below.toReversed().map(([along, depth]) => `${along}% calc(100% - ${depth}px)`);
  const head = above.map(([along, depth]) => `${along}% ${depth}px`);
  const side = below.toReversed().map(([along, depth]) => `${depth}px ${along}%`);
  return {
    below: `polygon(0 0, 100% 0, ${foot.join(', ')})`,
    above: `polygon(${head.join(', ')}, 100% 100%, 0 100%)`,
    start: `polygon(100% 0, 100% 100%, ${side.join(', ')})`,
    depth: `${Math.max(...[...below, ...above].map(([, depth]) => depth))}px`,
  };
}
