/** `1 reader`, `1,204 readers`. */
export const countOf = (readers: number): string =>
  `${readers.toLocaleString('en-US')} ${readers === 1 ? 'reader' : 'readers'}`;
