import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { blocksPicture } from '../testing/pictures.ts';
import { ArticleHeader, ArticleHeaderSkeleton } from './index.ts';

const args = {
  title: 'Why toddlers say no, and what to say back',
  kicker: 'Child Development',
  kickerHref: '/articles#child-development',
  section: 'family',
  standfirst: 'The word arrives around eighteen months.',
  author: 'Maya Okafor',
  date: '2026-11-12',
  readTime: '5 min read',
  image: blocksPicture,
  imageAlt: 'Building blocks on a wooden floor',
} as const;

conformance('ArticleHeader', () => <ArticleHeader {...args} caption="Illustration" />, { element: 'div' });
conformance('ArticleHeaderSkeleton', () => <ArticleHeaderSkeleton />, { element: 'div' });

describe('ArticleHeader', () => {
  it('shows kicker, headline, standfirst and byline in this order', () => {
    render(<ArticleHeader {...args} data-testid="head" />);
    expect(screen.getByTestId('head').textContent).toBe(
      `${args.kicker}${args.title}${args.standfirst}By ${args.author}November 12, 2026${args.readTime}`,
    );
    expect(screen.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  });

  it('links to its category', () => {
    render(<ArticleHeader {...args} />);
    expect(screen.getByRole('link', { name: args.kicker })).toHaveAttribute('href', args.kickerHref);
  });

  it('loads the lead picture with priority', () => {
    render(<ArticleHeader {...args} />);
    expect(screen.getByRole('img', { name: args.imageAlt })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('formats the date, and leaves out an invalid one', () => {
    const { rerender } = render(<ArticleHeader {...args} data-testid="head" />);
    expect(screen.getByText('November 12, 2026')).toHaveAttribute('datetime', '2026-11-12');
    rerender(<ArticleHeader {...args} date="someday" data-testid="head" />);
    expect(screen.getByTestId('head').textContent).not.toMatch(/Invalid|someday/);
  });

  it('renders with a title only', () => {
    const { container } = render(
      <ArticleHeader title={args.title} standfirst={null} author={null} date={null} image={null} />,
    );
    expect(container.textContent).toBe(args.title);
    expect(container.querySelector('img, a')).toBeNull();
  });
});

it('hides ArticleHeaderSkeleton from screen readers', () => {
  render(<ArticleHeaderSkeleton data-testid="waiting" picture={false} />);
  expect(screen.getByTestId('waiting')).toHaveAttribute('aria-hidden', 'true');
});
