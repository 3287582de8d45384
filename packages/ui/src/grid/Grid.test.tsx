import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Grid, type GridLayout } from './Grid.tsx';

const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => <article key={index}>Story {index + 1}</article>);

conformance('Grid', () => <Grid layout="lead">{stories(3)}</Grid>, { element: 'div' });

it.each<GridLayout>(['lead', 'poster', 'classified', 'halves', 'thirds', 'quarters', 'list'])(
  'shows every story of the layout "%s" in order',
  (layout) => {
    render(<Grid layout={layout}>{stories(5)}</Grid>);
    expect(screen.getAllByRole('article').map((article) => article.textContent)).toEqual([
      'Story 1',
      'Story 2',
      'Story 3',
      'Story 4',
      'Story 5',
    ]);
  },
);

it('puts the lead into its own cell and the others into one', () => {
  const { container } = render(<Grid layout="lead">{stories(3)}</Grid>);
  const [lead, beside] = container.firstElementChild!.children;
  expect(lead).toHaveTextContent('Story 1');
  expect(beside).toHaveTextContent('Story 2Story 3');
});

it('renders nothing without stories, and skips empty children', () => {
  const { container, rerender } = render(<Grid>{[null, false]}</Grid>);
  expect(container).toBeEmptyDOMElement();
  rerender(<Grid>{[null, ...stories(2)]}</Grid>);
  expect(container.firstElementChild!.children).toHaveLength(2);
});
