import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { morningPicture } from '../testing/pictures.ts';
import { TipCard } from './index.ts';

const args = {
  title: 'Keep the same three steps',
  content: 'Pick three things that always happen in the same order: shoes, coat, bag.',
  kicker: 'Daily Routines',
  href: 'https://en.wikipedia.org/wiki/Habit',
};

conformance('TipCard', () => <TipCard {...args} />, { element: 'article' });
conformance('TipCard featured', () => <TipCard {...args} variant="featured" image={morningPicture} />, {
  element: 'article',
});

for (const variant of ['poster', 'line'] as const)
  conformance(`TipCard ${variant}`, () => <TipCard {...args} variant={variant} />, { element: 'article' });

describe('TipCard', () => {
  it('shows category, title and advice', () => {
    render(<TipCard {...args} />);
    expect(screen.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    expect(screen.getByText(args.kicker)).toBeVisible();
    expect(screen.getByText(args.content)).toBeVisible();
  });

  it("links to another site with 'Learn more', in a new tab", () => {
    render(<TipCard {...args} />);
    const link = screen.getByRole('link', { name: /^Learn more/ });
    expect(link).toHaveAttribute('href', args.href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it("accepts 'Wikipedia Reference' as the text of the link", () => {
    render(<TipCard {...args} linkLabel="Wikipedia Reference" />);
    expect(screen.getByRole('link', { name: /^Wikipedia Reference/ })).toBeVisible();
  });

  it('gives its link a unique accessible name among other tips', () => {
    render(<TipCard {...args} linkLabel="Wikipedia Reference" />);
    expect(screen.getByRole('link')).toHaveAccessibleName(
      'Wikipedia Reference: Keep the same three steps (opens in a new tab)',
    );
  });

  it('has no link without an address', () => {
    render(<TipCard {...args} href={undefined} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows a picture only when it is featured', () => {
    const { rerender, container } = render(<TipCard {...args} image={morningPicture} />);
    expect(container.querySelector('img')).toBeNull();
    rerender(<TipCard {...args} image={morningPicture} variant="featured" />);
    expect(container.querySelector('img')).not.toBeNull();
  });
});
