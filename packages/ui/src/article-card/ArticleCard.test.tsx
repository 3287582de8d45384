import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { blocksPicture } from '../testing/pictures.ts';
import { sectionClass } from '../theme/index.ts';
import * as css from './ArticleCard.css.ts';
import { ArticleCard, ArticleCardSkeleton } from './index.ts';

const variants = [
  'top',
  'lead',
  'second',
  'side',
  'thumb',
  'beside',
  'small',
  'wide',
  'line',
  'brief',
  'full',
  'compact',
] as const;

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

  it('has one link, which leads to the article', () => {
    render(<ArticleCard {...args} />);
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: args.title })]);
    expect(screen.getByRole('link')).toHaveAttribute('href', args.href);
  });

  it('has its headline at rank three, or where the page wants it', () => {
    const { rerender } = render(<ArticleCard {...args} />);
    expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    rerender(<ArticleCard {...args} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  });

  it('takes the hue of its section', () => {
    render(<ArticleCard {...args} />);
    expect(screen.getByRole('article')).toHaveClass(sectionClass.family);
  });

  it('loads its picture late, unless it comes first on the page', () => {
    const { rerender } = render(<ArticleCard {...args} imageAlt="Building blocks" />);
    expect(screen.getByRole('img', { name: 'Building blocks' })).toHaveAttribute('loading', 'lazy');
    rerender(<ArticleCard {...args} imageAlt="Building blocks" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('stands with a title alone', () => {
    const { container } = render(<ArticleCard title={args.title} href={args.href} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('article').textContent).toBe(args.title);
  });

  it('says its category aloud where only the title of the section shows it', () => {
    render(<ArticleCard {...args} kickerShown={false} />);
    expect(screen.getByText(args.kicker)).toHaveClass(css.heard);
  });

  it.each(['line', 'brief'] as const)('is told by words alone in a %s', (variant) => {
    render(<ArticleCard {...args} variant={variant} imageAlt="Building blocks" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('leaves out a date that is none', () => {
    render(<ArticleCard {...args} date="someday" />);
    expect(screen.getByRole('article').textContent).not.toMatch(/Invalid|someday/);
  });
});
