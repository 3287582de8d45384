import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { boatPhoto } from '../testing/pictures.ts';
import { BlogRow, BlogRowSkeleton } from './index.ts';

const args = {
  title: 'The case for a boring bedtime',
  standfirst: 'Same bath, same book, same lamp: why the dullest evenings make the best nights.',
  href: '/blog/boring-bedtime',
  image: '/pictures/posts/boring-bedtime.svg',
};

conformance('BlogRow', () => <BlogRow {...args} />, { element: 'article' });
conformance('BlogRowSkeleton', () => <BlogRowSkeleton />, { element: 'div' });

describe('BlogRow', () => {
  it('is an article with title, description and picture', () => {
    render(<BlogRow {...args} />);
    const row = within(screen.getByRole('article'));
    expect(row.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
    expect(row.getByText(args.standfirst)).toBeVisible();
    expect(row.getByRole('presentation')).toBeVisible();
  });

  it("links to the post from its title and from 'Read Full Article'", () => {
    render(<BlogRow {...args} />);
    expect(screen.getByRole('link', { name: args.title })).toHaveAttribute('href', args.href);
    const more = screen.getByRole('link', { name: 'Read Full Article' });
    expect(more).toHaveAttribute('href', args.href);
    expect(more).toHaveAccessibleDescription(args.title);
  });

  it('shows the picture as given and reserves its space', () => {
    const image = 'https://i.pinimg.com/originals/ab/cd.jpg?w=1&h=2';
    render(<BlogRow {...args} image={image} imageAlt="A lamp beside a crib" />);
    const picture = screen.getByRole('img', { name: 'A lamp beside a crib' });
    expect(picture).toHaveAttribute('src', image);
    expect(picture).not.toHaveAttribute('srcset');
    expect(picture).toHaveAttribute('width', '160');
    expect(picture).toHaveAttribute('height', '160');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('accepts a picture in smaller formats', () => {
    const { container } = render(<BlogRow {...args} image={boatPhoto} />);
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
  });

  it('loads the picture of the first row at once', () => {
    render(<BlogRow {...args} imageAlt="A lamp" variant="lead" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([undefined, null, ''])('renders without picture and description (%j)', (nothing) => {
    const { container } = render(<BlogRow {...args} image={nothing} standfirst={nothing} date={nothing} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('article').textContent).toBe('The case for a boring bedtimeRead Full Article');
  });

  it('formats a date, and leaves out an invalid one', () => {
    const { rerender } = render(<BlogRow {...args} date="2026-11-12" />);
    expect(screen.getByText('Nov 12, 2026')).toBeVisible();
    rerender(<BlogRow {...args} date="someday" />);
    expect(screen.getByRole('article').textContent).not.toMatch(/Invalid|someday/);
  });

  it('is larger as the first row of the list', () => {
    const { rerender } = render(<BlogRow {...args} />);
    const small = screen.getByRole('heading').className;
    rerender(<BlogRow {...args} variant="lead" />);
    expect(screen.getByRole('heading').className).not.toBe(small);
  });
});

it('hides BlogRowSkeleton from screen readers', () => {
  render(<BlogRowSkeleton data-testid="waiting" variant="lead" />);
  expect(screen.getByTestId('waiting')).toHaveAttribute('aria-hidden', 'true');
});
