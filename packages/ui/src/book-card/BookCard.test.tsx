import { fireEvent, render as renderAlone, screen, within } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { conformance } from '../testing/conformance.tsx';
import { brokenPicture, coverPicture } from '../testing/pictures.ts';
import { BookCard } from './index.ts';

const args = {
  title: 'The Science of Breath',
  author: 'Yogi Ramacharaka',
  image: coverPicture,
  href: 'https://books.example/the-science-of-breath',
  imageAlt: 'A golden sun',
};

/** Renders children on a page whose site sets a placeholder picture. */
function Site({ children }: { children: ReactNode }) {
  return <UiProvider placeholder="/placeholder.svg">{children}</UiProvider>;
}
const render = (element: ReactElement) => renderAlone(element, { wrapper: Site });

conformance('BookCard', () => <BookCard {...args} />, { element: 'article' });

describe('BookCard', () => {
  it('is a single link around cover, title and label', () => {
    render(<BookCard {...args} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', args.href);
    expect(within(link).getByRole('img', { name: 'A golden sun' })).toBeVisible();
    expect(within(link).getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    expect(within(link).getByText('Find this book')).toBeVisible();
  });

  it('opens the store in a new tab with rel=noopener, and says so', () => {
    render(<BookCard {...args} />);
    const link = screen.getByRole('link', { name: /\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('shows the subtitle below the title', () => {
    render(<BookCard {...args} subtitle="and Other Lessons" />);
    expect(screen.getByRole('heading')).toHaveTextContent('The Science of Breath');
    expect(within(screen.getByRole('link')).getByText('and Other Lessons')).toBeVisible();
  });

  it('loads its 3:4 cover lazily', () => {
    render(<BookCard {...args} />);
    const cover = screen.getByRole('img');
    expect(cover).toHaveAttribute('loading', 'lazy');
    expect(Number(cover.getAttribute('width')) / Number(cover.getAttribute('height'))).toBe(0.75);
  });

  it('replaces a broken cover by the placeholder once', () => {
    render(<BookCard {...args} image={brokenPicture} />);
    const cover = screen.getByRole('img');
    expect(cover).toHaveAttribute('data-fallback', '/placeholder.svg');
    fireEvent.error(cover);
    expect(cover).toHaveAttribute('src', '/placeholder.svg');
    expect(cover).not.toHaveAttribute('data-fallback');

    cover.setAttribute('src', '/placeholder.svg#again');
    fireEvent.error(cover);
    expect(cover).toHaveAttribute('src', '/placeholder.svg#again');
  });

  it('hydrates when the host replaced the cover before React ran', () => {
    render(<BookCard {...args} image={brokenPicture} />);
    const cover = screen.getByRole('img');
    cover.removeAttribute('data-fallback');
    cover.setAttribute('src', '/placeholder.svg');
    fireEvent.error(cover);
    expect(cover).toHaveAttribute('src', '/placeholder.svg');
  });

  it('accepts another placeholder', () => {
    render(<BookCard {...args} image={brokenPicture} placeholder="/books/blank.svg" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/books/blank.svg');
  });

  it('has the whole text of a clamped title in its title attribute', () => {
    render(<BookCard {...args} />);
    expect(screen.getByRole('heading')).toHaveAttribute('title', args.title);
  });
});
