import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [{ label: 'Home', href: '/' }, { label: 'Articles', href: '/articles' }, { label: 'Sleep' }];

conformance('Breadcrumbs', () => <Breadcrumbs items={items} />, { element: 'nav' });

it('links to each step and marks the current page', () => {
  render(<Breadcrumbs items={items} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/articles']);
  expect(screen.getByText('Sleep')).toHaveAttribute('aria-current', 'page');
});

it('renders nothing without steps', () => {
  const { container } = render(<Breadcrumbs items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
