/** The steps that are drawn; see drawings.ts. */
export const drawingNames = [
  'baby-back-blows',
  'baby-chest-thrusts',
  'child-back-blows',
  'child-abdominal-thrusts',
  'baby-compressions-heel',
  'baby-compressions-thumbs',
  'child-compressions',
] as const;

export type DrawingName = (typeof drawingNames)[number];
