/** The steps that are drawn, of /urgent and of articles; see drawings.ts. */
export const drawingNames = [
  'baby-back-blows',
  'baby-chest-thrusts',
  'child-back-blows',
  'child-abdominal-thrusts',
  'baby-compressions-heel',
  'baby-compressions-thumbs',
  'child-compressions',
  'on-the-side',
  'injector',
  'car-seat',
] as const;

export type DrawingName = (typeof drawingNames)[number];
