import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { QuoteCard } from './index.ts';

const args = {
  kicker: 'On sleep',
  quote: 'I ask what happens in the hour before.',
  name: 'Dr. Ruth Adeyemi',
  role: 'Pediatrician',
};

conformance('QuoteCard', () => <QuoteCard {...args} note="An invented person." />, { element: 'article' });

it('quotes the text and cites the speaker', () => {
  const { container } = render(<QuoteCard {...args} />);
  expect(screen.getByRole('heading', { level: 3, name: 'On sleep' })).toBeVisible();
  expect(container.querySelector('blockquote')).toHaveTextContent(args.quote);
  expect(container.querySelector('cite')).toHaveTextContent(args.name);
  expect(screen.getByText('Pediatrician')).toBeVisible();
});

it('shows the note about the speaker', () => {
  render(<QuoteCard {...args} note="An invented person." />);
  expect(screen.getByText('An invented person.')).toBeVisible();
});

it('links its note to the page with the quotation', () => {
  render(
    <QuoteCard quote="Start again." name="Ada" kicker="Sleep" note={<a href="https://sju.example">SJU</a>} />,
  );
  expect(screen.getByRole('link', { name: 'SJU' }).closest('[data-part]')).toHaveAttribute(
    'data-part',
    'note',
  );
});
