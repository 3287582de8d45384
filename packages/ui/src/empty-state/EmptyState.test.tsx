import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { EmptyState } from './index.ts';

const args = { title: 'No Articles Found', text: 'Check back soon for new content.' };

conformance('EmptyState', () => <EmptyState {...args} />, { element: 'div' });

it('says what is missing and what to expect', () => {
  render(<EmptyState {...args} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No Articles Found' })).toBeVisible();
  expect(screen.getByText('Check back soon for new content.')).toBeVisible();
});

it('is one sentence without a title', () => {
  render(<EmptyState text="No articles found matching your search criteria." />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('No articles found matching your search criteria.')).toBeVisible();
});

it('is not an alert, because nothing failed', () => {
  render(<EmptyState {...args} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows its links', () => {
  render(<EmptyState {...args} links={{ label: 'Clear search', href: '/articles' }} />);
  expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/articles');
});
