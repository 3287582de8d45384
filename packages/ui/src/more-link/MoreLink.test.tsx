import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { MoreLink } from './index.ts';

conformance('MoreLink', () => <MoreLink href="/local-news">See All</MoreLink>, { element: 'a' });

it('links within the magazine, in the same tab', () => {
  render(<MoreLink href="/local-news">See All</MoreLink>);
  const link = screen.getByRole('link', { name: 'See All' });
  expect(link).toHaveAttribute('href', '/local-news');
  expect(link).not.toHaveAttribute('target');
});

it('opens another site in a new tab with rel=noopener, and says so', () => {
  render(
    <MoreLink href="https://en.wikipedia.org/wiki/Sleep" external>
      Wikipedia Reference
    </MoreLink>,
  );
  const link = screen.getByRole('link', { name: 'Wikipedia Reference (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it("keeps the caller's rel", () => {
  render(
    <MoreLink href="https://example.org/" external rel="sponsored noopener">
      Visit the sponsor
    </MoreLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'sponsored noopener');
});
