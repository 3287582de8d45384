import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** A sentence of a language's words: `Write to {email}, or use the {contact}.` */
  text: string;
  /** What stands in its blanks. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links in it, which other languages have in another order. Renders text. */
export function Filled({ text, values }: FilledProps) {
  // split() with a group returns the blank's name at every second index.
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>));
}
