import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { SourceList } from './index.ts';

const sources = [
  { title: 'CDC: Positive Parenting Tips', href: 'https://www.cdc.gov/parenting' },
  { title: 'Zero to Three: Toddlers and Self-Control', href: 'https://www.zerotothree.org/toddlers' },
];

conformance('SourceList', () => <SourceList sources={sources} />, { element: 'section' });

it('lists the sources in order, under a heading that names the section', () => {
  render(<SourceList sources={sources} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sources' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    sources.map(({ href }) => href),
  );
});

it('opens each source in a new tab with rel=noopener', () => {
  render(<SourceList sources={sources} />);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
});

it('renders nothing without sources', () => {
  const { container } = render(<SourceList sources={[]} />);
  expect(container).toBeEmptyDOMElement();
});
