import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Skeleton, SkeletonRegion } from './index.ts';

conformance('Skeleton', () => <Skeleton lines={3} />, { element: 'span' });
conformance(
  'SkeletonRegion',
  () => (
    <SkeletonRegion>
      <Skeleton />
    </SkeletonRegion>
  ),
  { element: 'div' },
);

describe('Skeleton', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Skeleton shape="h3" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });

  it.each([
    [1, 1],
    [3, 3],
    [0, 1],
  ])('renders %i lines for %i', (lines, drawn) => {
    const { container } = render(<Skeleton lines={lines} />);
    expect(container.firstElementChild!.children).toHaveLength(drawn);
  });
});

describe('SkeletonRegion', () => {
  it('announces that something loads, and what', () => {
    render(
      <SkeletonRegion label="Loading articles…" data-testid="region">
        <Skeleton />
      </SkeletonRegion>,
    );
    expect(screen.getByTestId('region')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading articles…');
  });
});
