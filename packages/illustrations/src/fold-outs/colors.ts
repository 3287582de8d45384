/** A paper's color on a screen, and in print: tints on white, dark only where something must be seen. */
interface PaperColor {
  screen: string;
  print: string;
}

/** The colors of the papers, by the classes of ./paper.ts. */
export const paperColors: Readonly<Record<string, PaperColor>> = {
  rb: { screen: '#9fd8d2', print: '#fff' },
  eg: { screen: '#c6e8e3', print: '#fff' },
  te: { screen: '#2b7f83', print: '#e4e4e4' },
  dp: { screen: '#1b5158', print: '#c9c9c9' },
  nv: { screen: '#1d3a57', print: '#4d4d4d' },
  yk: { screen: '#f4c430', print: '#e0e0e0' },
  gd: { screen: '#e39a2d', print: '#bdbdbd' },
  br: { screen: '#a33e26', print: '#6b6b6b' },
  co: { screen: '#e07f5f', print: '#d9d9d9' },
  pe: { screen: '#f0b98f', print: '#f1f1f1' },
  cr: { screen: '#f7eedb', print: '#fff' },
  wh: { screen: '#fffdf7', print: '#fff' },
  sa: { screen: '#e5d0a6', print: '#f4f4f4' },
  kf: { screen: '#c89b66', print: '#ececec' },
  wd: { screen: '#80502f', print: '#a8a8a8' },
  lf: { screen: '#8fb56d', print: '#e9e9e9' },
  mo: { screen: '#3f7050', print: '#b5b5b5' },
  pl: { screen: '#5d3a58', print: '#bcbcbc' },
  ma: { screen: '#9a6f92', print: '#dcdcdc' },
  ik: { screen: '#1a2430', print: '#222' },
  sl: { screen: '#4b5d6b', print: '#9b9b9b' },
  mi: { screen: '#dfeaea', print: '#fff' },
  /** Skins and clothes, which shapes take from around them. */
  p1: { screen: '#e5b08a', print: '#fff' },
  p2: { screen: '#b5734a', print: '#f3f3f3' },
  p3: { screen: '#7b4a2f', print: '#e2e2e2' },
  c1: { screen: '#a33e26', print: '#cfcfcf' },
  c2: { screen: '#2f6690', print: '#d4d4d4' },
  c3: { screen: '#e39a2d', print: '#e6e6e6' },
  c4: { screen: '#6c9a4c', print: '#dadada' },
  c5: { screen: '#fbf7ec', print: '#fff' },
};

/** The paper of each sheet. */
export const grounds = {
  robin: '#7cc7bf',
  blush: '#e3a27c',
  yolk: '#f0c23c',
  lilac: '#a99ccb',
} as const;
