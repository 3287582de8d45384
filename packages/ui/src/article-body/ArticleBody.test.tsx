import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { ArticleBody } from './index.ts';

const html = '<h2 id="why">What the word is for</h2><p>A baby does not <em>clearly</em> know.</p>';
const long = 'And no again. '.repeat(15).trim();

conformance('ArticleBody', () => <ArticleBody html={html} />, { element: 'div' });

it('renders its HTML', () => {
  render(<ArticleBody html={html} />);
  expect(screen.getByRole('heading', { level: 2, name: 'What the word is for' })).toHaveAttribute(
    'id',
    'why',
  );
  expect(screen.getByText('clearly').tagName).toBe('EM');
});

it('enlarges the first letter without changing the text', () => {
  const { container, rerender } = render(<ArticleBody html={`<p>${long}</p>`} />);
  const plain = container.firstElementChild!.className;
  rerender(<ArticleBody html={`<p>${long}</p>`} dropCap />);
  expect(container.firstElementChild!.className).not.toBe(plain);
  expect(container.textContent).toBe(long);
  // A short paragraph gets no drop cap.
  rerender(<ArticleBody html={html} dropCap />);
  expect(container.firstElementChild!.className).toBe(plain);
});

it('keeps the size of a quotation mark before the drop cap', () => {
  const said = `<p>“No,” says the child. ${long}</p>`;
  const { container, rerender } = render(<ArticleBody html={said} />);
  expect(container.querySelector('span')).toBeNull();
  rerender(<ArticleBody html={said} dropCap />);
  expect(container.querySelector('span')?.textContent).toBe('“');
  expect(container.textContent).toBe(`“No,” says the child. ${long}`);
});

it('ends with an end mark', () => {
  const { container, rerender } = render(<ArticleBody html={html} />);
  const plain = container.firstElementChild!.className;
  rerender(<ArticleBody html={html} endMark />);
  expect(container.firstElementChild!.className).not.toBe(plain);
});
