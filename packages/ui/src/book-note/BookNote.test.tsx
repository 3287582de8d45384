import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { BookNote } from './index.ts';

const args = {
  title: 'Watercress',
  author: 'Andrea Wang',
  illustrator: 'Jason Chin',
  year: 2021,
  why: 'Dinner from a roadside ditch, and the story behind it.',
  href: 'https://search.worldcat.org/search?q=watercress',
};

conformance('BookNote', () => <BookNote {...args} />, { element: 'article' });

it('shows who made a book, when, and why it is listed; its title opens a new tab', () => {
  render(<BookNote {...args} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: /^Watercress/ })).toBeVisible();
  expect(screen.getByText('Andrea Wang, with pictures by Jason Chin (2021)')).toBeVisible();
  expect(screen.getByText(args.why)).toBeVisible();
  const link = screen.getByRole('link', { name: /^Watercress/ });
  expect(link).toHaveAttribute('href', args.href);
  expect(link).toHaveAttribute('target', '_blank');
});

it('names an author without an illustrator, and has no link without an address', () => {
  render(<BookNote title="The Snowy Day" author="Ezra Jack Keats" />);
  expect(screen.getByText('Ezra Jack Keats')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
