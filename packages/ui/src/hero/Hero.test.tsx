import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { nightPicture } from '../testing/pictures.ts';
import { Hero } from './index.ts';

const args = {
  title: 'Good advice for the long days and the short years',
  kicker: 'Friday, November 20, 2026',
  standfirst: 'News and advice for families.',
  links: [
    { label: 'Read the articles', href: '/articles', text: 'Forty guides' },
    { label: 'Browse the blog', href: '/blog' },
  ],
  image: nightPicture,
  imageAlt: 'A house under a large moon',
};

conformance('Hero', () => <Hero {...args} />, { element: 'div' });

it('is the heading of the home page', () => {
  render(<Hero {...args} />);
  expect(screen.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
});

it('leads into the magazine', () => {
  render(<Hero {...args} />);
  expect(screen.getByRole('link', { name: 'Read the articles' })).toHaveAttribute('href', '/articles');
  expect(screen.getByRole('link', { name: 'Browse the blog' })).toHaveAttribute('href', '/blog');
});

it('loads the picture of the edition before others', () => {
  render(<Hero {...args} />);
  expect(screen.getByRole('img', { name: args.imageAlt })).toHaveAttribute('fetchpriority', 'high');
});

it('stands without links and picture', () => {
  const { container } = render(<Hero title={args.title} />);
  expect(container.querySelector('ul, img')).toBeNull();
});
