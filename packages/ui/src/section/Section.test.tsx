import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Section } from './Section.tsx';

conformance(
  'Section',
  () => (
    <Section
      title="Community Stories"
      kicker="Ages 3 to 6"
      standfirst="From your street."
      more={{ href: '/more' }}
    >
      <p>A street shares one cargo bike.</p>
    </Section>
  ),
  { element: 'section' },
);

conformance(
  'Section on the band',
  () => <Section title="Wellness" ground="band" more={{ href: '/more' }} />,
  {
    element: 'section',
  },
);
conformance('Section with a lead', () => <Section title="Featured" lead={<p>The lead</p>} />, {
  element: 'section',
});

it('is a region named by its heading', () => {
  render(<Section title="Wellness" />);
  expect(screen.getByRole('region', { name: 'Wellness' })).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'Wellness' }),
  );
});

it('can be a subsection', () => {
  render(<Section title="Sleep" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
});

it('names the section in the accessible name of "See All"', () => {
  render(<Section title="Politics" more={{ href: '/politics' }} />);
  expect(screen.getByRole('link', { name: 'See All Politics' })).toHaveAttribute('href', '/politics');
});

it('has the order title, lead, link to all', () => {
  render(
    <Section
      title="Featured Coverage"
      more={{ href: '/articles' }}
      lead={<a href="/lead">The invisible list</a>}
    >
      <a href="/second">A fever at three</a>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Featured Coverage' });
  expect(region.firstElementChild).toBe(screen.getByRole('heading', { level: 2 }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lead',
    '/articles',
    '/second',
  ]);
});
