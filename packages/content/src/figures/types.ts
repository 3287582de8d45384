/** Where a figure's values come from. */
export interface FigureSource {
  /** Institution, document and year, as it stands under the figure. */
  title: string;
  url: string;
  /** The institution and the year in short, for the line under a tape, which has its sources in full in its table. */
  short: string;
  /** The month in which it was read for this magazine, `2026-11`. */
  read?: string;
  /** What a reader must know about it: that another list differs. */
  but?: string;
}

interface Drawn {
  title: string;
  /** A sentence under the title. */
  note?: string;
  sources: FigureSource[];
}

/** One bar, from zero to `value`, or as far as `most` where the source gives a range. */
export interface BarRow {
  label: string;
  value: number;
  most?: number;
  /** The value in words, as it stands beside the bar: `12–16 h`. */
  text: string;
  /** Drawn in the second color: what helps, beside what costs. */
  other?: boolean;
}

/** Values side by side, each a strip of paper in a row of a table. */
export interface Bars extends Drawn {
  kind: 'bars';
  /** The headings of the table: of the labels and of the values. */
  heads: [string, string];
  /** The value of a bar of the whole length. */
  whole: number;
  rows: BarRow[];
}

/** What is given at which age: a table with a drop for each dose. */
export interface Calendar extends Drawn {
  kind: 'calendar';
  columns: string[];
  groups: { label: string; rows: CalendarRow[] }[];
}

export interface CalendarRow {
  label: string;
  /** For each column what stands in the drop, the number of the dose; empty for none. */
  doses: string[];
}

/** A point or a stretch of an age. */
export interface Moment {
  at: number;
  until?: number;
  text: string;
}

/** The part of the paper tape that belongs to an age: shots above it, what a child can do below it. */
export interface Tape extends Drawn {
  kind: 'tape';
  unit: 'week' | 'month' | 'year';
  from: number;
  to: number;
  /** Numbered on the tape: every second, third or tenth. */
  every: number;
  /** The stretches below the ticks: hours of sleep, or visits. */
  band: { name: string; parts: (Moment & { short: string })[] };
  shots: (Moment & { also?: number[] })[];
  /** A shot of every year from an age on. */
  yearly?: Moment;
  steps: Moment[];
}

export type Figure = Bars | Calendar | Tape;
