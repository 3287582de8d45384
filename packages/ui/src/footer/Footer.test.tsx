import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewsletterForm } from '../newsletter-form/index.ts';
import { conformance } from '../testing/conformance.tsx';
import { legalItems, partnerItems, sectionItems, socialItems } from '../testing/frame.ts';
import { Footer } from './Footer.tsx';

const create = () => (
  <Footer
    name="The Daily Nest"
    tagline="News and advice for families"
    sections={sectionItems.slice(0, 8)}
    moreSections={sectionItems.slice(8)}
    partners={partnerItems}
    social={socialItems}
    legal={legalItems}
    newsletter={<NewsletterForm tone="masthead" title="The Sunday letter" />}
    year={2026}
  />
);

conformance('Footer', create, { element: 'footer' });

it('has the columns "Sections" and "More Sections" with all sixteen sections', () => {
  render(create());
  for (const [title, items] of [
    ['Sections', sectionItems.slice(0, 8)],
    ['More Sections', sectionItems.slice(8)],
  ] as const) {
    const column = screen.getByRole('heading', { name: title }).parentElement!;
    const links = within(column).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(items.map((item) => item.href));
  }
});

it('opens partners in a new tab and says so', () => {
  render(create());
  const link = screen.getByRole('link', { name: 'The Family Kitchen (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('names the social accounts', () => {
  render(create());
  const column = screen.getByRole('heading', { name: 'Follow Us' }).parentElement!;
  expect(within(column).getAllByRole('link')).toHaveLength(3);
  expect(within(column).getByRole('link', { name: /Pinterest/ })).toBeInTheDocument();
});

it('names an account without an address', () => {
  render(
    <Footer
      name="The Daily Nest"
      sections={[]}
      moreSections={[]}
      partners={[]}
      social={[{ label: 'Pinterest' }]}
      legal={legalItems}
      year={2026}
    />,
  );
  expect(screen.getByRole('link', { name: 'Pinterest' })).not.toHaveAttribute('href');
  expect(screen.queryByRole('heading', { name: 'Our Network' })).not.toBeInTheDocument();
});

it('shows the copyright with the given year, and links to privacy and terms', () => {
  render(create());
  expect(screen.getByText('© 2026 The Daily Nest')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

it('renders the newsletter', () => {
  render(create());
  expect(
    within(screen.getByRole('contentinfo')).getByRole('form', { name: 'The Sunday letter' }),
  ).toBeInTheDocument();
});
