import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ResourceCard } from './index.ts';

const args = {
  title: 'Poison Help',
  text: 'Call 1-800-222-1222 before you do anything else.',
  href: 'https://www.poisonhelp.hrsa.gov/',
  linkLabel: 'Save the number',
};

conformance('ResourceCard', () => <ResourceCard {...args} kicker="Help at any hour" section="health" />, {
  element: 'article',
});

it('says who helps, and leads there in a new tab', () => {
  render(<ResourceCard {...args} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Poison Help' })).toBeVisible();
  expect(screen.getByText(args.text)).toBeVisible();
  const link = screen.getByRole('link', { name: /^Save the number/ });
  expect(link).toHaveAttribute('href', args.href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
