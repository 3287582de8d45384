import type { CutLine } from './spec.ts';

/**
 * Returns the clip paths of a brand's cut edge: along the bottom of a box, along its top, and along its
 * start. They are straight for a brand without a cut line.
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
