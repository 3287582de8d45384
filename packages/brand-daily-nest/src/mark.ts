/** The mark of the title, two eggs in a nest under an arch, on a square of 40: the shapes alone, for every place that draws it. */
export const mark = {
  arch: 'M4 38V18a16 16 0 0 1 32 0v20Z',
  eggs: [
    { cx: 15.8, cy: 18, rx: 4.1, ry: 5.4 },
    { cx: 24.2, cy: 18, rx: 4.1, ry: 5.4 },
  ],
  bowl: 'M7.5 20.5h25c0 8-5 13-12.5 13s-12.5-5-12.5-13Z',
  twigs: 'M9.5 25.5c5 2.5 16 2.5 21 0M13 30c4 1.5 10 1.5 14 0',
  twigWidth: 1.8,
} as const;
