/** The mark of the title, a lighthouse over the sea, on a square of 40: the shapes alone, for every place that draws it. */
export const mark = {
  sea: { cx: 20, cy: 20, r: 18 },
  tower: 'M17 14h6l2.5 16h-11Z',
  lamp: 'M16 7.5h8V13h-8ZM25 8.5l11-3v9.5l-11-3Z',
  band: 'M15.6 20h8.8l.6 4h-10Z',
} as const;
