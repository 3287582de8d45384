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
      intro="From your street."
      more={{ href: '/more' }}
    >
      <p>A street shares one cargo bike.</p>
    </Section>
  ),
  { element: 'section' },
);

it('is a region named by its heading', () => {
  render(<Section title="Wellness" />);
  expect(screen.getByRole('region', { name: 'Wellness' })).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'Wellness' }),
  );
});

it('can be a part of another section', () => {
  render(<Section title="Sleep" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
});

it('says of what "See All" is all', () => {
  render(<Section title="Politics" more={{ href: '/politics' }} />);
  expect(screen.getByRole('link', { name: 'See All Politics' })).toHaveAttribute('href', '/politics');
});
