/** Faults that a careless change would make. */
export const mutationNames = [
  'text erased',
  'a rule removed',
  'a hue changed',
  'a part moved by 4 px',
] as const;

export type Mutation = (typeof mutationNames)[number];
