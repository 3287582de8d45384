import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ArticleBody } from './index.ts';

const html = '<h2 id="why">What the word is for</h2><p>A baby does not <em>clearly</em> know.</p>';

conformance('ArticleBody', () => <ArticleBody html={html} />, { element: 'div' });

it('renders the HTML that it is given', () => {
  render(<ArticleBody html={html} />);
  expect(screen.getByRole('heading', { level: 2, name: 'What the word is for' })).toHaveAttribute(
    'id',
    'why',
  );
  expect(screen.getByText('clearly').tagName).toBe('EM');
});

it('sets a large first letter without touching the words', () => {
  const { container, rerender } = render(<ArticleBody html={html} />);
  const plain = container.firstElementChild!.className;
  rerender(<ArticleBody html={html} dropCap />);
  expect(container.firstElementChild!.className).not.toBe(plain);
  expect(container.textContent).toBe('What the word is forA baby does not clearly know.');
});

it('keeps a quotation mark before the large letter at its size', () => {
  const said = '<p>“No,” says the child.</p>';
  const { container, rerender } = render(<ArticleBody html={said} />);
  expect(container.querySelector('span')).toBeNull();
  rerender(<ArticleBody html={said} dropCap />);
  expect(container.querySelector('span')?.textContent).toBe('“');
  expect(container.textContent).toBe('“No,” says the child.');
});

it('ends with a mark', () => {
  const { container, rerender } = render(<ArticleBody html={html} />);
  const plain = container.firstElementChild!.className;
  rerender(<ArticleBody html={html} endMark />);
  expect(container.firstElementChild!.className).not.toBe(plain);
});
