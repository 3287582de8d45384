/** A link of the menus that takes a row, high enough for a thumb. Spread it into a rule. */
export const row = {
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
} as const;
