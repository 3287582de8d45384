import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Headline } from './index.ts';

conformance('Headline', () => <Headline href="/blog/bedtime">The case for a boring bedtime</Headline>, {
  element: 'h2',
});

it.each([1, 2, 3, 4, 5, 6] as const)('is a heading of level %i', (headingLevel) => {
  render(<Headline headingLevel={headingLevel}>The case for a boring bedtime</Headline>);
  expect(
    screen.getByRole('heading', { level: headingLevel, name: 'The case for a boring bedtime' }),
  ).toBeVisible();
});

it.each([
  [9, 6],
  [0, 1],
])('is a heading of a valid level for level %i', (headingLevel, rank) => {
  render(<Headline headingLevel={headingLevel as 6}>Beyond the outline</Headline>);
  expect(screen.getByRole('heading', { level: rank }).tagName).toBe(`H${rank}`);
});

it('changes its size without changing its level', () => {
  render(
    <Headline headingLevel={3} size="h1">
      The case for a boring bedtime
    </Headline>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
});

it('links to its story', () => {
  render(<Headline href="/articles/boring-bedtime">The case for a boring bedtime</Headline>);
  const link = screen.getByRole('link', { name: 'The case for a boring bedtime' });
  expect(link).toHaveAttribute('href', '/articles/boring-bedtime');
  expect(link).not.toHaveAttribute('rel');
});

it('opens another site in a new tab with rel=noopener', () => {
  render(
    <Headline href="https://www.npr.org/story" target="_blank">
      School starts later, and grades go up
    </Headline>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
});
