import type { ReactNode } from 'react';
import { type Example, isExample } from '../data/examples.ts';
import { useOwner } from '../data/use-owner.ts';
import * as page from './page.css.ts';
import * as words from '../words/shell.ts';

interface ExampleOfProps {
  value: Example;
  children: ReactNode;
}

/** A value of the owner, with a note while it is still an example. */
export function ExampleOf({ value, children }: ExampleOfProps) {
  if (!isExample(value, useOwner())) return children;
  return (
    <span data-example={value}>
      {children} <small className={page.example}>{words.example}</small>
    </span>
  );
}
