import { drawings } from './drawings.ts';
import type { Drawings, UrgentPart } from './types.ts';

/** The drawings of some parts, by their names. */
export function drawingsOf(parts: readonly UrgentPart[]): Drawings {
  const names = parts.flatMap((part) =>
    part.kind === 'steps' ? part.steps.flatMap(({ drawn = [] }) => drawn) : [],
  );
  return Object.fromEntries(names.map((name) => [name, drawings[name]]));
}
