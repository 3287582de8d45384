import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { SponsoredTile } from './index.ts';

const args = {
  sponsor: 'Free Library Week',
  title: 'Six hundred story hours a week',
  text: 'Bring the baby, bring the toddler.',
  href: 'https://www.ala.org/',
};

conformance('SponsoredTile', () => <SponsoredTile {...args} />, { element: 'article' });

describe('SponsoredTile', () => {
  it("shows 'Sponsored' and the sponsor first", () => {
    render(<SponsoredTile {...args} />);
    expect(screen.getByRole('article').textContent).toMatch(/^Sponsored Free Library Week/);
    expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
  });

  it('sets rel=sponsored on a link to another site, and opens a new tab', () => {
    render(<SponsoredTile {...args} />);
    const link = screen.getByRole('link', { name: /^Learn more/ });
    expect(link).toHaveAttribute('href', args.href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
  });

  it('opens a house ad in the same tab', () => {
    render(<SponsoredTile {...args} href="/books" linkLabel="See the shelf" />);
    const link = screen.getByRole('link', { name: 'See the shelf' });
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  });
});
