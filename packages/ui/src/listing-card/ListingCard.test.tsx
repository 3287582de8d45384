import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ListingCard } from './index.ts';

const args = {
  title: 'Meals for the First Month',
  text: 'Neighbors cook for families with a new baby.',
  schedule: 'Monday to Thursday',
  audience: 'Families with a baby under six weeks',
};

conformance('ListingCard', () => <ListingCard {...args} kicker="Programs" href="/contact" />, {
  element: 'article',
});

it('shows what, when and for whom', () => {
  render(<ListingCard {...args} />);
  expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
  expect(screen.getByText(args.text)).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['When', 'For']);
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    args.schedule,
    args.audience,
  ]);
});

it('has no list without facts, and no link without an address', () => {
  const { container } = render(<ListingCard title={args.title} text={args.text} />);
  expect(container.querySelector('dl, a')).toBeNull();
});

it('opens another site in a new tab, and a page of the magazine in the same tab', () => {
  const { rerender } = render(<ListingCard {...args} href="https://www.poisonhelp.hrsa.gov/" />);
  const link = screen.getByRole('link', { name: /^Visit the site/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  rerender(<ListingCard {...args} href="/contact" />);
  expect(screen.getByRole('link', { name: 'Join in' })).not.toHaveAttribute('target');
});
