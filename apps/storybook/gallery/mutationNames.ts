/** Faults that a careless change would make. */
export const mutationNames = [
  'text erased',
  'a rule removed',
  'a hue changed',
  'a part moved by 4 px',
] as const;

/** What a page from right to left has to tell besides: physical sides in a style sheet stay where they were. */
export const mirrorFault = 'a part running from the left';

export type Mutation = (typeof mutationNames)[number] | typeof mirrorFault;
