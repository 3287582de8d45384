import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { morningPicture } from '../testing/pictures.ts';
import { Banner } from './index.ts';

const args = { title: 'Food & Dining', kicker: 'News', standfirst: 'Headlines from kitchens and farms.' };

conformance('Banner', () => <Banner {...args} image={morningPicture} section="food" />, { element: 'div' });

it('is the heading of its page', () => {
  render(<Banner {...args} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Food & Dining' })).toBeVisible();
  expect(screen.getByText('News')).toBeVisible();
  expect(screen.getByText(args.standfirst)).toBeVisible();
});

it('loads its picture with priority', () => {
  render(<Banner {...args} image={morningPicture} imageAlt="A cup before a rising sun" />);
  const picture = screen.getByRole('img', { name: 'A cup before a rising sun' });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

it('renders its children under its text', () => {
  render(
    <Banner title="Our Partners">
      <a href="/contact">Write to us</a>
    </Banner>,
  );
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
});
