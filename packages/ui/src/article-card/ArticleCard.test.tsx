import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { blocksPicture } from '../testing/pictures.ts';
import { sectionClass } from '../theme/index.ts';
import * as css from './ArticleCard.css.ts';
import { ArticleCard, ArticleCardSkeleton } from './index.ts';

const variants = ['lead', 'feature', 'standard', 'compact', 'headline'] as const;

const args = {
  title: 'Why toddlers say no, and what to say back',
  standfirst: 'The word arrives around eighteen months and seems to mean everything.',
  kicker: 'Child Development',
  section: 'family',
  author: 'Maya Okafor',
  date: '2026-11-12',
  readTime: '5 min read',
  href: '/articles/why-toddlers-say-no',
  image: blocksPicture,
} as const;

for (const variant of variants) {
  conformance(`ArticleCard ${variant}`, () => <ArticleCard {...args} variant={variant} />, {
    element: 'article',
  });
  conformance(`ArticleCardSkeleton ${variant}`, () => <ArticleCardSkeleton variant={variant} />, {
    element: 'div',
  });
}

describe('ArticleCard', () => {
  it.each(variants)(
    'shows category, title, excerpt, author and reading time, in this order (%s)',
    (variant) => {
      render(<ArticleCard {...args} variant={variant} />);
      expect(screen.getByRole('article').textContent).toBe(
        `${args.kicker}${args.title}${args.standfirst}By ${args.author}Nov 12, 2026${args.readTime}`,
      );
    },
  );

  it('has one link, to the article', () => {
    render(<ArticleCard {...args} />);
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: args.title })]);
    expect(screen.getByRole('link')).toHaveAttribute('href', args.href);
  });

  it('has a headline of level three, or of the given level', () => {
    const { rerender } = render(<ArticleCard {...args} />);
    expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    rerender(<ArticleCard {...args} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  });

  it('has the color of its section', () => {
    render(<ArticleCard {...args} />);
    expect(screen.getByRole('article')).toHaveClass(sectionClass.family);
  });

  it('loads its picture lazily unless it has priority', () => {
    const { rerender } = render(<ArticleCard {...args} imageAlt="Building blocks" />);
    expect(screen.getByRole('img', { name: 'Building blocks' })).toHaveAttribute('loading', 'lazy');
    rerender(<ArticleCard {...args} imageAlt="Building blocks" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('renders with a title only', () => {
    const { container } = render(<ArticleCard title={args.title} href={args.href} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('article').textContent).toBe(args.title);
  });

  it('keeps a hidden kicker for screen readers', () => {
    render(<ArticleCard {...args} kickerShown={false} />);
    expect(screen.getByText(args.kicker)).toHaveClass(css.hiddenKicker);
  });

  it('has no picture in the headline variant', () => {
    render(<ArticleCard {...args} variant="headline" imageAlt="Building blocks" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('leaves out an invalid date', () => {
    render(<ArticleCard {...args} date="someday" />);
    expect(screen.getByRole('article').textContent).not.toMatch(/Invalid|someday/);
  });

  it.each([
    [
      { reviewedBy: 'Dr. Ruth Adeyemi', reviewedOn: '2026-10-02' },
      'Reviewed by Dr. Ruth Adeyemi on Oct 2, 2026',
    ],
    [{ reviewedBy: 'Dr. Ruth Adeyemi', reviewedOn: 'someday' }, 'Reviewed by Dr. Ruth Adeyemi'],
    [{ reviewedOn: '2026-10-02' }, 'Reviewed on Oct 2, 2026'],
  ])('shows the reviewer and the date of the review (%j)', (review, words) => {
    render(<ArticleCard {...args} {...review} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('shows no review without a reviewer and a date', () => {
    render(<ArticleCard {...args} />);
    expect(screen.queryByText(/Reviewed/)).not.toBeInTheDocument();
  });
});
