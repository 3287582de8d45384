import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { nightPicture } from '../testing/pictures.ts';
import { WellnessCard } from './index.ts';

const args = {
  title: 'Baby blues or depression? How to tell, and whom to call',
  href: '/health-wellness/baby-blues-or-depression',
  image: nightPicture,
  reviewedBy: 'Dr. Ruth Adeyemi',
  reviewedOn: '2026-10-02',
};

conformance('WellnessCard', () => <WellnessCard {...args} />, { element: 'article' });

describe('WellnessCard', () => {
  it('leads to the article', () => {
    render(<WellnessCard {...args} />);
    expect(screen.getByRole('link', { name: args.title })).toHaveAttribute('href', args.href);
  });

  it.each([
    [{}, 'Reviewed by Dr. Ruth Adeyemi on Oct 2, 2026'],
    [{ reviewedOn: 'someday' }, 'Reviewed by Dr. Ruth Adeyemi'],
    [{ reviewedBy: undefined }, 'Reviewed on Oct 2, 2026'],
  ])('says who reviewed it, and when (%j)', (changes, words) => {
    render(<WellnessCard {...args} {...changes} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says nothing of a review when there was none', () => {
    render(<WellnessCard {...args} reviewedBy={undefined} reviewedOn={undefined} />);
    expect(screen.queryByText(/Reviewed/)).not.toBeInTheDocument();
  });
});
