import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { sectionClass } from '../theme/index.ts';
import { Kicker } from './index.ts';

conformance('Kicker', () => <Kicker section="family">Child Development</Kicker>, { element: 'p' });

it('is plain text without an address', () => {
  render(<Kicker>Family Life</Kicker>);
  expect(screen.getByText('Family Life').tagName).toBe('P');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('is a span as a badge, for use inside a line of text', () => {
  render(<Kicker badge>Family Life</Kicker>);
  expect(screen.getByText('Family Life').tagName).toBe('SPAN');
});

it('links to its section', () => {
  render(<Kicker href="/health-wellness">Sleep</Kicker>);
  expect(screen.getByRole('link', { name: 'Sleep' })).toHaveAttribute('href', '/health-wellness');
});

it('has the hue of its section', () => {
  render(<Kicker section="food">Nutrition &amp; Feeding</Kicker>);
  expect(screen.getByText('Nutrition & Feeding')).toHaveClass(sectionClass.food);
});
