/** The mark of the title, an egg in a nest under an arch, on a square of 40: the shapes alone, for every place that draws it. */
export const mark = {
  arch: 'M4 38V18a16 16 0 0 1 32 0v20Z',
  egg: { cx: 20, cy: 19, rx: 5.2, ry: 6.6 },
  twigs: ['M9 22.5c1.5 4.5 6 7 11 7s9.5-2.5 11-7', 'M11.5 28.5c2 3.2 5 4.7 8.5 4.7s6.5-1.5 8.5-4.7'],
  twigWidth: 2.4,
} as const;
