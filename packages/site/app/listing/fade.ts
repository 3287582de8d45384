/** Returns the mask of a row that scrolls sideways: its last 3rem fade, so that it is seen to go on. */
export const fade = (end: 'left' | 'right'): string =>
  `linear-gradient(to ${end}, black calc(100% - 3rem), transparent)`;
