import type { MouseEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ErrorState } from './index.ts';

const args = {
  title: 'Error Loading Blog',
  text: 'Failed to fetch blog posts',
  links: { label: 'Try Again', href: '/blog?page=3' },
};

conformance('ErrorState', () => <ErrorState {...args} />, { element: 'div' });

describe('ErrorState', () => {
  it('is an alert with title and message', () => {
    render(<ErrorState {...args} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch blog posts');
    expect(screen.getByRole('heading', { level: 2, name: 'Error Loading Blog' })).toBeVisible();
  });

  it('is the heading of the page at level 1', () => {
    render(<ErrorState {...args} headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('offers a link to try again, which works without a script', () => {
    render(<ErrorState {...args} />);
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/blog?page=3');
  });

  it('lets the host handle the link', async () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    render(<ErrorState {...args} links={{ ...args.links, onClick }} />);
    await userEvent.click(screen.getByRole('link', { name: 'Try Again' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('offers several links', () => {
    render(<ErrorState {...args} links={[args.links, { label: 'Go to Homepage', href: '/' }]} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Try Again',
      'Go to Homepage',
    ]);
  });

  it('renders without message and links', () => {
    render(<ErrorState title="Unexpected Application Error!" />);
    expect(screen.getByRole('alert').textContent).toBe('Unexpected Application Error!');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
