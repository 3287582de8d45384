/**
 * The colors of letters, because mail clients ignore variables. Each pair of ink and background has a
 * contrast of at least 4.5 (`letter.test.ts`).
 */
export const light = {
  desk: '#e6edea',
  paper: '#fdfdfa',
  ink: '#14212b',
  muted: '#4a5961',
  rule: '#c9d3d0',
  link: '#155a63',
  masthead: '#9fd8d2',
  mastheadInk: '#14212b',
  action: '#14212b',
  actionInk: '#fdfdfa',
} as const;

export const dark: Record<keyof typeof light, string> = {
  desk: '#09121a',
  paper: '#0e1a24',
  ink: '#e9eef0',
  muted: '#b4c3cc',
  rule: '#33444f',
  link: '#8fd0cb',
  masthead: '#16384a',
  mastheadInk: '#f3ecd2',
  action: '#f2d27a',
  actionInk: '#14212b',
};

/** Pairs of ink and background. */
export const pairs = [
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['muted', 'desk'],
  ['link', 'paper'],
  ['link', 'desk'],
  ['mastheadInk', 'masthead'],
  ['actionInk', 'action'],
] as const;
